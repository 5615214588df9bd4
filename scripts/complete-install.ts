// The last step of `npm ci`. The npm of an old Node silently leaves out every optional package that requires a
// newer one: binaries of the build and of pictures. Installs once more with the Node and npm that the site needs.
import { spawnSync } from 'node:child_process';

const oldestNode = 22;
const [, node = ''] = /\bnode\/v(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (node && Number(node) < oldestNode && !process.env.INSTALLING_AGAIN) {
  const command = ['--yes', '--package=node@24', '--package=npm@11', '--', 'npm', 'ci'];
  console.log(
    `npm runs on Node ${node}, which is too old. Installing again: npx ${command.join(' ')}`,
  );
  // The other npm must not inherit this one's settings, such as its name and version.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(own), INSTALLING_AGAIN: 'yes' };
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}

// This script is the last step of `npm ci`. The npm of an old Node silently skips optional packages
// that require a newer Node, such as binaries of the build and of sharp. The script then installs
// again with Node 24 and npm 11.
import { spawnSync } from 'node:child_process';

const oldestNode = 22;
const [, node = ''] = /\bnode\/v(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (node && Number(node) < oldestNode && !process.env.INSTALLING_AGAIN) {
  const command = ['--yes', '--package=node@24', '--package=npm@11', '--', 'npm', 'ci'];
  console.log(
    `npm runs on Node ${node}, which is too old. Installing again: npx ${command.join(' ')}`,
  );
  // The new npm must not inherit the settings of the old npm, such as its name and version.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(own), INSTALLING_AGAIN: 'yes' };
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}

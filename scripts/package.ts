// `npm run package`: writes the built site, its packages and its Node into an archive that runs
// without npm, a network or a compiler. `--folder DIR` writes a folder instead of an archive;
// `--without-node` omits Node, for images that have it.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { copyPackages } from './lib/release-packages.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, 'without-node': { type: 'boolean', default: false } },
});

/** Name of the release: `RELEASE`, else from `git describe`, else the package's version. */
function releaseName(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], {
    encoding: 'utf8',
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return process.env.RELEASE || (status === 0 ? stdout.trim().replace(/^v/, '') : version);
}

const parts = [
  'dist',
  'src',
  'scripts',
  'content',
  'seed',
  'deploy',
  'docs/deploy.md',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
];
/** Sources that the server does not read, because their build is in dist/. */
const builtSources = ['src/web', 'src/service-worker'];
const isPart = (path: string) =>
  !builtSources.includes(path) && !/\.test\.tsx?$/.test(path) && basename(path) !== '.vite';

/** Writes package.json without install and build scripts, which an archive doesn't need. */
function writeManifest(folder: string) {
  const { scripts, devDependencies, allowScripts, ...manifest } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const { postinstall, prestart, ...commands } = scripts;
  const text = JSON.stringify({ ...manifest, scripts: commands }, null, 2);
  writeFileSync(join(folder, 'package.json'), `${text}\n`);
}

function copyNode(folder: string) {
  const program = join(folder, 'node_modules/node/bin/node');
  cpSync('node_modules/node/bin/node', program, { dereference: true });
  // Node's symbols take 18 MB and are useful only for debugging Node.
  execFileSync('strip', [program]);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'));
}

function fillFolder(folder: string, release: string) {
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => isPart(relative('.', path)),
    });
  }
  // The build contains every file of public/.
  symlinkSync('dist/client', join(folder, 'public'));
  copyPackages(folder);
  if (!values['without-node']) copyNode(folder);
  writeManifest(folder);
  writeFileSync(join(folder, 'RELEASE'), `${release}\n`);
}

if (!existsSync('dist/server/server.js')) {
  console.error('The pages are not built: run npm run build first');
  process.exit(1);
}
const release = releaseName();
const name = `bottom-time-${release}-${process.platform}-${process.arch}`;
const folder = values.folder ?? join('release', name);
rmSync(folder, { recursive: true, force: true });
fillFolder(folder, release);
if (!values.folder) {
  const archive = `${folder}.tar.gz`;
  await create({ gzip: true, portable: true, file: archive, cwd: 'release' }, [name]);
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${digest}  ${basename(archive)}\n`);
  rmSync(folder, { recursive: true });
  console.log(archive);
}

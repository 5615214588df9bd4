// `npm run package`: the built site as an archive that runs without npm, a network or a compiler: its packages and
// its Node are in it. `--folder DIR` leaves the folder and makes no archive; `--without-node` is for images with Node.
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

/** The tag of this commit without its `v`, or the commit. */
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
/** The server reads neither: their build is in dist/. */
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
  // The symbols are 18 MB, useful only for debugging Node.
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
  // The build holds every file of public/.
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

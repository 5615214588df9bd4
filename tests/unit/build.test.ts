/** @module-tag slow */
// Builds a small page and a service worker with the real script, in a separate folder.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'bottom-time-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const config = (pass: string) => `
  import { recordInputs } from '${resolve('scripts/lib/build-inputs.ts')}';
  import './scripts/own-plugin.ts';
  export default {
    plugins: [recordInputs('${pass}')],
    build: {
      outDir: 'dist/client', emptyOutDir: false, copyPublicDir: ${pass === 'pages'},
      lib: { entry: 'src/${pass}/main.ts', formats: ['es'], cssFileName: 'main' },
    },
  };`;

symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
write('package.json', '{ "type": "module" }');
write('package-lock.json', '{}');
write('.gitignore', 'dist');
write('vite.config.ts', config('pages'));
write('vite.service-worker.config.ts', config('worker'));
write('scripts/own-plugin.ts', 'export {};');
write('scripts/compile-cache.mjs', '');
write('scripts/check-assets.ts', '');
write(
  'scripts/after-build.ts',
  `import { utimesSync } from 'node:fs';
  const { CHANGED } = process.env;
  if (CHANGED) utimesSync(CHANGED, new Date(), new Date());`,
);
write(
  'scripts/fill-compile-cache.ts',
  `import { appendFileSync } from 'node:fs'; appendFileSync('builds.log', 'x');`,
);
write('public/robots.txt', 'all');
write('content/site.json', '{ "name": "default" }');
write('src/blocks/block.ts', 'export const block = 1;');
write(
  'src/pages/main.ts',
  `import './main.css'; import site from '../../content/site.json'; export { block } from '../blocks/block.ts'; export { site };`,
);
write('src/pages/main.css', '@import "./colours.css";');
write('src/pages/colours.css', 'a { color: red }');
write('src/worker/main.ts', 'export const worker = 1;');

const environment = { ...process.env, CONTENT_DIR: '' };

async function build(args: string[] = ['--if-stale'], more = {}) {
  const child = spawn(process.execPath, [resolve('scripts/build.ts'), ...args], {
    cwd: root,
    env: { ...environment, ...more },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}
function isFresh(more = {}): boolean {
  const program = `import { isFresh } from '${resolve('scripts/lib/build-inputs.ts')}'; process.exitCode = isFresh() ? 0 : 7;`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...environment, ...more },
  });
  expect([0, 7]).toContain(status);
  return status === 0;
}

const builds = () => readFileSync(join(root, 'builds.log'), 'utf8').length;

test('a start uses the result of npm run build, and two parallel starts make one build', async () => {
  expect(await build([])).toMatchObject({ code: 0 });
  expect(builds()).toBe(1);
  expect((await build()).output).toBe('');
  expect(builds()).toBe(1);
  write('src/pages/main.css', '@import "./colours.css"; b { color: blue }');
  const both = await Promise.all([build(), build()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ output }) => /Waits for another build/.test(output))).toHaveLength(1);
  expect(builds()).toBe(2);
});

test.each([
  ['a module', 'src/blocks/block.ts'],
  ['a stylesheet that a stylesheet imports', 'src/pages/colours.css'],
  ['a file of the service worker', 'src/worker/main.ts'],
  ['a new file beside a module', 'src/pages/new.ts'],
  ['a file that the configuration imports', 'scripts/own-plugin.ts'],
  ['imported content', 'content/site.json'],
  ['a public file', 'public/robots.txt'],
  ['the lockfile', 'package-lock.json'],
])('%s makes the build stale', (_, path) => {
  expect(isFresh()).toBe(true);
  const before = existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8');
  write(path, `${before || ''} `);
  expect(isFresh()).toBe(false);
  if (before === false) rmSync(join(root, path));
  else write(path, before);
  expect(isFresh()).toBe(true);
});

test("the owner's copy of content makes the build stale, but tests and other folders do not", () => {
  write('src/pages/main.test.ts', '');
  write('src/elsewhere/file.ts', '');
  expect(isFresh()).toBe(true);
  write('own/site.json', '{ "name": "own" }');
  expect(isFresh({ CONTENT_DIR: join(root, 'own') })).toBe(false);
});

test('a file that changes during the build makes the build stale', async () => {
  expect(await build([], { CHANGED: join(root, 'src/blocks/block.ts') })).toMatchObject({
    code: 0,
  });
  expect(isFresh()).toBe(false);
});

test('a build that fails leaves no stamp', async () => {
  await build();
  write('src/worker/main.ts', 'export const = ;');
  expect((await build()).code).toBe(1);
  expect(isFresh()).toBe(false);
  expect(existsSync(join(root, 'dist/build.lock'))).toBe(false);
  write('src/worker/main.ts', 'export const worker = 1;');
  expect((await build()).code).toBe(0);
});

test('a build removes the lock of an ended process', async () => {
  const gone = spawn(process.execPath, ['--version']);
  await once(gone, 'close');
  write('dist/build.lock', String(gone.pid));
  expect((await build()).code).toBe(0);
  expect(existsSync(join(root, 'dist/build.lock'))).toBe(false);
});

// Tests the archive of `npm run package`, started with only its own files. Needs a build.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devDependencies } from '../../package.json';
import { freePort } from '../support/postgres.ts';

const name = `bottom-time-0.0.0-test-${process.platform}-${process.arch}`;
const archive = `release/${name}.tar.gz`;
let folder = '';
let data = '';
let server: ChildProcess;
let address = '';

/** An environment whose PATH contains system programs only. */
const environment = () => ({
  PATH: '/usr/bin:/bin',
  DATA_DIR: data,
  ADMIN_PASSWORD: 'correct-horse-battery',
  LINK_CHECKS: 'off',
  LOG_LEVEL: 'error',
  PORT: new URL(address).port,
});
const isReady = () =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/package.ts'], {
    env: { ...process.env, RELEASE: '0.0.0-test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const unpacked = mkdtempSync(join(tmpdir(), 'bottom-time-release-'));
  execFileSync('tar', ['--extract', '--gzip', `--file=${archive}`, `--directory=${unpacked}`]);
  folder = join(unpacked, name);
  data = join(unpacked, 'data');
  address = `http://127.0.0.1:${await freePort()}`;
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [program, ...options] = scripts.start.split(' ');
  server = spawn(join(folder, 'node_modules/.bin', program), options, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300 && server.exitCode === null && !(await isReady()); tries++) {
    await pause(100);
  }
}, 400_000);
afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(join(folder, '..'), { recursive: true });
  for (const file of [archive, `${archive}.sha256`]) rmSync(file);
});

const files = () =>
  globSync('**/*', { cwd: folder }).filter((path) => lstatSync(join(folder, path)).isFile());

test('the archive answers /readyz with its own Node', async () => {
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test.each([
  ['/', 'text/html'],
  ['/dive-sites', 'text/html'],
  ['/api/docs', 'text/html'],
  ['/api/dive-sites/1/poster.pdf', 'application/pdf'],
  ['/api/dive-sites/1/wallpaper.jpg', 'image/jpeg'],
  ['/api/dive-sites/1/section.svg', 'image/svg+xml'],
  [`/guides/${basename(globSync('public/guides/*.pdf')[0] ?? '')}`, 'application/pdf'],
])('the archive answers %s', async (path, type) => {
  const answer = await fetch(`${address}${path}`);
  expect(answer.headers.get('Content-Type')).toContain(type);
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
});

test('the archive draws the share picture of the home page, and serves the files that pages load', async () => {
  const page = await (await fetch(address)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of [new URL(picture).pathname, ...assets]) {
    expect((await fetch(`${address}${path}`)).status, path).toBe(200);
  }
});

test('a script of the owner makes a backup while the archive runs', () => {
  const said = execFileSync(join(folder, 'node_modules/.bin/node'), ['scripts/backup.ts'], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  expect(existsSync(said.split(': ')[0] ?? '')).toBe(true);
});

test('the archive is under 300 MB and has a digest file', () => {
  const bytes = files().reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  console.log(`${Math.round(bytes / 1e6)} MB unpacked`);
  expect(bytes).toBeLessThan(300e6);
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${digest}  ${basename(archive)}\n`);
});

test('the archive has no development package except Node', () => {
  const installed = Object.keys(devDependencies).filter((name) =>
    existsSync(join(folder, 'node_modules', name)),
  );
  expect(installed).toEqual(['node']);
  expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false);
});

test('the archive has no settings, data, tests, source maps or history', () => {
  const own = files().filter((path) => !path.startsWith('node_modules/.cache/'));
  const wrong = own.filter(
    (path) =>
      path.endsWith('.map') ||
      /(^|\/)\.(env|npmrc|git)(\/|$)|^(data|own-content)\//.test(path) ||
      (!path.startsWith('node_modules/') && /\.test\.[a-z]+$/.test(path)),
  );
  expect(wrong).toEqual([]);
});

test('the archive has each script that the command of deploy/ runs', () => {
  const command = readFileSync(join(folder, 'deploy/bottom-time'), 'utf8');
  const [, list = ''] = /^([a-z| -]+)\) run_script/m.exec(command) ?? [];
  const scripts = list.split('|').map((script) => `${script.trim()}.ts`);
  expect(scripts).toContain('backup.ts');
  const shipped = readdirSync(join(folder, 'scripts'));
  expect(scripts.filter((script) => !shipped.includes(script))).toEqual([]);
});

test('the archive has the licence of each package with one in node_modules', () => {
  const licences = globSync('node_modules/{*,@*/*}/[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*').filter(
    (path) => existsSync(join(folder, path, '../package.json')),
  );
  expect(licences.length).toBeGreaterThan(100);
  expect(licences.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

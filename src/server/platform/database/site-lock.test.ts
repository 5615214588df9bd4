import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lockSite } from './site-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = new URL('site-lock.ts', import.meta.url);
const holding = `
  const { lockSite } = await import(${JSON.stringify(module.href)});
  lockSite(${JSON.stringify(folder)});
  console.log('held');
  setInterval(() => {}, 1000);`;

test('a folder cannot be locked until the process that holds its lock is killed', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '-e', holding]);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  expect(() => lockSite(folder)).toThrow(`Another site is running on ${folder}: stop it first`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = lockSite(folder);
  unlock();
  lockSite(folder)();
});

test('an unwritable folder causes no error, since the database reports it', () => {
  lockSite('/dev/null/nowhere')();
});

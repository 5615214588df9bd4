import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDestination, requestMessage } from './destination.ts';

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flushed = (destination: ReturnType<typeof openDestination>) =>
  new Promise<void>((resolve) => destination.flush(resolve));

test('request lines and other lines are written completely and in order', async () => {
  const file = join(folder, 'log');
  const destination = Object.assign(openDestination(file), { lastMsg: '' });
  const lines: string[] = [];
  for (let index = 0; index < 20_000; index++) {
    destination.lastMsg = index % 1000 ? requestMessage : 'another';
    const line = `${index} ${index % 7000 ? 'ß'.repeat(index % 90) : '€'.repeat(100_000)}\n`;
    destination.write(line);
    lines.push(line);
    if (index % 6000 === 0) await flushed(destination);
  }
  await flushed(destination);
  expect(readFileSync(file, 'utf8') === lines.join('')).toBe(true);
});

test('a full disk does not stop the process, and a flush still ends', async () => {
  const destination = openDestination('/dev/full');
  destination.write('lost\n');
  await flushed(destination);
  expect(() => destination.flushSync()).toThrow('ENOSPC');
});

test('lines are queued while a reader is slow, and lines beyond 16 MB are dropped', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, 'r+');
  const destination = openDestination(pipe);
  for (let count = 0; count < 40; count++) destination.write(`${'x'.repeat(999_999)}\n`);
  let read = 0;
  const stream = createReadStream('', { fd: reader }).on('data', ({ length }) => {
    read += length;
  });
  await flushed(destination);
  await expect.poll(() => read).toBe(16_000_000);
  stream.destroy();
});

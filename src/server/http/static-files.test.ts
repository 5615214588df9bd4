import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileCache } from './static-files.ts';

const parent = mkdtempSync(join(tmpdir(), 'bottom-time-files-'));
const folder = join(parent, 'client');
const script = 'export const depth = 30;\n'.repeat(50);
const files = {
  'assets/a.js': script,
  'assets/a.js.br': zlib.brotliCompressSync(script),
  'assets/a.js.gz': zlib.gzipSync(script),
  'art/reef.avif': 'picture',
  'films/film.mp4': Buffer.alloc(300_000),
  '.vite/manifest.json': '{}',
  '../secret': 'secret',
};
let address = '';
const server = createServer((request, response) => {
  if (!cache.answer(request, response)) response.writeHead(404).end('not from memory');
});
let cache: ReturnType<typeof createFileCache>;

beforeAll(async () => {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  cache = createFileCache(pathToFileURL(`${folder}/`), () => ({ 'X-Fixed': 'yes' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

test.each(['br', 'gzip', 'identity'])(
  'a script goes out as %s, to be kept for good',
  async (encoding) => {
    const answer = await fetch(`${address}/assets/a.js?v=1`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('X-Fixed')).toBe('yes');
  },
);

test('a picture goes out as it is, and is not sent again to who has it', async () => {
  const answer = await fetch(`${address}/art/reef.avif`);
  expect(await answer.text()).toBe('picture');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const modified = answer.headers.get('Last-Modified') ?? '';
  const again = await fetch(`${address}/art/reef.avif`, {
    headers: { 'If-Modified-Since': modified },
  });
  expect(again.status).toBe(304);
});

test.each([
  '/films/film.mp4',
  '/.vite/manifest.json',
  '/%2e%2e/secret',
  '//secret',
  '/assets',
  '/assets/',
  '/toString',
])('%s is left to others', async (path) => {
  expect((await fetch(address + path)).status).toBe(404);
});

test('a file that a newer build has taken away is left to others', async () => {
  rmSync(join(folder, 'assets/a.js.gz'));
  cache = createFileCache(pathToFileURL(`${folder}/`), () => ({}));
  rmSync(join(folder, 'assets/a.js'));
  const answer = await fetch(`${address}/assets/a.js`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(answer.status).toBe(404);
});

test('pieces of a file, and what is no GET, are left to others', async () => {
  const piece = await fetch(`${address}/art/reef.avif`, { headers: { Range: 'bytes=0-2' } });
  expect(piece.status).toBe(404);
  expect((await fetch(`${address}/art/reef.avif`, { method: 'POST' })).status).toBe(404);
});

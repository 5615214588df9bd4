import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../../../../tests/security/raw-request.ts';
import { createStaticFiles } from './static-files.ts';

const parent = mkdtempSync(join(tmpdir(), 'bottom-time-files-'));
const folder = join(parent, 'client');
const script = 'export const depth = 30;\n'.repeat(50);
const files = {
  'assets/a.js': script,
  'assets/a.js.br': zlib.brotliCompressSync(script),
  'assets/a.js.gz': zlib.gzipSync(script),
  'art/reef.avif': 'picture',
  'service-worker.js': 'self',
  'films/film.mp4': Buffer.alloc(300_000),
  '.vite/manifest.json': '{}',
  '../secret': 'secret',
};
let address = '';
const server = createServer((request, response) => {
  serve(request, response, () => response.writeHead(404).end('next'));
});
let serve: ReturnType<typeof createStaticFiles>;

beforeAll(async () => {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  serve = createStaticFiles(pathToFileURL(`${folder}/`), () => ({ 'X-Fixed': 'yes' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

test.each(['br', 'gzip', 'identity'])(
  'a script is served as %s, cached for a year',
  async (encoding) => {
    const response = await fetch(`${address}/assets/a.js?v=1`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('X-Fixed')).toBe('yes');
  },
);

test('browsers revalidate the service worker', async () => {
  const response = await fetch(`${address}/service-worker.js`);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test('a picture is served without an encoding, cached for a day', async () => {
  const response = await fetch(`${address}/art/reef.avif`);
  expect(await response.text()).toBe('picture');
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBeNull();
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
});

test.each(['/art/reef.avif', '/films/film.mp4'])(
  'an unchanged %s answers 304 to its ETag and to its date',
  async (path) => {
    const { headers } = await rawRequest({ url: address }, path);
    const conditions = [
      { 'If-None-Match': headers.etag },
      { 'If-Modified-Since': headers['last-modified'] },
    ] as Record<string, string>[];
    for (const condition of conditions) {
      const again = await rawRequest({ url: address }, path, condition);
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers['x-fixed']).toBe('yes');
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    const older = new Date(Date.parse(String(headers['last-modified'])) - 1000).toUTCString();
    const changed = await rawRequest({ url: address }, path, { 'If-Modified-Since': older });
    expect(changed.status).toBe(200);
  },
);

test('a hashed file has an ETag as its only validator, and ignores ranges', async () => {
  const { headers } = await rawRequest({ url: address }, '/assets/a.js');
  expect(headers['last-modified']).toBeUndefined();
  expect(headers['accept-ranges']).toBeUndefined();
  const again = await rawRequest({ url: address }, '/assets/a.js', {
    'If-None-Match': String(headers.etag),
  });
  expect([again.status, again.body]).toEqual([304, '']);
  const part = await rawRequest({ url: address }, '/assets/a.js', { Range: 'bytes=0-1' });
  expect(part.status).toBe(200);
});

test('a film is served in byte ranges, and a range beyond its end answers 416', async () => {
  const range = (bytes: string, headers = {}) =>
    fetch(`${address}/films/film.mp4`, { headers: { Range: `bytes=${bytes}`, ...headers } });
  const part = await range('100-199');
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe('bytes 100-199/300000');
  expect(part.headers.get('X-Fixed')).toBe('yes');
  expect((await part.bytes()).length).toBe(100);
  expect((await (await range('-10')).bytes()).length).toBe(10);
  const beyond = await range('300000-');
  expect([beyond.status, beyond.headers.get('Cache-Control')]).toEqual([416, 'no-store']);
  const changed = await range('0-9', { 'If-Range': '"another"' });
  expect([changed.status, (await changed.bytes()).length]).toEqual([200, 300_000]);
});

test('a HEAD request is answered without a body', async () => {
  const response = await fetch(`${address}/assets/a.js`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([
  '/.vite/manifest.json',
  '/%2e%2e/secret',
  '//secret',
  '/assets',
  '/assets/',
  '/toString',
  '/%',
  '/assets/a.js%00',
])('the next handler answers %s', async (path) => {
  const response = await fetch(address + path);
  expect([response.status, await response.text()]).toEqual([404, 'next']);
});

test('the next handler answers other methods', async () => {
  expect((await fetch(`${address}/art/reef.avif`, { method: 'POST' })).status).toBe(404);
});

test('the next handler answers for a file that a newer build removed, without the headers of files', async () => {
  rmSync(join(folder, 'assets/a.js.gz'));
  const response = await fetch(`${address}/assets/a.js`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect([response.status, await response.text()]).toEqual([404, 'next']);
  expect(response.headers.get('Cache-Control')).toBeNull();
});

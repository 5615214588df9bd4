import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openApp,
  openMigratedSqlite,
  type TestApp,
} from '../../../../tests/support/both-databases.ts';
import { addReadyPicture, draw, upload } from '../../../../tests/support/pictures.ts';
import type { Picture } from '../../../contract/media.ts';
import { openSession } from '../auth/session-store.ts';
import { purgeUploads } from './receive.ts';
import { uploadFolder } from './store.ts';

let dataDir: string;
let site: TestApp;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-uploads-'));
  site = openApp(openMigratedSqlite(), { DATA_DIR: dataDir });
});
afterEach(async () => {
  await site.services.database.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Lists every file in DATA_DIR. */
const filesLeft = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function readRefusal(answer: Response) {
  const body = (await answer.json()) as { error: string };
  expect(await (await site.admin('/api/media')).json(), 'nothing is listed').toEqual([]);
  expect(filesLeft(), 'no file stays').toEqual([]);
  return [answer.status, body.error];
}

function crc(bytes: Buffer) {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of some hundred kilobytes that would decode to 900 million pixels. */
function pngBomb() {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a bad upload returns a message and stores nothing:', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const heicHeader = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(200),
  ]);
  const cases: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['a text named .jpg', () => Buffer.from('Not a picture at all.'), /^This file is no picture/],
    ['an SVG drawing', () => Buffer.from(svg), /SVG drawings are not taken/],
    ['an HTML page', () => Buffer.from('<!doctype html><h1>x</h1>'), /^This file is no picture/],
    ['a HEIC photograph', () => heicHeader, /^This is a HEIC photograph/],
    ['a GIF', () => draw().gif().toBuffer(), /^GIF pictures are not taken/],
    ['a TIFF', () => draw().tiff().toBuffer(), /^This file is no picture/],
    ['a decompression bomb', pngBomb, /has 900 megapixels; 50 are the most/],
    [
      'a JPEG that breaks off',
      async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
        const whole = await sharp({
          create: { width: 800, height: 800, channels: 3, noise, background: '#fff' },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 3);
      },
      /^This picture is damaged/,
    ],
    ['an empty file', () => Buffer.alloc(0), /^Choose a picture to upload/],
  ];
  test.each(cases)('%s is refused', async (_, make, sentence) => {
    const [status, error] = await readRefusal(await upload(site, await make(), 'holiday.jpg'));
    expect(error).toMatch(sentence);
    expect(status).toBe(400);
  });

  test('a file of 26 MB is refused', async () => {
    const answer = await upload(site, Buffer.alloc(26 * 1024 * 1024, 1));
    expect(answer.headers.get('Connection')).toBe('close');
    expect(await readRefusal(answer)).toEqual([
      413,
      'This picture is larger than 25 MB. Save it smaller or as JPEG, and upload it again.',
    ]);
  });

  const partHead = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;
  test.each([
    ['of the file', partHead('file')],
    ['of a part of another name', partHead('other')],
    ['before any part', 'no part'],
  ])('a body with 10 GB %s is refused after less than 60 MB', async (_, start) => {
    const piece = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? new TextEncoder().encode(start) : piece);
        sent += 1;
        if (sent > 10_000) controller.close();
      },
    });
    const answer = await rawUpload('multipart/form-data; boundary=x', body);
    expect(sent).toBeLessThan(60);
    expect((await readRefusal(answer))[0]).toBe(413);
  });

  test('an upload that breaks off is refused', async () => {
    const body = new ReadableStream({
      start(controller) {
        const beginning =
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
        controller.enqueue(new TextEncoder().encode(`${beginning}half`));
        controller.close();
      },
    });
    const answer = await rawUpload('multipart/form-data; boundary=x', body);
    const [status, error] = await readRefusal(answer);
    expect(status).toBe(400);
    expect(error).toMatch(/^The upload broke off/);
  });

  test('a form without a file and a form of another site are refused', async () => {
    const text = await rawUpload('multipart/form-data; boundary=x', '--x--\r\n');
    expect((await readRefusal(text))[0]).toBe(400);
    const foreign = await rawUpload('multipart/form-data; boundary=x', '--x--\r\n', {
      Origin: 'https://evil.example',
    });
    expect((await readRefusal(foreign))[0]).toBe(403);
  });
});

async function rawUpload(
  type: string,
  body: ReadableStream | string,
  headers: Record<string, string> = {},
) {
  const { token } = await openSession(site.services);
  return site.app.request('/api/media', {
    method: 'POST',
    headers: { Cookie: `session=${token}`, 'Content-Type': type, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
}

test('an upload without a session answers 401', async () => {
  const answer = await site.anonymous('/api/media', { method: 'POST', body: { a: 1 } });
  expect(answer.status).toBe(401);
});

test.each([
  ['../../../etc/passwd.jpg', 'passwd'],
  ['C:\\Photos\\Reef at dusk.JPG', 'Reef at dusk'],
  ['turtle\u202egpj.exe', 'turtlegpj'],
  ['.jpg', 'Picture'],
  [`${'x'.repeat(500)}.jpg`, 'x'.repeat(200)],
  ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>'],
])('a file named %s is listed by a plain name and stored under a key', async (given, name) => {
  const content = await draw({ width: 40, height: 40 }).webp().toBuffer();
  const picture: Picture = await addReadyPicture(site, content, given);
  expect(picture.name).toBe(name);
  expect(picture.src).toMatch(/^\/media\/[a-f0-9]{16}\/40x40[.]jpg$/);
  for (const file of filesLeft()) expect(file).toMatch(/^(40[.](avif|webp|jpg)|[a-f0-9]{16})$/);
});

test('a transparent picture gets a white background in formats without transparency', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const content = await sharp({
    create: { width: 40, height: 40, channels: 4, background: clear },
  })
    .png()
    .toBuffer();
  const { src } = await addReadyPicture(site, content);
  const jpeg = await (await site.anonymous(src)).arrayBuffer();
  expect([...(await sharp(jpeg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  const webp = await (await site.anonymous(src.replace('40x40.jpg', '40.webp'))).arrayBuffer();
  expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
});

test('the height of a very tall picture is limited to 8,000 pixels', {
  tags: 'slow',
}, async () => {
  const content = await draw({ width: 900, height: 18_000 }).png().toBuffer();
  const { width, height, state } = await addReadyPicture(site, content);
  expect([width, height, state]).toEqual([400, 8000, 'ready']);
});

test('an upload interrupted by a crash is deleted after a day', async () => {
  const folder = uploadFolder(site.services.config);
  mkdirSync(folder);
  const day = new Date('2026-11-19T00:00:00.000Z');
  for (const name of ['old', 'new']) writeFileSync(join(folder, name), 'half');
  utimesSync(join(folder, 'old'), day, day);
  utimesSync(join(folder, 'new'), site.services.clock(), site.services.clock());
  expect(await purgeUploads(site.services)).toBe(1);
  expect(filesLeft()).toEqual(['new']);
});

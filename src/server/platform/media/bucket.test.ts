import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { addReadyPicture, draw, upload, whenEncoded } from '../../../../tests/support/pictures.ts';
import { startS3 } from '../../../../tests/support/s3-server.ts';
import type { Picture } from '../../../contract/media.ts';
import { openMediaStore } from './store.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-bucket-'));
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openSite = () => openApp(openMigratedSqlite(), { DATA_DIR: dataDir, ...s3.environment });

test('pictures in a bucket are stored, served and deleted, and none stays on the disk', async () => {
  const site = openSite();
  const { id, src } = await addReadyPicture(site, await draw().jpeg().toBuffer());
  const other = openMediaStore(openSite().services.config);
  const [, key = ''] = /media\/([a-f0-9]+)/.exec(src) ?? [];
  expect(await other.read(`originals/${key}`), 'another instance reads it').toBeDefined();
  expect((await site.anonymous(src)).status).toBe(200);
  expect(readdirSync(join(dataDir, '.uploads'))).toEqual([]);
  expect(readdirSync(dataDir)).toEqual(['.uploads']);
  expect((await site.admin(`/api/media/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await site.anonymous(src)).status).toBe(404);
  expect(await other.read(`originals/${key}`)).toBeUndefined();
  await site.services.database.destroy();
});

test('concurrent requests for one picture cause one read of the bucket', async () => {
  let reads = 0;
  const bucket = createServer((_request, response) => {
    reads += 1;
    setTimeout(() => response.end('a picture'), 50);
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  const environment = { ...s3.environment, S3_ENDPOINT: `http://127.0.0.1:${port}` };
  const store = openMediaStore(openApp(openMigratedSqlite(), environment).services.config);
  const read = () => store.read('0123456789abcdef/800.jpg');
  const found = await Promise.all(Array.from({ length: 50 }, read));
  expect(found.map((content) => Buffer.from(content ?? []).toString())).toEqual(
    Array.from({ length: 50 }, () => 'a picture'),
  );
  await read();
  expect(reads).toBe(1);
  bucket.close();
});

test('an error names a missing bucket, and nothing is lost', async () => {
  const site = openSite();
  const content = await draw().jpeg().toBuffer();
  const { src } = await addReadyPicture(site, content);
  const folder = join(s3.directory, 'pictures');
  renameSync(folder, `${folder}-gone`);
  const refused = await upload(site, content);
  expect(refused.status).toBe(503);
  expect(((await refused.json()) as { error: string }).error).toMatch(
    /^The bucket “pictures”, where pictures are stored, can not be used at the moment/,
  );
  expect(await (await site.admin('/api/media')).json()).toHaveLength(1);
  const unread = await openApp(site.services.database, {
    DATA_DIR: dataDir,
    ...s3.environment,
  }).anonymous(src);
  expect([unread.status, unread.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await unread.text(), 'visitors are not told where pictures are').not.toContain('bucket');
  renameSync(`${folder}-gone`, folder);
  expect((await site.anonymous(src)).status).toBe(200);
  await site.services.database.destroy();
});

test('a picture whose bucket fails during encoding waits and is finished later', async () => {
  const site = openSite();
  const { environment } = s3;
  const content = await draw({ width: 2000, height: 1500 }).jpeg().toBuffer();
  const added = (await (await upload(site, content)).json()) as Picture;
  const folder = join(s3.directory, 'pictures');
  renameSync(folder, `${folder}-gone`);
  const waiting = await whenEncoded(site, added);
  expect(waiting).toMatchObject({
    state: 'waiting',
    problem: expect.stringContaining('tried again'),
  });
  renameSync(`${folder}-gone`, folder);
  const later = openApp(site.services.database, { DATA_DIR: dataDir, ...environment });
  const small = await draw({ width: 20, height: 20 }).jpeg().toBuffer();
  await addReadyPicture(later, small);
  expect(await whenEncoded(later, added)).toMatchObject({ state: 'ready', problem: null });
  await site.services.database.destroy();
});

test('incomplete settings of a bucket stop the start with a message', () => {
  const { S3_SECRET_ACCESS_KEY: _, ...others } = s3.environment;
  expect(() => openApp(openMigratedSqlite(), others)).toThrow(
    'Wrong setting: a bucket for pictures also needs S3_SECRET_ACCESS_KEY',
  );
});

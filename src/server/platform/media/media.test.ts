import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { addReadyPicture, draw, upload, whenEncoded } from '../../../../tests/support/pictures.ts';
import { completeArticle } from '../../../../tests/support/records.ts';
import type { Article } from '../../../contract/articles.ts';
import type { Picture } from '../../../contract/media.ts';
import { pictureForms } from '../../../domain/pictures/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-media-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const addressesIn = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');

onSqliteFirst('the media library', (openApp) => {
  const open = () => openApp({ DATA_DIR: dataDir });

  test('an upload is encoded in three formats, each in every size that pages use', async () => {
    const site = await open();
    const answer = await upload(site, await draw({ width: 1000, height: 500 }).jpeg().toBuffer());
    expect(answer.status).toBe(201);
    const added = (await answer.json()) as Picture;
    expect(added).toMatchObject({ name: 'Reef', width: 1000, height: 500, sizes: 3, alt: '' });
    expect((await site.anonymous(added.thumbnail)).status, 'lists can show it at once').toBe(200);

    const ready = await whenEncoded(site, added);
    expect(ready).toMatchObject({ state: 'ready', sizesMade: 3, problem: null });
    expect(ready.src).toMatch(/^\/media\/[a-f0-9]{16}\/1000x500[.]jpg$/);
    const forms = pictureForms(ready.src);
    const files = [forms.src, ...addressesIn(forms.avif), ...addressesIn(forms.webp)];
    expect(files).toHaveLength(7);
    for (const file of files) {
      const found = await site.anonymous(file);
      expect(found.status, file).toBe(200);
      expect(found.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const format = file.endsWith('.jpg') ? 'jpeg' : file.split('.')[1];
      expect(found.headers.get('Content-Type')).toBe(`image/${format}`);
      const metadata = await sharp(await found.arrayBuffer()).metadata();
      const [, width] = /[/](\d+)(?:x\d+)?[.]/.exec(file) ?? [];
      expect(metadata.width, file).toBe(Number(width));
    }
    const etag = (await site.anonymous(ready.src)).headers.get('ETag') ?? '';
    const again = await site.anonymous(ready.src, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('the thumbnail of a transparent picture is transparent once all sizes are encoded', async () => {
    const site = await open();
    const clear = { r: 255, g: 255, b: 255, alpha: 0 };
    const mark = sharp({ create: { width: 500, height: 90, channels: 4, background: clear } });
    const { thumbnail } = await addReadyPicture(site, await mark.png().toBuffer());
    const found = await site.anonymous(thumbnail);
    const { channels } = await sharp(await found.arrayBuffer()).stats();
    expect(channels[3]).toMatchObject({ max: 0 });
  });

  test('the same picture is stored once under any name until it is deleted', async () => {
    const site = await open();
    const content = await draw({ width: 77, height: 55 }).jpeg().toBuffer();
    const first = await upload(site, content, 'Reef.jpg');
    const again = await upload(site, content, 'Reef (copy).jpg');
    expect([first.status, again.status]).toEqual([201, 200]);
    const { id } = await whenEncoded(site, (await first.json()) as Picture);
    expect(await again.json()).toMatchObject({ id, name: 'Reef' });
    const search = async () =>
      (await (await site.admin('/api/media?search=Reef%20(copy)')).json()) as Picture[];
    expect(await search()).toEqual([]);
    const removed = await site.admin(`/api/media/${id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await upload(site, content, 'Reef (copy).jpg')).status).toBe(201);
    expect(await search()).toHaveLength(1);
  });

  test('a served picture is upright and has no GPS or camera metadata', async () => {
    const site = await open();
    const photograph = await draw({ width: 600, height: 400 })
      .withExif({
        IFD0: { Make: 'Camera of Jo' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { src, width, height } = await addReadyPicture(site, photograph);
    expect([width, height]).toEqual([400, 600]);
    const served = await sharp(await (await site.anonymous(src)).arrayBuffer()).metadata();
    expect(served).toMatchObject({ width: 400, height: 600 });
    expect([served.exif, served.orientation, served.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const [, key = ''] = /media\/([a-f0-9]+)/.exec(src) ?? [];
    expect((await site.anonymous(`/media/originals/${key}`)).status, 'not public').toBe(404);
  });

  test('the list begins with the newest picture, and search reads name, alt text and credit', async () => {
    const site = await open();
    const content = await draw({ width: 50, height: 50 }).png().toBuffer();
    const first = await addReadyPicture(site, content, 'Wreck 100%.png');
    await addReadyPicture(site, content, 'Kelp.png');
    await site.admin(`/api/media/${first.id}`, {
      method: 'PATCH',
      body: { alt: 'The bow of a ship, Édith', credit: 'Ann' },
    });
    const names = async (search: string) => {
      const answer = await site.admin(`/api/media?search=${encodeURIComponent(search)}`);
      return ((await answer.json()) as Picture[]).map(({ name }) => name);
    };
    expect(await names('')).toEqual(['Kelp', 'Wreck 100%']);
    expect(await names('BOW OF')).toEqual(['Wreck 100%']);
    expect(await names('ann')).toEqual(['Wreck 100%']);
    expect(await names('Édith')).toEqual(['Wreck 100%']);
    expect(await names('0%')).toEqual(['Wreck 100%']);
    expect(await names('_elp')).toEqual([]);
    expect((await site.anonymous('/api/media')).status).toBe(401);
  });

  test('every use of a picture is listed, and a picture in use is not deleted', async () => {
    const site = await open();
    const { id, src } = await addReadyPicture(site, await draw().jpeg().toBuffer());
    const post = async (path: string, body: object) =>
      ((await (await site.admin(path, { method: 'POST', body })).json()) as Article).id;
    const article = await post('/api/articles', {
      title: 'In the text',
      content: `<figure><img src="${src}" alt="" /></figure>`,
    });
    const review = await post('/api/reviews', { title: 'Fins', imageUrl: src });
    const product = await post('/api/products', { name: 'A mask', imageUrl: src });
    await site.admin(`/api/products/${product}`, { method: 'DELETE' });
    expect(await (await site.admin(`/api/media/${id}/uses`)).json()).toEqual([
      {
        resource: 'articles',
        id: article,
        title: 'In the text',
        inBin: false,
        inWorkingCopy: false,
      },
      { resource: 'reviews', id: review, title: 'Fins', inBin: false, inWorkingCopy: false },
      { resource: 'products', id: product, title: 'A mask', inBin: true, inWorkingCopy: false },
    ]);
    const refused = await site.admin(`/api/media/${id}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error:
        'This picture is in use: “In the text”, “Fins”, “A mask” (in the bin). Nothing was deleted.',
      uses: { length: 3 },
    });
    expect((await site.anonymous(src)).status).toBe(200);
  });

  test('a picture in unsaved changes counts as used, and its focal point is updated there', async () => {
    const site = await open();
    const { id, src } = await addReadyPicture(site, await draw().jpeg().toBuffer());
    const saved = await site.admin('/api/admin/working-copies/articles/new-1', {
      method: 'PUT',
      body: { version: 0, recordVersion: null, values: { title: 'Still writing', imageUrl: src } },
    });
    expect(saved.status).toBe(200);
    expect(await (await site.admin(`/api/media/${id}/uses`)).json()).toEqual([
      { resource: 'articles', id: -1, title: 'Still writing', inBin: false, inWorkingCopy: true },
    ]);
    const refused = await site.admin(`/api/media/${id}`, { method: 'DELETE' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: expect.stringContaining('“Still writing” (unpublished changes)') },
    ]);
    await site.admin(`/api/media/${id}`, { method: 'PATCH', body: { focalX: 10 } });
    const copy = await (await site.admin('/api/admin/working-copies/articles/new-1')).json();
    expect(copy).toMatchObject({
      workingCopy: { values: { imageUrl: src.replace('.jpg', '-10-50.jpg') } },
    });
  });

  test('a picture that only earlier versions of a draft show does not count as used', async () => {
    const site = await open();
    const { id, src } = await addReadyPicture(site, await draw().jpeg().toBuffer());
    const draft = '/api/admin/working-copies/dive-sites/new-7';
    for (const [version, imageUrl] of [src, ''].entries()) {
      const values = { name: 'Half a reef', imageUrl };
      const body = { version, recordVersion: null, values };
      expect((await site.admin(draft, { method: 'PUT', body })).status).toBe(200);
    }
    expect(await (await site.admin(`${draft}/versions/1`)).json()).toMatchObject({
      values: { imageUrl: src },
    });
    expect(await (await site.admin(`/api/media/${id}/uses`)).json()).toEqual([]);
    expect((await site.admin(`/api/media/${id}`, { method: 'DELETE' })).status).toBe(200);
  });

  test('a deleted picture leaves no file behind', async () => {
    const site = await open();
    const { id, src } = await addReadyPicture(site, await draw().jpeg().toBuffer());
    const [, key = ''] = /media\/([a-f0-9]+)/.exec(src) ?? [];
    expect(readdirSync(join(dataDir, 'media', key)).sort()).toEqual([
      '300.avif',
      '300.jpg',
      '300.webp',
    ]);
    expect((await site.admin(`/api/media/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await site.anonymous(src)).status).toBe(404);
    expect(readdirSync(join(dataDir, 'media'))).not.toContain(key);
    expect(readdirSync(join(dataDir, 'media', 'originals'))).not.toContain(key);
  });

  test('published records show a new focal point and alt text without a new version', async () => {
    const site = await open();
    const { id, src } = await addReadyPicture(site, await draw().jpeg().toBuffer());
    const content = `<p>Down.</p><img src="${src}" alt="" />`;
    const created = await site.admin('/api/articles', {
      method: 'POST',
      body: { ...completeArticle, imageUrl: src, content, published: true },
    });
    const { slug, version } = (await created.json()) as Article;
    const read = async () =>
      (await (await site.anonymous(`/api/articles/slug/${slug}`)).json()) as Article;
    expect((await read()).headPicture).toEqual({ alt: '', credit: '', licence: '' });
    const changed = await site.admin(`/api/media/${id}`, {
      method: 'PATCH',
      body: { focalX: 20, focalY: 75, alt: 'A kelp forest', credit: 'Jo', licence: 'CC BY 4.0' },
    });
    const { src: moved } = (await changed.json()) as Picture;
    expect(await (await site.admin('/api/admin/audit-log')).json()).toMatchObject({
      entries: [
        {
          action: 'content_updated',
          resource: `media/${id}`,
          details: 'Reef: alt, credit, licence, focal x, focal y',
        },
        {},
        {},
        {},
      ],
    });
    expect(moved).toBe(src.replace('.jpg', '-20-75.jpg'));
    expect(pictureForms(moved).position).toBe('20% 75%');
    const article = await read();
    expect(article).toMatchObject({ imageUrl: moved, version });
    expect(article.headPicture).toEqual({
      alt: 'A kelp forest',
      credit: 'Jo',
      licence: 'CC BY 4.0',
    });
    expect(article.content).toContain(moved);
    expect(await (await site.anonymous('/rss.xml')).text()).toContain(
      'alt=&quot;A kelp forest&quot;',
    );
    expect((await site.anonymous(moved)).status).toBe(200);
  });
});

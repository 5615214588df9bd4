import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  onSqliteFirst,
  openApp,
  openMigratedSqlite,
} from '../../../../tests/support/both-databases.ts';
import { addReadyPicture, draw } from '../../../../tests/support/pictures.ts';
import { completeArticle } from '../../../../tests/support/records.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import { sharedPages } from '../../../contract/settings/shared-pages.ts';
import { openSharedDrawings } from '../../platform/drawing/shared-drawings.ts';
import { createHeavyWork } from '../../platform/http/heavy-work.ts';
import { openMediaStore } from '../../platform/media/store.ts';
import { pagesWithCards } from './cards.ts';
import type { ShareCard } from './draw.ts';
import { createShareStore } from './store.ts';

const article = {
  ...completeArticle,
  title: 'A title that goes on and on for as long as an owner with much to say might make it go on',
  slug: 'long',
};

const card: ShareCard = {
  layout: 'wide',
  picture: '/art/scenes/blog-hero.jpg',
  kicker: 'Tips',
  title: 'One',
};

function openStore(draw: () => Promise<Buffer>, app = openApp(openMigratedSqlite())) {
  const { services } = app;
  const drawings = openSharedDrawings(services, openMediaStore(services.config));
  return createShareStore(draw, createHeavyWork(), drawings);
}

onSqliteFirst('share images', (open) => {
  test('GET /share/blog/{slug}.jpg is a JPEG of 1200 by 630 and revalidates by ETag', async () => {
    const { admin, anonymous } = await open();
    await admin('/api/articles', { method: 'POST', body: { ...article, published: true } });
    const answer = await anonymous('/share/blog/long.jpg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(picture.length).toBeLessThan(300_000);

    const etag = answer.headers.get('ETag') ?? '';
    const again = await anonymous('/share/blog/long.jpg', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('show the picture that the owner chose for an article, a review or a page', async () => {
    const { admin, anonymous } = await open();
    const readEtag = async (path: string) => (await anonymous(path)).headers.get('ETag');
    const published = { ...article, purchaseLink: 'https://shop.example/fin', published: true };
    const shareImageUrl = '/art/scenes/reviews-hero.jpg';
    for (const [resource, path] of [
      ['articles', '/share/blog/long.jpg'],
      ['reviews', '/share/gear-reviews/long.jpg'],
    ] as const) {
      const created = await admin(`/api/${resource}`, { method: 'POST', body: published });
      expect(created.status).toBe(201);
      const own = await readEtag(path);
      const choose = (chosen: string | null) =>
        admin(`/api/${resource}/1`, { method: 'PATCH', body: { shareImageUrl: chosen } });
      expect(await (await choose(shareImageUrl)).json()).toMatchObject({ shareImageUrl });
      const chosen = await readEtag(path);
      expect(chosen).not.toBe(own);
      // Pictures of other hosts are not fetched.
      await choose('https://elsewhere.example/fin.jpg');
      expect(await readEtag(path)).toBe(own);
      await choose(null);
      expect(await readEtag(path)).toBe(own);
      const wrong = await choose('javascript:alert(1)');
      expect(wrong.status).toBe(400);
    }
    const own = await readEtag('/share/about.jpg');
    const setting = `/api/settings/${settingGroups['page-heads'].id}`;
    const values = { pages: [{ page: '/about', picture: shareImageUrl }] };
    expect((await admin(setting, { method: 'PATCH', body: { values } })).status).toBe(200);
    expect(await readEtag('/share/about.jpg')).not.toBe(own);
    await admin(setting, { method: 'DELETE' });
    expect(await readEtag('/share/about.jpg')).toBe(own);
  });

  test('have a setting for the picture of each page', () => {
    expect(Object.keys(sharedPages)).toEqual(pagesWithCards);
  });

  test('show a picture of the library cropped around its focal point', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-share-'));
    const site = await open({ DATA_DIR: dataDir });
    const left = await draw({ width: 400, height: 200, background: '#f00' }).png().toBuffer();
    const both = await draw({ width: 800, height: 200, background: '#00f' })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { id, src } = await addReadyPicture(site, both);
    const body = { ...article, imageUrl: src, published: true };
    await site.admin('/api/articles', { method: 'POST', body });
    const redAndBlue = async () => {
      const shared = await site.anonymous('/share/blog/long.jpg');
      const pixels = await sharp(await shared.arrayBuffer())
        .extract({ left: 600, top: 60, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return [Number(pixels[0]) > 200, Number(pixels[2]) > 200];
    };
    for (const [focalX, expected] of [
      [0, [true, false]],
      [100, [false, true]],
    ] as const) {
      await site.admin(`/api/media/${id}`, { method: 'PATCH', body: { focalX } });
      expect(await redAndBlue()).toEqual(expected);
    }
    rmSync(dataDir, { recursive: true });
  });

  test('are drawn again for a new title', async () => {
    const { admin, anonymous } = await open();
    const created = await admin('/api/articles', {
      method: 'POST',
      body: { ...article, published: true },
    });
    const { id } = (await created.json()) as { id: number };
    const readEtag = async () => (await anonymous('/share/blog/long.jpg')).headers.get('ETag');
    const before = await readEtag();
    await admin(`/api/articles/${id}`, { method: 'PATCH', body: { title: 'Short' } });
    expect(await readEtag()).not.toBe(before);
  });

  test('of drafts and unknown names answer 404', async () => {
    const { admin, anonymous } = await open();
    await admin('/api/articles', { method: 'POST', body: { ...article, published: false } });
    for (const path of [
      '/share/blog/long.jpg',
      '/share/blog/none.jpg',
      '/share/gear-reviews/none.jpg',
      '/share/dive-sites/99.jpg',
      '/share/dive-sites/x.jpg',
      '/share/none.jpg',
    ]) {
      expect([path, (await anonymous(path)).status]).toEqual([path, 404]);
    }
  });

  test('of reviews, dive sites and fixed pages are drawn, even if a picture is of another host', {
    tags: 'slow',
  }, async () => {
    const { admin, anonymous } = await open();
    const review = {
      title: 'Fin',
      content: 'c',
      category: 'Masks & Fins',
      imageUrl: 'https://elsewhere.example/fin.jpg',
      purchaseLink: 'https://shop.example/fin',
      rating: '⭐⭐⭐⭐',
      published: true,
    };
    await admin('/api/reviews', { method: 'POST', body: review });
    const site = {
      name: 'Rapid Bay Jetty',
      region: 'Fleurieu',
      latitude: '-35.52',
      longitude: '138.18',
      depthRange: '2–45 m',
      skillLevel: 'Beginner',
      waterTemp: '14–21 °C',
      description: 'A jetty',
    };
    const created = await admin('/api/dive-sites', { method: 'POST', body: site });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: number };
    for (const path of [
      '/share/gear-reviews/fin.jpg',
      `/share/dive-sites/${id}.jpg`,
      '/share/home.jpg',
    ]) {
      const answer = await anonymous(path);
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
    }
  });
});

test('fifty concurrent requests share one drawing, and images are drawn one at a time', {
  tags: 'slow',
}, async () => {
  let drawn = 0;
  let underWay = 0;
  let most = 0;
  const store = openStore(async () => {
    drawn += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    return Buffer.from('picture');
  });
  await Promise.all(Array.from({ length: 50 }, () => store.readFile({ ...card })));
  expect(drawn).toBe(1);
  await Promise.all(['Two', 'Three'].map((title) => store.readFile({ ...card, title })));
  expect([drawn, most]).toEqual([3, 1]);
});

test('an image is drawn again after a failure', { tags: 'slow' }, async () => {
  let times = 0;
  const store = openStore(async () => {
    times += 1;
    if (times === 1) throw new Error('no ink');
    return Buffer.from('picture');
  });
  await expect(store.readFile(card)).rejects.toThrow('no ink');
  expect(await store.readFile(card)).toEqual(Buffer.from('picture'));
});

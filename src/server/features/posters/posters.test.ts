import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { drawPosterPdf } from './pdf.ts';
import { toPoster } from './poster.ts';
import { drawWallpaper } from './wallpaper.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-posters-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const wreck = {
  ...plainSite,
  name: 'Käthe’s Wreck',
  type: 'wreck',
  skillLevel: 'Intermediate',
  access: 'boat',
  depthRange: '14-28m',
  depthMin: 14,
  depthMax: 28,
  state: 'NSW',
  positionErrorKm: 0.4,
  marineLife: 'Giant cuttlefish, eastern blue devil',
  bestTime: 'April to July',
};

const add = (site: TestApp, fields: object = {}) => addSite(site, { ...wreck, ...fields });

onSqliteFirst('posters', (openApp) => {
  const open = () => openApp({ DATA_DIR: dataDir, SITE_URL: 'https://dives.example' });

  test('the poster is one A3 page with the section at 300 dpi, and extractable text', async () => {
    const site = await open();
    const { id } = await add(site);
    const answer = await site.anonymous(`/api/dive-sites/${id}/poster.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="kathes-wreck.pdf"');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.length).toBeLessThan(2_000_000);
    const objects = file.toString('latin1');
    expect(objects).toMatch(/\/FontName \/\w+\+Bricolage/);
    expect(objects).toMatch(/\/Subtype \/Image[^>]*\/Width 4961/);

    const { text, totalPages, view } = await readPdf(file);
    expect(totalPages).toBe(1);
    const [, , width, height] = view.map((points) => Math.round((points * 25.4) / 72));
    expect([width, height]).toEqual([420, 297]);
    for (const words of [
      'Käthe’s Wreck',
      'Sydney, New South Wales',
      "33° 48.000' S, 151° 12.000' E",
      '-33.8, 151.2',
      'Position right to about 0.4 km.',
      'Not for navigation.',
      'from 14 to 28 metres deep',
      '14-28m',
      'Giant cuttlefish',
      `dives.example/dive-sites/${id}`,
    ]) {
      expect(text).toContain(words);
    }

    const etag = answer.headers.get('ETag') ?? '';
    const again = await site.anonymous(`/api/dive-sites/${id}/poster.pdf`, {
      headers: { 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('the poster of a closed site says that it is closed and omits the best time', async () => {
    const site = await open();
    const { id } = await add(site, {
      status: 'closed',
      statusReason: 'The hull is breaking up.',
      statusAuthority: 'NSW Heritage',
      bestTime: 'March to May',
    });
    const answer = await site.anonymous(`/api/dive-sites/${id}/poster.pdf`);
    const { text } = await readPdf(await answer.arrayBuffer());
    expect(text).toContain('Sydney, New South Wales · Closed');
    expect(text).not.toContain('Best time');
  });

  test('the wallpaper is a JPEG of 1290 by 2796 pixels', async () => {
    const site = await open();
    const { id } = await add(site);
    const answer = await site.anonymous(`/api/dive-sites/${id}/wallpaper.jpg`);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    const file = await answer.arrayBuffer();
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1290,
      height: 2796,
    });
    expect(file.byteLength).toBeLessThan(600_000);
  });

  test('a poster of a missing site answers 404, and one address draws at most twenty in 15 minutes', async () => {
    const site = await open();
    expect((await site.anonymous('/api/dive-sites/999/poster.pdf')).status).toBe(404);
    expect((await site.anonymous('/api/dive-sites/x/wallpaper.jpg')).status).toBe(400);
    const { id } = await add(site);
    await site.services.database
      .insertInto('rateLimits')
      .values({
        key: 'poster:127.0.0.1',
        count: 20,
        resetTime: '2026-11-21T00:10:00.000Z',
        createdAt: '2026-11-21T00:00:00.000Z',
      })
      .execute();
    const refused = await site.anonymous(`/api/dive-sites/${id}/wallpaper.jpg`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('600');
    site.passMinutes(11);
    expect((await site.anonymous(`/api/dive-sites/${id}/wallpaper.jpg`)).status).toBe(200);
  });
});

const poster = (fields: object) =>
  toPoster(
    {
      ...{ id: 7, status: null, visibility: null, slug: 'ss-yongala' },
      ...{ ...wreck, positionSource: null, imageUrl: null },
      ...fields,
    } as unknown as DiveSite,
    'https://dives.example',
    undefined,
  );

test('the position note of a poster ends with the warning, even after a long source', () => {
  const { position } = poster({ positionSource: 'A survey of the bay. '.repeat(20) });
  expect(position).toMatch(/Not for navigation[.]$/);
});

test('a poster is drawn with the plate of its site, or else with the print of its type', {
  tags: 'slow',
}, async () => {
  for (const slug of ['ss-yongala', 'no-such-plate']) {
    expect(poster({ slug }).plate !== undefined).toBe(slug === 'ss-yongala');
    const { text } = await readPdf(await drawPosterPdf(poster({ slug })));
    expect(text).toContain('Käthe’s Wreck');
    const wallpaper = await drawWallpaper(poster({ slug }));
    expect((await sharp(wallpaper).metadata()).height).toBe(2796);
  }
});

test('a poster of a site with very long texts has only one page', { tags: 'slow' }, async () => {
  const long = 'Kalbarri and the reefs beyond it '.repeat(12);
  const file = await drawPosterPdf(
    poster({ name: long.slice(0, 200), marineLife: long, visibility: long, waterTemp: long }),
  );
  expect((await readPdf(file)).totalPages).toBe(1);
});

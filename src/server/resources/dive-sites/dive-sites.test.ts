import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import {
  type DiveSite,
  type DiveSitePage,
  type DiveSiteSummary,
  diveSiteInput,
  type FeaturedSite,
  type NearbySite,
} from '../../../contract/dive-sites/dive-sites.ts';
import { distanceKm } from '../../../domain/geo/positions.ts';
import { truncate } from '../../../domain/text/text.ts';
import { createDiveSites } from './write.ts';

const base = '/api/dive-sites';
const site = {
  name: 'Gordons Bay',
  region: 'Sydney',
  latitude: '-33.91530001',
  longitude: 151.263,
  waterTemp: '16–23 °C',
  skillLevel: 'Beginner',
  depthRange: '2–14 m',
  description: 'A chain leads round the bay.',
};

const article = {
  title: 'Gordons Bay',
  slug: 'gordons-bay',
  content: '<p>Along the chain.</p>',
  category: 'Dive Sites',
  imageUrl: '/art/articles/first-dive.jpg',
};

onBothDatabases('dive sites', (open) => {
  async function withSite(extra: object = {}) {
    const app = await open();
    return { ...app, created: await addSite(app, { ...site, ...extra }) };
  }

  test('the number of sites is current after each write', async () => {
    const { anonymous, admin, created } = await withSite();
    const count = async () => (await anonymous(`${base}/count`)).json();
    expect(await count()).toEqual({ total: 1 });
    await admin(`${base}/${created.id}`, { method: 'DELETE' });
    expect(await count()).toEqual({ total: 0 });
  });

  test('coordinates are returned as decimal strings with up to 8 places', async () => {
    const { created, anonymous } = await withSite({ longitude: '151.00000001' });
    expect(created).toMatchObject({ latitude: '-33.91530001', longitude: '151.00000001' });
    const [listed] = (await (await anonymous(base)).json()) as DiveSite[];
    expect(created).toMatchObject({ ...listed });
    expect(listed).toMatchObject({ latitude: '-33.91530001', status: null, access: null });
    expect(listed).not.toHaveProperty('provenance');
  });

  test.each([
    { latitude: 91 },
    { latitude: 'north' },
    { latitude: '' },
    { longitude: '151.123456789' },
    { skillLevel: 'Master' },
    { name: ' ' },
    { videoUrl: 'javascript:alert(1)' },
  ])('POST refuses %j', async (wrong) => {
    const { admin } = await open();
    const response = await admin(base, { method: 'POST', body: { ...site, ...wrong } });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).details)).toEqual(Object.keys(wrong));
  });

  test.each([
    ['Sipadan', 118.6, 4.1, 'latitude', 'That is north of the equator.'],
    [
      'Cape Town',
      18.4,
      -33.9,
      'longitude',
      "That is outside Australia's waters, which have a longitude of 70° to 172° E.",
    ],
    [
      'Taupō',
      176.1,
      -38.8,
      'longitude',
      "That is outside Australia's waters, which have a longitude of 70° to 172° E.",
    ],
    ['the Galápagos', -90.5, -0.7, 'longitude', 'That is west of Greenwich.'],
    [
      'Casey, Antarctica',
      110.5,
      -66.3,
      'latitude',
      "That is outside Australia's waters, which have a latitude of 8° to 56° S.",
    ],
    [
      'a site with its coordinates swapped',
      -33.9,
      151.2,
      'latitude',
      'Are latitude and longitude swapped?',
    ],
  ])('POST and PUT refuse %s and give the reason', async (_, longitude, latitude, axis, words) => {
    const { admin, created } = await withSite();
    const body = { ...site, latitude, longitude };
    for (const [path, method] of [
      [base, 'POST'],
      [`${base}/${created.id}`, 'PUT'],
    ] as const) {
      const answer = await admin(path, { method, body });
      expect(answer.status).toBe(400);
      const { details } = (await answer.json()) as { details: Record<string, string[]> };
      expect(details[axis]?.[0]).toContain(words);
    }
  });

  test.each([
    ['Christmas Island', -10.45, 105.6],
    ['Cocos (Keeling)', -12.1, 96.85],
    ['Norfolk Island', -29.1, 167.95],
    ['Lord Howe, Ball’s Pyramid', -31.75, 159.25],
    ['Osprey Reef, Coral Sea', -13.9, 146.6],
    ['Thursday Island', -10.6, 142.2],
    ['Macquarie Island', -54.5, 158.9],
  ])('POST accepts a site at %s', async (name, latitude, longitude) => {
    const { created } = await withSite({ name, latitude, longitude });
    expect(created).toMatchObject({ latitude: String(latitude), longitude: String(longitude) });
  });

  test('PUT replaces the whole site', async () => {
    const { admin, created } = await withSite({ hazards: 'Swell', featured: true });
    const response = await admin(`${base}/${created.id}`, {
      method: 'PUT',
      body: { ...site, name: 'Bay', waterTempBySeason: temps },
    });
    expect(await response.json()).toMatchObject({
      name: 'Bay',
      hazards: null,
      featured: false,
      waterTempBySeason: temps,
    });
  });

  test('the quick updates change only their own fields', async () => {
    const { admin, created } = await withSite();
    const patch = async (field: string, body: object) =>
      (await admin(`${base}/${created.id}/${field}`, { method: 'PATCH', body })).json();
    await patch('photo', { imageUrl: 'https://example.com/a.jpg' });
    await patch('video', { videoUrl: 'https://youtu.be/abcDEF12345', videoThumbnail: '/a.jpg' });
    await patch('review-link', { reviewLink: '/gear-reviews/x' });
    expect(await patch('featured', { featured: true })).toMatchObject({
      name: site.name,
      imageUrl: 'https://example.com/a.jpg',
      videoUrl: 'https://youtu.be/abcDEF12345',
      videoThumbnail: '/a.jpg',
      reviewLink: '/gear-reviews/x',
      featured: true,
    });
    expect(await patch('photo', { imageUrl: '' })).toMatchObject({ imageUrl: null });
  });

  test('DELETE removes a site once', async () => {
    const { admin, created } = await withSite();
    const remove = () => admin(`${base}/${created.id}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  test('writes and the export require the admin', async () => {
    const { anonymous } = await open();
    expect((await anonymous(base, { method: 'POST', body: site })).status).toBe(401);
    expect((await anonymous(`${base}/1`, { method: 'DELETE' })).status).toBe(401);
    expect((await anonymous(`${base}/export/csv`)).status).toBe(401);
  });

  test('GET /by-review-url finds a site by its review link or blog slug', async () => {
    const { anonymous, admin, created } = await withSite({
      blogSlug: 'gordons-bay',
      reviewLink: '/gear-reviews/torch',
    });
    const find = (url: string) => anonymous(`${base}/by-review-url?url=${encodeURIComponent(url)}`);
    for (const url of [
      '/blog/gordons-bay',
      'http://127.0.0.1:3000/blog/gordons-bay/?x=1',
      '/gear-reviews/torch',
      'http://127.0.0.1:3000/gear-reviews/torch',
    ]) {
      expect(await (await find(url)).json()).toMatchObject({ id: created.id });
    }
    for (const url of ['/blog/other', 'https://elsewhere.example/blog/gordons-bay', '/']) {
      expect((await find(url)).status).toBe(404);
    }
    await admin(`${base}/${created.id}/review-link`, {
      method: 'PATCH',
      body: { reviewLink: 'https://elsewhere.example/dive' },
    });
    expect((await find('https://elsewhere.example/dive')).status).toBe(200);
  });

  test('every list returns the same summaries, and featured sites include their articles', async () => {
    const { admin, anonymous } = await withSite({ featured: true, blogSlug: 'gordons-bay' });
    await admin('/api/articles', { method: 'POST', body: { ...article, published: true } });
    const answer = await admin(base, { method: 'POST', body: { ...site, name: 'Quiet Rock' } });
    const quiet = (await answer.json()) as DiveSite;
    const get = async (path: string) => (await anonymous(base + path)).json();
    const [summary, other] = (await get('')) as DiveSiteSummary[];
    expect(summary).toMatchObject({
      ...{ slug: 'gordons-bay', blogSlug: 'gordons-bay', reviewLink: null, facilities: null },
      ...{ positionSource: null, positionErrorKm: null, version: 1 },
      ...{ createdAt: quiet.createdAt, updatedAt: quiet.updatedAt },
    });
    expect(await get('?fields=summary')).toEqual([summary, other]);
    expect(await get('/search?q=chain')).toEqual([summary, other]);
    expect((await get('/browse')).sites).toEqual([summary, other]);
    expect(await get('?access=boat')).toEqual([]);
    expect(await get(`/${quiet.id}/nearby`)).toEqual([{ ...summary, distanceKm: 0, bearing: 0 }]);
    const articleFields = { articleSlug: article.slug, articleImageUrl: article.imageUrl };
    expect(await get('/featured')).toEqual([{ ...summary, ...articleFields }]);
  });

  test('the subject of an article with several sites is the first site linked in its text', async () => {
    const links = { featured: true, blogSlug: article.slug };
    const { admin, anonymous, created } = await withSite(links);
    const answer = await admin(base, { method: 'POST', body: { ...site, ...links, name: 'Ant' } });
    const other = (await answer.json()) as DiveSite;
    const drawings = async () =>
      ((await (await anonymous(`${base}/featured`)).json()) as FeaturedSite[])
        .filter(({ articleImageUrl }) => articleImageUrl)
        .map(({ id }) => id);
    const subject = async () => {
      const found = await anonymous(`${base}/by-review-url?url=/blog/${article.slug}`);
      return ((await found.json()) as DiveSite).id;
    };
    expect(await subject()).toBe(created.id);
    const link = ({ id }: DiveSite) => `<p><a href="/dive-sites/${id}">There</a></p>`;
    const content = link(other) + link(created);
    await admin('/api/articles', {
      method: 'POST',
      body: { ...article, content, published: true },
    });
    expect(await subject()).toBe(other.id);
    expect(await drawings()).toEqual([other.id]);
  });

  test('public answers contain the slug of a site’s article only while the article is published', async () => {
    const links = { featured: true, blogSlug: article.slug, reviewLink: '/gear-reviews/torch' };
    const { admin, anonymous, created } = await withSite(links);
    const stored = await admin('/api/articles', { method: 'POST', body: article });
    const { id } = (await stored.json()) as { id: number };
    const other = await addSite({ admin }, { ...site, name: 'Quiet Rock' });
    const publish = (published: boolean) =>
      admin(`/api/articles/${id}`, { method: 'PATCH', body: { published } });
    const paths = [
      '',
      '?fields=summary',
      '?skill=Beginner',
      '/browse',
      `/${other.id}/nearby`,
      '/featured',
      '/search?q=bay',
      '/by-review-url?url=/gear-reviews/torch',
      `/${created.id}`,
    ];
    const slugsSeenBy = (call: typeof anonymous) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await (await call(base + path)).json();
          const named: DiveSiteSummary = (answer.sites ?? answer)[0] ?? answer;
          return named.blogSlug;
        }),
      );
    // Each round repeats the requests, so that a stale cached answer fails the test.
    for (const published of [false, true, false]) {
      await publish(published);
      expect(await slugsSeenBy(anonymous)).toEqual(
        paths.map(() => (published && article.slug) || null),
      );
      expect(await slugsSeenBy(admin)).toEqual(paths.map(() => article.slug));
    }
  });

  test('search finds sites by name, region and marine life, and browse filters them by depth', async () => {
    const { admin, anonymous } = await withSite({ marineLife: 'Blue groper 100%' });
    await admin(base, { method: 'POST', body: { ...site, name: 'Álex Rock', depthRange: '30 m' } });
    const search = async (q: string) =>
      ((await (await anonymous(`${base}/search?q=${encodeURIComponent(q)}`)).json()) as DiveSite[])
        .length;
    expect(await search('GORDONS')).toBe(1);
    expect(await search('groper 100%')).toBe(1);
    expect(await search('sydney')).toBe(2);
    expect(await search('_')).toBe(0);
    expect(await search('áLEX')).toBe(1);
    expect(await search('')).toBe(2);
    const browsed = (await (await anonymous(`${base}/browse?depth=deep`)).json()) as DiveSitePage;
    expect(browsed).toMatchObject({ total: 1, all: 2, page: 1, pages: 1, regions: ['Sydney'] });
    expect(browsed.sites[0]?.name).toBe('Álex Rock');
  });

  test('a list page truncates descriptions, and a site has the whole text', async () => {
    const description = 'A swim-through with a story in every one of its corners. '
      .repeat(5)
      .trim();
    const { anonymous, created } = await withSite({ description });
    const browsed = (await (await anonymous(`${base}/browse`)).json()) as DiveSitePage;
    expect(browsed.sites[0]?.description).toBe(truncate(description, 120));
    const whole = (await (await anonymous(`${base}/${created.id}`)).json()) as DiveSite;
    expect(whole.description).toBe(description);
  });

  test('a search reflects each write: a site is created, changed, deleted and restored', async () => {
    const { admin, anonymous, created } = await withSite();
    const browse = async (query: string) =>
      (await (await anonymous(`${base}/browse?${query}`)).json()) as DiveSitePage;
    expect(await browse('q=gordons')).toMatchObject({ total: 1, all: 1 });
    await admin(base, { method: 'POST', body: { ...site, name: 'Bay of Fires', region: 'East' } });
    const both = await browse('q=bay');
    expect(both.sites.map(({ name }) => name)).toEqual(['Bay of Fires', 'Gordons Bay']);
    expect(both.regions).toEqual(['East', 'Sydney']);

    const path = `${base}/${created.id}`;
    await admin(path, { method: 'PUT', body: { ...site, name: 'A Wall', depthRange: '30 m' } });
    expect((await browse('q=gordons')).sites).toEqual([]);
    expect((await browse('depth=deep')).sites.map(({ name }) => name)).toEqual(['A Wall']);
    await admin(`${path}/featured`, { method: 'PATCH', body: { featured: true } });
    expect((await browse('')).sites[0]).toMatchObject({ name: 'A Wall', featured: true });

    await admin(path, { method: 'DELETE' });
    expect(await browse('')).toMatchObject({ total: 1, all: 1, regions: ['East'] });
    expect((await browse('q=wall')).sites).toEqual([]);
    const bin = (await (await admin('/api/admin/bin')).json()) as { id: number }[];
    await admin(`/api/admin/bin/${bin[0]?.id}/restore`, { method: 'POST', body: {} });
    expect((await browse('q=wall')).sites.map(({ id }) => id)).toEqual([created.id]);
  });

  test('the nearest sites are returned with distance and bearing', async () => {
    const { admin, anonymous, created } = await withSite();
    await admin(base, { method: 'POST', body: { ...site, name: 'South', latitude: -34.9153 } });
    const near = (await (await anonymous(`${base}/${created.id}/nearby`)).json()) as NearbySite[];
    expect(near).toMatchObject([{ name: 'South', distanceKm: 111.2, bearing: 180 }]);
  });

  test('the nearest sites are found in the whole table, also across the date line and at a pole', async () => {
    const { services, anonymous } = await open();
    const spread = (index: number, factor: number) => ((index * factor) % 1) - 0.5;
    const places = Array.from({ length: 300 }, (_, index) => ({
      // A third of the sites lie around one bay, the others anywhere.
      latitude: index % 3 ? spread(index, 0.6180339) * 178 : -33.9 + spread(index, 0.7548777) / 2,
      longitude: index % 3 ? spread(index, 0.5698403) * 358 : 151.2 + spread(index, 0.4142135) / 2,
    })).concat({ latitude: -17, longitude: 179.95 }, { latitude: 89.5, longitude: 20 });
    // `createDiveSites` skips the bounds of the form, because an older site may lie anywhere.
    const input = diveSiteInput.parse(site);
    const sites = await createDiveSites(
      services,
      places.map((place, index) => ({ ...input, ...place, name: `Site ${index}` })),
    );
    for (const index of [0, 1, 3, 50, 299, 300, 301]) {
      const from = places[index];
      const own = sites[index];
      if (!from || !own) throw new Error('no such place');
      const answer = await anonymous(`${base}/${own.id}/nearby`);
      const near = (await answer.json()) as NearbySite[];
      const expected = places
        .map((place) => Math.round(distanceKm(from, place) * 10) / 10)
        .toSorted((one, other) => one - other)
        .slice(1, 7);
      expect(near.map(({ distanceKm }) => distanceKm)).toEqual(expected);
    }
  });

  test('the export opens in a spreadsheet and contains no active formula', async () => {
    const { admin } = await withSite({ hazards: '=HYPERLINK("http://x")' });
    const response = await admin(`${base}/export/csv`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(',-33.91530001,151.263,');
  });
});

const temps = { summer: 22, autumn: 21, winter: 17, spring: 18 };

import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import { dice } from '../../../../tests/support/dice.ts';
import { testAll } from '../../../../tests/support/test-all.ts';
import type { SearchPage } from '../../../contract/search.ts';
import {
  createSiteSearch,
  type SearchOutcome,
  type SearchRecord,
} from '../../../domain/search/site-search.ts';
import { fillEmptyDatabase } from '../../features/seed/seed.ts';
import { browserSearchLimit } from './search.ts';

const lists = [
  '/api/articles',
  '/api/dive-sites',
  '/api/products',
  '/api/reviews/published',
] as const;

async function getJson<Body>(app: TestApp, path: string) {
  const answer = await app.anonymous(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Body;
}

const askServer = (app: TestApp, text: string) =>
  getJson<SearchOutcome>(app, `/api/search?q=${encodeURIComponent(text)}`);

/** The search that the browser prepares from the four lists. */
async function openBrowserSearch(app: TestApp) {
  const read = lists.map((path) => getJson<SearchRecord[]>(app, `${path}?fields=search`));
  return createSiteSearch(await Promise.all(read));
}

const site = (name: string, description = 'Sand.') => ({
  name,
  region: 'Sydney',
  latitude: -33,
  longitude: 151,
  waterTemp: '15–23 °C',
  skillLevel: 'Beginner',
  depthRange: '5–9 m',
  description,
});

const post = (title: string, rest: object = {}) => ({
  title,
  excerpt: 'Plain words.',
  content: '<p>Twelve <strong>met</strong>res.</p>',
  category: 'Regulators',
  imageUrl: '/art/gear/mask-reef.jpg',
  purchaseLink: 'https://www.mares.com/',
  published: true,
  ...rest,
});

async function create(app: TestApp, path: string, body: object) {
  const answer = await app.admin(path, { method: 'POST', body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as { id: number };
}

onBothDatabases('the search of the site', (open) => {
  const rounds = testAll ? 200 : 60;
  test(`finds the records of its lists as the browser does, and counts as the page of results (${rounds} random texts)`, {
    timeout: 120_000,
  }, async () => {
    const app = await open();
    await fillEmptyDatabase(app.services);
    const find = await openBrowserSearch(app);
    const words: string[] = [];
    for (const path of lists) {
      for (const record of await getJson<SearchRecord[]>(app, `${path}?fields=search`)) {
        words.push(...`${record.title} ${record.excerpt} ${record.text ?? ''}`.split(/\s+/));
      }
    }
    const random = dice(3);
    let compared = 0;
    for (let round = 0; round < rounds; round++) {
      const at = random(words.length - 3);
      const phrase = words.slice(at, at + 1 + random(3)).join(' ');
      const start = random(4);
      const part = phrase.slice(start, start + 2 + random(12));
      const letter = random(part.length || 1);
      const typed = round % 3 ? part : part.slice(0, letter) + part.slice(letter + 1);
      const text = typed.trim();
      const expected = JSON.parse(JSON.stringify(find(text))) as SearchOutcome;
      const { results, ...answer } = await askServer(app, text);
      const page = await getJson<SearchPage>(
        app,
        `/api/search/results?q=${encodeURIComponent(text)}`,
      );
      expect(answer, text).toEqual({ total: page.total, corrected: page.corrected });
      // Species and regions may hold a text that the lists of the browser lack.
      if (answer.corrected !== expected.corrected) continue;
      compared += 1;
      const own = results.filter(({ kind }) => kind !== 'Species' && kind !== 'Region');
      expect(own, JSON.stringify(text)).toEqual(expected.results);
    }
    expect(compared).toBeGreaterThan(rounds / 2);
  });

  test('ranks guides and regulators first and corrects "yongola"', async () => {
    const app = await open();
    await fillEmptyDatabase(app.services);
    const regulators = await askServer(app, 'regulator');
    for (const { kind, title, category } of regulators.results.slice(0, 3)) {
      expect(`${kind} ${title} ${category}`).toMatch(/^(Review|Product).*regulator/i);
    }
    const { results, corrected } = await askServer(app, 'yongola');
    expect(corrected).toBe('yongala');
    expect(results[0]).toMatchObject({ kind: 'Dive Site', title: 'SS Yongala' });
    expect(results.filter(({ kind }) => kind === 'Article').length).toBeGreaterThan(0);
  });

  test('follows every write, shows no drafts and searches no tags', async () => {
    const app = await open();
    const titles = async (text: string) =>
      (await askServer(app, text)).results
        .filter(({ kind }) => kind !== 'Region')
        .map(({ title }) => title);
    const review = await create(app, '/api/reviews', post('Wobbegong lens'));
    await create(app, '/api/reviews', post('Wobbegong draft', { published: false }));
    expect(await titles('wobbegong')).toEqual(['Wobbegong lens']);
    expect(await titles('strong')).toEqual([]);
    await app.admin(`/api/reviews/${review.id}`, { method: 'PATCH', body: { title: 'Seal lens' } });
    expect(await titles('wobbegong')).toEqual([]);
    expect(await titles('seal')).toEqual(['Seal lens']);
    await app.admin(`/api/reviews/${review.id}`, { method: 'DELETE' });
    expect(await titles('seal')).toEqual([]);
    const { id } = await create(app, '/api/dive-sites', site('Seal Rocks'));
    expect((await askServer(app, 'seal')).results[0]?.url).toBe(`/dive-sites/${id}`);
  });

  test('sends the lists to the server’s search once they are too large together', async () => {
    const app = await open();
    await create(app, '/api/articles', post('Reef manners'));
    const status = async (path: string) => (await app.anonymous(`${path}?fields=search`)).status;
    expect(await status('/api/articles')).toBe(200);
    const sites = Math.ceil(browserSearchLimit / 9000);
    for (let index = 0; index < sites; index++) {
      await create(app, '/api/dive-sites', site(`Site ${index}`, 'qelp '.repeat(1800)));
    }
    for (const path of lists) expect(await status(path), path).toBe(303);
    const answer = await app.anonymous('/api/articles?fields=search');
    expect(answer.headers.get('Location')).toBe('/api/search');
    expect((await getJson<unknown[]>(app, '/api/articles')).length).toBe(1);
    expect(await askServer(app, 'qelp')).toMatchObject({ total: sites });
  });

  test('answers an empty, a short and a missing text with nothing, a long one with 400', async () => {
    const app = await open();
    const nothing = { total: 0, results: [] };
    expect(await askServer(app, '')).toEqual(nothing);
    expect(await askServer(app, 'a')).toEqual(nothing);
    expect(await getJson(app, '/api/search')).toEqual(nothing);
    const long = await app.anonymous(`/api/search?q=${'a'.repeat(3000)}`);
    expect(long.status).toBe(400);
  });

  test('lists hold what is matched and shown alone, under 200 kB compressed together', async () => {
    const app = await open();
    await fillEmptyDatabase(app.services);
    let compressed = 0;
    let size = 0;
    for (const path of lists) {
      const answer = await app.anonymous(`${path}?fields=search`);
      const body = await answer.text();
      size += body.length;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      compressed += brotliCompressSync(body, { params }).length;
      const [record] = JSON.parse(body) as object[];
      const fields = ['kind', 'url', 'title', 'category', 'excerpt', 'text', 'image'];
      expect(fields).toEqual(expect.arrayContaining(Object.keys(record ?? {})));
    }
    // The same rate at the limit must stay below 200 kB.
    expect((compressed / size) * browserSearchLimit).toBeLessThan(200_000);
    console.log(`The four lists: ${size} characters, ${compressed} bytes as brotli`);
  });
});

import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { dice } from '../../../../tests/support/dice.ts';
import { testAll } from '../../../../tests/support/test-all.ts';
import type { Article } from '../../../contract/articles.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type { Product } from '../../../contract/products.ts';
import type { Review } from '../../../contract/reviews.ts';
import type { SearchOutcome, SearchPage } from '../../../contract/search.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { plainText } from '../../../domain/text/text.ts';
import { fillEmptyDatabase } from '../../features/seed/seed.ts';

async function getJson<Body>(app: TestApp, path: string) {
  const answer = await app.anonymous(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Body;
}

const askServer = (app: TestApp, text: string) =>
  getJson<SearchOutcome>(app, `/api/search?q=${encodeURIComponent(text)}`);

interface Listed {
  url: string;
  texts: string[];
}

/** The records of the four public lists, with the texts that the search matches. */
async function readLists(app: TestApp): Promise<Listed[]> {
  const [articles, sites, products, reviews] = await Promise.all([
    getJson<Article[]>(app, '/api/articles'),
    getJson<DiveSite[]>(app, '/api/dive-sites'),
    getJson<Product[]>(app, '/api/products'),
    getJson<Review[]>(app, '/api/reviews/published'),
  ]);
  return [
    ...articles.map(({ slug, title, excerpt, category }) => ({
      url: `/blog/${slug}`,
      texts: [title, excerpt, category],
    })),
    ...sites.map(({ id, name, region, description }) => ({
      url: `/dive-sites/${id}`,
      texts: [name, region, description],
    })),
    ...products.map(({ name, category, description }) => ({
      url: `/gear-reviews?${new URLSearchParams({ search: name })}`,
      texts: [name, category, plainText(description)],
    })),
    ...reviews.map(({ slug, title, category, excerpt, content }) => ({
      url: `/gear-reviews/${slug}`,
      texts: [title, category, excerpt, plainText(content)],
    })),
  ];
}

/** Reads all pages of results, and returns the addresses of records of the four lists. */
async function findAll(app: TestApp, text: string) {
  const q = new URLSearchParams({ q: text }).toString();
  const first = await getJson<SearchPage>(app, `/api/search/results?${q}`);
  const urls: string[] = [];
  for (let page = 1; page <= first.pages; page++) {
    const { results } = await getJson<SearchPage>(app, `/api/search/results?${q}&page=${page}`);
    urls.push(...results.filter(isOfLists).map(({ url }) => url));
  }
  return { total: first.total, corrected: first.corrected, urls };
}

const isOfLists = ({ kind }: SearchPage['results'][number]) =>
  ['Article', 'Dive Site', 'Product', 'Review'].includes(kind);

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

onSqliteFirst('the search of the site', (open) => {
  const rounds = testAll ? 200 : 60;
  test(`finds the records of the four lists that contain a text, and shows at most 3 of each kind (${rounds} random texts)`, {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const app = await open();
    await fillEmptyDatabase(app.services);
    const listed = await readLists(app);
    const words = listed.flatMap(({ texts }) => texts.join(' ').split(/\s+/));
    const random = dice(3);
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      const at = random(words.length - 3);
      const phrase = words.slice(at, at + 1 + random(3)).join(' ');
      const text = phrase
        .slice(random(4))
        .slice(0, 2 + random(12))
        .trim();
      const term = foldText(text);
      if (term.length < 2) continue;
      const holding = listed.filter(({ texts }) =>
        texts.some((one) => foldText(one).includes(term)),
      );
      const { total, corrected, urls } = await findAll(app, text);
      if (holding.length > 0) {
        expect(corrected, text).toBeUndefined();
        expect(urls.sort(), text).toEqual(holding.map(({ url }) => url).sort());
      } else if (corrected === undefined) {
        // A text that no record contains may describe dive sites, but no other records.
        expect(
          urls.filter((url) => !url.startsWith('/dive-sites/')),
          text,
        ).toEqual([]);
      }
      const header = await askServer(app, text);
      expect([header.total, header.corrected], text).toEqual([total, corrected]);
      const kinds = header.results.filter(isOfLists).map(({ kind }) => kind);
      for (const kind of new Set(kinds))
        expect(kinds.filter((one) => one === kind).length, text).toBeLessThan(4);
      found += urls.length > 0 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(rounds / 2);
  });

  test('ranks regulators first for "regulator" and corrects "yongola"', async () => {
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

  test('follows every write, shows no drafts and ignores HTML tags', async () => {
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

  test('answers "bent" with the complete emergency result first, and counts it', async () => {
    const app = await open();
    await create(app, '/api/reviews', post('A computer', { content: '<p>The clip bent.</p>' }));
    const { total, results } = await askServer(app, 'bent');
    expect(results.map(({ url }) => url)).toEqual(['/emergency', '/gear-reviews/a-computer']);
    expect(total).toBe(2);
    expect(results[0]?.excerpt).toMatch(/^The numbers to call/);
    expect(results[0]?.excerpt).toContain('bent');
  });

  test('shows the part of a review that contains the text', async () => {
    const app = await open();
    const content = `<p>${'word '.repeat(60)}the <em>buckle</em> broke &amp; bent.</p>`;
    await create(app, '/api/reviews', post('A computer', { content }));
    const [result] = (await askServer(app, 'buckle')).results;
    expect(result?.excerpt).toMatch(/^…(word )+the buckle broke & bent\.$/);
    const keys = ['kind', 'url', 'title', 'category', 'excerpt', 'image'];
    expect(Object.keys(result ?? {}).sort()).toEqual(keys.sort());
  });

  test('returns nothing for an empty, a short and a missing text, and answers 400 to a long text', async () => {
    const app = await open();
    const nothing = { total: 0, results: [] };
    expect(await askServer(app, '')).toEqual(nothing);
    expect(await askServer(app, 'a')).toEqual(nothing);
    expect(await getJson(app, '/api/search')).toEqual(nothing);
    const long = await app.anonymous(`/api/search?q=${'a'.repeat(3000)}`);
    expect(long.status).toBe(400);
  });
});

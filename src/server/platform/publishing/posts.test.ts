import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';

const row = {
  excerpt: 'One of many.',
  imageUrl: '/art/gear/mask-reef.jpg',
  author: 'The team',
  published: 1,
} as const;

/** Stores posts, each a minute newer than the previous. Every third has another category; the last is a draft. */
async function storePosts({ services }: TestApp, resource: 'articles' | 'reviews', count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    return {
      ...row,
      title: `Number ${index}`,
      slug: `number-${index}`,
      content: index % 2 ? '<p>A <strong>grey</strong> nurse &amp; her pup.</p>' : '<p>Sand.</p>',
      category: index % 3 ? 'BCDs' : 'Cameras',
      published: index === count - 1 ? (0 as const) : row.published,
      createdAt: time,
      updatedAt: time,
    };
  });
  const { database } = services;
  if (resource === 'articles') await database.insertInto('articles').values(rows).execute();
  else {
    const reviews = rows.map((values) => ({ ...values, purchaseLink: '', featured: 0 as const }));
    await database.insertInto('reviews').values(reviews).execute();
  }
}

interface Listed {
  title: string;
  category: string;
  content?: string;
}

async function readList({ anonymous }: TestApp, path: string) {
  const answer = await anonymous(path);
  expect(answer.status, path).toBe(200);
  return { items: (await answer.json()) as Listed[], link: answer.headers.get('Link') };
}

const numbers = (items: Listed[]) => items.map(({ title }) => Number(title.replace('Number ', '')));

onSqliteFirst('paginated lists', (open) => {
  test.each([
    ['articles', '/api/articles'],
    ['reviews', '/api/reviews/published'],
  ] as const)(
    '%s have pages of 48, newest first, with a Link header to the next page',
    async (resource, path) => {
      const app = await open();
      await storePosts(app, resource, 102);
      const first = await readList(app, `${path}?fields=summary&page=1`);
      expect(numbers(first.items)).toEqual(Array.from({ length: 48 }, (_, index) => 100 - index));
      expect(first.items[0]).not.toHaveProperty('content');
      expect(first.link).toBe(`<${path}?fields=summary&page=2>; rel="next"`);
      const last = await readList(app, `${path}?fields=summary&page=3`);
      expect(numbers(last.items)).toEqual([4, 3, 2, 1, 0]);
      expect(last.link).toBeNull();
      expect(await readList(app, `${path}?page=4`)).toEqual({ items: [], link: null });
      const whole = await readList(app, path);
      expect([whole.items.length, whole.link]).toEqual([101, null]);
    },
  );

  test('are filtered by category before pagination', async () => {
    const app = await open();
    await storePosts(app, 'articles', 102);
    const { items, link } = await readList(app, '/api/articles?category=BCDs&page=2');
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['BCDs']));
    expect([items.length, link]).toEqual([67 - 48, null]);
    expect((await app.anonymous('/api/articles?page=0')).status).toBe(400);
  });

  test.each(['articles', 'reviews'] as const)(
    '%s are listed for the admin without their text, and a single record has its text',
    async (resource) => {
      const app = await open();
      await storePosts(app, resource, 3);
      const answer = await app.admin(`/api/${resource}?admin=true&fields=summary`);
      const [draft] = (await answer.json()) as (Listed & { id: number })[];
      expect(draft).toMatchObject({ title: 'Number 2', published: false });
      expect(draft).not.toHaveProperty('content');
      const path = `/api/${resource}/${draft?.id}`;
      expect(await (await app.admin(path)).json()).toEqual({
        ...draft,
        tags: null,
        content: '<p>Sand.</p>',
        version: 1,
        seoTitle: null,
        seoDescription: null,
        canonicalUrl: null,
        shareImageUrl: null,
        noindex: false,
      });
      expect((await app.anonymous(path)).status).toBe(401);
      expect((await app.admin(`/api/${resource}/999`)).status).toBe(404);
    },
  );

  test('a search matches the visible text of reviews, and its results have pages', async () => {
    const app = await open();
    await storePosts(app, 'reviews', 450);
    const search = (text: string, rest = '') =>
      readList(app, `/api/reviews/published?search=${encodeURIComponent(text)}${rest}`);
    // The match spans a tag and an entity, and ignores case.
    const first = await search('Grey NURSE & her');
    expect(numbers(first.items).slice(0, 3)).toEqual([447, 445, 443]);
    expect(first.items[0]).not.toHaveProperty('content');
    expect(first.link).toContain('page=2');
    const last = await search('grey nurse', '&page=5');
    expect(numbers(last.items).at(-1)).toBe(1);
    expect([last.items.length, last.link]).toEqual([224 - 4 * 48, null]);
    expect((await search('strong')).items).toEqual([]);
    expect((await search('nurse', '&category=Cameras')).items).toHaveLength(48);
    // Matches of the whole word come before words that begin with it.
    expect(numbers((await search('number 17')).items)).toEqual([
      17, 179, 178, 177, 176, 175, 174, 173, 172, 171, 170,
    ]);
  });
});

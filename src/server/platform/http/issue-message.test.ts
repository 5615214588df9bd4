import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';

const article = { title: 'A reef', content: '<p>x</p>', category: 'Tips', imageUrl: '/art/x.jpg' };

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: object } }> };
}

async function listOperations(app: ReturnType<typeof openApp>) {
  const document = (await (await app.anonymous('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { properties?: object }> };
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const named = document.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
      return {
        path: path.replaceAll(/\{\w+\}/g, '1'),
        method: method.toUpperCase(),
        query: parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])),
        fields: Object.keys((named ?? schema)?.properties ?? {}),
      };
    }),
  );
}

/** Bodies that are no object, have no fields, or have a list, object, boolean or null in every field. */
const wrongBodies = (fields: readonly string[]) => [
  [],
  {},
  'null',
  ...[[{}], {}, true, null].map((value) =>
    Object.fromEntries(fields.map((field) => [field, value])),
  ),
];

describe('an invalid body returns a readable message', () => {
  let app: ReturnType<typeof openApp>;
  beforeAll(() => {
    app = openApp(openMigratedSqlite());
  });
  afterAll(() => app.services.database.destroy());

  test.each<[string, unknown, string | RegExp]>([
    [
      '/api/articles',
      { ...article, title: 'x'.repeat(1301) },
      'This has 1,301 characters; 300 are the most we take. Shorten it.',
    ],
    [
      '/api/articles',
      { ...article, seoTitle: 'x'.repeat(900) },
      /^This has 900 characters; \d+ are the most we take\. Shorten it\.$/,
    ],
    ['/api/articles', { ...article, title: 5 }, 'Title must be text.'],
    ['/api/articles', { ...article, title: null }, 'Title must be text.'],
    ['/api/articles', {}, 'Title is missing.'],
    ['/api/articles', { ...article, imageUrl: ['/a.jpg'] }, 'Image URL must be text.'],
    ['/api/articles', { ...article, seoTitle: {} }, 'SEO title must be text.'],
    ['/api/articles', { ...article, published: 'yes' }, 'Published must be true or false.'],
    ['/api/articles', [], 'This must be an object.'],
    ['/api/articles', 'null', 'This must be an object.'],
    [
      '/api/articles',
      { ...article, imageUrl: 'javascript:1' },
      'Use an address that begins with https:// or /.',
    ],
    ['/api/products', { name: 'Fins', price: true }, 'Price must be text or a number.'],
    ['/api/products', { name: 'Fins', reviewCount: 'many' }, 'Review count must be a number.'],
    ['/api/products', { name: 'Fins', reviewCount: 1.5 }, 'Review count must be a whole number.'],
    ['/api/contact', { name: 1 }, 'Please give your name (up to 100 characters)'],
    ['/api/newsletter/subscribe', { email: {} }, 'Please give a valid email address.'],
  ])('POST %s with %j answers 400', async (path, body, sentence) => {
    const answer = await app.admin(path, { method: 'POST', body });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: string };
    expect(error).toMatch(sentence);
  });

  test('the message for a missing field uses the plural for a plural name', async () => {
    const answer = await app.admin('/api/admin/working-copies/articles/1', {
      method: 'PUT',
      body: {},
    });
    const { details } = (await answer.json()) as { details: Record<string, string[]> };
    expect(details).toMatchObject({
      values: ['Values are missing.'],
      version: ['Version is missing.'],
    });
  });

  test('no operation answers an invalid body or query with the validator’s messages', async () => {
    const operations = await listOperations(app);
    expect(operations.length).toBeGreaterThan(60);
    const answers = operations.flatMap(({ path, method, query, fields }) => [
      ...query.map((name) => app.admin(`${path}?${name}=%7B%7D`)),
      ...(method === 'GET' ? [] : wrongBodies(fields)).map((body) =>
        app.admin(path, { method, body }),
      ),
    ]);
    let refused = 0;
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBeLessThan(500);
      const text = answer.status === 400 ? await answer.text() : '';
      if (text) refused += 1;
      expect(text).not.toMatch(/invalid (input|string)|expected|received|undefined/i);
    }
    expect(refused).toBeGreaterThan(150);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../tests/support/both-databases.ts';
import { parseConfig } from './platform/config/config.ts';
import { migrate, migrationNames } from './platform/database/migrate.ts';
import { openSqlite } from './platform/database/open.ts';
import { readSeedArticles } from './platform/seed/read.ts';

onBothDatabases('the server', (open) => {
  test('GET /healthz, /readyz and /api/openapi.json answer', async () => {
    const { anonymous } = await open();
    expect((await anonymous('/healthz')).status).toBe(200);
    expect((await anonymous('/readyz')).status).toBe(200);
    const document = (await (await anonymous('/api/openapi.json')).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths).toHaveProperty('/api/articles/slug/{slug}');
  });

  test('a missing table gives a 500 response without internal details', async () => {
    const { anonymous, services } = await open();
    await sql`alter table articles rename to lost`.execute(services.database);
    const answer = await anonymous('/api/articles');
    await sql`alter table lost rename to articles`.execute(services.database);
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(JSON.parse(body)).toEqual({
      error: 'Something went wrong on our side',
      requestId: expect.any(String),
    });
    expect(body).not.toMatch(/articles|sql/i);
  });

  test('public JSON has an ETag, gives 304 while unchanged, and is new right after a write', async () => {
    const { anonymous, admin } = await open();
    const first = await anonymous('/api/articles', { headers: { 'Accept-Encoding': 'br' } });
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Content-Encoding')).toBe('br');
    expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const again = await anonymous('/api/articles', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    await admin('/api/articles', {
      method: 'POST',
      body: { title: 'T', content: 'c', category: 'Tips', imageUrl: '/x.jpg', published: true },
    });
    const after = await anonymous('/api/articles', { headers: { 'If-None-Match': etag } });
    expect(after.status).toBe(200);
    expect(await after.json()).toHaveLength(1);
  });

  test('an unknown API path gives 404 with JSON', async () => {
    const { anonymous } = await open();
    const answer = await anonymous('/api/nothing');
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'There is no such call' }]);
  });

  test('a second migration changes nothing', async () => {
    const { services } = await open();
    expect(await migrate(services.database)).toEqual([]);
  });
});

test('every migration applies on top of each earlier one', { tags: 'slow' }, async () => {
  for (const earlier of migrationNames) {
    const database = openSqlite(':memory:');
    await migrate(database, earlier);
    await migrate(database);
    await database.destroy();
  }
});

test.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ SITE_URL: 'https://example.com/' }, /SITE_URL must be an origin/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD must have 12/],
  [{ TRUST_PROXY: 'everyone' }, /TRUST_PROXY/],
])('the invalid setting %j stops the start with a message', (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(message);
});

test('the seed articles are well-formed, in known categories, with distinct slugs', () => {
  const articles = readSeedArticles();
  expect(articles.length).toBeGreaterThanOrEqual(18);
  expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length);
});

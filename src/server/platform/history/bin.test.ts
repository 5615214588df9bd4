import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { completeArticle, plainSite } from '../../../../tests/support/records.ts';
import type { DeletedRecord } from '../../../contract/history/history.ts';
import { runHousekeeping } from '../housekeeping/housekeeping.ts';
import { purgeBin } from './bin.ts';

const article = { ...completeArticle, published: true };
const resources = [
  { resource: 'articles', body: article, title: article.title },
  {
    resource: 'reviews',
    body: {
      ...article,
      title: 'Mares Puck 4',
      purchaseLink: 'https://www.mares.com/',
      featured: true,
    },
    title: 'Mares Puck 4',
  },
  {
    resource: 'products',
    body: {
      name: 'Reef mask',
      category: 'Masks',
      description: 'Seals well.',
      price: '$1,299',
      imageUrl: '/art/gear/mask-ochre.jpg',
      published: true,
      featured: true,
    },
    title: 'Reef mask',
  },
  { resource: 'dive-sites', body: { ...plainSite, featured: true }, title: plainSite.name },
];

const post = ({ admin }: TestApp, path: string, body: object = {}) =>
  admin(path, { method: 'POST', body });
const bin = async ({ admin }: TestApp) =>
  (await (await admin('/api/admin/bin')).json()) as DeletedRecord[];
const list = async ({ anonymous }: TestApp, resource: string) =>
  (await (await anonymous(`/api/${resource}`)).json()) as object[];

async function createAndDelete(app: TestApp, resource: string, body: object) {
  const created = (await (await post(app, `/api/${resource}`, body)).json()) as {
    id: number;
    version: number;
  };
  const answer = await app.admin(`/api/${resource}/${created.id}`, { method: 'DELETE' });
  expect(answer.status).toBe(200);
  return created;
}

onSqliteFirst('the bin', (open) => {
  test.each(resources)(
    'hides a deleted record of $resource and restores it as it was',
    async ({ resource, body, title }) => {
      const app = await open();
      const created = await createAndDelete(app, resource, body);
      expect(await list(app, resource)).toEqual([]);
      expect(await (await app.admin(`/api/${resource}?admin=true`)).json()).toEqual([]);
      const words = title.split(' ')[0] ?? '';
      expect(await (await app.anonymous(`/api/dive-sites/search?q=${words}`)).json()).toEqual([]);
      const sitemap = await (await app.anonymous('/sitemap.xml')).text();
      expect(sitemap).not.toMatch(/yongala|puck|dive-sites\/\d/);

      const [line] = await bin(app);
      expect(line).toMatchObject({
        resource,
        recordId: created.id,
        title,
        deletedAt: '2026-11-21T00:00:00.000Z',
        purgedAt: '2026-12-21T00:00:00.000Z',
      });
      const restored = await post(app, `/api/admin/bin/${line?.id}/restore`);
      expect([restored.status, await restored.json()]).toEqual([
        200,
        { resource, id: created.id, title },
      ]);
      const expected = { ...created, version: created.version + 1 };
      const listed = await list(app, resource);
      expect(listed).toHaveLength(1);
      // A list may omit fields of the single record, and the list of products adds shops.
      expect({ ...expected, shops: (listed[0] as { shops?: unknown }).shops }).toMatchObject({
        ...listed[0],
      });
      if (resource === 'dive-sites') {
        const single = await app.anonymous(`/api/dive-sites/${created.id}`);
        expect(await single.json()).toEqual(expected);
      }
      expect(await bin(app)).toEqual([]);
      expect((await post(app, `/api/admin/bin/${line?.id}/restore`)).status).toBe(404);
    },
  );

  test('answers 409 with a free slug if a newer article has the slug', async () => {
    const app = await open();
    await createAndDelete(app, 'articles', article);
    await post(app, '/api/articles', article);
    await post(app, '/api/articles', { ...article, slug: 'diving-the-yongala-2' });
    const [line] = await bin(app);
    const restore = (body: object) => post(app, `/api/admin/bin/${line?.id}/restore`, body);
    const refused = await restore({});
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        error: 'Another article has the slug “diving-the-yongala” now.',
        details: { freeSlug: ['diving-the-yongala-3'] },
      },
    ]);
    expect(await bin(app)).toHaveLength(1);
    expect((await restore({ slug: 'diving-the-yongala-3' })).status).toBe(200);
    const found = await app.anonymous('/api/articles/slug/diving-the-yongala-3');
    expect(await found.json()).toMatchObject({ title: article.title });
  });

  test('restores a record once when several restores run at once', async () => {
    const app = await open();
    await createAndDelete(app, 'products', { name: 'Fins' });
    const [line] = await bin(app);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(app, `/api/admin/bin/${line?.id}/restore`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('purges records 30 days after their deletion, with their revisions', async () => {
    const app = await open();
    const { services } = app;
    const created = (await (await post(app, '/api/articles', article)).json()) as { id: number };
    const path = `/api/articles/${created.id}`;
    await app.admin(path, { method: 'PATCH', body: { title: 'Newer' } });
    await app.admin(path, { method: 'DELETE' });
    app.passMinutes(60);
    await createAndDelete(app, 'products', { name: 'Fins' });
    app.passMinutes(30 * 24 * 60 - 61);
    expect(await purgeBin(services)).toBeUndefined();
    expect(await bin(app)).toHaveLength(2);

    app.passMinutes(1);
    expect(await bin(app)).toMatchObject([{ title: 'Fins' }]);
    expect(await purgeBin(services)).toBe(1);
    const rows = (table: 'bin' | 'revisions') =>
      services.database.selectFrom(table).select(['resource', 'recordId']).execute();
    expect(await rows('bin')).toMatchObject([{ resource: 'products' }]);
    expect(await rows('revisions')).toEqual([]);
    const purges = await services.database
      .selectFrom('auditLogs')
      .select(['resource', 'details'])
      .where('action', '=', 'bin_purged')
      .execute();
    expect(purges).toEqual([{ resource: `articles/${created.id}`, details: 'Newer' }]);
  });

  test('purges at most 200 records a call', async () => {
    const app = await open();
    const row = {
      resource: 'products',
      title: 'Fins',
      row: '{}',
      deletedAt: '2026-01-01T00:00:00.000Z',
    };
    await app.services.database
      .insertInto('bin')
      .values(Array.from({ length: 250 }, (_, recordId) => ({ ...row, recordId })))
      .execute();
    expect(await purgeBin(app.services)).toBe(200);
    expect(await purgeBin(app.services)).toBe(50);
    expect(await purgeBin(app.services)).toBeUndefined();
  });

  test('hides the link of a dive site to a deleted article from visitors', async () => {
    const app = await open();
    const created = await post(app, '/api/dive-sites', {
      ...plainSite,
      blogSlug: 'diving-the-yongala',
    });
    const { id } = (await created.json()) as { id: number };
    const slugFor = async ({ anonymous: call }: Pick<TestApp, 'anonymous'>) =>
      ((await (await call(`/api/dive-sites/${id}`)).json()) as { blogSlug: string }).blogSlug;
    expect(await slugFor(app)).toBeNull();
    const { id: articleId } = (await (await post(app, '/api/articles', article)).json()) as {
      id: number;
    };
    expect(await slugFor(app)).toBe('diving-the-yongala');
    await app.admin(`/api/articles/${articleId}`, { method: 'DELETE' });
    expect(await slugFor(app)).toBeNull();
    expect(await slugFor({ anonymous: app.admin })).toBe('diving-the-yongala');
  });

  test('is purged by housekeeping', async () => {
    const app = await open({ BACKUPS_KEPT: '0' });
    await createAndDelete(app, 'products', { name: 'Fins' });
    await runHousekeeping(app.services);
    expect(await bin(app)).toHaveLength(1);
    app.passMinutes(30 * 24 * 60);
    await runHousekeeping(app.services);
    expect(await app.services.database.selectFrom('bin').select('id').execute()).toEqual([]);
  });

  test('records publishing, featuring, deleting and restoring in the audit log with the actor', async () => {
    const app = await open();
    const product = resources[2]?.body as object;
    const { id } = (await (
      await post(app, '/api/products', { ...product, published: false, featured: false })
    ).json()) as { id: number };
    const path = `/api/products/${id}`;
    const change = (body: object) =>
      app.admin(path, { method: 'PATCH', body, headers: { 'User-Agent': 'Test' } });
    await change({ published: true });
    await change({ featured: true });
    await change({ name: 'Reef mask 2' });
    await change({ published: false });
    await app.admin(path, { method: 'DELETE' });
    await post(app, `/api/admin/bin/${(await bin(app))[0]?.id}/restore`);
    const lines = await app.services.database
      .selectFrom('auditLogs')
      .select(['action', 'resource', 'details', 'ipAddress', 'userAgent'])
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'content_created',
      'content_published',
      'content_featured',
      'content_updated',
      'content_unpublished',
      'content_unfeatured',
      'content_deleted',
      'content_restored',
    ]);
    expect(lines[1]).toEqual({
      action: 'content_published',
      resource: `products/${id}`,
      details: 'Reef mask',
      ipAddress: '127.0.0.1',
      userAgent: 'Test',
    });
  });
});

import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import type { Article } from '../../../contract/articles.ts';
import type { RevisionSummary } from '../../../contract/history/history.ts';

const resources = ['articles', 'reviews'];

onSqliteFirst('revisions', (open) => {
  async function write(resource: string) {
    const app = await open();
    const answer = await app.admin(`/api/${resource}`, {
      method: 'POST',
      body: {
        title: 'First',
        content: '<p>Words.</p>',
        category: 'Tips',
        imageUrl: '/art/a.jpg',
        ...(resource === 'reviews' && { purchaseLink: 'https://www.mares.com/' }),
      },
    });
    const created = (await answer.json()) as Article;
    const path = `/api/${resource}/${created.id}`;
    const get = async <T>(address: string) => (await (await app.admin(address)).json()) as T;
    return {
      ...app,
      created,
      path,
      save: async (body: object) =>
        (await (await app.admin(path, { method: 'PATCH', body })).json()) as Article,
      list: () => get<RevisionSummary[]>(`${path}/revisions`),
      find: (id: number | undefined) => get<Article>(`${path}/revisions/${id}`),
      restore: (id: number | undefined) =>
        app.admin(`${path}/revisions/${id}/restore`, { method: 'POST', body: {} }),
    };
  }

  test.each(resources)('a save of %s stores the replaced state with its time', async (resource) => {
    const { created, save, list, find, passMinutes } = await write(resource);
    expect(await list()).toEqual([]);
    passMinutes(5);
    await save({ title: 'Second' });
    passMinutes(5);
    await save({ content: '<p>More words.</p>' });
    const revisions = await list();
    expect(revisions).toMatchObject([
      { version: 2, title: 'Second', published: false, savedAt: '2026-11-21T00:05:00.000Z' },
      { version: 1, title: 'First', published: false, savedAt: '2026-11-21T00:00:00.000Z' },
    ]);
    expect(await find(revisions[1]?.id)).toEqual(created);
  });

  test.each(resources)('publishing %s stores no revision', async (resource) => {
    const { save, list } = await write(resource);
    await save({ published: true });
    await save({ published: false });
    expect(await list()).toEqual([]);
  });

  test.each(resources)('the last 20 states of %s are stored', async (resource) => {
    const { save, list } = await write(resource);
    for (let number = 2; number <= 24; number++) await save({ title: `Title ${number}` });
    const versions = (await list()).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => 23 - index));
  });

  test.each(resources)(
    'restoring an earlier state of %s makes the record a draft and stores the current state',
    async (resource) => {
      const { created, save, list, find, restore, anonymous, services } = await write(resource);
      const newer = await save({ title: 'Second', slug: 'second', published: true });
      const [first] = await list();
      const answer = await restore(first?.id);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        title: 'First',
        slug: 'second',
        content: created.content,
        published: false,
        publishedAt: newer.publishedAt,
        version: 3,
      });
      expect((await anonymous(`/api/${resource}/slug/second`)).status).toBe(404);
      const [present] = await list();
      expect(present).toMatchObject({ version: 2, title: 'Second', published: true });
      expect(await find(present?.id)).toEqual(newer);
      const actions = await services.database
        .selectFrom('auditLogs')
        .select('action')
        .orderBy('id')
        .execute();
      expect(actions.map(({ action }) => action).slice(-2)).toEqual([
        'revision_restored',
        'content_unpublished',
      ]);
    },
  );

  test.each(resources)('restoring %s clears the scheduled times', async (resource) => {
    const { save, list, restore } = await write(resource);
    await save({ title: 'Second' });
    const times = {
      publishAt: '2026-11-22T00:00:00.000Z',
      unpublishAt: '2026-11-23T00:00:00.000Z',
    };
    expect(await save(times)).toMatchObject(times);
    const answer = await restore((await list())[0]?.id);
    expect(await answer.json()).toMatchObject({ publishAt: null, unpublishAt: null });
  });

  test('an unknown revision and a revision of another article answer 404', async () => {
    const { admin, save, list, restore, path } = await write('articles');
    await save({ title: 'Second' });
    const [first] = await list();
    const other = await admin('/api/articles', { method: 'POST', body: { title: 'Other' } });
    const { id } = (await other.json()) as Article;
    expect((await restore(999)).status).toBe(404);
    expect((await admin(`/api/articles/${id}/revisions/${first?.id}`)).status).toBe(404);
    expect((await admin(`/api/reviews/${id}/revisions/${first?.id}`)).status).toBe(404);
    expect((await admin(`${path}/revisions/${first?.id}`)).status).toBe(200);
  });

  const named = {
    products: {
      name: 'First',
      category: 'Fins',
      description: '<p>Words.</p>',
      imageUrl: '/art/a.jpg',
      published: true,
      featured: true,
    },
    'dive-sites': { ...plainSite, name: 'First' },
  };

  test.each(['products', 'dive-sites'] as const)('%s have revisions too', async (resource) => {
    const { admin, anonymous } = await open();
    const body = named[resource];
    const created = await (await admin(`/api/${resource}`, { method: 'POST', body })).json();
    const path = `/api/${resource}/${(created as { id: number }).id}`;
    const method = resource === 'products' ? 'PATCH' : 'PUT';
    await admin(path, { method, body: { ...body, name: 'Second' } });
    const revisions = (await (await admin(`${path}/revisions`)).json()) as RevisionSummary[];
    expect(revisions).toMatchObject([{ version: 1, title: 'First', published: true }]);
    const earlier = await admin(`${path}/revisions/${revisions[0]?.id}`);
    expect(await earlier.json()).toEqual(created);
    expect((await anonymous(`${path}/revisions`)).status).toBe(401);

    const restoring = `${path}/revisions/${revisions[0]?.id}/restore`;
    const restored = await admin(restoring, { method: 'POST', body: {} });
    expect([restored.status, await restored.json()]).toMatchObject([
      200,
      { name: 'First', version: 3, featured: false },
    ]);
    expect(await (await admin(path)).json()).toMatchObject({ name: 'First', version: 3 });
  });
});

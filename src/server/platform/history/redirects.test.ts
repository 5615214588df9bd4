import { describe, expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import type { Redirect } from '../../../contract/history/history.ts';
import { purgeBin } from './bin.ts';
import { findRedirect } from './find-redirect.ts';

const article = (slug: string) => ({
  title: 'Diving the Yongala',
  slug,
  content: '<p>Down the line.</p>',
  category: 'Dive Sites',
  imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
  published: true,
});

async function create({ admin }: TestApp, body: object, resource = 'articles') {
  const response = await admin(`/api/${resource}`, { method: 'POST', body });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number };
}
const change = (app: TestApp, id: number, body: object, resource = 'articles') =>
  app.admin(`/api/${resource}/${id}`, { method: 'PATCH', body });
const remove = (app: TestApp, id: number, resource = 'articles') =>
  app.admin(`/api/${resource}/${id}`, { method: 'DELETE' });
const list = async ({ admin }: TestApp) =>
  (await (await admin('/api/admin/redirects')).json()) as Redirect[];
const target = async ({ services }: TestApp, path: string) =>
  (await findRedirect(services, path))?.target;

async function restoreLast(app: TestApp, body: object = {}) {
  const [line] = (await (await app.admin('/api/admin/bin')).json()) as { id: number }[];
  const path = `/api/admin/bin/${line?.id}/restore`;
  expect((await app.admin(path, { method: 'POST', body })).status).toBe(200);
}

onSqliteFirst('a former address', (open) => {
  describe.each(['articles', 'reviews'])('of %s', (resource) => {
    const folder = resource === 'articles' ? '/blog' : '/gear-reviews';
    const body = { ...article('a'), purchaseLink: 'https://www.mares.com/' };

    test('redirects to the current address after any number of moves, and never in a loop', async () => {
      const app = await open();
      const { id } = await create(app, body, resource);
      await change(app, id, { slug: 'b' }, resource);
      await change(app, id, { slug: 'c' }, resource);
      expect(await target(app, `${folder}/a`)).toBe(`${folder}/c`);
      expect(await target(app, `${folder}/b`)).toBe(`${folder}/c`);
      await change(app, id, { slug: 'a' }, resource);
      expect(await target(app, `${folder}/a`)).toBeUndefined();
      expect(await target(app, `${folder}/b`)).toBe(`${folder}/a`);
      expect((await app.anonymous(`/api/${resource}/slug/b`)).status).toBe(404);
    });

    test('answers 410 after the record is deleted, even permanently, until it is restored', async () => {
      const app = await open();
      const { id } = await create(app, body, resource);
      await change(app, id, { slug: 'b' }, resource);
      await remove(app, id, resource);
      expect(await target(app, `${folder}/a`)).toBeNull();
      expect(await target(app, `${folder}/b`)).toBeNull();
      await restoreLast(app);
      expect(await target(app, `${folder}/a`)).toBe(`${folder}/b`);
      expect(await target(app, `${folder}/b`)).toBeUndefined();
      await remove(app, id, resource);
      app.passMinutes(31 * 24 * 60);
      await purgeBin(app.services);
      expect(await target(app, `${folder}/b`)).toBeNull();
    });
  });

  test('stops redirecting once another record is published there', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    await change(app, id, { slug: 'b' });
    const other = await create(app, { ...article('a'), published: false });
    expect(await target(app, '/blog/a')).toBe('/blog/b');
    await change(app, other.id, { published: true });
    expect(await list(app)).toEqual([]);
    await remove(app, other.id);
    expect(await target(app, '/blog/a')).toBeNull();
  });

  test('stays with a newer record if the old record is restored under another slug', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    await remove(app, id);
    await create(app, article('a'));
    await restoreLast(app, { slug: 'a-2' });
    expect(await target(app, '/blog/a')).toBeUndefined();
    await change(app, id, { slug: 'a-3' });
    expect(await target(app, '/blog/a-2')).toBe('/blog/a-3');
  });

  test('is not stored for a draft that was never public', async () => {
    const app = await open();
    const { id } = await create(app, { ...article('a'), published: false });
    await change(app, id, { slug: 'b' });
    await remove(app, id);
    expect(await list(app)).toEqual([]);
  });

  test('is not stored for a backdated draft', async () => {
    const app = await open();
    const draft = { ...article('a'), published: false, publishedAt: '2024-05-01T00:00:00.000Z' };
    const { id } = await create(app, draft);
    await change(app, id, { slug: 'b' });
    expect(await list(app)).toEqual([]);
    await remove(app, id);
    expect(await list(app)).toEqual([]);
  });

  test('of an unpublished record redirects once it is published under another slug', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    await change(app, id, { published: false });
    expect(await list(app)).toEqual([]);
    expect(await target(app, '/blog/a')).toBeUndefined();
    await change(app, id, { slug: 'b' });
    expect(await list(app)).toMatchObject([{ path: '/blog/a', state: 'draft', target: null }]);
    await change(app, id, { published: true });
    expect(await target(app, '/blog/a')).toBe('/blog/b');
  });

  test('of an unpublished record answers 404 until it is published', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    await change(app, id, { slug: 'b', published: false });
    expect(await target(app, '/blog/a')).toBeUndefined();
    expect(await list(app)).toMatchObject([{ path: '/blog/a', state: 'draft', target: null }]);
    await change(app, id, { published: true });
    expect(await target(app, '/blog/a')).toBe('/blog/b');
  });

  test('of a dive site answers 410 while the site is deleted', async () => {
    const app = await open();
    const { id } = await create(app, plainSite, 'dive-sites');
    await remove(app, id, 'dive-sites');
    expect(await target(app, `/dive-sites/${id}`)).toBeNull();
    await restoreLast(app);
    expect(await list(app)).toEqual([]);
  });

  test('is not stored if the save fails', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    await create(app, article('b'));
    expect((await change(app, id, { slug: 'b' })).status).toBe(409);
    expect(await list(app)).toEqual([]);
  });

  test('is updated in the dive site that links to the article', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    const links = { blogSlug: 'a', reviewLink: '/blog/a' };
    const linked = await create(app, { ...plainSite, ...links }, 'dive-sites');
    const seen: string[] = [];
    app.services.content.onChange(({ resource }) => seen.push(resource));
    await change(app, id, { slug: 'b' });
    expect(await (await app.anonymous(`/api/dive-sites/${linked.id}`)).json()).toMatchObject({
      blogSlug: 'b',
      reviewLink: '/blog/b',
    });
    expect(seen.sort()).toEqual(['articles', 'dive-sites']);
  });

  test('is listed for the admin, who can delete it; strangers get 401', async () => {
    const app = await open();
    const { id } = await create(app, article('a'));
    await change(app, id, { slug: 'b' });
    const [line] = await list(app);
    expect(line).toMatchObject({
      path: '/blog/a',
      resource: 'articles',
      state: 'moved',
      target: '/blog/b',
    });
    const path = `/api/admin/redirects/${line?.id}`;
    expect((await app.anonymous('/api/admin/redirects')).status).toBe(401);
    expect((await app.anonymous(path, { method: 'DELETE' })).status).toBe(401);
    expect((await app.admin(path, { method: 'DELETE' })).status).toBe(200);
    expect((await app.admin(path, { method: 'DELETE' })).status).toBe(404);
    expect(await target(app, '/blog/a')).toBeUndefined();
    const log = await app.services.database.selectFrom('auditLogs').select('action').execute();
    expect(log.map(({ action }) => action)).toContain('redirect_deleted');
  });
});

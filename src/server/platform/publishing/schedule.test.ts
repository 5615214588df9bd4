import { expect, test } from 'vitest';
import { onSqliteFirst, openApp, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { Article } from '../../../contract/articles.ts';
import { startScheduler } from '../housekeeping/housekeeping.ts';
import { applySchedule } from './schedule.ts';

const seven = '2026-11-21T07:00:00.000Z';
const nine = '2026-11-21T09:00:00.000Z';
const article = {
  title: 'Later',
  content: '<p>Down.</p>',
  category: 'Tips',
  imageUrl: '/x.jpg',
};
const review = { ...article, title: 'A mask', purchaseLink: 'https://shop.example/' };

async function create({ admin }: TestApp, fields: object = {}, path = '/api/articles') {
  const body = path === '/api/articles' ? article : review;
  const answer = await admin(path, { method: 'POST', body: { ...body, ...fields } });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Article;
}

const patch = ({ admin }: TestApp, id: number, body: object) =>
  admin(`/api/articles/${id}`, { method: 'PATCH', body });
const find = async ({ admin }: TestApp, id: number) =>
  (await (await admin(`/api/articles/${id}`)).json()) as Article;
const actions = async ({ services }: TestApp) => {
  const rows = await services.database
    .selectFrom('auditLogs')
    .select(['action', 'userAgent'])
    .orderBy('id')
    .execute();
  return rows.map(({ action, userAgent }) => (userAgent ? `${action} (${userAgent})` : action));
};

onSqliteFirst('scheduling', (open) => {
  test.each(['/api/articles', '/api/reviews'])(
    'a scheduled draft of %s is public from its time on, and not before',
    async (path) => {
      const app = await open();
      const { slug, publishAt } = await create(
        app,
        { publishAt: '2026-11-21T18:00:00+11:00' },
        path,
      );
      expect(publishAt).toBe(seven);
      const status = async () => (await app.anonymous(`${path}/slug/${slug}`)).status;
      const listed = async () => ((await (await app.anonymous(path)).json()) as Article[]).length;
      app.passMinutes(7 * 60 - 1);
      expect(await applySchedule(app.services)).toBe(0);
      expect([await status(), await listed()]).toEqual([404, 0]);
      app.passMinutes(1);
      expect(await applySchedule(app.services)).toBe(1);
      expect([await status(), await listed()]).toEqual([200, 1]);
      const shown = await (await app.anonymous(`${path}/slug/${slug}`)).json();
      expect(shown).toMatchObject({ published: true, publishedAt: seven });
      expect(shown).not.toHaveProperty('publishAt');
      expect(await actions(app)).toEqual([
        'content_created',
        'content_scheduled',
        'content_published (Schedule)',
      ]);
    },
  );

  test('several instances publish a record once', async () => {
    const app = await open();
    const { id } = await create(app, { publishAt: seven });
    const other = openApp(app.services.database);
    for (const { passMinutes } of [app, other]) passMinutes(8 * 60);
    const counts = await Promise.all(
      [app, other, app, other].map(({ services }) => applySchedule(services)),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const published = (await actions(app)).filter((action) => /published/.test(action));
    expect(published).toEqual(['content_published (Schedule)']);
    expect((await find(app, id)).version).toBe(2);
  });

  test('the scheduler publishes records that became due while the site was down', async () => {
    const app = await open();
    const { id } = await create(app, { publishAt: seven });
    app.passMinutes(60 * 24);
    const scheduler = startScheduler(app.services, 5);
    await expect.poll(async () => (await find(app, id)).published, { timeout: 5000 }).toBe(true);
    await scheduler.stop();
    expect(await find(app, id)).toMatchObject({ publishedAt: seven, publishAt: null });
  });

  test('a record becomes a draft at its unpublishing time, and the cached list is evicted', async () => {
    const app = await open();
    const { id } = await create(app, { published: true, unpublishAt: nine });
    const listed = async () => (await (await app.anonymous('/api/articles')).json()) as Article[];
    expect(await listed()).toHaveLength(1);
    expect((await listed())[0]).not.toHaveProperty('unpublishAt');
    app.passMinutes(9 * 60);
    expect(await applySchedule(app.services)).toBe(1);
    expect(await listed()).toEqual([]);
    expect(await find(app, id)).toMatchObject({ published: false, unpublishAt: null });
  });

  test('a record whose publishing and unpublishing times have passed stays a draft', async () => {
    const app = await open();
    const { id } = await create(app, { publishAt: seven, unpublishAt: nine });
    app.passMinutes(10 * 60);
    await applySchedule(app.services);
    expect(await find(app, id)).toMatchObject({
      published: false,
      publishedAt: null,
      publishAt: null,
      unpublishAt: null,
    });
    expect(await applySchedule(app.services)).toBe(0);
  });

  test('the owner sets, backdates and clears times', async () => {
    const app = await open();
    const { id } = await create(app, { publishAt: seven });
    const [listed] = (await (await app.admin('/api/articles?admin=true')).json()) as Article[];
    expect(listed).toMatchObject({ published: false, publishAt: seven });
    await patch(app, id, { title: 'Other words' });
    expect(await find(app, id)).toMatchObject({ publishAt: seven });
    await patch(app, id, { publishAt: null });
    expect(await find(app, id)).toMatchObject({ published: false, publishAt: null });
    expect((await actions(app)).at(-1)).toBe('content_unscheduled');
    await patch(app, id, { publishAt: seven });
    await patch(app, id, { published: true });
    expect(await find(app, id)).toMatchObject({ published: true, publishAt: null });
    const newer = await create(app, { title: 'Newer', published: true });
    expect(newer.publishedAt).toBe('2026-11-21T00:00:00.000Z');
    await patch(app, newer.id, { publishedAt: '2020-01-01T00:00:00Z' });
    const list = (await (await app.anonymous('/api/articles')).json()) as Article[];
    expect(list.map(({ title }) => title)).toEqual(['Other words', 'Newer']);
    expect(list[1]?.publishedAt).toBe('2020-01-01T00:00:00.000Z');
  });

  test.each([
    [{ publishAt: '2026-11-20T00:00:00Z' }, 'Choose a time in the future, or publish it now.'],
    [{ publishAt: seven, published: true }, 'Publish it now or at a time, not both.'],
    [{ publishAt: nine, unpublishAt: seven }, 'It would end before it begins.'],
    [{ unpublishAt: '2026-11-20T00:00:00Z' }, 'Choose a time in the future, or unpublish it now.'],
    [{ publishedAt: '0026-11-20T00:00:00Z' }, 'This date is before 1900: check its year.'],
    [{ publishedAt: '9999-12-31T23:00:00-11:00' }, 'This date is before 1900: check its year.'],
    [{ publishedAt: seven }, 'This date is in the future: set a time to publish instead.'],
    [{ publishAt: 'tomorrow' }, 'Write the time as in 2026-12-05T07:00:00+11:00.'],
    [
      { publishAt: seven, content: '' },
      'Please fill in all required fields to publish the article.',
    ],
  ])('%j answers 400: %s', async (fields, error) => {
    const { admin } = await open();
    const answer = await admin('/api/articles', {
      method: 'POST',
      body: { ...article, ...fields },
    });
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { error: string; details: Record<string, string[]> };
    expect(body.error).toBe(error);
    expect(Object.values(body.details)).toContainEqual([error]);
  });

  test('a draft cannot be scheduled after its unpublishing time, but may be published now', async () => {
    const app = await open();
    const { id } = await create(app, { publishAt: seven, unpublishAt: nine });
    const moved = await patch(app, id, { publishAt: '2026-11-22T07:00:00.000Z' });
    expect([moved.status, await moved.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'It would end before it begins.' }),
    ]);
    const unpublishAt = '2026-11-21T06:00:00.000Z';
    expect((await patch(app, id, { published: true, unpublishAt })).status).toBe(200);
    expect(await find(app, id)).toMatchObject({ published: true, publishAt: null, unpublishAt });
  });

  test('a public record accepts no publishing time, and publishing a draft clears its past unpublishing time', async () => {
    const app = await open();
    const { id } = await create(app, { published: true, unpublishAt: nine });
    expect((await patch(app, id, { publishAt: seven })).status).toBe(400);
    await patch(app, id, { published: false });
    expect(await find(app, id)).toMatchObject({ published: false, unpublishAt: null });
    await patch(app, id, { unpublishAt: nine });
    app.passMinutes(10 * 60);
    await patch(app, id, { published: true });
    expect(await applySchedule(app.services)).toBe(0);
    expect(await find(app, id)).toMatchObject({ published: true, unpublishAt: null });
  });

  test('a scheduled record that is restored from the bin after its time stays a draft', async () => {
    const app = await open();
    const { id } = await create(app, { publishAt: seven });
    await app.admin(`/api/articles/${id}`, { method: 'DELETE' });
    app.passMinutes(8 * 60);
    expect(await applySchedule(app.services)).toBe(0);
    const [line] = (await (await app.admin('/api/admin/bin')).json()) as { id: number }[];
    await app.admin(`/api/admin/bin/${line?.id}/restore`, { method: 'POST', body: {} });
    expect(await applySchedule(app.services)).toBe(0);
    expect(await find(app, id)).toMatchObject({ published: false, publishAt: null });
  });
});

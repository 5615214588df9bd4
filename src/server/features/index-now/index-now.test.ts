import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { openIndexNowServer } from '../../../../tests/support/index-now-server.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import { applySchedule } from '../../platform/publishing/schedule.ts';
import { createSettings } from '../../platform/settings/store.ts';
import { createIndexNow } from './index-now.ts';
import { markChangedPages } from './public-pages.ts';

let engine: Awaited<ReturnType<typeof openIndexNowServer>>;
beforeAll(async () => {
  engine = await openIndexNowServer();
});
beforeEach(() => {
  engine.messages.length = 0;
  Object.assign(engine.state, { status: 202, hangs: false, beforeAnswer: async () => {} });
});
afterAll(() => engine.stop());

const site = 'https://dive.example';
const article = {
  title: 'Night dives',
  content: '<p>Words.</p>',
  category: 'Tips',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
};

onSqliteFirst('IndexNow', (open) => {
  const start = async () => open({ SITE_URL: site, INDEXNOW_URL: engine.url });

  const set = ({ admin }: TestApp, indexNow: 'on' | 'off') =>
    admin(`/api/settings/${settingGroups['search-engines'].id}`, {
      method: 'PATCH',
      body: { values: { indexNow } },
    });

  async function startOn() {
    const app = await start();
    expect((await set(app, 'on')).status).toBe(200);
    await app.indexNow.run();
    return app;
  }

  async function publish({ admin, passMinutes }: TestApp, words: object = {}) {
    passMinutes(1);
    const answer = await admin('/api/articles', {
      method: 'POST',
      body: { ...article, published: true, ...words },
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: number; slug: string };
  }

  async function change({ admin, passMinutes }: TestApp, id: number, body: object) {
    passMinutes(1);
    expect((await admin(`/api/articles/${id}`, { method: 'PATCH', body })).status).toBe(200);
  }

  const toldPaths = () =>
    engine.messages
      .splice(0)
      .map(({ urlList }) => urlList.map((url) => url.replace(site, '')).sort());

  test('IndexNow sends no request and serves no key until the owner switches it on', async () => {
    const app = await start();
    await publish(app);
    await app.indexNow.run();
    expect(engine.messages).toEqual([]);
    expect(await app.services.database.selectFrom('announcedPages').selectAll().execute()).toEqual(
      [],
    );
    expect((await app.anonymous(`/${'0'.repeat(32)}.txt`)).status).toBe(404);
  });

  test('IndexNow announces published, changed and removed pages, with a served key', async () => {
    const app = await startOn();
    expect(engine.messages).toEqual([]);
    const { id } = await publish(app);
    await publish(app, { title: 'Draft', published: false });
    await app.indexNow.run();
    const [message] = engine.messages;
    expect(message).toEqual({
      host: 'dive.example',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      keyLocation: `${site}/${message?.key}.txt`,
      urlList: [`${site}/blog/night-dives`],
    });
    const file = await app.anonymous(`/${message?.key}.txt`);
    expect([file.status, await file.text()]).toEqual([200, message?.key]);
    expect((await app.anonymous(`/${'0'.repeat(32)}.txt`)).status).toBe(404);
    engine.messages.length = 0;

    await app.indexNow.run();
    expect(toldPaths()).toEqual([]);
    await change(app, id, { content: '<p>Other words.</p>' });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/night-dives']]);
    await change(app, id, { slug: 'dives-at-night' });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/dives-at-night', '/blog/night-dives']]);
    await change(app, id, { noindex: true });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/dives-at-night']]);
    await change(app, id, { noindex: false });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/dives-at-night']]);
    await app.admin(`/api/articles/${id}`, { method: 'DELETE' });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/dives-at-night']]);
  });

  test('IndexNow announces scheduled pages, and many changes in few requests', async () => {
    const app = await startOn();
    const at = (minutes: number) =>
      new Date(app.services.clock().getTime() + minutes * 60_000).toISOString();
    await publish(app, { published: false, publishAt: at(10), unpublishAt: at(20) });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([]);
    for (const minutes of [10, 10]) {
      app.passMinutes(minutes);
      await applySchedule(app.services);
      await app.indexNow.run();
      expect(toldPaths()).toEqual([['/blog/night-dives']]);
    }
    const time = at(0);
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      name: `Species ${index}`,
      slug: `species-${index}`,
      scientificName: 'Genus species',
      groupName: 'Fish',
      ...{ identify: '', habitat: '', behave: '', danger: 'none', sensitive: 0 as const },
      ...{ otherNames: '[]', rlsIds: '[]', protection: '[]', months: '[]', searchTerms: '[]' },
      ...{ guideNames: '[]', sources: '[]', createdAt: time, updatedAt: time },
    }));
    await app.services.content.write('species', async (transaction) => {
      await transaction.insertInto('species').values(rows).execute();
    });
    await app.indexNow.run();
    expect(engine.messages.map(({ urlList }) => urlList.length)).toEqual([500, 500, 201]);
    expect(new Set(toldPaths().flat()).size).toBe(1201);
  });

  test('a refused announcement is sent again later, and delays no save', async () => {
    const app = await startOn();
    engine.state.status = 503;
    const { id } = await publish(app);
    await app.indexNow.run();
    await app.indexNow.run();
    expect(toldPaths()).toHaveLength(1);
    const overview = async () => (await app.admin('/api/admin/overview')).json();
    expect(await overview()).toMatchObject({ untoldPages: 1 });
    await change(app, id, { title: 'Saved all the same' });
    engine.state.status = 200;
    app.passMinutes(2);
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/night-dives']]);
    expect(await overview()).toMatchObject({ untoldPages: 0 });
    app.passMinutes(60);
    await app.indexNow.run();
    expect(toldPaths()).toEqual([]);
  });

  test('IndexNow gives up after 15 attempts, and announces the next change again', async () => {
    const app = await startOn();
    engine.state.status = 403;
    const { id } = await publish(app);
    for (let hours = 0; hours < 96; hours += 6) {
      await app.indexNow.run();
      app.passMinutes(6 * 60);
    }
    expect(toldPaths()).toHaveLength(15);
    engine.state.status = 200;
    await change(app, id, { content: '<p>Other words.</p>' });
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/night-dives']]);
  });

  test('a new change is still sent after an old change is given up', async () => {
    const app = await startOn();
    engine.state.status = 403;
    await publish(app);
    for (let attempt = 1; attempt < 15; attempt += 1) {
      await app.indexNow.run();
      app.passMinutes(6 * 60);
    }
    await publish(app, { title: 'Drift dives' });
    engine.messages.length = 0;
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/drift-dives', '/blog/night-dives']]);
    engine.state.status = 200;
    app.passMinutes(2);
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/drift-dives']]);
  });

  test('a page that is being sent does not count as refused', async () => {
    const app = await startOn();
    await publish(app);
    let overview = {};
    engine.state.beforeAnswer = async () => {
      overview = (await (await app.admin('/api/admin/overview')).json()) as object;
    };
    await app.indexNow.run();
    expect(overview).toMatchObject({ untoldPages: 0 });
  });

  test('a page that changes while it is announced is announced again', async () => {
    const app = await startOn();
    const { id } = await publish(app);
    engine.state.beforeAnswer = async () => {
      engine.state.beforeAnswer = async () => {};
      await change(app, id, { content: '<p>Other words.</p>' });
      await markChangedPages(app.services);
    };
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/night-dives'], ['/blog/night-dives']]);
  });

  test('a stop does not wait for a response', async () => {
    const app = await startOn();
    await publish(app);
    engine.state.hangs = true;
    const stopping = new AbortController();
    const running = app.indexNow.run(stopping.signal);
    await expect.poll(() => engine.messages.length).toBe(1);
    stopping.abort();
    await running;
    engine.state.hangs = false;
    app.passMinutes(2);
    await app.indexNow.run();
    expect(toldPaths()).toEqual([['/blog/night-dives'], ['/blog/night-dives']]);
  });

  test('instances that run at once announce a change only once', async () => {
    const app = await startOn();
    await publish(app);
    const others = [1, 2].map(() => createIndexNow(app.services, createSettings(app.services)));
    await Promise.all([app.indexNow, ...others].map((one) => one.run()));
    expect(toldPaths()).toEqual([['/blog/night-dives']]);
  });

  test('IndexNow deletes its state when switched off, and later sends no old change', async () => {
    const app = await startOn();
    await publish(app);
    await set(app, 'off');
    await app.indexNow.run();
    await set(app, 'on');
    await app.indexNow.run();
    expect(toldPaths()).toEqual([]);
  });
});

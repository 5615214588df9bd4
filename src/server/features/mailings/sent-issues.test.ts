import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { openIndexNowServer } from '../../../../tests/support/index-now-server.ts';
import { setParts } from '../../../../tests/support/linked-records.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { completeArticle } from '../../../../tests/support/records.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { outboxHandlers } from './outbox-handlers.ts';

const archive = '/api/newsletter/issues';
const post = (body: object) => ({ method: 'POST', body });

async function create(app: TestApp, path: string, body: object) {
  const answer = await app.admin(path, post(body));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

async function openWithReader(open: ReturnType<typeof openSending>) {
  const server = await untilTestEnd(startMailServer());
  const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://reef.internal' });
  await app.anonymous('/api/newsletter/subscribe', post({ email: 'jo@example.com' }));
  return { app, server };
}

const send = (app: TestApp, record: number, more = {}) =>
  create(app, '/api/admin/mailings', { resource: 'issues', record, subject: 'June', ...more });

const text = async (app: TestApp, path: string) => (await app.anonymous(path)).text();

onSqliteFirst('the archive of issues', (openApp) => {
  const open = openSending(openApp);

  test('lists a sent issue while the owner shows it, as do the sitemap and the feed', async () => {
    const { app, server } = await openWithReader(open);
    const article = await create(app, '/api/articles', { ...completeArticle, published: true });
    const issue = { title: 'June', preview: 'Whales.', content: '<p>They pass.</p>' };
    const posts = [`articles/${article}`];
    const shown = await create(app, '/api/issues', { ...issue, posts, archived: true });
    const hidden = await create(app, '/api/issues', { ...issue, title: 'Secret' });
    const page = `/newsletters/${shown}`;
    expect(await (await app.anonymous(archive)).json()).toEqual([]);
    expect((await app.anonymous(`${archive}/${shown}`)).status).toBe(404);
    expect(await text(app, '/sitemap.xml')).not.toContain('/newsletters');

    const check = `/api/admin/mailings/check?resource=issues&record=${shown}&preview=`;
    expect((await (await app.admin(check)).json()).findings).toEqual([]);
    for (const id of [shown, hidden]) await send(app, id);
    await sendDue(app.services, outboxHandlers);
    const mail = (await server.parsed()).find(({ text }) => text?.includes('They pass.'));
    expect(mail?.text).toContain(`https://reef.internal${page}`);
    const time = app.services.clock().toISOString();
    const listed = { id: shown, title: 'June', preview: 'Whales.', sentAt: time };
    expect(await (await app.anonymous(archive)).json()).toEqual([listed]);
    const { title, imageUrl } = completeArticle;
    expect(await (await app.anonymous(`${archive}/${shown}`)).json()).toMatchObject({
      ...{ ...listed, content: '<p>They pass.</p>' },
      posts: [{ title, imageUrl, path: expect.stringMatching(/^\/blog\//) }],
    });
    expect((await app.anonymous(`${archive}/${hidden}`)).status).toBe(404);
    const sitemap = await text(app, '/sitemap.xml');
    expect(sitemap).toContain(`<loc>https://reef.internal${page}</loc>`);
    expect(sitemap).not.toContain(`/newsletters/${hidden}`);
    expect(await text(app, '/llms.txt')).toContain(
      `## Newsletter\n\n- [June](https://reef.internal${page}): Whales.`,
    );
    expect(await text(app, '/feed.json?category=Newsletter')).toContain('They pass.');
    expect(await text(app, '/feed.json')).not.toContain('They pass.');

    await app.admin(`/api/issues/${shown}`, { method: 'PATCH', body: { archived: false } });
    expect(await (await app.anonymous(archive)).json()).toEqual([]);
  });

  test('lists a scheduled issue once its mailing begins', async () => {
    const { app } = await openWithReader(open);
    const issue = { title: 'June', content: '<p>They pass.</p>', archived: true };
    const id = await create(app, '/api/issues', issue);
    const sendAt = new Date(app.services.clock().getTime() + 3_600_000).toISOString();
    await send(app, id, { sendAt });
    expect(await (await app.anonymous(archive)).json()).toEqual([]);
    app.passMinutes(61);
    await sendDue(app.services, outboxHandlers);
    expect(await (await app.anonymous(archive)).json()).toMatchObject([{ id }]);
  });

  test('notifies search engines of an issue once it is sent, and after each change', async () => {
    const engine = await untilTestEnd(openIndexNowServer());
    const server = await untilTestEnd(startMailServer());
    const app = await open({
      ...{ SMTP_URL: server.url, SITE_URL: 'https://reef.internal', INDEXNOW_URL: engine.url },
    });
    await app.anonymous('/api/newsletter/subscribe', post({ email: 'jo@example.com' }));
    const values = { indexNow: 'on' };
    const settings = `/api/settings/${settingGroups['search-engines'].id}`;
    await app.admin(settings, { method: 'PATCH', body: { values } });
    const issue = { title: 'June', content: '<p>They pass.</p>', archived: true };
    const id = await create(app, '/api/issues', issue);
    await app.indexNow.run();
    const told = async () => {
      await app.indexNow.run();
      return engine.messages.splice(0).flatMap(({ urlList }) => urlList);
    };
    expect(await told()).toEqual([]);
    await send(app, id);
    const page = `https://reef.internal/newsletters/${id}`;
    expect(await told()).toEqual([page]);
    app.passMinutes(1);
    await app.admin(`/api/issues/${id}`, { method: 'PATCH', body: { preview: 'Whales.' } });
    expect(await told()).toEqual([page]);
    await app.admin(`/api/issues/${id}`, { method: 'PATCH', body: { archived: false } });
    expect(await told()).toEqual([page]);
  });

  test('while reviews are off, issues omit them, and sending a review is refused', async () => {
    const { app, server } = await openWithReader(open);
    const review = await create(app, '/api/reviews', {
      ...{ title: 'A quiet mask', content: '<p>Clear.</p>', category: 'Masks & Snorkels' },
      ...{ imageUrl: '/art/gear/torch-night.jpg', excerpt: 'Clear.', published: true },
      ...{ purchaseLink: 'https://shop.example/mask', price: '$89', rating: '⭐⭐⭐⭐' },
    });
    const posts = [`reviews/${review}`];
    const id = await create(app, '/api/issues', { title: 'June', content: '<p>Hi.</p>', posts });
    await setParts(app, { gear: 'off' });
    await send(app, id);
    await sendDue(app.services, outboxHandlers);
    const mail = (await server.parsed()).find(({ text }) => text?.includes('Hi.'));
    expect(mail?.text).not.toContain('A quiet mask');
    const alone = { resource: 'reviews', record: review, subject: 'A quiet mask' };
    const refused = await app.admin('/api/admin/mailings', post(alone));
    expect([refused.status, await refused.json()]).toEqual([
      ...[409, { error: expect.stringContaining('has no page while its part of the site is off') }],
    ]);
  });

  test('answers 410 while the newsletter is off, and mails do not link to the page', async () => {
    const { app, server } = await openWithReader(open);
    const issue = { title: 'June', content: '<p>They pass.</p>', archived: true };
    const id = await create(app, '/api/issues', issue);
    await send(app, id);
    await setParts(app, { newsletter: 'off' });
    expect((await app.anonymous(`${archive}/${id}`)).status).toBe(410);
    for (const list of ['/sitemap.xml', '/llms.txt']) {
      expect(await text(app, list)).not.toContain('/newsletters');
    }
    expect(await text(app, '/feed.json?category=Newsletter')).not.toContain('They pass.');
    await send(app, id, { earlier: 1 });
    await sendDue(app.services, outboxHandlers);
    const texts = (await server.parsed()).map(({ text }) => text ?? '');
    expect(texts.filter((each) => each.includes(`/newsletters/${id}`))).toHaveLength(1);
  });
});

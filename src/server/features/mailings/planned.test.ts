import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Mailing, MailingOffer } from '../../../contract/mailings.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { applySchedule } from '../../platform/publishing/schedule.ts';
import { newToken } from '../../resources/newsletter/subscribe.ts';
import { outboxHandlers } from './outbox-handlers.ts';

const path = '/api/admin/mailings';
const startServer = () => untilTestEnd(startMailServer());
const post = (body: object) => ({ method: 'POST', body });
const friday = '2026-11-27T20:00:00.000Z';

async function subscribe({ services }: TestApp, people: Record<string, string>) {
  for (const [name, createdAt] of Object.entries(people)) {
    const row = { email: `${name}@example.com`, token: newToken(), subscribed: 1 as const };
    await services.database
      .insertInto('newsletters')
      .values({ ...row, createdAt })
      .execute();
  }
}

async function create(app: TestApp, resource: string, body: object) {
  const answer = await app.admin(`/api/${resource}`, post(body));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const article = {
  ...{ title: 'Winter at Rapid Bay', content: '<p>Seadragons stay all year.</p>' },
  ...{ category: 'Tips', imageUrl: '/art/articles/rapid-bay.jpg', excerpt: 'They stay.' },
};

async function plan(app: TestApp, record: number, more: object = {}, resource = 'articles') {
  const answer = await app.admin(path, post({ subject: 'Winter', resource, record, ...more }));
  return { status: answer.status, ...((await answer.json()) as Mailing & { error?: string }) };
}

const mailings = async ({ admin }: TestApp) =>
  (await (await admin(`${path}/all`)).json()) as Mailing[];

async function tick(app: TestApp) {
  await applySchedule(app.services);
  await sendDue(app.services, outboxHandlers);
}

const minutesUntil = ({ services }: TestApp, time: string) =>
  (Date.parse(time) - services.clock().getTime()) / 60_000;

onSqliteFirst('a planned mailing', (openApp) => {
  const open = openSending(openApp);
  test('a planned mailing begins once, when its scheduled article becomes public', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://dive.example' });
    await subscribe(app, { jo: '2026-01-01T00:00:00.000Z' });
    const record = await create(app, 'articles', {
      ...article,
      published: false,
      publishAt: friday,
    });
    const offer = await app.admin(`${path}?resource=articles&record=${record}`);
    expect(await offer.json()).toMatchObject({ canWait: true, publishAt: friday });
    expect(await plan(app, record, { withPost: true })).toMatchObject({
      ...{ status: 201, state: 'scheduled', begunAt: null, recipients: 0 },
    });
    await tick(app);
    expect(server.mails).toEqual([]);
    await subscribe(app, { ann: '2026-11-22T00:00:00.000Z' });
    app.passMinutes(minutesUntil(app, friday));
    await tick(app);
    await tick(app);
    expect(server.mails).toHaveLength(2);
    expect((await server.parsed())[0]?.text).toContain('https://dive.example/blog/winter-at-');
    expect(await mailings(app)).toMatchObject([{ state: 'sent', recipients: 2, delivered: 2 }]);
  });

  test('a planned mailing waits for its article if both have the same time', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, { jo: '2026-01-01T00:00:00.000Z' });
    const record = await create(app, 'articles', {
      ...article,
      published: false,
      publishAt: friday,
    });
    expect(await plan(app, record, { sendAt: friday })).toMatchObject({ state: 'scheduled' });
    app.passMinutes(minutesUntil(app, friday));
    await sendDue(app.services, outboxHandlers);
    expect(await mailings(app)).toMatchObject([{ state: 'scheduled' }]);
    await tick(app);
    expect(server.mails).toHaveLength(1);
  });

  test('a post can be sent after its planned mailing was stopped before it began', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, { jo: '2026-01-01T00:00:00.000Z' });
    const record = await create(app, 'articles', { ...article, published: true });
    const { id } = await plan(app, record, { sendAt: friday });
    expect(await plan(app, record, { sendAt: friday })).toMatchObject({ status: 409 });
    const stopped = await app.admin(`${path}/${id}/stop`, { method: 'POST' });
    expect(await stopped.json()).toMatchObject({ state: 'stopped' });
    app.passMinutes(minutesUntil(app, friday));
    await tick(app);
    expect(server.mails).toEqual([]);
    expect(await plan(app, record, { earlier: 1 })).toMatchObject({ status: 201, round: 2 });
  });

  test('a planned mailing can be stopped while the clock advances', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    const record = await create(app, 'articles', { ...article, published: true });
    const { id } = await plan(app, record, { sendAt: friday });
    let time = Date.parse('2026-11-21T00:00:00.000Z');
    app.services.clock = () => new Date(time++);
    const stop = () => app.admin(`${path}/${id}/stop`, { method: 'POST' });
    expect(await (await stop()).json()).toMatchObject({ state: 'stopped' });
    expect((await stop()).status).toBe(409);
  });

  test('a planned mailing states why it can not begin, and emails the owner once', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, CONTACT_TO: 'owner@example.com' });
    await subscribe(app, { jo: '2026-01-01T00:00:00.000Z' });
    const record = await create(app, 'articles', { ...article, published: true });
    await plan(app, record, { sendAt: friday });
    await app.admin(`/api/articles/${record}`, { method: 'PATCH', body: { published: false } });
    const deleted = await create(app, 'articles', { ...article, title: 'Gone', published: true });
    await plan(app, deleted, { sendAt: friday });
    await app.admin(`/api/articles/${deleted}`, { method: 'DELETE' });
    app.passMinutes(minutesUntil(app, friday));
    await tick(app);
    await tick(app);
    expect(await mailings(app)).toMatchObject([
      { state: 'not sent', problem: 'It was deleted.' },
      { state: 'not sent', problem: expect.stringContaining('This article is a draft') },
    ]);
    const mails = await server.parsed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      '[Bottom Time] “Winter” was not sent',
      '[Bottom Time] “Winter” was not sent',
    ]);
  });

  test('a planned mailing is refused for a past time or a time before its article', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, { jo: '2026-01-01T00:00:00.000Z' });
    const record = await create(app, 'articles', {
      ...article,
      published: false,
      publishAt: friday,
    });
    const early = await plan(app, record, { sendAt: '2026-11-26T00:00:00.000Z' });
    expect([early.status, early.error]).toEqual([
      409,
      expect.stringContaining('not public by then'),
    ]);
    const past = await plan(app, record, { sendAt: '2026-11-20T00:00:00.000Z' });
    expect([past.status, past.error]).toEqual([409, expect.stringContaining('has passed')]);
    const far = await plan(app, record, { sendAt: '2028-11-20T00:00:00.000Z' });
    expect([far.status, far.error]).toEqual([409, 'Choose a time within a year.']);
  });
});

onSqliteFirst('a mailing under way', (openApp) => {
  const open = openSending(openApp);
  test('a mailing sends nothing while it is paused, and continues when it is resumed', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, NEWSLETTER_PER_MINUTE: '2' });
    const day = '2026-01-01T00:00:00.000Z';
    await subscribe(app, { a: day, b: day, c: day, d: day });
    const record = await create(app, 'articles', { ...article, published: true });
    const { id } = await plan(app, record);
    await tick(app);
    const call = (word: string) => app.admin(`${path}/${id}/${word}`, { method: 'POST' });
    expect((await call('resume')).status).toBe(409);
    expect(await (await call('pause')).json()).toMatchObject({ state: 'paused', waiting: 2 });
    app.passMinutes(5);
    await tick(app);
    expect(server.mails).toHaveLength(2);
    const other = await create(app, 'articles', { ...article, title: 'Other', published: true });
    await plan(app, other);
    await tick(app);
    expect(server.mails).toHaveLength(4);
    expect(await (await call('resume')).json()).toMatchObject({ state: 'sending' });
    app.passMinutes(1);
    await tick(app);
    app.passMinutes(1);
    await tick(app);
    expect(server.mails).toHaveLength(8);
    expect((await call('pause')).status).toBe(409);
    expect((await app.admin(`${path}/99/pause`, { method: 'POST' })).status).toBe(404);
  });

  test('a mailing can reach only subscribers since a day; the owner sees how many', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    // The two join just before and at midnight of 1 November in Sydney.
    await subscribe(app, {
      before: '2026-10-31T12:59:59.000Z',
      after: '2026-10-31T13:00:00.000Z',
    });
    const record = await create(app, 'articles', { ...article, published: true });
    const audience = await app.admin(`${path}/audience?joinedSince=2026-11-01`);
    expect(await audience.json()).toMatchObject({ subscribers: 1, tags: [] });
    const segment = { joinedSince: '2026-11-01' };
    expect(await plan(app, record, { segment })).toMatchObject({ recipients: 1, segment });
    const later = { segment: { joinedSince: '2026-11-20' }, earlier: 1 };
    expect((await plan(app, record, later)).error).toContain('no subscriber who gets mails');
    await tick(app);
    expect((await server.parsed()).map(({ to }) => to)).toMatchObject([
      { text: 'after@example.com' },
    ]);
  });
});

onSqliteFirst('an issue', (openApp) => {
  const open = openSending(openApp);
  test('an issue is written, stored in versions, and sent with its posts and its sender', async () => {
    const server = await startServer();
    const app = await open({
      ...{ SMTP_URL: server.url, SITE_URL: 'https://dive.example' },
      MAIL_FROM: 'Bottom Time <news@reef.internal>',
    });
    await subscribe(app, { jo: '2026-01-01T00:00:00.000Z' });
    const shown = await create(app, 'articles', { ...article, published: true });
    const draft = await create(app, 'articles', { ...article, title: 'Draft', published: false });
    const record = await create(app, 'issues', {
      ...{ title: 'June below water', preview: 'Two stories', fromName: 'Mara of Bottom Time' },
      content: '<p>Hello again.<script>x()</script></p>',
      posts: [`articles/${shown}`, `articles/${draft}`, 'reviews/999'],
    });
    const offer = await app.admin(`${path}?resource=issues&record=${record}`);
    expect((await offer.json()) as MailingOffer).toMatchObject({
      ...{ problem: null, subject: 'June below water', preview: 'Two stories' },
      fromName: 'Mara of Bottom Time',
    });
    const words = { subject: 'June below water', fromName: 'Mara of Bottom Time' };
    expect(await plan(app, record, words, 'issues')).toMatchObject({ recipients: 1 });
    await tick(app);
    const [mail] = await server.parsed();
    expect(mail?.from?.value).toEqual([
      { name: 'Mara of Bottom Time', address: 'news@reef.internal' },
    ]);
    expect(mail?.text).toContain('https://dive.example/blog/winter-at-rapid-bay');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Hello again.');
      expect(body).toContain('They stay.');
      expect(body).not.toMatch(/Draft|x\(\)|Read on the site/);
    }

    const one = `/api/issues/${record}`;
    const save = (title: string) =>
      app.admin(one, { method: 'PATCH', body: { title, version: 1 } });
    expect((await save('July')).status).toBe(200);
    expect((await save('August')).status).toBe(409);
    expect(await (await app.admin(`${one}/revisions`)).json()).toMatchObject([{ version: 1 }]);
    const list = await (await app.admin('/api/issues')).json();
    expect(list).toMatchObject([
      { title: 'July', posts: [`articles/${shown}`, expect.anything(), expect.anything()] },
    ]);
    expect((list as object[])[0]).not.toHaveProperty('content');
    expect((await app.admin(one, { method: 'DELETE' })).status).toBe(200);
    expect(await (await app.admin('/api/issues')).json()).toEqual([]);
    expect((await app.anonymous('/api/issues')).status).toBe(401);
  });

  test.each([
    [{ title: '' }, '“Subject” can not be empty.'],
    [{ title: 'A', posts: ['pages/1'] }, 'Name an article or review, such as articles/12.'],
  ])('the issue %j is refused with a message', async (wrong, error) => {
    const app = await open();
    const answer = await app.admin('/api/issues', post(wrong));
    expect([answer.status, await answer.json()]).toMatchObject([400, { error }]);
  });
});

import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Mailing, MailingOffer } from '../../../contract/mailings.ts';
import type { Subscriber } from '../../../contract/newsletter/newsletter.ts';
import { runHousekeeping } from '../../platform/housekeeping/housekeeping.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { outboxHandlers } from './outbox-handlers.ts';

const startServer = (options?: Parameters<typeof startMailServer>[0]) =>
  untilTestEnd(startMailServer(options));
const send = ({ services }: TestApp) => sendDue(services, outboxHandlers);
const post = (body: object) => ({ method: 'POST', body });
const path = '/api/admin/mailings';

async function createPost(app: TestApp, more: object = {}, resource = 'articles') {
  const input = {
    title: 'Winter at Rapid Bay',
    content: '<p>Leafy seadragons stay all year.</p>',
    category: resource === 'articles' ? 'Beginner Guides' : 'Masks & Snorkels',
    imageUrl: '/art/articles/rapid-bay.jpg',
    published: true,
    ...more,
  };
  const answer = await app.admin(`/api/${resource}`, post(input));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

async function subscribe(app: TestApp, ...names: string[]) {
  for (const name of names) {
    const email = `${name}@example.com`;
    const answer = await app.anonymous('/api/newsletter/subscribe', post({ email }));
    expect(answer.status).toBe(200);
  }
  // The welcome mails are not part of these tests.
  await app.services.database.deleteFrom('outbox').where('kind', '=', 'welcome').execute();
}

const words = { resource: 'articles', subject: 'Seadragons in winter', preview: 'All year.' };
const start = (app: TestApp, record: number, more: object = {}) =>
  app.admin(path, post({ ...words, record, ...more }));
const readOffer = async (app: TestApp, record: number, resource = 'articles') =>
  (await (await app.admin(`${path}?resource=${resource}&record=${record}`)).json()) as MailingOffer;
const readers = async (server: Awaited<ReturnType<typeof startMailServer>>) =>
  (await server.parsed()).map((mail) => (mail.to && 'text' in mail.to ? mail.to.text : '')).sort();
const subscriberToken = async ({ services }: TestApp, name: string) => {
  const { token } = await services.database
    .selectFrom('newsletters')
    .select('token')
    .where('email', '=', `${name}@example.com`)
    .executeTakeFirstOrThrow();
  return token;
};

onSqliteFirst('a mailing', (openApp) => {
  const open = openSending(openApp);
  test('a mailing reaches each subscriber once with an unsubscribe link, but no later subscriber', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://dive.example' });
    await subscribe(app, 'jo', 'ann');
    const id = await createPost(app);
    const answer = await start(app, id);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ recipients: 2, waiting: 2, delivered: 0 });
    await subscribe(app, 'late');
    await send(app);
    await send(app);

    expect(await readers(server)).toEqual(['ann@example.com', 'jo@example.com']);
    const mails = await server.parsed();
    for (const mail of mails) {
      const [name = ''] = (mail.to && 'text' in mail.to ? mail.to.text : '').split('@');
      const leave = `https://dive.example/unsubscribe/${await subscriberToken(app, name)}`;
      const header = (key: string) =>
        mail.headerLines.find((line) => line.key === key)?.line.replace(/\s+/g, ' ');
      expect(mail.subject).toBe('Seadragons in winter');
      expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <${leave}?mailing=1>`);
      expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
      expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
      for (const body of [mail.text, mail.html]) {
        expect(body).toContain('Leafy seadragons stay all year.');
        expect(body).toContain(leave);
        expect(body).toContain('You get this mail from Bottom Time');
      }
      expect(mail.html).toContain('All year.');
      expect(mail.text).toContain('Winter at Rapid Bay\n\n');
      expect(mail.text).toContain('https://dive.example/blog/winter-at-rapid-bay');
    }
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect((await readOffer(app, id)).mailings).toMatchObject([
      { subject: 'Seadragons in winter', recipients: 2, delivered: 2, failed: 0, waiting: 0 },
    ]);
    const events = await app.services.database
      .selectFrom('auditLogs')
      .select(['resource', 'details'])
      .where('action', '=', 'mailing_started')
      .execute();
    expect(events).toEqual([{ resource: `articles/${id}`, details: 'Seadragons in winter, to 2' }]);
  });

  test('a mailing skips people who unsubscribed or were deleted, and uses a new address', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, 'gone', 'moved', 'stays', 'deleted', 'both');
    const id = await createPost(app);
    await start(app, id);
    await app.anonymous(`/unsubscribe/${await subscriberToken(app, 'gone')}`, { method: 'POST' });
    const rows = await app.services.database.selectFrom('newsletters').selectAll().execute();
    const subscriberId = (name: string) => rows.find(({ email }) => email.startsWith(name))?.id;
    const subscribers = '/api/newsletter/subscribers';
    const change = (name: string, body: object) =>
      app.admin(`${subscribers}/${subscriberId(name)}`, { method: 'PATCH', body });
    await change('moved', { email: 'new@example.com' });
    await change('both', { email: 'left@example.com' });
    await change('both', { subscribed: false });
    // The subscriber is deleted in the database, without the API.
    await app.services.database
      .deleteFrom('newsletters')
      .where('id', '=', subscriberId('deleted') ?? 0)
      .execute();
    await send(app);
    expect(await readers(server)).toEqual(['new@example.com', 'stays@example.com']);
    expect((await readOffer(app, id)).mailings).toMatchObject([
      { recipients: 5, delivered: 2, dropped: 3 },
    ]);
  });

  test('a post is sent once, unless a request states how often it was sent before', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, 'jo');
    const id = await createPost(app);
    const twice = await Promise.all([start(app, id), start(app, id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = (await twice.find(({ status }) => status === 409)?.json()) as object;
    expect(refused).toMatchObject({ error: expect.stringContaining('sent to subscribers before') });
    expect((await start(app, id, { earlier: 2 })).status).toBe(409);
    expect((await start(app, id, { earlier: 1 })).status).toBe(201);
    await send(app);
    expect(await readers(server)).toEqual(['jo@example.com', 'jo@example.com']);
    expect((await readOffer(app, id)).mailings).toHaveLength(2);
  });

  test('a stopped mailing never sends its waiting mails, even after Retry all', async () => {
    const server = await startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('a') ? Object.assign(new Error(), { responseCode: 550 }) : null),
    });
    const app = await open({ SMTP_URL: server.url, NEWSLETTER_PER_MINUTE: '2' });
    await subscribe(app, 'a', 'b', 'c', 'd');
    const id = await createPost(app);
    const { id: mailing } = (await (await start(app, id)).json()) as Mailing;
    await send(app);
    const stopped = await app.admin(`${path}/${mailing}/stop`, { method: 'POST' });
    expect(await stopped.json()).toMatchObject({
      stoppedAt: '2026-11-21T00:00:00.000Z',
      delivered: 1,
      failed: 1,
      waiting: 0,
      dropped: 2,
    });
    await app.admin('/api/admin/outbox/retry', { method: 'POST' });
    app.passMinutes(5);
    await send(app);
    expect(server.mails).toHaveLength(1);
    expect((await readOffer(app, id)).mailings).toMatchObject([{ delivered: 1, dropped: 3 }]);
    expect((await app.admin(`${path}/${mailing}/stop`, { method: 'POST' })).status).toBe(409);
    expect((await app.admin(`${path}/999/stop`, { method: 'POST' })).status).toBe(404);
  });

  test('a mailing sends a limited number of mails a minute, after all other mails', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, NEWSLETTER_PER_MINUTE: '2' });
    await subscribe(app, 'a', 'b', 'c');
    await start(app, await createPost(app));
    await send(app);
    expect(server.mails).toHaveLength(2);
    await app.anonymous('/api/newsletter/subscribe', post({ email: 'new@example.com' }));
    await send(app);
    const quota = app.services.database.selectFrom('rateLimits').where('key', '=', 'mailings');
    expect(await quota.select('count').execute()).toEqual([{ count: 2 }]);
    expect((await readers(server)).slice(-1)).toEqual(['new@example.com']);
    expect(server.mails).toHaveLength(3);
    app.passMinutes(1);
    await app.anonymous('/api/newsletter/subscribe', post({ email: 'first@example.com' }));
    await send(app);
    const order = (await server.parsed()).map(({ subject }) => subject?.slice(0, 10));
    expect(order).toEqual([
      ...['Seadragons', 'Seadragons', 'Your guide'],
      ...['Your guide', 'Seadragons'],
    ]);
  });

  test('a mailing marks a subscriber whose address is permanently refused, and continues', async () => {
    let refusing = true;
    const server = await startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          refusing && address.startsWith('dead')
            ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })
            : refusing && address.startsWith('full')
              ? Object.assign(new Error('4.2.2 Mailbox full'), { responseCode: 452 })
              : undefined,
        ),
    });
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, 'dead', 'full', 'jo');
    const id = await createPost(app);
    await start(app, id);
    await send(app);
    expect(await readers(server)).toEqual(['jo@example.com']);
    expect((await readOffer(app, id)).mailings).toMatchObject([
      { delivered: 1, failed: 1, waiting: 1 },
    ]);
    const bounced = async () => {
      const list = await (await app.admin('/api/newsletter/subscribers')).json();
      return (list as Subscriber[])
        .filter(({ state }) => state === 'bounced')
        .map(({ email, stateWhy, stateAt }) => [email, stateWhy, stateAt]);
    };
    const dead = [
      'dead@example.com',
      expect.stringContaining('550 5.1.1 No such mailbox'),
      '2026-11-21T00:00:00.000Z',
    ];
    expect(await bounced()).toEqual([dead]);
    refusing = false;
    await app.admin('/api/admin/outbox/retry', { method: 'POST' });
    await send(app);
    expect(await readers(server)).toEqual(['full@example.com', 'jo@example.com']);
    expect(await bounced()).toEqual([dead]);
    expect((await start(app, id, { earlier: 1 })).status).toBe(201);
    await send(app);
    expect(await readers(server)).not.toContain('dead@example.com');
    const again = await app.anonymous(
      '/api/newsletter/subscribe',
      post({ email: 'dead@example.com' }),
    );
    expect([again.status, await again.json()]).toEqual([
      409,
      { error: expect.stringContaining('refused or reported as unwanted') },
    ]);
  });

  test('a mail that a server delays for three days counts as a soft bounce', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('4.2.2 Mailbox full'), { responseCode: 452 })),
    });
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, 'full');
    const id = await createPost(app);
    const softBounces = async () =>
      (await app.services.database.selectFrom('newsletters').select('softBounces').execute())[0];
    for (const round of [0, 1, 2, 3, 4]) {
      expect(await softBounces()).toEqual({ softBounces: round });
      expect((await start(app, id, { earlier: round })).status).toBe(201);
      await send(app);
      app.passMinutes(3 * 24 * 60);
      await send(app);
    }
    const list = await (await app.admin('/api/newsletter/subscribers')).json();
    expect(list).toMatchObject([
      { state: 'bounced', stateWhy: expect.stringMatching(/^5 mails came back.*Mailbox full/) },
    ]);
    expect((await start(app, id, { earlier: 5 })).status, 'to nobody').toBe(409);
  });

  test('a mailing marks no subscriber if a mail server refuses the sender', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('5.7.1 Relaying denied'), { responseCode: 554 })),
    });
    const app = await open({ SMTP_URL: server.url });
    await subscribe(app, 'jo');
    await start(app, await createPost(app));
    await send(app);
    const list = await (await app.admin('/api/newsletter/subscribers')).json();
    expect(list).toMatchObject([{ email: 'jo@example.com', state: 'active' }]);
  });

  test('a mailing retains its counts when the outbox deletes its mails', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, DATA_DIR: '/nonexistent', BACKUPS_KEPT: '0' });
    await subscribe(app, 'jo', 'ann');
    const id = await createPost(app);
    await start(app, id);
    await send(app);
    await app.services.database
      .updateTable('outbox')
      .set({ status: 'failed' })
      .where('recipient', '=', 'ann@example.com')
      .execute();
    app.passMinutes(31 * 24 * 60);
    await runHousekeeping(app.services);
    expect(await app.services.database.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect((await readOffer(app, id)).mailings).toMatchObject([
      { recipients: 2, delivered: 1, failed: 1, waiting: 0, dropped: 0 },
    ]);
  });
});

onSqliteFirst('/api/admin/mailings', (openApp) => {
  const open = openSending(openApp);
  test('an offer explains why a post can not be sent', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url });
    const problem = async (id: number) => (await readOffer(app, id)).problem;
    const draft = await createPost(app, { title: 'Draft', published: false });
    const planned = await createPost(app, {
      title: 'Later',
      published: false,
      publishAt: '2026-12-24T00:00:00.000Z',
    });
    const hidden = await createPost(app, { title: 'Hidden', noindex: true });
    expect(await problem(hidden)).toContain('Nobody is subscribed');
    expect((await start(app, hidden)).status).toBe(409);
    await subscribe(app, 'jo');
    expect(await problem(draft)).toContain('This article is a draft. Publish it first');
    expect(await problem(planned)).toContain('This article is scheduled');
    expect(await problem(hidden)).toBeNull();
    for (const id of [draft, planned]) expect((await start(app, id)).status).toBe(409);
    expect((await start(app, 999)).status).toBe(404);
    expect((await start(app, hidden, { subject: '  ' })).status).toBe(400);
    expect((await start(app, hidden, { subject: 'x'.repeat(201) })).status).toBe(400);
    expect(await app.services.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const noServer = await app.admin(`${path}?resource=products&record=1`);
    expect(noServer.status).toBe(400);
  });

  test('an offer names the missing setting if there is no mail server', async () => {
    const app = await open();
    await subscribe(app, 'jo');
    const id = await createPost(app);
    expect((await readOffer(app, id)).problem).toContain('No mail server is set (SMTP_URL)');
    const answer = await start(app, id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: expect.stringContaining('SMTP_URL') });
  });

  test('a test mail is marked, goes to one address and does not count as a mailing', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, CONTACT_TO: 'owner@example.com' });
    const id = await createPost(app);
    expect((await readOffer(app, id)).testTo).toBe('owner@example.com');
    const test = post({ ...words, record: id, to: 'owner@example.com' });
    const answer = await app.admin(`${path}/test`, test);
    expect(await answer.json()).toEqual({ success: true, emailSent: true });
    const [mail] = await server.parsed();
    expect(mail?.subject).toBe('[Test] Seadragons in winter');
    const draft = await createPost(app, { title: 'Not yet', published: false });
    const early = { ...words, record: draft, to: 'owner@example.com', fromName: 'Mara' };
    expect((await app.admin(`${path}/test`, post(early))).status).toBe(200);
    expect((await server.parsed())[1]?.from?.text).toMatch(/^"?Mara"? <\S+@\S+>$/);
    expect(mail?.text).toContain('This is a test.');
    expect((await readOffer(app, id)).mailings).toEqual([]);
    const wrong = await app.admin(`${path}/test`, post({ ...words, record: id, to: 'nobody' }));
    expect(wrong.status).toBe(400);
    await app.services.database
      .updateTable('rateLimits')
      .set({ count: 30 })
      .where('key', '=', 'mailing-tests')
      .execute();
    expect((await app.admin(`${path}/test`, test)).status).toBe(429);
  });

  test('a review is sent with its link to the shop and the disclosure beside it', async () => {
    const server = await startServer();
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://dive.example' });
    await subscribe(app, 'jo');
    const shop = { purchaseLink: 'https://shop.example/mask', price: '$89', rating: '⭐⭐⭐⭐' };
    const id = await createPost(app, { title: 'A quiet mask', ...shop }, 'reviews');
    await start(app, id, { resource: 'reviews' });
    await send(app);
    const [mail] = await server.parsed();
    expect(mail?.text).toContain(
      'Check Price (https://dive.example/go/a-quiet-mask?from=/gear-reviews/a-quiet-mask&at=mail) (Affiliate Link - We earn from qualified purchases)',
    );
    expect(mail?.html).toMatch(/href="https:\/\/dive.example\/mail-link\/\d+\/\d+" rel="sponsored/);
    expect(mail?.text).toContain('https://dive.example/gear-reviews/a-quiet-mask');
    expect(mail?.text).toContain('https://dive.example/affiliate-disclosure');
  });
});

import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Subscriber } from '../../../contract/newsletter/newsletter.ts';
import { outboxHandlers } from '../../features/mailings/outbox-handlers.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openSqlite } from '../../platform/database/open.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { markInactive } from './states.ts';

const signUp = ({ anonymous }: TestApp, email: string, from = '192.0.2.1') =>
  anonymous('/api/newsletter/subscribe', {
    method: 'POST',
    body: { email },
    headers: { 'X-Forwarded-For': from },
  });
const mustConfirm = ({ admin }: TestApp) =>
  admin('/api/settings/37', { method: 'PATCH', body: { values: { signUp: 'confirmed' } } });
const list = async ({ admin }: TestApp) =>
  (await (await admin('/api/newsletter/subscribers')).json()) as Subscriber[];
const states = async (app: TestApp) =>
  Object.fromEntries((await list(app)).map(({ email, state }) => [email.split('@')[0], state]));
const send = ({ services }: TestApp) => sendDue(services, outboxHandlers);

onSqliteFirst('a sign-up that must be confirmed', (openApp) => {
  const open = openSending(openApp);

  test('a sign-up sends one mail, and a click on the linked page subscribes the person', async () => {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url, SITE_URL: 'https://reef.internal' });
    expect((await mustConfirm(app)).status).toBe(200);
    const answer = await signUp(app, 'jo@example.com');
    expect(await answer.json()).toMatchObject({
      message: 'One more click!',
      note: expect.stringContaining('your free PDF guide is there too'),
    });
    await signUp(app, 'JO@example.com');
    await send(app);
    expect(await states(app)).toEqual({ jo: 'unconfirmed' });
    expect(server.mails).toHaveLength(1);
    const [mail] = await server.parsed();
    expect(mail?.text).toContain('https://reef.internal/guides/10-must-have-items.pdf');
    const [, path = ''] =
      /https:\/\/reef\.internal(\/newsletter\/confirm\/\S+)/.exec(mail?.text ?? '') ?? [];
    expect(await (await app.anonymous(path)).text()).toContain('Yes, send it to me</button>');
    expect(await states(app)).toEqual({ jo: 'unconfirmed' });
    expect(await (await app.anonymous(path, { method: 'POST' })).text()).toContain(
      'You are subscribed',
    );
    expect(await states(app)).toEqual({ jo: 'active' });
    const row = await app.services.database
      .selectFrom('newsletters')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.consentWording).toMatch(/Confirmed by a click on 2026-11-21T00:00:00.000Z\.$/);
    expect((await app.anonymous('/newsletter/confirm/none', { method: 'POST' })).status).toBe(404);
    expect((await signUp(app, 'jo@example.com')).status).toBe(409);
  });

  test('a repeated sign-up sends a second mail after a day, and unconfirmed people get no newsletter', async () => {
    const server = await untilTestEnd(startMailServer());
    const app = await open({ SMTP_URL: server.url });
    await mustConfirm(app);
    await signUp(app, 'jo@example.com');
    app.passMinutes(23 * 60);
    await signUp(app, 'jo@example.com');
    await send(app);
    expect(server.mails).toHaveLength(1);
    app.passMinutes(2 * 60);
    await signUp(app, 'jo@example.com');
    await send(app);
    expect(server.mails).toHaveLength(2);
    const audience = await app.admin('/api/admin/mailings/audience');
    expect(await audience.json()).toMatchObject({ subscribers: 0, tags: [] });
  });
});

onSqliteFirst('1,000 forged sign-ups', (open) => {
  test.each([
    ['at once', 'active'],
    ['after a confirmation', 'unconfirmed'],
  ])(
    'sign-ups that take effect %s cause one small mail per address, and at most 600 mails in the first hour',
    { tags: 'slow', timeout: 120_000 },
    async (_, state) => {
      const server = await untilTestEnd(startMailServer());
      const app = await open({ SMTP_URL: server.url, TRUST_PROXY: '127.0.0.1' });
      if (state === 'unconfirmed') expect((await mustConfirm(app)).status).toBe(200);
      for (let index = 0; index < 1000; index++) {
        const network = `10.${index >> 4}.${index & 15}.1`;
        await signUp(app, `victim${index % 700}@example.com`, network);
      }
      await send(app);
      expect(server.mails).toHaveLength(600);
      expect(Math.max(...server.mails.map(({ length }) => length))).toBeLessThan(20_000);
      app.passMinutes(60);
      await send(app);
      const readers = (await server.parsed()).map(({ to }) => JSON.stringify(to));
      expect(readers).toHaveLength(700);
      expect(new Set(readers).size).toBe(700);
      expect(new Set(Object.values(await states(app)))).toEqual(new Set([state]));
    },
  );
});

onSqliteFirst('subscribers', (open) => {
  test('an import stores fields, tags, proof of consent and why a person gets no mails', async () => {
    const app = await open();
    const csv = [
      'Email Address,First Name,Favourite reef,TAGS,CONFIRM_TIME,CONFIRM_IP,STATUS',
      'jo@example.com,Jo,Ningaloo,"""divers"",""Sydney""",2021-03-04 05:06:07,203.0.113.7,subscribed',
      'ann@example.com,Ann,,,2020-01-02 00:00:00,203.0.113.8,cleaned',
      'sam@example.com,Sam,,,,,complained',
    ].join('\n');
    const body = { csv, dryRun: false };
    const answer = await app.admin('/api/newsletter/subscribers/import', { method: 'POST', body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await states(app)).toEqual({ jo: 'active', ann: 'bounced', sam: 'complained' });
    const jo = (await list(app)).find(({ email }) => email.startsWith('jo'));
    expect(jo).toMatchObject({
      fields: { 'first name': 'Jo', 'favourite reef': 'Ningaloo' },
      tags: ['divers', 'Sydney'],
      createdAt: '2021-03-04T05:06:07.000Z',
    });
    const row = await app.services.database
      .selectFrom('newsletters')
      .selectAll()
      .where('email', '=', 'jo@example.com')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      consentAt: '2021-03-04T05:06:07.000Z',
      consentWording: expect.stringContaining('confirm_ip 203.0.113.7'),
    });
    const ann = (await list(app)).find(({ email }) => email.startsWith('ann'));
    expect(ann).toMatchObject({ stateWhy: 'Imported: status “cleaned”' });

    const exported = await (await app.admin('/api/newsletter/subscribers/export/csv')).text();
    await app.services.database.deleteFrom('newsletters').execute();
    await app.admin('/api/newsletter/subscribers/import', {
      method: 'POST',
      body: { csv: exported, dryRun: false },
    });
    expect(await states(app)).toEqual({ jo: 'active', ann: 'bounced', sam: 'complained' });
    expect((await list(app)).find(({ email }) => email.startsWith('jo'))?.tags).toEqual([
      'divers',
      'Sydney',
    ]);
  });

  test('a subscriber who complained is never subscribed again by a sign-up or the owner', async () => {
    const app = await open();
    await signUp(app, 'jo@example.com');
    const { database } = app.services;
    const { token } = await database
      .selectFrom('newsletters')
      .select('token')
      .executeTakeFirstOrThrow();
    await app.anonymous(`/unsubscribe/${token}`, { method: 'POST' });
    expect((await list(app))[0]).toMatchObject({
      ...{ state: 'unsubscribed', stateWhy: 'By the link of a mail' },
      stateAt: '2026-11-21T00:00:00.000Z',
    });
    await markInactive(app.services, database, token, 'complained', 'Reported as spam');
    await app.anonymous(`/unsubscribe/${token}`, { method: 'POST' });
    expect(await states(app)).toEqual({ jo: 'complained' });
    expect((await signUp(app, 'jo@example.com')).status).toBe(409);
    const [jo] = await list(app);
    const change = (body: object) =>
      app.admin(`/api/newsletter/subscribers/${jo?.id}`, { method: 'PATCH', body });
    expect((await change({ subscribed: true })).status).toBe(409);
    const same = { email: 'JO@example.com', subscribed: true };
    expect((await change(same)).status, 'its own address is no correction').toBe(409);
    expect(await (await change({ tags: ['a', 'a', 'b'] })).json()).toMatchObject({
      ...{ state: 'complained', tags: ['a', 'b'] },
    });
  });

  test('a bounced subscriber gets mails again only at a corrected address', async () => {
    const app = await open();
    await signUp(app, 'jo@exmaple.com');
    const { id, token } = await app.services.database
      .selectFrom('newsletters')
      .selectAll()
      .executeTakeFirstOrThrow();
    await markInactive(app.services, app.services.database, token, 'bounced', '550 No such domain');
    const change = (body: object) =>
      app.admin(`/api/newsletter/subscribers/${id}`, { method: 'PATCH', body });
    const refused = await change({ subscribed: true });
    expect([refused.status, await refused.json()]).toEqual([
      ...[409, { error: expect.stringContaining('Correct it') }],
    ]);
    const corrected = await change({ email: 'jo@example.com', subscribed: true });
    expect(await corrected.json()).toMatchObject({ state: 'active', stateWhy: null });
  });

  test('the audience of a tag contains only subscribers with exactly this tag', async () => {
    const app = await open();
    for (const name of ['jo', 'ann', 'percent']) await signUp(app, `${name}@example.com`);
    for (const [index, { id }] of (await list(app)).entries()) {
      const tags = [['100%'], ['100 days', 'reef "x"'], ['Reef "x"']][index] ?? [];
      await app.admin(`/api/newsletter/subscribers/${id}`, { method: 'PATCH', body: { tags } });
    }
    const audience = async (tag: string) =>
      (await app.admin(`/api/admin/mailings/audience?tag=${encodeURIComponent(tag)}`)).json();
    const tags = ['100 days', '100%', 'Reef "x"', 'reef "x"'];
    expect(await audience('100%')).toMatchObject({ subscribers: 1, tags });
    expect(await audience('reef "x"')).toMatchObject({ subscribers: 1, tags });
    expect(await audience('100')).toMatchObject({ subscribers: 0, tags });
  });
});

test('the migration keeps proof of consent and marks refused subscribers as bounced', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0045-issues');
  const consent = {
    consentAt: '2026-01-01T00:00:00.000Z',
    consentPage: '/',
    consentWording: 'Yes',
  };
  const rows = [
    { email: 'stays@example.com', token: 'a', subscribed: 1, refusal: null },
    { email: 'left@example.com', token: 'b', subscribed: 0, refusal: null },
    { email: 'refused@example.com', token: 'c', subscribed: 1, refusal: '550 No such mailbox' },
  ];
  for (const row of rows) {
    const values = { ...row, ...consent, createdAt: '2026-01-01T00:00:00.000Z' };
    await database
      .insertInto('newsletters')
      .values(values as never)
      .execute();
  }
  await migrate(database);
  const after = await database.selectFrom('newsletters').selectAll().orderBy('id').execute();
  expect(after).toMatchObject([
    { ...consent, subscribed: 1, awayAs: null, tags: '[]' },
    { ...consent, subscribed: 0, awayAs: 'unsubscribed', awayAt: null },
    { ...consent, subscribed: 0, awayAs: 'bounced', awayWhy: '550 No such mailbox' },
  ]);
  await database.destroy();
});

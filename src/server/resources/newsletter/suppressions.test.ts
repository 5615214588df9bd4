import { expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import type {
  Subscriber,
  SubscriberImportAnswer,
} from '../../../contract/newsletter/newsletter.ts';
import { type AwayState, markInactive } from './states.ts';
import { confirmPath } from './welcome-email.ts';

const post = (body: unknown) => ({ method: 'POST', body });
const signUp = ({ anonymous }: TestApp, email: string) =>
  anonymous('/api/newsletter/subscribe', post({ email }));
const list = async ({ admin }: TestApp) =>
  (await (await admin('/api/newsletter/subscribers')).json()) as Subscriber[];
const states = async (app: TestApp) =>
  Object.fromEntries((await list(app)).map(({ email, state }) => [email, state]));
const person = async (app: TestApp, email: string) => {
  const found = (await list(app)).find((one) => one.email === email);
  if (!found) throw new Error(`${email} is not in the list`);
  return found;
};
const remove = async (app: TestApp, email: string) => {
  const { id } = await person(app, email);
  return app.admin(`/api/newsletter/subscribers/${id}`, { method: 'DELETE' });
};
const change = async (app: TestApp, email: string, body: object) => {
  const { id } = await person(app, email);
  return app.admin(`/api/newsletter/subscribers/${id}`, { method: 'PATCH', body });
};
const importFile = async ({ admin }: TestApp, csv: string) => {
  const body = { csv, dryRun: false };
  const answer = await admin('/api/newsletter/subscribers/import', post(body));
  return (await answer.json()) as SubscriberImportAnswer;
};
const tokenOf = async ({ services }: TestApp, email: string) =>
  (
    await services.database
      .selectFrom('newsletters')
      .select('token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).token;
/** Signs an address up, marks it as inactive and deletes the subscriber. */
async function createDeletedSubscriber(app: TestApp, email: string, state: AwayState) {
  await signUp(app, email);
  const { database } = app.services;
  await markInactive(app.services, database, await tokenOf(app, email), state, `550 <${email}>`);
  await remove(app, email);
}
const mailsTo = async ({ services }: TestApp, email: string) =>
  (
    await services.database
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .execute()
  ).length;
const bounced = 'bounced@example.com';
const complained = 'Complained@example.com';
const left = 'left@example.com';
const createDeletedSubscribers = async (app: TestApp) => {
  await createDeletedSubscriber(app, bounced, 'bounced');
  await createDeletedSubscriber(app, complained, 'complained');
  await createDeletedSubscriber(app, left, 'unsubscribed');
};

onBothDatabases('deleted subscribers who bounced, complained or left', (open) => {
  test('an import of CSV, Mailchimp or Ghost lists suppressed addresses and does not add them', async () => {
    const app = await open();
    await createDeletedSubscribers(app);
    const csv = `email,subscribed\n${bounced},true\nCOMPLAINED@example.com,true\n${left},true\nnew@example.com,true\n`;
    expect(await importFile(app, csv)).toMatchObject({
      counts: { add: 1, suppressed: 3 },
      changes: [
        { line: 2, email: bounced, change: 'suppressed' },
        { line: 3, email: 'COMPLAINED@example.com', change: 'suppressed' },
        { line: 4, email: left, change: 'suppressed' },
        { line: 5, email: 'new@example.com', change: 'add' },
      ],
    });
    const mailchimp = `Email Address,First Name,CONFIRM_TIME,STATUS\n${bounced},Jo,2021-03-04 05:06:07,subscribed\n`;
    expect((await importFile(app, mailchimp)).counts).toMatchObject({ add: 0, suppressed: 1 });
    const ghost = `id,email,name,subscribed_to_emails,created_at\n1,${complained},Ann,true,2026-01-01T00:00:00.000Z\n2,${left},Sam,false,2026-01-01T00:00:00.000Z\n`;
    expect((await importFile(app, ghost)).counts).toMatchObject({ suppressed: 2 });
    expect(await states(app)).toEqual({ 'new@example.com': 'active' });
  });

  test('the suppressions contain no plain address, not even in a mail server’s message', async () => {
    const app = await open();
    await createDeletedSubscribers(app);
    const rows = await app.services.database.selectFrom('suppressions').selectAll().execute();
    expect(rows.map(({ reason }) => reason).sort()).toEqual([
      ...['bounced', 'complained', 'unsubscribed'],
    ]);
    expect(rows.every(({ since }) => since === '2026-11-21T00:00:00.000Z')).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/@|example/i);
  });

  test('a deleted person who had unsubscribed is subscribed again by a new sign-up', async () => {
    const app = await open();
    await createDeletedSubscriber(app, left, 'unsubscribed');
    expect((await signUp(app, 'LEFT@example.com')).status).toBe(200);
    expect(await states(app)).toEqual({ 'LEFT@example.com': 'active' });
    await remove(app, 'LEFT@example.com');
    expect(
      (await importFile(app, `email,subscribed\n${left},true\n`)).counts.add,
      'forgotten',
    ).toBe(1);
  });

  test.each([
    ['bounced', bounced],
    ['complained', complained],
  ] as const)(
    'a deleted person who %s is subscribed again only by a click in one mail',
    async (state, email) => {
      const app = await open();
      await createDeletedSubscriber(app, email, state);
      const before = await mailsTo(app, email);
      const answer = await signUp(app, email);
      expect(await answer.json()).toMatchObject({ message: 'One more click!' });
      expect(await states(app)).toEqual({ [email]: 'unconfirmed' });
      app.passMinutes(7 * 24 * 60);
      expect((await signUp(app, email)).status).toBe(200);
      expect((await mailsTo(app, email)) - before, 'one mail, however often it is typed in').toBe(
        1,
      );
      expect((await change(app, email, { subscribed: true })).status).toBe(409);
      const csv = `email,subscribed\n${email},true\n`;
      expect((await importFile(app, csv)).counts['stays unsubscribed']).toBe(1);
      await app.anonymous(confirmPath(await tokenOf(app, email)), { method: 'POST' });
      expect(await states(app)).toEqual({ [email]: 'active' });
      await remove(app, email);
      expect((await importFile(app, csv)).counts.add, 'forgotten').toBe(1);
    },
  );

  test('a suppressed address is refused as another subscriber’s new address, with the reason', async () => {
    const app = await open();
    await createDeletedSubscribers(app);
    await signUp(app, 'jo@example.com');
    const refusal = async (email: string) => {
      const answer = await change(app, 'jo@example.com', { email });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    expect(await refusal(bounced)).toEqual([409, expect.stringContaining('came back')]);
    expect(await refusal(complained)).toEqual([409, expect.stringContaining('unwanted')]);
    expect(await refusal(left)).toEqual([409, expect.stringContaining('left')]);
    expect((await change(app, 'jo@example.com', { email: 'ok@example.com' })).status).toBe(200);
    const away = await change(app, 'ok@example.com', { email: left, subscribed: false });
    expect(away.status).toBe(200);
    expect((await change(app, left, { subscribed: true })).status).toBe(409);
  });

  test('a corrected address leaves the former address suppressed', async () => {
    const app = await open();
    await signUp(app, bounced);
    const { services } = app;
    await markInactive(services, services.database, await tokenOf(app, bounced), 'bounced', null);
    await change(app, bounced, { email: 'ok@example.com', subscribed: true });
    expect((await importFile(app, `email\n${bounced}\n`)).counts).toMatchObject({ suppressed: 1 });
    expect(await states(app)).toEqual({ 'ok@example.com': 'active' });
  });

  test('correcting an address resets its bounces and the state “bounced”', async () => {
    const app = await open();
    await signUp(app, bounced);
    const { services } = app;
    const softBounces = async () =>
      (await services.database.selectFrom('newsletters').select('softBounces').execute())[0];
    await services.database.updateTable('newsletters').set({ softBounces: 4 }).execute();
    await change(app, bounced, { email: 'typo@example.com' });
    expect(await softBounces()).toEqual({ softBounces: 0 });
    await markInactive(
      services,
      services.database,
      await tokenOf(app, 'typo@example.com'),
      'bounced',
      null,
    );
    await change(app, 'typo@example.com', { email: 'ok@example.com' });
    expect(await states(app)).toEqual({ 'ok@example.com': 'unsubscribed' });
    expect((await change(app, 'ok@example.com', { subscribed: true })).status).toBe(200);
  });

  test('an erased address is suppressed, even if it got mails before', async () => {
    const app = await open();
    await signUp(app, complained);
    await signUp(app, 'jo@example.com');
    const { services } = app;
    await markInactive(
      services,
      services.database,
      await tokenOf(app, complained),
      'complained',
      null,
    );
    for (const email of [complained, 'jo@example.com'])
      await app.admin('/api/admin/people/erase', post({ email }));
    expect(await importFile(app, `email\n${complained}\njo@example.com\n`)).toMatchObject({
      counts: { add: 0, suppressed: 2 },
    });
    const records = await app.admin('/api/admin/people/export', post({ email: complained }));
    expect(await records.json()).toMatchObject({
      subscriptions: [],
      suppressions: [{ reason: 'complained', since: '2026-11-21T00:00:00.000Z' }],
    });
    expect((await signUp(app, 'jo@example.com')).status, 'their own wish').toBe(200);
    expect(await states(app)).toEqual({ 'jo@example.com': 'active' });
  });

  test('a suppression keeps the graver reason', async () => {
    const app = await open();
    await createDeletedSubscriber(app, complained, 'complained');
    await signUp(app, complained);
    await change(app, complained, { subscribed: false });
    const { services } = app;
    await markInactive(
      services,
      services.database,
      await tokenOf(app, complained),
      'unsubscribed',
      null,
    );
    await remove(app, complained);
    expect(await services.database.selectFrom('suppressions').select('reason').execute()).toEqual([
      { reason: 'complained' },
    ]);
  });

  test('an active subscriber is not suppressed when the owner deletes them', async () => {
    const app = await open();
    await signUp(app, 'jo@example.com');
    await remove(app, 'jo@example.com');
    expect((await importFile(app, 'email\njo@example.com\n')).counts.add).toBe(1);
  });
});

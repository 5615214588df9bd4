import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { OutboxPage } from '../../../contract/mail.ts';
import type { Tables } from '../database/tables.ts';

const subscribe = ({ anonymous }: TestApp, email: string) =>
  anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
const read = async ({ admin }: TestApp, query = '') =>
  (await (await admin(`/api/admin/outbox${query}`)).json()) as OutboxPage;
const set = (
  { services }: TestApp,
  recipient: string,
  values: Partial<Pick<Tables['outbox'], 'status' | 'nextAttemptAt' | 'lastError' | 'sentAt'>>,
) =>
  services.database.updateTable('outbox').set(values).where('recipient', '=', recipient).execute();

onSqliteFirst('/api/admin/outbox', (open) => {
  test('lists waiting and failed mails with the reason, and returns the text of a mail', async () => {
    const app = await open();
    await subscribe(app, 'waits@example.com');
    await subscribe(app, 'failed@example.com');
    await subscribe(app, 'sent@example.com');
    await set(app, 'failed@example.com', { status: 'failed', lastError: '550 No such mailbox' });
    await set(app, 'sent@example.com', { status: 'sent', sentAt: '2026-11-21T00:00:00.000Z' });
    const page = await read(app);
    expect(page).toEqual({
      mailServer: false,
      counts: { waiting: 1, sending: 0, failed: 1, sent: 1, held: 0 },
      waitingOfMailings: 0,
      mails: [
        {
          id: expect.any(Number),
          kind: 'welcome',
          recipient: 'failed@example.com',
          subject: 'Your guide: 10 Must-Have Items for Your First Dive Trip',
          status: 'failed',
          attempts: 0,
          nextAttemptAt: '2026-11-21T00:00:00.000Z',
          lastError: '550 No such mailbox',
          createdAt: '2026-11-21T00:00:00.000Z',
          sentAt: null,
        },
        expect.objectContaining({ recipient: 'waits@example.com', status: 'waiting' }),
      ],
    });
    expect((await read(app, '?show=sent')).mails).toMatchObject([
      { recipient: 'sent@example.com', sentAt: '2026-11-21T00:00:00.000Z' },
    ]);
    const one = await app.admin(`/api/admin/outbox/${page.mails[1]?.id}`);
    expect(await one.json()).toMatchObject({
      recipient: 'waits@example.com',
      text: expect.stringContaining('Welcome aboard'),
    });
    expect((await app.admin('/api/admin/outbox/999999')).status).toBe(404);
  });

  test('retries one mail or all, and answers 409 for a mail with the status sent, held or sending', async () => {
    const app = await open();
    const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
    for (const email of people) await subscribe(app, email);
    const [a = '', b = '', c = '', d = '', e = ''] = people;
    await set(app, a, { status: 'failed' });
    await set(app, b, { nextAttemptAt: '2026-11-21T06:00:00.000Z' });
    await set(app, c, { status: 'sent' });
    await set(app, d, { status: 'sending' });
    await set(app, e, { status: 'held' });
    const rows = await app.services.database
      .selectFrom('outbox')
      .select(['id', 'recipient'])
      .execute();
    const retry = async (recipient: string) => {
      const id = rows.find((row) => row.recipient === recipient)?.id;
      const answer = await app.admin(`/api/admin/outbox/${id}/retry`, { method: 'POST' });
      return { code: answer.status, ...((await answer.json()) as object) };
    };
    app.passMinutes(60);
    expect(await retry(a)).toMatchObject({
      code: 200,
      status: 'waiting',
      nextAttemptAt: '2026-11-21T01:00:00.000Z',
    });
    expect(await retry(c)).toEqual({ code: 409, error: 'This mail was sent already' });
    expect(await retry(d)).toEqual({ code: 409, error: 'This mail is being sent now' });
    expect(await retry(e)).toEqual({
      ...{
        code: 409,
        error: 'This mail is held, since a backup was restored: see the start screen',
      },
    });
    const all = await app.admin('/api/admin/outbox/retry', { method: 'POST' });
    expect(await all.json()).toEqual({ success: true, retried: 2 });
    const due = (await read(app)).mails.filter(({ status }) => status === 'waiting');
    expect(due.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(
      Array(2).fill('2026-11-21T01:00:00.000Z'),
    );
  });

  test('lists no newsletter mail to a subscriber whom the admin unsubscribed or deleted', async () => {
    const app = await open();
    await subscribe(app, 'jo@example.com');
    await subscribe(app, 'ann@example.com');
    const subscribers = await app.services.database
      .selectFrom('newsletters')
      .select('id')
      .orderBy('id')
      .execute();
    const [jo, ann] = subscribers.map(({ id }) => `/api/newsletter/subscribers/${id}`);
    await app.admin(jo ?? '', { method: 'PATCH', body: { subscribed: false } });
    expect((await read(app)).mails).toMatchObject([{ recipient: 'ann@example.com' }]);
    await app.admin(ann ?? '', { method: 'DELETE' });
    expect((await read(app)).mails).toEqual([]);
  });
});

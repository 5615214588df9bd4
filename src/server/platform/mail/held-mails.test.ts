import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { holdMails } from './held-mails.ts';
import { sendDue } from './worker.ts';

/** An outbox with a mail in each status, as after the restore of a backup. */
async function restoredOutbox({ services }: TestApp) {
  const row = (status: string, recipient: string) => ({
    ...{ kind: 'contact', recipient, message: '{"subject":"Hi"}', status, attempts: 0 },
    ...{ nextAttemptAt: '2026-01-01', createdAt: '2026-01-01', lastError: null },
  });
  await services.database
    .insertInto('outbox')
    .values(['waiting', 'sending', 'failed', 'sent'].map((status) => row(status, `${status}@a.au`)))
    .execute();
  await holdMails(services.database);
  const states = async () => {
    const rows = await services.database
      .selectFrom('outbox')
      .select(['recipient', 'status'])
      .orderBy('id')
      .execute();
    return rows.map(({ recipient, status }) => `${recipient.split('@')[0]}: ${status}`);
  };
  const heldNow = async (app: Pick<TestApp, 'admin'>) => {
    const overview = (await (await app.admin('/api/admin/overview')).json()) as {
      heldMails: number;
    };
    return overview.heldMails;
  };
  return { states, heldNow };
}

onSqliteFirst('a restored outbox', (open) => {
  test('sends nothing until the owner releases the mails, then sends all of them', async () => {
    const app = await open();
    const { states, heldNow } = await restoredOutbox(app);
    const config = { ...app.services.config, smtpUrl: 'smtp://127.0.0.1:1' };
    const handlers = { compose: async () => undefined, onResult: async () => {} };
    await sendDue({ ...app.services, config }, handlers);
    const held = ['waiting: held', 'sending: held', 'failed: failed', 'sent: sent'];
    expect(await states()).toEqual(held);
    expect(await heldNow(app)).toBe(2);
    expect((await app.anonymous('/api/admin/outbox/held/send', { method: 'POST' })).status).toBe(
      401,
    );
    expect(await states()).toEqual(held);
    const answer = await app.admin('/api/admin/outbox/held/send', { method: 'POST' });
    expect(await answer.json()).toEqual({ success: true, mails: 2 });
    expect(await states()).toEqual([
      'waiting: waiting',
      'sending: waiting',
      'failed: failed',
      'sent: sent',
    ]);
    expect(await heldNow(app)).toBe(0);
  });

  test('deletes only the mails that the owner discards', async () => {
    const app = await open();
    const { states } = await restoredOutbox(app);
    const answer = await app.admin('/api/admin/outbox/held', { method: 'DELETE' });
    expect(await answer.json()).toEqual({ success: true, mails: 2 });
    expect(await states()).toEqual(['failed: failed', 'sent: sent']);
  });
});

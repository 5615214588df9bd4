import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';

const post = (body: object) => ({ method: 'POST', body });

onSqliteFirst('a person’s records', (open) => {
  test('are exported and erased completely, without touching those of others', async () => {
    const { anonymous, admin, services } = await open();
    const message = { name: 'Jo', subject: 'Hello', message: 'Is the jetty open in winter?' };
    for (const email of ['Jo_Diver@Example.com', 'joxdiver@example.com']) {
      await anonymous('/api/newsletter/subscribe', post({ email }));
      await anonymous('/api/contact', post({ ...message, email }));
    }
    await services.database
      .insertInto('reports')
      .values({
        ...{ sentId: 'a', kind: 'dive', resource: 'dive-sites', record: '1', field: '' },
        ...{ day: '2026-11-20', details: '{}', danger: 1, name: 'Jo', showName: 1 },
        ...{ email: 'Jo_Diver@example.com', network: 'hash', steward: '', status: 'new' },
        ...{ createdAt: '2026-11-20T00:00:00.000Z', settledAt: null },
        photographs: JSON.stringify([{ credit: 'jo_diver', src: '' }]),
      })
      .execute();
    const exported = await admin(
      '/api/admin/people/export',
      post({ email: ' jo_diver@example.COM ' }),
    );
    const records = (await exported.json()) as Record<string, object[]>;
    expect(records).toMatchObject({
      subscriptions: [{ email: 'Jo_Diver@example.com', consentPage: null }],
      messages: [{ subject: 'Hello', message: 'Is the jetty open in winter?' }],
      reports: [{ kind: 'dive', name: 'Jo' }],
      mails: [{ kind: 'welcome' }, { kind: 'contact' }],
    });
    expect(records.subscriptions?.[0]).not.toHaveProperty('token');
    expect(JSON.stringify(records)).not.toContain('joxdiver');

    const erased = await admin('/api/admin/people/erase', post({ email: 'jo_diver@example.com' }));
    expect(await erased.json()).toEqual({ subscriptions: 1, messages: 1, reports: 1, mails: 2 });
    const { database } = services;
    const left = JSON.stringify([
      await database.selectFrom('newsletters').selectAll().execute(),
      await database.selectFrom('contacts').selectAll().execute(),
      await database.selectFrom('outbox').selectAll().execute(),
      await database.selectFrom('reports').selectAll().execute(),
      await database.selectFrom('auditLogs').selectAll().execute(),
    ]);
    expect(left).not.toMatch(/jo_diver/i);
    expect(left).toContain('joxdiver@example.com');
    const actions = await database.selectFrom('auditLogs').select(['action', 'details']).execute();
    expect(actions).toEqual([
      { action: 'person_exported', details: '' },
      { action: 'person_erased', details: '1 subscriptions, 1 messages, 1 reports, 2 mails' },
    ]);
  });

  test('of an unknown address are empty', async () => {
    const { admin } = await open();
    const answer = await admin('/api/admin/people/erase', post({ email: 'no@example.com' }));
    expect(await answer.json()).toEqual({ subscriptions: 0, messages: 0, reports: 0, mails: 0 });
  });
});

import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { completeArticle } from '../../../../tests/support/records.ts';
import type { ContentChange } from '../../platform/database/content-store.ts';

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

  test('an erased person’s name disappears from changes, feed, guide and articles', async () => {
    const app = await open();
    const { id } = await addSite(app);
    const { anonymous, admin, services } = app;
    const src = '/media/0123456789abcdef/1200x800.jpg';
    await services.database
      .insertInto('media')
      .values({
        ...{ key: '0123456789abcdef', name: 'reef.jpg', alt: 'A reef', decorative: 0 },
        ...{ focalX: 50, focalY: 50, credit: 'Jo Diver', licence: '', caption: '' },
        ...{ type: 'image/jpeg', width: 1200, height: 800, bytes: 1, hash: null },
        ...{ state: 'ready', sizesMade: 0, problem: null, claimedAt: null },
        ...{ createdAt: '2026-11-20T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' },
      })
      .execute();
    await admin('/api/articles', post({ ...completeArticle, imageUrl: src, published: true }));
    const credited = { licence: 'cc-by', credit: 'Jo Diver', shows: '', alt: 'A reef' };
    const file = { state: 'taken', file: '', width: 1200, height: 800, src };
    const photographs = JSON.stringify([{ ...credited, ...file }]);
    const details = { ...{ visibility: null, temperature: null, surge: null }, species: [] };
    await services.content.write('reports', async (transaction) => {
      await transaction
        .insertInto('reports')
        .values({
          ...{ sentId: 'a', kind: 'dive', resource: 'dive-sites', record: `${id}`, field: '' },
          ...{ day: '2026-11-20', details: JSON.stringify(details), danger: 1 },
          ...{ name: 'Jo Diver', showName: 1, email: 'jo@example.com', network: 'hash' },
          ...{ steward: 'Jo Diver', status: 'taken', photographs },
          ...{ createdAt: '2026-11-20T00:00:00.000Z', settledAt: '2026-11-20T00:00:00.000Z' },
        })
        .execute();
    });
    const paths = ['/api/reports/changes', '/changes.xml', '/api/articles/slug/diving-the-yongala'];
    const shown = async () =>
      Promise.all(
        [...paths, `/api/dive-sites/${id}/reports`].map(async (path) =>
          (await anonymous(path)).text(),
        ),
      );
    for (const text of await shown()) expect(text).toContain('Jo Diver');
    const changes: ContentChange[] = [];
    services.content.onChange((change) => changes.push(change));
    await admin('/api/admin/people/erase', post({ email: 'jo@example.com' }));
    for (const text of await shown()) expect(text).not.toContain('Jo Diver');
    expect(changes).toContainEqual({ resource: 'reports', ids: undefined });
    expect(changes).toContainEqual({ resource: 'dive-sites', ids: [id] });
    expect(changes).toContainEqual({ resource: 'articles', ids: undefined });
  });

  test('an unknown address has no records to erase', async () => {
    const { admin } = await open();
    const answer = await admin('/api/admin/people/erase', post({ email: 'no@example.com' }));
    expect(await answer.json()).toEqual({ subscriptions: 0, messages: 0, reports: 0, mails: 0 });
  });
});

import { afterEach, expect, inject, test } from 'vitest';
import { openApp } from '../../../../tests/support/both-databases.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { nameOperator } from '../../../../tests/support/sending-app.ts';
import { openPostgres } from '../../platform/database/open.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { newToken } from '../../resources/newsletter/subscribe.ts';
import { outboxHandlers } from './outbox-handlers.ts';

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

test('several instances share the rate limit of a mailing, and send each mail once', async ({
  skip,
}) => {
  const server = inject('postgresUrl');
  if (!server) skip('needs a PostgreSQL with several sessions');
  const { url, drop } = await createPostgresDatabase(server, inject('postgresTemplate'));
  ending.push(drop);
  const mail = await startMailServer();
  ending.push(mail.stop);
  const instances = Array.from({ length: 3 }, () => {
    const database = openPostgres(url, 2);
    ending.push(() => database.destroy());
    return openApp(database, {
      SMTP_URL: mail.url,
      NEWSLETTER_PER_MINUTE: '20',
      MAIL_FROM: 'news@dive.internal',
    });
  });
  const [first] = instances;
  if (!first) throw new Error('no instance');
  await nameOperator(first.admin);
  const createdAt = '2026-11-01T00:00:00.000Z';
  const subscribers = Array.from({ length: 30 }, (_, person) => ({
    ...{ email: `diver-${person}@example.com`, token: newToken() },
    ...{ subscribed: 1 as const, createdAt },
  }));
  await first.services.database.insertInto('newsletters').values(subscribers).execute();
  const article = await first.admin('/api/articles', {
    method: 'POST',
    body: {
      ...{ title: 'Winter', content: '<p>Words.</p>', category: 'Tips' },
      ...{ imageUrl: '/art/articles/fish-rock-cave.jpg', published: true },
    },
  });
  const { id: record } = (await article.json()) as { id: number };
  const body = { resource: 'articles', record, subject: 'Winter' };
  const starts = await Promise.all(
    instances.map(({ admin }) => admin('/api/admin/mailings', { method: 'POST', body })),
  );
  expect(starts.map(({ status }) => status).sort()).toEqual([201, 409, 409]);

  const sendAll = () =>
    Promise.all(instances.map(({ services }) => sendDue(services, outboxHandlers)));
  const readers = async () =>
    (await mail.parsed()).map(({ to }) => (to && 'text' in to ? to.text : ''));
  await sendAll();
  expect(await readers()).toHaveLength(20);
  for (const instance of instances) instance.passMinutes(1);
  await sendAll();
  expect(new Set(await readers()).size).toBe(30);
  expect(mail.mails).toHaveLength(30);
}, 60_000);

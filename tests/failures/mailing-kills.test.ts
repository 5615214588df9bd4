import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { openPostgres, openSqlite } from '../../src/server/platform/database/open.ts';
import { newToken } from '../../src/server/resources/newsletter/subscribe.ts';
import { startMailServer } from '../support/mail-server.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { operator, operatorPath } from '../support/sending-app.ts';
import { startSite } from './site.ts';

const readers = 10_000;
const kills = 3;

/** The data folder of a process. */
const ownFolder = (dataDir: string, index: number) => join(dataDir, String(index));

async function openDatabase(engine: 'sqlite' | 'postgres', dataDir: string) {
  if (engine === 'sqlite') {
    mkdirSync(ownFolder(dataDir, 0));
    const database = openSqlite(join(ownFolder(dataDir, 0), 'bottom-time.sqlite'));
    const environment: Record<string, string> = {};
    return { database, environment, drop: async () => {} };
  }
  const server = inject('postgresUrl');
  if (!server) return undefined;
  const { url, drop } = await createPostgresDatabase(server);
  return { database: openPostgres(url, 2), environment: { DATABASE_URL: url }, drop };
}

test.each([
  ['sqlite', 1],
  ['postgres', 2],
] as const)(
  `a newsletter reaches each of ${readers} people despite ${kills} kills, on %s with %i processes`,
  { timeout: 900_000 },
  async (engine, processes) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-mailing-'));
    const opened = await openDatabase(engine, dataDir);
    if (!opened) return console.log('skipped: needs a PostgreSQL server');
    const { database, drop } = opened;
    const mail = await startMailServer();
    const environment = {
      ...{ ...opened.environment, SMTP_URL: mail.url, MAIL_FROM: 'news@dive.internal' },
      ...{ NEWSLETTER_PER_MINUTE: '10000', BACKUPS_KEPT: '0', LINK_CHECKS: 'off' },
      // No DNS server listens at this port, so the sending domain is unknown.
      DNS_SERVERS: '127.0.0.1:1',
    };
    try {
      await migrate(database);
      const createdAt = '2026-01-01T00:00:00.000Z';
      const people = Array.from({ length: readers }, (_, index) => ({
        ...{ email: `diver-${index}@example.com`, token: newToken() },
        ...{ subscribed: 1 as const, createdAt },
      }));
      for (let from = 0; from < readers; from += 1000) {
        const values = people.slice(from, from + 1000);
        await database.insertInto('newsletters').values(values).execute();
      }
      const startAll = () =>
        Promise.all(
          Array.from({ length: processes }, (_, index) =>
            startSite({ dataDir: ownFolder(dataDir, index), environment }),
          ),
        );
      let sites = await startAll();
      const killAll = () => Promise.all(sites.map((site) => site.kill()));
      const [site] = sites;
      if (!site) throw new Error('no process');
      await site.signIn();
      await site.call(operatorPath, { values: operator }, 'PATCH');
      const issue = await site.call('/api/issues', { title: 'June', content: '<p>Words.</p>' });
      const { id: record } = (await issue.json()) as { id: number };
      const mailing = { resource: 'issues', record, subject: 'June' };
      expect((await site.call('/api/admin/mailings', mailing)).status).toBe(201);
      for (let kill = 1; kill <= kills; kill++) {
        const goal = Math.floor((readers * kill) / (kills + 1));
        await expect.poll(() => mail.mails.length, { timeout: 300_000 }).toBeGreaterThan(goal);
        await killAll();
        // The lease of an interrupted mail would last ten minutes.
        await database
          .updateTable('outbox')
          .set({ nextAttemptAt: createdAt })
          .where('status', '=', 'sending')
          .execute();
        sites = await startAll();
      }
      const open = () =>
        database
          .selectFrom('outbox')
          .select('id')
          .where('mailingId', 'is not', null)
          .where('status', '!=', 'sent')
          .limit(1)
          .execute();
      await expect.poll(open, { timeout: 600_000, interval: 1000 }).toEqual([]);
      await killAll();
      const seen = new Map<string, string>();
      let repeats = 0;
      for (const text of mail.mails) {
        const header = (name: string) =>
          new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
        const [reader, id] = [header('To'), header('Message-ID')];
        if (!seen.has(reader)) seen.set(reader, id);
        else {
          // A kill before the mail is marked as sent repeats the mail with the same Message-ID.
          expect(seen.get(reader)).toBe(id);
          repeats += 1;
        }
      }
      console.log(
        `${engine}: ${seen.size} of ${readers} reached, ${repeats} sent again after a kill`,
      );
      expect(seen.size).toBe(readers);
      expect(repeats).toBeLessThanOrEqual(kills * processes);
    } finally {
      await mail.stop();
      await database.destroy();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { storageFailure } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres, openSqlite } from './open.ts';
import { replaceContent } from './replace-content.ts';

const time = '2026-11-21T03:00:00.000Z';

async function openSites() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-replace-'));
  const [file, freshFile] = [join(folder, 'site.sqlite'), join(folder, 'fresh.sqlite')];
  const first = openSqlite(file);
  await migrate(first);
  await first.destroy();
  copyFileSync(file, freshFile);
  const [site, fresh] = [openSqlite(file), openSqlite(freshFile)];
  onTestFinished(async () => {
    await site.destroy();
    rmSync(folder, { recursive: true });
  });
  const message = (subject: string, text = 'Hello') => ({
    ...{ name: 'Jo', email: 'jo@example.com', subject, message: text },
    ...{ status: 'new', createdAt: time },
  });
  await site
    .insertInto('contacts')
    .values([message('of now'), message('of now')])
    .execute();
  await site.insertInto('secrets').values({ name: 'a', value: 'of now' }).execute();
  const subjects = async () =>
    (await site.selectFrom('contacts').select('subject').execute()).map(({ subject }) => subject);
  return { site, fresh, freshFile, message, subjects };
}

test('rows are replaced while the site reads and writes, and no ID is reused', async () => {
  const { site, fresh, freshFile, message, subjects } = await openSites();
  await fresh.insertInto('contacts').values(message('of then')).execute();
  await fresh.insertInto('users').values({ username: 'x', password: 'of then' }).execute();
  await fresh.destroy();
  await Promise.all([
    replaceContent(site, freshFile),
    subjects(),
    site
      .insertInto('auditLogs')
      .values({
        ...{ action: 'a', resource: 'b', ipAddress: '', userAgent: '', details: '' },
        timestamp: time,
      })
      .execute(),
  ]);
  expect(await subjects()).toEqual(['of then']);
  expect(await site.selectFrom('secrets').selectAll().execute()).toEqual([]);
  expect(await site.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await site.selectFrom('auditLogs').select('action').execute()).toHaveLength(1);
  const added = await site
    .insertInto('contacts')
    .values(message('new'))
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(added.id).toBe(3);
});

test('nothing changes if the disk fills up midway', async () => {
  const { site, fresh, freshFile, message, subjects } = await openSites();
  await fresh
    .insertInto('contacts')
    .values(message('of then', 'x'.repeat(200_000)))
    .execute();
  await fresh.destroy();
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(site);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.pageCount ?? 0) + 2}`).execute(site);
  const failure = await replaceContent(site, freshFile).catch((error: unknown) => error);
  expect(storageFailure(failure)).toBe('full');
  expect(await subjects()).toEqual(['of now', 'of now']);
  await sql.raw('pragma max_page_count = 1000000').execute(site);
  await replaceContent(site, freshFile);
  expect(await subjects()).toEqual(['of then']);
});

test.skipIf(!inject('postgresUrl'))(
  'other instances on PostgreSQL read the former rows until all are replaced, and their writes wait',
  async () => {
    const { fresh, freshFile, message } = await openSites();
    await fresh.insertInto('contacts').values(message('of then')).execute();
    await fresh.destroy();
    const { url, drop } = await createPostgresDatabase(inject('postgresUrl'));
    const [site, other] = [openPostgres(url, 2), openPostgres(url, 2)];
    onTestFinished(async () => {
      await Promise.all([site.destroy(), other.destroy()]);
      await drop();
    });
    await migrate(site);
    await site
      .insertInto('contacts')
      .values([message('of now'), message('of now')])
      .execute();
    const subjects = async () =>
      (await other.selectFrom('contacts').select('subject').execute()).map(
        ({ subject }) => subject,
      );
    let replacing: Promise<void> | undefined;
    await other.transaction().execute(async (transaction) => {
      await transaction.insertInto('contacts').values(message('meanwhile')).execute();
      replacing = replaceContent(site, freshFile);
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(other);
          return rows.length;
        })
        .toBe(1);
      expect(await subjects()).toEqual(['of now', 'of now']);
    });
    await replacing;
    expect(await subjects()).toEqual(['of then']);
    const added = await other
      .insertInto('contacts')
      .values(message('new'))
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(4);

    await other.transaction().execute(async (transaction) => {
      await transaction.insertInto('contacts').values(message('long')).execute();
      const failure = await replaceContent(site, freshFile, 100).catch((error: unknown) => error);
      expect(storageFailure(failure)).toBe('busy');
    });
    expect(await subjects()).toEqual(['of then', 'new', 'long']);
  },
);

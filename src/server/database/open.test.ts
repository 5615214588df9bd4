import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './open.ts';

/** An empty database in a file, and how many megabytes its log has. */
async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-open-'));
  const file = join(folder, 'site.sqlite');
  const database = openSqlite(file);
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  await sql`create table notes (text)`.execute(database);
  /** Some 250 pages: so few that SQLite by itself would leave four of them in the log. */
  const writeMegabyte = () =>
    database
      .transaction()
      .execute((transaction) =>
        sql`insert into notes values (zeroblob(${1024 * 1024}))`.execute(transaction),
      );
  return { database, writeMegabyte, logged: () => statSync(`${file}-wal`).size / 2 ** 20 };
}

test('what was written leaves the log soon after, before a write has to wait for that', async () => {
  const { writeMegabyte, logged } = await openFile();
  for (let round = 0; round < 3; round++) {
    await writeMegabyte();
    await pause(400);
  }
  // Each round begins the log anew, which is never made shorter.
  expect(logged()).toBeLessThan(1.5);
});

test('a transaction that stays open at that time is not disturbed', async () => {
  const { database, writeMegabyte, logged } = await openFile();
  await writeMegabyte();
  await database.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('kept')`.execute(transaction);
    await pause(400);
  });
  await pause(400);
  await writeMegabyte();
  expect(logged()).toBeLessThan(1.5);
  const { rows } = await sql`select count(*) as count from notes`.execute(database);
  expect(rows).toEqual([{ count: 3 }]);
});

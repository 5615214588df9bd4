import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './open.ts';

/** Opens an empty database in a file; `logged` returns the size of its WAL in MiB. */
async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-open-'));
  const file = join(folder, 'site.sqlite');
  const database = openSqlite(file);
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  await sql`create table notes (text)`.execute(database);
  /** Writes about 250 pages; SQLite itself would checkpoint after 1,000 pages. */
  const writeMegabyte = () =>
    database
      .transaction()
      .execute((transaction) =>
        sql`insert into notes values (zeroblob(${1024 * 1024}))`.execute(transaction),
      );
  return { database, writeMegabyte, logged: () => statSync(`${file}-wal`).size / 2 ** 20 };
}

test('the driver checkpoints the WAL soon after a transaction', async () => {
  const { writeMegabyte, logged } = await openFile();
  for (let round = 0; round < 3; round++) {
    await writeMegabyte();
    await pause(400);
  }
  // Each round restarts the WAL, whose file never shrinks.
  expect(logged()).toBeLessThan(1.5);
});

test('the driver does not checkpoint while a transaction is open', async () => {
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

test('during a transaction, a query reads committed data and a write waits', async () => {
  const { database } = await openFile();
  const notes = () =>
    database
      .selectFrom('notes' as 'articles')
      .select(sql<string>`text`.as('text'))
      .execute();
  const insert = (text: string) => sql`insert into notes values (${text})`;
  await insert('before').execute(database);
  const order: string[] = [];
  let other: Promise<unknown> | undefined;
  await database.transaction().execute(async (transaction) => {
    await insert('inside').execute(transaction);
    other = insert('after')
      .execute(database)
      .then(() => order.push('write'));
    expect(await notes()).toEqual([{ text: 'before' }]);
    await pause(50);
    order.push('transaction');
  });
  await other;
  expect(order).toEqual(['transaction', 'write']);
  expect(await notes()).toEqual([{ text: 'before' }, { text: 'inside' }, { text: 'after' }]);
});

test('the next write begins after a failed transaction', async () => {
  const { database } = await openFile();
  const failing = database.transaction().execute(async () => {
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await sql`insert into notes values ('next')`.execute(database);
});

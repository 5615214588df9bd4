import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from './migrate.ts';
import { openSqlite } from './open.ts';

test('0002 merges spellings of one email address, unsubscribed if any of them is', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0001-first-tables');
  const people = [
    ['Jo@example.com', 1],
    ['jo@example.com', 0],
    ['ann@example.com', 1],
    ['ANN@example.com', 1],
    ['sam@example.com', 1],
  ] as const;
  for (const [email, subscribed] of people) {
    await sql`insert into newsletters (email, subscribed, token, created_at)
      values (${email}, ${subscribed}, ${email}, '2026-11-21T00:00:00.000Z')`.execute(database);
  }
  await migrate(database);
  const rows = await database
    .selectFrom('newsletters')
    .select(['email', 'subscribed'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { email: 'Jo@example.com', subscribed: 0 },
    { email: 'ann@example.com', subscribed: 1 },
    { email: 'sam@example.com', subscribed: 1 },
  ]);
  await database.destroy();
});

test('an older version refuses the database of a newer one with its reason', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, undefined, { ...migrations, '9999-later': { up: async () => {} } });
  await expect(migrate(database)).rejects.toThrow(
    'The database is of a newer version of the site (9999-later): start that version, or restore the backup from before it.',
  );
  await database.destroy();
});

test('0007 keeps the bin, the revisions and the marker of the seeded catalogue', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0006-lists-at-size');
  await sql`insert into content_versions (noun, version) values ('starter', 1), ('articles', 4)`.execute(
    database,
  );
  await sql`insert into bin (noun, item_id, title, row, deleted_at)
    values ('articles', 7, 'Gone', '{}', '2026-11-21T00:00:00.000Z')`.execute(database);
  await migrate(database);
  expect(
    await database.selectFrom('contentVersions').selectAll().orderBy('resource').execute(),
  ).toEqual([
    { resource: 'articles', version: 4 },
    { resource: 'seed', version: 1 },
  ]);
  expect(
    await database.selectFrom('bin').select(['resource', 'recordId', 'title']).execute(),
  ).toEqual([{ resource: 'articles', recordId: 7, title: 'Gone' }]);
  await database.destroy();
});

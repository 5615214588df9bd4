import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from './migrate.ts';
import { openSqlite } from './open.ts';

test('0002 merges spellings of one email address, and unsubscribes it if any spelling was unsubscribed', async () => {
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

test('an older version refuses the database of a newer version with a reason', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, undefined, { ...migrations, '9999-later': { up: async () => {} } });
  await expect(migrate(database)).rejects.toThrow(
    'The database is of a newer version of the site (9999-later): start that version, or restore the backup from before it.',
  );
  await database.destroy();
});

test('0007 keeps the bin, the versions and the marker of the seeded catalogue', async () => {
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

test('0034 makes a drawn plate the picture of its site, in the bin too', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0032-typed-hazards');
  const drawn = '/media/0000000100000000/1200x800.jpg';
  for (const [name, imageUrl] of [
    ['Drawn', null],
    ['Photographed', '/photo.jpg'],
  ]) {
    await sql`insert into dive_sites (name, slug, region, latitude, longitude, depth_range, skill_level, water_temp, description, image_url, plate, created_at, updated_at)
      values (${name}, ${name}, 'Sydney', -33.8, 151.2, '3-9m', 'Beginner', '16-22°C', 'A cove.', ${imageUrl}, ${drawn}, '2026-11-21', '2026-11-21')`.execute(
      database,
    );
  }
  await sql`insert into bin (resource, record_id, title, row, deleted_at)
    values ('dive-sites', 7, 'Gone', ${JSON.stringify({ id: 7, imageUrl: null, plate: drawn })}, '2026-11-21')`.execute(
    database,
  );
  await migrate(database);
  expect(
    await database.selectFrom('diveSites').select(['name', 'imageUrl']).orderBy('id').execute(),
  ).toEqual([
    { name: 'Drawn', imageUrl: drawn },
    { name: 'Photographed', imageUrl: '/photo.jpg' },
  ]);
  const { row } = await database.selectFrom('bin').select('row').executeTakeFirstOrThrow();
  expect(JSON.parse(row)).toEqual({ id: 7, imageUrl: drawn });
  await database.destroy();
});

test('0054 makes reviews and shop links refer to the products that they name', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0043-sides-model');
  const time = '2026-11-21T00:00:00.000Z';
  await sql`insert into products (name, category, description, rating_tenths, review_count, affiliate_link, image_url, created_at, updated_at)
    values ('Mares Puck 4', '', '', 45, 0, '', '', ${time}, ${time})`.execute(database);
  for (const [title, productName] of [
    ['A year with it', 'mares puck 4'],
    ['Mares Puck 4', null],
    ['Fins', 'Fins'],
  ]) {
    await sql`insert into reviews (title, slug, excerpt, content, category, image_url, purchase_link, product_name, author, created_at, updated_at)
      values (${title}, ${title}, '', '', '', '', '', ${productName}, '', ${time}, ${time})`.execute(
      database,
    );
  }
  for (const name of ['Mares Puck 4', 'this shop']) {
    await sql`insert into shop_links (name, slug, address, place, created_at, updated_at)
      values (${name}, ${name}, '', 1, ${time}, ${time})`.execute(database);
  }
  await migrate(database);
  const productIds = async (table: 'reviews' | 'shopLinks') =>
    (await database.selectFrom(table).select('productId').orderBy('id').execute()).map(
      (row) => row.productId,
    );
  expect(await productIds('reviews')).toEqual([1, 1, null]);
  expect(await productIds('shopLinks')).toEqual([1, null]);
  await database.destroy();
});

test('0070 turns the shared working copy of new records into a stored draft', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0069-suppressions');
  for (const [resource, id, title] of [
    ['articles', 0, 'Shared'],
    ['articles', 7, 'Of a record'],
    ['dive-sites', 0, 'Shared'],
    ['dive-sites', -5, 'Of its own'],
  ]) {
    await sql`insert into working_copies (resource, record_id, title, form_values, version, saved_at)
      values (${resource}, ${id}, ${title}, '{}', 1, '2026-11-21')`.execute(database);
  }
  await migrate(database);
  const rows = await database
    .selectFrom('workingCopies')
    .select(['resource', 'recordId', 'title'])
    .orderBy('resource')
    .orderBy('recordId')
    .execute();
  expect(rows).toEqual([
    { resource: 'articles', recordId: -1, title: 'Shared' },
    { resource: 'articles', recordId: 7, title: 'Of a record' },
    { resource: 'dive-sites', recordId: -6, title: 'Shared' },
    { resource: 'dive-sites', recordId: -5, title: 'Of its own' },
  ]);
  await database.destroy();
});

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { fillEmptyDatabase } from '../../features/seed/seed.ts';
import { articles } from '../../resources/articles/queries.ts';
import { parseConfig } from '../config/config.ts';
import { createContentStore } from './content-store.ts';
import { copySite } from './copy-site.ts';
import { migrate } from './migrate.ts';
import { type Database, openPostgres, openSqlite } from './open.ts';

const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function newSqlite() {
  const database = openSqlite(':memory:');
  closing.push(() => database.destroy());
  return database;
}

async function newPostgres() {
  const { url, drop } = await createPostgresDatabase(inject('postgresUrl'));
  const database = openPostgres(url, 3);
  closing.push(() => database.destroy(), drop);
  return database;
}

const createServices = (database: Database) => ({
  config: parseConfig({}),
  database,
  content: createContentStore(database),
  clock: () => new Date('2026-11-21T00:00:00.000Z'),
  logger: pino({ level: 'silent' }),
});

const article = { title: 'One more', content: '<p>Ünïcode 🐙 and "quotes"</p>', category: 'Tips' };

/** Fills a site and deletes its newest article. @returns the article's ID, which must not be reused */
async function fillSite(database: Database) {
  await migrate(database);
  const services = createServices(database);
  await fillEmptyDatabase(services);
  const { id } = await articles.create(services, article);
  await database.deleteFrom('articles').where('id', '=', id).execute();
  await database
    .insertInto('sessions')
    .values(
      ['b', 'B', 'ä', 'a', '_'].map((tokenHash) => ({
        tokenHash,
        createdAt: '2026-11-21T00:00:00.000Z',
        expiresAt: '2026-11-21T00:30:00.000Z',
        endsAt: '2026-11-21T12:00:00.000Z',
        usedAt: '2026-11-21T00:00:00.000Z',
        freshAt: '2026-11-21T00:00:00.000Z',
        device: '',
        network: '',
        kept: 0 as const,
      })),
    )
    .execute();
  for (const half of [0, 350]) {
    await database
      .insertInto('workingCopies')
      .values(
        Array.from({ length: 350 }, (_, index) => ({
          resource: 'articles',
          recordId: half + index + 1,
          title: 'Half a sentence',
          formValues: '{}',
          recordVersion: 1,
          version: 1,
          savedAt: '2026-11-21T00:00:00.000Z',
        })),
      )
      .execute();
  }
  await database
    .insertInto('workingCopyVersions')
    .values(
      [1, 2].map((version) => ({
        resource: 'dive-sites',
        recordId: -7,
        version,
        title: 'Half a reef',
        formValues: '{"name":"Half a reef"}',
        savedAt: '2026-11-21T00:00:00.000Z',
        keptAt: '2026-11-21T00:05:00.000Z',
      })),
    )
    .execute();
  return id;
}

const contentRows = async (database: Database) => ({
  sites: await database.selectFrom('diveSites').selectAll().orderBy('id').execute(),
  articles: await database.selectFrom('articles').selectAll().orderBy('id').execute(),
  products: await database.selectFrom('products').selectAll().orderBy('id').execute(),
});

test.skipIf(!inject('postgresUrl'))(
  'a site is copied from SQLite to PostgreSQL and back with every row, and no ID is reused',
  { tags: 'slow' },
  async () => {
    const first = newSqlite();
    const deleted = await fillSite(first);
    const postgres = await newPostgres();
    const counts = await copySite(first, postgres);
    expect(counts.dive_sites).toBeGreaterThan(300);
    expect(counts.sessions).toBe(5);
    // More than one batch of a table without an id.
    expect(counts.working_copies).toBe(700);
    expect(counts.working_copy_versions).toBe(2);
    expect(await contentRows(postgres)).toEqual(await contentRows(first));
    expect((await articles.create(createServices(postgres), article)).id).toBe(deleted + 1);

    const back = newSqlite();
    await copySite(postgres, back);
    expect(await contentRows(back)).toEqual(await contentRows(postgres));
    expect((await articles.create(createServices(back), { ...article, title: 'Two' })).id).toBe(
      deleted + 2,
    );
  },
);

test('every version of a draft is copied even if a batch ends within the draft', async () => {
  const [source, target] = [newSqlite(), newSqlite()];
  await migrate(source);
  await source
    .insertInto('workingCopyVersions')
    .values(
      Array.from({ length: 570 }, (_, index) => ({
        resource: 'articles',
        recordId: Math.floor(index / 15),
        version: (index % 15) + 1,
        title: 'Half a sentence',
        formValues: '{}',
        savedAt: '2026-11-21T00:00:00.000Z',
        keptAt: '2026-11-21T00:00:00.000Z',
      })),
    )
    .execute();
  expect((await copySite(source, target)).working_copy_versions).toBe(570);
});

test('a target with rows is refused and unchanged', async () => {
  const [source, target] = [newSqlite(), newSqlite()];
  await fillSite(source);
  await migrate(target);
  await articles.create(createServices(target), article);
  await expect(copySite(source, target)).rejects.toThrow('The target is not empty');
  expect(await target.selectFrom('articles').select('title').execute()).toEqual([
    { title: 'One more' },
  ]);
  expect(await target.selectFrom('diveSites').select('id').execute()).toEqual([]);
});

test('a copy that differs in one row fails and is rolled back', async () => {
  const [source, target] = [newSqlite(), newSqlite()];
  await fillSite(source);
  await migrate(target);
  await sql`create trigger meddle after insert on products when new.id = 3
    begin update products set name = 'Another' where id = 3; end`.execute(target);
  await expect(copySite(source, target)).rejects.toThrow(
    'The copy of products, id 3, is not the same',
  );
  expect(await target.selectFrom('articles').select('id').execute()).toEqual([]);
});

test('a source without a site is refused', async () => {
  await expect(copySite(newSqlite(), newSqlite())).rejects.toThrow(
    'There is no site in the source',
  );
});

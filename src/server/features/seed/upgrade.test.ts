import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { fillAsFirstEdition } from '../../../../tests/support/first-edition.ts';
import {
  binned,
  editAsOwner,
  editCount,
  ownArticle,
  ownerEdits,
  ownSites,
  purged,
} from '../../../../tests/support/owner-edits.ts';
import { startPglite } from '../../../../tests/support/postgres.ts';
import { createPostgresDatabase } from '../../../../tests/support/postgres-database.ts';
import { usualEngines } from '../../../../tests/support/test-all.ts';
import type { Difference } from '../../../contract/catalogue.ts';
import { columnField } from '../../../domain/catalogue/merge.ts';
import { isSame, readValues, sourcedColumn } from '../../../domain/catalogue/values.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { createContentStore } from '../../platform/database/content-store.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { up as noteEarlierCatalogues } from '../../platform/database/migrations/0038-earlier-catalogues.ts';
import { type Database, openPostgres, openSqlite } from '../../platform/database/open.ts';
import type { Services } from '../../platform/http/context.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { readRecords, readRows, readSiteLinks } from './catalogue-records.ts';
import { readCatalogueState } from './differences.ts';
import { takeReleaseAtStart } from './first-start.ts';
import { fillEmptyDatabase, takeRelease } from './seed.ts';
import { type SeededResource, seededResources } from './seeded-resources.ts';
import { undoUpdate } from './undo.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openEmpty(engine: 'sqlite' | 'postgres'): Promise<Database> {
  if (engine === 'sqlite') return openSqlite(':memory:');
  const serverUrl = inject('postgresUrl');
  const server = serverUrl ? await createPostgresDatabase(serverUrl) : await startPglite();
  closing.push(() => ('drop' in server ? server.drop() : server.stop()));
  return openPostgres(server.url, 1);
}

function createServices(database: Database): Services {
  closing.push(() => database.destroy());
  return {
    config: parseConfig({}),
    database,
    content: createContentStore(database),
    clock: () => new Date('2026-11-24T00:00:00.000Z'),
    logger: pino({ level: 'silent' }),
  };
}

/** The values of each catalogue record that has a row, by resource and key. */
async function readAll({ database }: Services) {
  const links = await readSiteLinks(database);
  const all = new Map<string, Record<string, unknown>>();
  const rows = new Map<SeededResource, Awaited<ReturnType<typeof readRows>>>();
  for (const resource of seededResources) rows.set(resource, await readRows(database, resource));
  for (const { resource, key, recordId } of await readRecords(database)) {
    const row = rows.get(resource)?.get(recordId ?? 0);
    if (!row) continue;
    const values = readValues(row, links.keys, links.productKeys);
    all.set(`${resource}/${key}`, { id: row.id, ...values });
  }
  return all;
}

const columnName = (column: string) =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const resourceName = (table: string) => table.replace('_', '-') as SeededResource;

/** The fields that the owner edited, by resource and id. */
const editedFields = new Map(
  ownerEdits.map(({ table, id, columns }) => [
    `${resourceName(table)}/${id}`,
    Object.keys(columns).map((column) => columnField(columnName(column))),
  ]),
);

/** Values that differ from a fresh install, in fields that the owner did not edit. */
async function untouchedDifferences(services: Services, fresh: Services): Promise<string[]> {
  const wanted = await readAll(fresh);
  const links = await readSiteLinks(services.database);
  const owned = links.ids.get('cabbage-patch');
  const differing: string[] = [];
  for (const [name, { id, ...values }] of await readAll(services)) {
    if (id === owned) continue;
    const { id: _, ...expected } = wanted.get(name) ?? {};
    const edited = editedFields.get(`${name.split('/')[0]}/${id}`) ?? [];
    for (const column of new Set([...Object.keys(values), ...Object.keys(expected)])) {
      const field = columnField(sourcedColumn(column) ?? column);
      if (isSame(values[column], expected[column]) || edited.includes(field)) continue;
      differing.push(`${name} ${column}`);
    }
  }
  return differing;
}

async function olderSite(engine: 'sqlite' | 'postgres') {
  const database = await openEmpty(engine);
  await editAsOwner(await fillAsFirstEdition(database));
  await migrate(database);
  return createServices(database);
}

async function keptEdits({ database }: Services): Promise<number> {
  let kept = 0;
  for (const { table, id, columns } of ownerEdits) {
    const row = (await readRows(database, resourceName(table), [id])).get(id);
    const isKept = Object.entries(columns).every(([column, value]) =>
      isSame(row?.[columnName(column)], value),
    );
    expect.soft(isKept, `${table} ${id}`).toBe(true);
    if (isKept) kept++;
  }
  for (const [table, id] of [...purged, ...binned]) {
    const row = (await readRows(database, resourceName(table), [id])).get(id);
    expect.soft(row, `${table} ${id}`).toBeUndefined();
    if (!row) kept++;
  }
  const sites = [...(await readRows(database, 'dive-sites')).values()];
  kept += ownSites.filter((name) => sites.some((site) => site.name === name)).length;
  const posts = [...(await readRows(database, 'articles')).values()];
  return kept + posts.filter(({ slug }) => slug === ownArticle).length;
}

async function freshSite() {
  const services = createServices(openMigratedSqlite());
  await fillEmptyDatabase(services);
  return services;
}

const titled = (differences: readonly Difference[]) =>
  differences.map(({ title, label }) => `${title}: ${label}`);

const mails = async ({ database }: Services) =>
  (await database.selectFrom('outbox').select(['kind', 'message']).execute()).map(
    ({ kind, message }) => `${kind} ${JSON.parse(message).text}`,
  );

describe.each(usualEngines)('a database of the first edition on %s', (engine) => {
  test('gets the whole catalogue and keeps 50 edits of its owner', {
    timeout: 240_000,
  }, async () => {
    expect(editCount).toBe(50);
    const services = await olderSite(engine);
    const evicted: string[] = [];
    services.content.onChange(({ resource }) => evicted.push(resource));

    const before = process.cpuUsage();
    const update = await takeReleaseAtStart(services);
    // CPU time of this process, since other tests run in parallel.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6, 'seconds').toBeLessThan(10);
    expect(new Set(evicted).size, 'one eviction').toBe(evicted.length);

    const fresh = await freshSite();
    expect(await keptEdits(services)).toBe(50);
    expect(await untouchedDifferences(services, fresh)).toEqual([]);
    const sizes = [await readAll(services), await readAll(fresh)].map(({ size }) => size);
    expect(sizes[0]).toBe((sizes[1] ?? 0) - purged.length - binned.length);
    const counted = await fresh.database.selectFrom('surveyRecords').select('id').execute();
    const surveyed = await services.database.selectFrom('surveyRecords').select('id').execute();
    expect(surveyed.length).toBeGreaterThan(counted.length * 0.95);

    const { differences } = await readCatalogueState(services);
    expect(update?.differing).toBe(differences.length);
    expect(titled(differences)).toEqual(
      expect.arrayContaining([
        'Flying Fish Cove: Notice',
        'Smith Point: Hazards',
        'Honeymoon Bay: Position',
        'Outer Tubes: Visibility',
        'Cabbage Patch: Notice',
        'First aid for decompression illness: the first ten minutes: Text',
      ]),
    );
    const firstCalm = differences.findIndex(({ urgent }) => !urgent);
    expect(
      differences.slice(firstCalm).some(({ urgent }) => urgent),
      'safety first',
    ).toBe(false);
    const [mail, ...others] = await mails(services);
    expect(mail).toMatch(/^owner [\s\S]*Flying Fish Cove: Notice[\s\S]*\/admin\/catalogue/);
    expect(others).toEqual([]);
    expect(await takeReleaseAtStart(services), 'a second start').toBeUndefined();
    expect(await takeRelease(services), 'npm run catalogue').toMatchObject({
      added: 0,
      fields: 0,
    });
  });

  test('returns to its previous content after one undo, except fields edited since', {
    tags: 'slow',
    timeout: 240_000,
  }, async () => {
    const services = await olderSite(engine);
    const { database } = services;
    const before = await readAll(services);
    await takeReleaseAtStart(services);
    const edit = { visibility: 'Edited after the update', version: 9 };
    await database.updateTable('diveSites').set(edit).where('id', '=', 12).execute();
    const added = await database
      .selectFrom('diveSites')
      .select(['id', 'name'])
      .where('slug', 'in', ['perpendicular-wall', 'thundercliff-cave'])
      .orderBy('id')
      .execute();
    const [kept, gone] = added;
    await database
      .updateTable('diveSites')
      .set({ notice: 'Ours' })
      .where('id', '=', kept?.id ?? 0)
      .execute();

    const start = process.cpuUsage();
    await undoUpdate(services, { address: '127.0.0.1' });
    expect(process.cpuUsage(start).user / 1e6, 'seconds').toBeLessThan(5);
    const after = await readAll(services);
    for (const [name, values] of before) {
      const wanted =
        values.id === 12 && name.startsWith('dive')
          ? { ...values, visibility: edit.visibility }
          : values;
      expect.soft(after.get(name), name).toEqual(wanted);
    }
    expect([...after.keys()].filter((name) => !before.has(name))).toEqual([
      'dive-sites/perpendicular-wall',
    ]);
    expect(await takeReleaseAtStart(services), 'the next start').toBeUndefined();
    await expect(undoUpdate(services, { address: '127.0.0.1' })).rejects.toThrow('no update');

    await takeRelease(services);
    const again = await database
      .selectFrom('diveSites')
      .select(['id', 'name'])
      .where('slug', '=', 'thundercliff-cave')
      .execute();
    expect(again, 'the address of a record that comes again').toEqual([gone]);
    // The source of an edited value stays as well.
    expect((await untouchedDifferences(services, await freshSite())).sort()).toEqual([
      'dive-sites/perpendicular-wall notice',
      expect.stringMatching(/ provenance.visibility$/),
      expect.stringMatching(/ visibility$/),
    ]);
  });
});

test('a failed update changes nothing, and the next start repeats it', {
  timeout: 240_000,
}, async () => {
  const services = await olderSite('sqlite');
  const before = await readAll(services);
  await sql`create trigger fail before insert on survey_records begin select raise(abort, 'full'); end`.execute(
    services.database,
  );
  expect(await takeReleaseAtStart(services)).toBeUndefined();
  expect(await readAll(services)).toEqual(before);
  await sql`drop trigger fail`.execute(services.database);
  expect(await takeReleaseAtStart(services)).toMatchObject({ added: 365 });
});

test('a database of the second edition gets later changes and keeps its owner’s edits', {
  timeout: 240_000,
}, async () => {
  const services = await freshSite();
  const { database } = services;
  for (const table of ['catalogueRecords', 'catalogueUpdates'] as const) {
    await database.deleteFrom(table).execute();
  }
  const notice = 'As the owner knows it.';
  await database.updateTable('diveSites').set({ notice }).where('id', '=', 3).execute();
  await database.deleteFrom('articles').where('id', '=', 4).execute();
  await noteEarlierCatalogues(database as never);
  await takeReleaseAtStart(services);
  expect((await readRows(database, 'dive-sites', [3])).get(3)?.notice).toBe(notice);
  expect((await readRows(database, 'articles', [4])).size).toBe(0);
  expect((await readRows(database, 'dive-sites')).size).toBe(readSeedDiveSites().length);
});

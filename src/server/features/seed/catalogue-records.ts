import type { Kysely, Transaction } from 'kysely';
import { articleFields } from '../../../contract/articles.ts';
import type { Fields } from '../../../contract/fields/field.ts';
import { productFields } from '../../../contract/products.ts';
import { resources } from '../../../contract/resources.ts';
import { reviewFields } from '../../../contract/reviews.ts';
import { type Values, writeValues } from '../../../domain/catalogue/values.ts';
import { toBatches } from '../../platform/database/batches.ts';
import { maxStatementValues } from '../../platform/database/engine.ts';
import { resourceTables } from '../../platform/database/resources.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { releaseAddresses } from '../../platform/history/redirects.ts';
import type { SeededResource } from './seeded-resources.ts';

type RecordState = 'here' | 'waiting' | 'declined' | 'undone';

export interface CatalogueRecord {
  id: number;
  resource: SeededResource;
  key: string;
  recordId: number | null;
  state: RecordState;
  base: Values;
  differing: string[];
}

export interface ContentRow extends Record<string, unknown> {
  id: number;
}

/** The tables of all resources under one type. */
export const anyTables = (database: Kysely<Tables>) =>
  database as unknown as Kysely<Record<string, ContentRow>>;

const toRecord = ({ base, differing, ...row }: Row<'catalogueRecords'>): CatalogueRecord => ({
  ...row,
  resource: row.resource as SeededResource,
  state: row.state as RecordState,
  base: JSON.parse(base),
  differing: JSON.parse(differing),
});

export async function readRecords(
  database: Kysely<Tables>,
  filter: { differing?: true; states?: readonly RecordState[] } = {},
): Promise<CatalogueRecord[]> {
  const rows = await database
    .selectFrom('catalogueRecords')
    .selectAll()
    .$if(filter.differing === true, (query) => query.where('differing', '!=', '[]'))
    .$if(filter.states !== undefined, (query) => query.where('state', 'in', filter.states ?? []))
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** The rows of a resource by id. @param ids absent for all rows */
export async function readRows(
  database: Kysely<Tables>,
  resource: SeededResource,
  ids?: readonly number[],
): Promise<Map<number, ContentRow>> {
  if (ids?.length === 0) return new Map();
  const rows = await anyTables(database)
    .selectFrom(resourceTables[resource])
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
  return new Map((rows as ContentRow[]).map((row) => [row.id, row]));
}

/** Maps between catalogue keys and IDs of this database, for dive sites and products. */
export interface SiteLinks {
  keys: Map<number, string>;
  ids: Map<string, number>;
  productKeys: Map<number, string>;
  productIds: Map<string, number>;
}

/** Adds a record of the catalogue to the links, so that other records can refer to it. */
export function addLink(links: SiteLinks, resource: string, key: string, id: number) {
  if (resource === 'dive-sites') {
    links.keys.set(id, key);
    links.ids.set(key, id);
  } else if (resource === 'products') {
    links.productKeys.set(id, key);
    links.productIds.set(key, id);
  }
}

export async function readSiteLinks(database: Kysely<Tables>): Promise<SiteLinks> {
  const rows = await database
    .selectFrom('catalogueRecords')
    .select(['resource', 'key', 'recordId'])
    .where('resource', 'in', ['dive-sites', 'products'] satisfies SeededResource[])
    .where('recordId', 'is not', null)
    .execute();
  const links: SiteLinks = {
    keys: new Map(),
    ids: new Map(),
    productKeys: new Map(),
    productIds: new Map(),
  };
  for (const { resource, key, recordId } of rows) addLink(links, resource, key, recordId ?? 0);
  return links;
}

/** The column that holds the key of a new record. */
export const keyColumn = (resource: SeededResource) =>
  resource === 'dive-sites' || resources[resource].slug ? 'slug' : resources[resource].title;

export const recordName = (resource: SeededResource, row: Record<string, unknown>) =>
  String(row[resources[resource].title]);

/** Stores new rows of a resource. @returns their ids by the value of `keyColumn` */
export async function insertRows(
  transaction: Transaction<Tables>,
  resource: SeededResource,
  rows: readonly Record<string, unknown>[],
): Promise<Map<string, number>> {
  const column = keyColumn(resource);
  const ids = new Map<string, number>();
  const width = new Set(rows.flatMap(Object.keys)).size;
  for (const values of toBatches(rows, Math.floor(maxStatementValues / Math.max(1, width)))) {
    const stored = await anyTables(transaction)
      .insertInto(resourceTables[resource])
      .values(values as ContentRow[])
      .returningAll()
      .execute();
    await releaseAddresses(transaction, resource, stored as { id: number }[]);
    for (const row of stored as ContentRow[]) ids.set(String(row[column]), row.id);
  }
  return ids;
}

/** Stores new records of the catalogue. @returns the id of each by resource and key */
export async function insertCatalogueRecords(
  transaction: Transaction<Tables>,
  records: readonly Omit<CatalogueRecord, 'id'>[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const rows = records.map(({ base, differing, ...record }) => ({
    ...record,
    base: JSON.stringify(base),
    differing: JSON.stringify(differing),
  }));
  for (const values of toBatches(rows, 500)) {
    const stored = await transaction
      .insertInto('catalogueRecords')
      .values(values)
      .returning(['id', 'resource', 'key'])
      .execute();
    for (const { id, resource, key } of stored) ids.set(`${resource}/${key}`, id);
  }
  return ids;
}

export async function saveRecord(
  transaction: Transaction<Tables>,
  id: number,
  changes: Partial<Pick<CatalogueRecord, 'base' | 'differing' | 'state' | 'recordId'>>,
) {
  const { base, differing, ...columns } = changes;
  await transaction
    .updateTable('catalogueRecords')
    .set({
      ...columns,
      ...(base && { base: JSON.stringify(base) }),
      ...(differing && { differing: JSON.stringify(differing) }),
    })
    .where('id', '=', id)
    .execute();
}

const emptiable: Partial<Record<SeededResource, Fields>> = {
  articles: articleFields,
  reviews: reviewFields,
  products: productFields,
};

/** The columns of a release's values; an empty value is stored as a form stores it: null or ''. */
export function writeRelease(
  resource: SeededResource,
  values: Values,
  row: ContentRow,
  links: SiteLinks,
): Record<string, unknown> {
  const columns = writeValues(values, row, links.ids, links.productIds);
  for (const column of Object.keys(columns)) {
    const field = emptiable[resource]?.[column];
    if (field && 'empty' in field) columns[column] ??= '';
  }
  return columns;
}

/** Updates a row and increases its version, like a save, so that open editors detect the change. */
export async function saveRow(
  transaction: Transaction<Tables>,
  resource: SeededResource,
  row: ContentRow,
  columns: Record<string, unknown>,
  time: string,
) {
  const version = typeof row.version === 'number' ? { version: row.version + 1 } : {};
  await anyTables(transaction)
    .updateTable(resourceTables[resource])
    .set({ ...columns, updatedAt: time, ...version })
    .where('id', '=', row.id)
    .execute();
}

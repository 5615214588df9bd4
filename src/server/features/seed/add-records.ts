import type { Transaction } from 'kysely';
import { leadSiteLinks, readValues } from '../../../domain/catalogue/values.ts';
import { distanceKm, type Position } from '../../../domain/geo/positions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  addLink,
  type CatalogueRecord,
  type ContentRow,
  insertCatalogueRecords,
  insertRows,
  keyColumn,
  type SiteLinks,
  saveRecord,
} from './catalogue-records.ts';
import type { ReleaseRecord, SeededResource } from './seeded-resources.ts';
import { withSides } from './site-rules.ts';

/** Distance in kilometres beyond which sites with the same slug are different sites. */
const sameSiteKm = 5;

/** A new record, with its catalogue record if it waited for the owner or was undone. */
export interface Addition extends ReleaseRecord {
  record?: Pick<CatalogueRecord, 'id' | 'recordId'> | undefined;
}

/** The owner's own record with the key of a new record of the release, if any. */
export function findOwnRecord(
  resource: SeededResource,
  { key, row }: ReleaseRecord,
  rows: readonly ContentRow[],
): ContentRow | undefined {
  const column = keyColumn(resource);
  const isElsewhere = (own: ContentRow) =>
    resource === 'dive-sites' &&
    distanceKm(own as unknown as Position, row as unknown as Position) > sameSiteKm;
  return rows.find((own) => own[column] === key && !isElsewhere(own));
}

function freeSlug(slug: string, taken: ReadonlySet<unknown>) {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** Replaces a new row's references to dive sites and products by IDs of this database. */
const linkRow = (row: Record<string, unknown>, { ids, productIds }: SiteLinks) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column === 'productId'
        ? (productIds.get(String(value)) ?? null)
        : typeof value === 'string'
          ? leadSiteLinks(value, (address) => ids.get(address)?.toString())
          : value,
    ]),
  );

/** Adds records of the release. @param rows the existing rows @returns ids of catalogue records */
export async function addRecords(
  transaction: Transaction<Tables>,
  resource: SeededResource,
  additions: readonly Addition[],
  rows: ReadonlyMap<number, ContentRow>,
  links: SiteLinks,
): Promise<number[]> {
  if (additions.length === 0) return [];
  const column = keyColumn(resource);
  const taken = new Set([...rows.values()].map((row) => row[column]));
  const last = Math.max(0, ...[...rows.values()].map(({ position }) => Number(position ?? 0)));
  const stored = additions.map(({ row, key, record }, index) => ({
    ...withSides(resource, {}, linkRow(row, links)),
    ...(record?.recordId && { id: record.recordId }),
    ...(column === 'slug' && { slug: freeSlug(key, taken) }),
    ...(resource === 'locations' && { position: last + index + 1 }),
  })) as Record<string, unknown>[];
  // Rows with an ID get their own statement, since all rows of a statement need the same columns.
  const ids = new Map<string, number>();
  for (const hasId of [true, false]) {
    const some = stored.filter((row) => 'id' in row === hasId);
    for (const [key, id] of await insertRows(transaction, resource, some)) ids.set(key, id);
  }
  const added = additions.map(({ key, row, record }, index) => {
    const recordId = ids.get(String(stored[index]?.[column])) ?? null;
    if (recordId !== null) addLink(links, resource, key, recordId);
    const base = readValues(row, new Map());
    return { resource, key, recordId, state: 'here' as const, base, differing: [], record };
  });
  const fresh = added.flatMap(({ record, ...one }) => (record ? [] : [one]));
  const noted = await insertCatalogueRecords(transaction, fresh);
  for (const { record, recordId, state, base, differing } of added) {
    if (record) await saveRecord(transaction, record.id, { recordId, state, base, differing });
  }
  return added.map(({ key, record }) => record?.id ?? noted.get(`${resource}/${key}`) ?? 0);
}

import type { Transaction } from 'kysely';
import { forUpdate } from '../database/engine.ts';
import type { Row, Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { conflict, notFound } from '../http/errors.ts';

/** What the admin edits: its rows count their saves, and go to the bin when deleted. */
export const kinds = {
  articles: { table: 'articles', title: 'title', called: 'Article' },
  reviews: { table: 'reviews', title: 'title', called: 'Review' },
  products: { table: 'products', title: 'name', called: 'Product' },
  'dive-sites': { table: 'diveSites', title: 'name', called: 'Dive site' },
} as const;

export const editableResources = ['articles', 'reviews', 'products', 'dive-sites'] as const;
export type Kind = (typeof editableResources)[number];
export type RowOf<Name extends Kind> = Row<(typeof kinds)[Name]['table']>;

/** The table of a kind for queries on columns that all of them have; its rows are typed by the caller. */
export const tableOf = (kind: Kind) => kinds[kind].table as 'articles';

/** The name that an owner knows a row by. */
export function titleOf(kind: Kind, row: object): string {
  return String((row as Record<string, unknown>)[kinds[kind].title]);
}

/** The row of an id, which no one else changes until the transaction ends. @throws 404 */
export async function lockRow<Name extends Kind>(
  { database }: Pick<Services, 'database'>,
  transaction: Transaction<Tables>,
  kind: Name,
  id: number,
): Promise<RowOf<Name>> {
  const query = transaction.selectFrom(tableOf(kind)).selectAll().where('id', '=', id);
  const row = await forUpdate(database, query).executeTakeFirst();
  if (!row) throw notFound(`${kinds[kind].called} not found`);
  return row as unknown as RowOf<Name>;
}

/**
 * Refuses a save that began from an older state than the present one.
 * @param current the present state, as the API answers it
 * @param changes what the save would have changed; without a version it is never stale
 * @throws 409 with both states
 */
export function rejectStale(
  kind: Kind,
  current: { version: number },
  { version, ...yours }: { version?: number | undefined },
) {
  if (version === undefined || version === current.version) return;
  throw conflict(`${kinds[kind].called} was changed meanwhile. Nothing was saved.`, {
    details: { current, yours },
  });
}

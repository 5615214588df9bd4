import type { Kysely, Transaction } from 'kysely';
import { type Resource, resources } from '../../../contract/resources.ts';
import { forUpdate } from '../database/engine.ts';
import {
  type EditedResource,
  type EditedRow,
  editedTables,
  resourceTables,
} from '../database/resources.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseReader } from '../http/context.ts';
import { conflict, notFound } from '../http/errors.ts';

export function recordTitle(resource: Resource, row: object): string {
  return String((row as Record<string, unknown>)[resources[resource].title]);
}

const selectRow = (database: Kysely<Tables>, resource: EditedResource, id: number) => {
  const table: (typeof resourceTables)[EditedResource] = resourceTables[resource];
  return editedTables(database).selectFrom(table).selectAll().where('id', '=', id);
};

const missing = (resource: EditedResource) => () =>
  notFound(`${resources[resource].label} not found`);

/** Reads a row, published or not. @throws 404 */
export async function findRow<Name extends EditedResource>(
  { database }: DatabaseReader,
  resource: Name,
  id: number,
): Promise<EditedRow<Name>> {
  const query = selectRow(database, resource, id);
  return (await query.executeTakeFirstOrThrow(missing(resource))) as EditedRow<Name>;
}

/** Reads a row and locks it until the transaction ends. @throws 404 */
export async function lockRow<Name extends EditedResource>(
  { database }: DatabaseReader,
  transaction: Transaction<Tables>,
  resource: Name,
  id: number,
): Promise<EditedRow<Name>> {
  const query = forUpdate(database, selectRow(transaction, resource, id));
  return (await query.executeTakeFirstOrThrow(missing(resource))) as EditedRow<Name>;
}

/** Rejects changes to an older version; accepts changes without a version. @throws 409 with both states */
export function rejectStale(
  resource: EditedResource,
  current: { version: number },
  { version, ...yours }: { version?: number | undefined },
) {
  if (version === undefined || version === current.version) return;
  throw conflict(`${resources[resource].label} was changed meanwhile. Nothing was saved.`, {
    details: { current, yours },
  });
}

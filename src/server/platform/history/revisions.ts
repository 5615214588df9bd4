import type { Transaction } from 'kysely';
import type { RevisionSummary } from '../../../contract/history/history.ts';
import { hasCapability, type ResourceWith } from '../../../contract/resources.ts';
import type { EditedResource, EditedRow } from '../database/resources.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseReader, Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { recordTitle } from './records.ts';

const maxVersions = 20;

export type RevisedResource = ResourceWith<'revisions'>;

/** Columns whose changes need no revision. */
const bookkeeping = new Set([
  'version',
  'updatedAt',
  'published',
  'publishedAt',
  'publishAt',
  'unpublishAt',
  'featured',
  // Computed from other columns.
  'shelteredSides',
  'sidesModel',
]);

/** Stores the state that a save replaces, unless only `bookkeeping` changes; the newest 20 stay. */
export async function saveRevision(
  transaction: Transaction<Tables>,
  resource: EditedResource,
  before: { id: number; version: number; updatedAt: string },
  after: object,
) {
  if (!hasCapability(resource, 'revisions')) return;
  const state: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).some(
    ([column, value]) => !bookkeeping.has(column) && state[column] !== value,
  );
  if (!changed) return;
  await transaction
    .insertInto('revisions')
    .values({
      resource,
      recordId: before.id,
      version: before.version,
      row: JSON.stringify(before),
      savedAt: before.updatedAt,
    })
    .execute();
  await deleteOldVersions(transaction, 'revisions', { resource, recordId: before.id });
}

/** Deletes the earlier versions of a record, or of a draft, beyond the newest 20. */
export async function deleteOldVersions(
  transaction: Transaction<Tables>,
  table: 'revisions' | 'workingCopyVersions',
  record: { resource: string; recordId: number },
) {
  const newest = transaction
    .selectFrom(table)
    .select('version')
    .where(({ and }) => and(record))
    .orderBy('version', 'desc')
    .limit(maxVersions);
  await transaction
    .deleteFrom(table)
    .where(({ and }) => and(record))
    .where('version', 'not in', newest)
    .execute();
}

export async function listRevisions(
  { database }: DatabaseReader,
  resource: RevisedResource,
  recordId: number,
): Promise<RevisionSummary[]> {
  const rows = await database
    .selectFrom('revisions')
    .select(['id', 'version', 'savedAt', 'row'])
    .where(({ and }) => and({ resource, recordId }))
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ row, ...revision }) => {
    const state: { published?: number } = JSON.parse(row);
    const published = !hasCapability(resource, 'published') || state.published === 1;
    return { ...revision, title: recordTitle(resource, state), published };
  });
}

/** @throws 404 */
export async function findRevision<Name extends RevisedResource>(
  database: Pick<Services['database'], 'selectFrom'>,
  resource: Name,
  recordId: number,
  id: number,
): Promise<EditedRow<Name>> {
  const revision = await database
    .selectFrom('revisions')
    .select('row')
    .where(({ and }) => and({ resource, recordId, id }))
    .executeTakeFirstOrThrow(() => notFound('This earlier version is no longer kept.'));
  return JSON.parse(revision.row) as EditedRow<Name>;
}

import type { Transaction } from 'kysely';
import type {
  DraftVersion,
  DraftVersionSummary,
} from '../../../contract/history/working-copies.ts';
import type { Resource } from '../../../contract/resources.ts';
import type { Row, Tables } from '../database/tables.ts';
import type { DatabaseReader } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { deleteOldVersions } from './revisions.ts';

/** 20 versions at this interval cover more than 90 minutes of writing. */
const versionIntervalMs = 5 * 60_000;

/**
 * Stores the draft values that a save replaces: the first at once, later ones at most every five
 * minutes. A restore ignores this interval. Saved records have revisions instead.
 */
export async function storeDraftVersion(
  transaction: Transaction<Tables>,
  replaced: Row<'workingCopies'>,
  next: Pick<Row<'workingCopies'>, 'formValues' | 'savedAt'>,
  isRestoring: boolean,
) {
  const { resource, recordId, version, title, formValues, savedAt } = replaced;
  if (recordId >= 0 || formValues === next.formValues) return;
  const kept = await transaction
    .selectFrom('workingCopyVersions')
    .select((eb) => ['keptAt', eb('formValues', '=', formValues).as('hasReplaced')])
    .where(({ and }) => and({ resource, recordId }))
    .orderBy('version', 'desc')
    .execute();
  const [last] = kept;
  const isDue = !last || Date.parse(next.savedAt) - Date.parse(last.keptAt) >= versionIntervalMs;
  if (kept.some(({ hasReplaced }) => hasReplaced) || !(isDue || isRestoring)) return;
  await transaction
    .insertInto('workingCopyVersions')
    .values({ resource, recordId, version, title, formValues, savedAt, keptAt: next.savedAt })
    .execute();
  await deleteOldVersions(transaction, 'workingCopyVersions', { resource, recordId });
}

/** @param id below 0 @throws 404 */
export async function listDraftVersions(
  { database }: DatabaseReader,
  resource: Resource,
  id: number,
): Promise<DraftVersionSummary[]> {
  await database
    .selectFrom('workingCopies')
    .select('version')
    .where(({ and }) => and({ resource, recordId: id }))
    .executeTakeFirstOrThrow(() => notFound('There is no such draft. It was created or deleted.'));
  return database
    .selectFrom('workingCopyVersions')
    .select(['version', 'title', 'savedAt'])
    .where(({ and }) => and({ resource, recordId: id }))
    .orderBy('version', 'desc')
    .execute();
}

/** @param id below 0 @throws 404 */
export async function findDraftVersion(
  { database }: DatabaseReader,
  resource: Resource,
  id: number,
  version: number,
): Promise<DraftVersion> {
  const row = await database
    .selectFrom('workingCopyVersions')
    .select(['version', 'title', 'formValues', 'savedAt'])
    .where(({ and }) => and({ resource, recordId: id, version }))
    .executeTakeFirstOrThrow(() => notFound('This earlier version is no longer kept.'));
  const { formValues, ...rest } = row;
  return { ...rest, values: JSON.parse(formValues) as DraftVersion['values'] };
}

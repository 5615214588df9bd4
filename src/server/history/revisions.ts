import type { Transaction } from 'kysely';
import type { RevisionSummary } from '../../contract/history.ts';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { type Kind, type RowOf, titleOf } from './records.ts';

/** How many earlier states of a text are kept. */
export const maxRevisions = 20;

/** The resources whose earlier states are kept. */
export const revisedResources = ['articles', 'reviews'] as const;
export type RevisedResource = (typeof revisedResources)[number];

const revised = (kind: Kind): kind is RevisedResource =>
  revisedResources.includes(kind as RevisedResource);

/** What every save changes, so that it makes no difference between two states. */
const bookkeeping = new Set(['version', 'updatedAt', 'published', 'publishedAt', 'featured']);

/** Keeps the state that a save is about to replace, if the save changes its words, and drops what is over 20. */
export async function saveRevision(
  transaction: Transaction<Tables>,
  kind: Kind,
  before: { id: number; version: number; updatedAt: string },
  after: object,
) {
  if (!revised(kind)) return;
  const state: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).some(
    ([column, value]) => !bookkeeping.has(column) && state[column] !== value,
  );
  if (!changed) return;
  await transaction
    .insertInto('revisions')
    .values({
      resource: kind,
      recordId: before.id,
      version: before.version,
      row: JSON.stringify(before),
      savedAt: before.updatedAt,
    })
    .execute();
  const kept = transaction
    .selectFrom('revisions')
    .select('id')
    .where('resource', '=', kind)
    .where('recordId', '=', before.id)
    .orderBy('version', 'desc')
    .limit(maxRevisions);
  await transaction
    .deleteFrom('revisions')
    .where('resource', '=', kind)
    .where('recordId', '=', before.id)
    .where('id', 'not in', kept)
    .execute();
}

/** The earlier states of a thing, newest first. */
export async function listRevisions(
  { database }: Pick<Services, 'database'>,
  kind: RevisedResource,
  recordId: number,
): Promise<RevisionSummary[]> {
  const rows = await database
    .selectFrom('revisions')
    .select(['id', 'version', 'savedAt', 'row'])
    .where('resource', '=', kind)
    .where('recordId', '=', recordId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ row, ...revision }) => {
    const state = JSON.parse(row) as RowOf<RevisedResource>;
    return { ...revision, title: titleOf(kind, state), published: state.published === 1 };
  });
}

/** The row of a thing as it was. @throws 404 */
export async function findRevision<Name extends RevisedResource>(
  database: Pick<Services['database'], 'selectFrom'>,
  kind: Name,
  recordId: number,
  id: number,
): Promise<RowOf<Name>> {
  const found = await database
    .selectFrom('revisions')
    .select('row')
    .where('resource', '=', kind)
    .where('recordId', '=', recordId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('This earlier version is no longer kept.');
  return JSON.parse(found.row) as RowOf<Name>;
}

import type { Transaction } from 'kysely';
import type { RevisionSummary } from '../../contract/history.ts';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { type Kind, type KindRow, titleOf } from './records.ts';

/** How many earlier states of a text are kept. */
export const revisionsKept = 20;

/** The nouns whose earlier states are kept. */
export const revisedKinds = ['articles', 'reviews'] as const;
export type RevisedKind = (typeof revisedKinds)[number];

const revised = (kind: Kind): kind is RevisedKind => revisedKinds.includes(kind as RevisedKind);

/** What every save changes, so that it makes no difference between two states. */
const bookkeeping = new Set(['version', 'updatedAt', 'published', 'publishedAt', 'featured']);

/** Keeps the state that a save is about to replace, if the save changes its words, and drops what is over 20. */
export async function keepRevision(
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
      noun: kind,
      itemId: before.id,
      version: before.version,
      row: JSON.stringify(before),
      savedAt: before.updatedAt,
    })
    .execute();
  const kept = transaction
    .selectFrom('revisions')
    .select('id')
    .where('noun', '=', kind)
    .where('itemId', '=', before.id)
    .orderBy('version', 'desc')
    .limit(revisionsKept);
  await transaction
    .deleteFrom('revisions')
    .where('noun', '=', kind)
    .where('itemId', '=', before.id)
    .where('id', 'not in', kept)
    .execute();
}

/** The earlier states of a thing, newest first. */
export async function listRevisions(
  { database }: Pick<Services, 'database'>,
  kind: RevisedKind,
  itemId: number,
): Promise<RevisionSummary[]> {
  const rows = await database
    .selectFrom('revisions')
    .select(['id', 'version', 'savedAt', 'row'])
    .where('noun', '=', kind)
    .where('itemId', '=', itemId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ row, ...revision }) => {
    const state = JSON.parse(row) as KindRow<RevisedKind>;
    return { ...revision, title: titleOf(kind, state), published: state.published === 1 };
  });
}

/** The row of a thing as it was. @throws 404 */
export async function findRevision<Name extends RevisedKind>(
  database: Pick<Services['database'], 'selectFrom'>,
  kind: Name,
  itemId: number,
  id: number,
): Promise<KindRow<Name>> {
  const found = await database
    .selectFrom('revisions')
    .select('row')
    .where('noun', '=', kind)
    .where('itemId', '=', itemId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('This earlier version is no longer kept.');
  return JSON.parse(found.row) as KindRow<Name>;
}

import type { Kysely } from 'kysely';
import type { Move, MoveChoices, MovedOutcome, MovedPost } from '../../../contract/moving.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { countRows } from '../../platform/database/count-by-status.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { movedCategory, noChoices, readChoices } from './choices.ts';

/** The `kind` of a row of `moves` that is an archive for moving out. */
export const outKind = 'out';

export const readList = (stored: string): string[] => JSON.parse(stored);

/** @throws 404 */
async function findMoveRow(database: Kysely<Tables>, id: number): Promise<Row<'moves'>> {
  const row = await database
    .selectFrom('moves')
    .selectAll()
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('kind', 'is', null), eb('kind', '!=', outKind)]))
    .executeTakeFirstOrThrow(() =>
      notFound('This export is not here any more: choose the file again.'),
    );
  return row;
}

async function countOutcomes({ database }: DatabaseReader, moveId: number) {
  const rows = await database
    .selectFrom('movedPosts')
    .select(({ fn }) => [
      'outcome',
      'type',
      fn.countAll().as('posts'),
      fn.count('doneAt').as('done'),
    ])
    .where('moveId', '=', moveId)
    .groupBy(['outcome', 'type'])
    .execute();
  return rows.map(({ outcome, type, posts, done }) => ({
    outcome: outcome as MovedOutcome,
    type,
    posts: Number(posts),
    done: Number(done),
  }));
}

async function countTerms({ database }: DatabaseReader, moveId: number): Promise<Move['terms']> {
  const rows = await database
    .selectFrom('movedPosts')
    .select('terms')
    .where('moveId', '=', moveId)
    .execute();
  const counts = new Map<string, number>();
  for (const { terms } of rows) {
    for (const term of readList(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, posts]) => ({ name, posts }))
    .sort((one, other) => other.posts - one.posts || (one.name < other.name ? -1 : 1));
}

async function toMove(services: DatabaseReader, row: Row<'moves'>): Promise<Move> {
  const [counts, terms, pictures] = await Promise.all([
    countOutcomes(services, row.id),
    countTerms(services, row.id),
    countRows(services.database.selectFrom('movedPictures')),
  ]);
  const choices = readChoices(row.choices);
  const outcomes: Move['outcomes'] = {};
  for (const { outcome, type, posts } of counts) {
    const name = plannedOutcome(outcome, type, choices);
    outcomes[name] = (outcomes[name] ?? 0) + posts;
  }
  const { id, fileName, problem, createdAt, finishedAt } = row;
  return {
    ...{ id, fileName, problem, createdAt, finishedAt, choices, terms, outcomes },
    kind: row.kind as Move['kind'],
    state: row.state as Move['state'],
    notes: readList(row.notes),
    posts: counts.reduce((sum, { posts }) => sum + posts, 0),
    done: counts.reduce((sum, { done }) => sum + done, 0),
    pictures,
  };
}

/** The outcome of importing a post now. @param known the result of an earlier import */
export async function predictOutcome(
  { database }: DatabaseReader,
  known: Pick<Row<'movedPosts'>, 'resource' | 'recordId' | 'recordVersion' | 'digest'> | undefined,
  digest: string,
) {
  if (!known?.recordId) return 'added';
  const record = await database
    .selectFrom(known.resource)
    .select('version')
    .where('id', '=', known.recordId)
    .executeTakeFirst();
  if (!record) return 'deleted';
  if (record.version !== known.recordVersion) return 'edited';
  return known.digest === digest ? 'same' : 'updated';
}

const plannedOutcome = (outcome: MovedOutcome, type: string, { pages }: MoveChoices) =>
  type === 'page' && pages === 'leave' && outcome === 'added' ? 'left' : outcome;

/** The ten newest exports, newest first. */
export async function listMoves(services: DatabaseReader): Promise<Move[]> {
  const rows = await services.database
    .selectFrom('moves')
    .selectAll()
    .where(({ eb, or }) => or([eb('kind', 'is', null), eb('kind', '!=', outKind)]))
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return Promise.all(rows.map((row) => toMove(services, row)));
}

/** @throws 404 */
export const findMove = async (services: DatabaseReader, id: number): Promise<Move> =>
  toMove(services, await findMoveRow(services.database, id));

const perPage = 100;
/** A page of an export's posts with their outcomes: predictions before the import. @throws 404 */
export async function listMovedPosts(
  { database }: DatabaseReader,
  id: number,
  page = 1,
): Promise<ListPage<MovedPost>> {
  const choices = readChoices((await findMoveRow(database, id)).choices);
  const rows = await database
    .selectFrom('movedPosts')
    .selectAll()
    .where('moveId', '=', id)
    .orderBy('id')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.slice(0, perPage).map((row): MovedPost => {
    const type = row.type as MovedPost['type'];
    return {
      ...{ id: row.id, title: row.title, slug: row.slug, type, recordId: row.recordId },
      resource: row.resource,
      category: row.resource === 'pages' ? null : movedCategory(readList(row.terms), choices),
      outcome: plannedOutcome(row.outcome as MovedOutcome, type, choices),
      isDone: row.doneAt !== null,
      notes: readList(row.notes),
    };
  });
  return { items, older: rows.length > perPage };
}

/** Registers an uploaded export for the worker to read, or an archive to make. @returns its id */
export async function addMove(
  services: { database: Kysely<Tables> } & Pick<Services, 'clock'>,
  { kind = null, ...uploaded }: { file: string; fileName: string; kind?: typeof outKind | null },
  actor: Actor,
): Promise<number> {
  const { id } = await services.database
    .insertInto('moves')
    .values({
      ...{ ...uploaded, state: 'waiting', problem: null, kind, notes: '[]' },
      choices: JSON.stringify(noChoices),
      actor: JSON.stringify(actor),
      ...{ createdAt: now(services), claimedAt: null, finishedAt: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws 404; 409 unless the state of the export is `read` or `stopped` */
export async function chooseForMove(
  { database }: DatabaseReader,
  id: number,
  choices: MoveChoices,
) {
  const { state } = await findMoveRow(database, id);
  if (state !== 'read' && state !== 'stopped') {
    throw conflict(
      'This export can not be changed any more: it is being brought in, or it is done.',
    );
  }
  await database
    .updateTable('moves')
    .set({ choices: JSON.stringify(choices) })
    .where('id', '=', id)
    .execute();
}

/** Starts or resumes an import. @throws 404; 409 unless its state is `read` or `stopped` */
export async function startMove(
  services: Pick<Services, 'database' | 'clock'>,
  id: number,
  actor: Actor,
) {
  await services.database.transaction().execute(async (transaction) => {
    const { state, fileName } = await findMoveRow(transaction, id);
    if (state !== 'read' && state !== 'stopped') {
      throw conflict('This export is being brought in, or it is done.');
    }
    await transaction
      .updateTable('moves')
      .set({ state: 'started', claimedAt: null, problem: null })
      .where('id', '=', id)
      .execute();
    await audit(
      { database: transaction, clock: services.clock },
      { ...actor, action: 'records_imported', resource: 'articles', details: fileName },
    );
  });
}

/** Stops a running import, or deletes any other export. Imported posts stay. @throws 404 */
export async function endMove(
  { database }: DatabaseReader,
  id: number,
): Promise<{ file?: string }> {
  const { state, file } = await findMoveRow(database, id);
  if (state === 'started') {
    await database.updateTable('moves').set({ state: 'stopped' }).where('id', '=', id).execute();
    return {};
  }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('movedPosts')
      .where('moveId', '=', id)
      .where('recordId', 'is', null)
      .execute();
    await transaction
      .updateTable('movedPosts')
      .set({ data: null })
      .where('moveId', '=', id)
      .execute();
    await transaction.deleteFrom('moves').where('id', '=', id).execute();
  });
  return { file };
}

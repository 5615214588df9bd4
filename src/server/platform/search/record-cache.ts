import { type RawBuilder, sql } from 'kysely';
import type { ResourceWith } from '../../../contract/resources.ts';
import { batchesById, toBatches } from '../database/batches.ts';
import { derive } from '../database/derive.ts';
import type { Database } from '../database/open.ts';
import { resourceTables } from '../database/resources.ts';
import type { Services } from '../http/context.ts';
import { nextTurn } from '../turns/turns.ts';

/** Number of rows whose states are read at a time. */
const versionBatch = 2000;

interface CacheSource<Rec> {
  /** Reads records by ID; missing and unpublished records are left out. */
  read: (database: Database, ids: readonly number[]) => Promise<Rec[]>;
  /** Rows read at a time, so that the first read of 20,000 rows does not block other work. */
  batch: number;
  compare: (one: Rec, other: Rec) => number;
  /** Expression that differs between two states of a row; by default its version, which background jobs do not increment. */
  state?: RawBuilder<unknown>;
}

/** The states of all rows, and the ids of rows with a changed state. */
async function readStates(
  database: Database,
  resource: ResourceWith<'search'>,
  before: ReadonlyMap<number, unknown> = new Map(),
  state: RawBuilder<unknown> = sql.ref('version'),
) {
  const states = new Map<number, unknown>();
  const changed: number[] = [];
  const read = (after: number) =>
    database
      .selectFrom(resourceTables[resource])
      .select(['id', state.as('state')])
      .where('id', '>', after)
      .orderBy('id')
      .limit(versionBatch)
      .execute();
  for await (const rows of batchesById(versionBatch, read)) {
    for (const row of rows) {
      states.set(row.id, row.state);
      if (before.get(row.id) !== row.state) changed.push(row.id);
    }
    if (rows.length === versionBatch) await nextTurn();
  }
  return { states, changed };
}

interface Cached<Rec> {
  records: readonly Rec[];
  states: ReadonlyMap<number, unknown>;
}

/** Merges records into a sorted list. A few are inserted singly, as sorting 20,000 takes 50 ms. */
function merge<Rec>(
  sorted: Rec[],
  fresh: readonly Rec[],
  compare: (one: Rec, other: Rec) => number,
) {
  if (fresh.length > sorted.length / 20) return [...sorted, ...fresh].sort(compare);
  for (const record of fresh) {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compare(sorted[middle] as Rec, record) <= 0) from = middle + 1;
      else to = middle;
    }
    sorted.splice(from, 0, record);
  }
  return sorted;
}

/** Creates a cache that reads only rows with a changed state after a write. Each change creates a new array. */
export function createRecordCache<Rec extends { id: number }>(
  resource: ResourceWith<'search'>,
  source: CacheSource<Rec>,
) {
  const read = derive([resource], async ({ database }, before?: Cached<Rec>) => {
    const { states, changed } = await readStates(database, resource, before?.states, source.state);
    const reread = new Set(changed);
    const records = (before?.records ?? []).filter(({ id }) => states.has(id) && !reread.has(id));
    const fresh: Rec[] = [];
    for (const ids of toBatches(changed, source.batch)) {
      fresh.push(...(await source.read(database, ids)));
      if (changed.length > source.batch) await nextTurn();
    }
    return { records: merge(records, fresh, source.compare), states };
  });
  return async (services: Pick<Services, 'database' | 'content'>): Promise<readonly Rec[]> =>
    (await read(services)).records;
}

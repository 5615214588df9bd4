import type { Kysely, Transaction } from 'kysely';
import type { ContentChange } from './content-store.ts';
import { type Engine, notifyChange } from './engine.ts';
import type { Tables } from './tables.ts';

/** Minimum of stored changes per resource; readers further behind treat all records as changed. */
const kept = 200;

/** Stores the ids of the records that a write changed, for other instances and a CDN. */
export async function recordChanges(
  engine: Engine,
  transaction: Transaction<Tables>,
  changes: readonly ContentChange[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { resource, ids } of changes) {
    const version = versions.get(resource) ?? 0;
    const recordIds = ids ? JSON.stringify(ids) : null;
    await transaction
      .insertInto('contentChanges')
      .values({ resource, version, recordIds })
      // After a restore, version numbers may repeat.
      .onConflict((conflict) =>
        conflict.columns(['resource', 'version']).doUpdateSet({ recordIds }),
      )
      .execute();
    if (version % kept !== 0) continue;
    await transaction
      .deleteFrom('contentChanges')
      .where('resource', '=', resource)
      .where('version', '<=', version - kept)
      .execute();
  }
  await notifyChange(engine, transaction);
}

/** The ids that changed between two versions of a resource; undefined if any version's ids are unknown. */
export async function listChangedIds(
  database: Kysely<Tables>,
  resource: string,
  before: number | undefined,
  version: number,
): Promise<number[] | undefined> {
  if (before === undefined) return undefined;
  const rows = await database
    .selectFrom('contentChanges')
    .select('recordIds')
    .where('resource', '=', resource)
    .where('version', '>', before)
    .where('version', '<=', version)
    .execute();
  const ids = rows.flatMap(({ recordIds }) =>
    recordIds === null ? [] : [JSON.parse(recordIds) as number[]],
  );
  return ids.length === version - before ? [...new Set(ids.flat())] : undefined;
}

import type { Kysely, Transaction } from 'kysely';
import type { ContentChange } from './content-store.ts';
import { type Engine, notifyChange } from './engine.ts';
import type { Tables } from './tables.ts';

/** A reader that is further behind takes everything of the resource for changed. */
const kept = 200;

/** Records which records a write changed, for other instances and a CDN. */
export async function recordChanges(
  engine: Engine,
  transaction: Transaction<Tables>,
  changes: readonly ContentChange[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { resource, ids } of changes) {
    const version = versions.get(resource) ?? 0;
    await transaction
      .insertInto('contentChanges')
      .values({ resource, version, recordIds: ids ? JSON.stringify(ids) : null })
      // A restored backup may count from an earlier version on.
      .onConflict((conflict) =>
        conflict
          .columns(['resource', 'version'])
          .doUpdateSet({ recordIds: ids ? JSON.stringify(ids) : null }),
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

/** The records that changed between two versions of a resource; undefined where that is not known of each. */
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

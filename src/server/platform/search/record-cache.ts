import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ResourceWith } from '../../../contract/resources.ts';
import { toBatches } from '../database/batches.ts';
import { derive } from '../database/derive.ts';
import type { Database } from '../database/open.ts';
import { resourceTables } from '../database/resources.ts';
import type { Services } from '../http/context.ts';

/** Rows whose versions are compared at a time. */
const versionBatch = 2000;

interface CachedRecord {
  id: number;
  version: number;
}

interface CacheSource<Rec> {
  /** Reads the records of some ids; those that do not exist or are not public are left out. */
  read: (database: Database, ids: readonly number[]) => Promise<Rec[]>;
  /** Rows read at a time, so that a first read of 20,000 rows blocks nothing else. */
  batch: number;
  compare: (one: Rec, other: Rec) => number;
}

async function readVersions(database: Database, resource: ResourceWith<'search'>) {
  const versions = new Map<number, number>();
  for (let after = 0, more = true; more; ) {
    const rows = await database
      .selectFrom(resourceTables[resource])
      .select(['id', 'version'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(versionBatch)
      .execute();
    for (const { id, version } of rows) versions.set(id, version);
    after = rows.at(-1)?.id ?? after;
    more = rows.length === versionBatch;
    if (more) await yieldToOthers();
  }
  return versions;
}

interface Cached<Rec> {
  records: readonly Rec[];
  versions: ReadonlyMap<number, number>;
}

/** After a write, reads only the rows whose version differs. Each change returns a new array. */
export function createRecordCache<Rec extends CachedRecord>(
  resource: ResourceWith<'search'>,
  source: CacheSource<Rec>,
) {
  const read = derive([resource], async ({ database }, before?: Cached<Rec>) => {
    const versions = await readVersions(database, resource);
    const changed = [...versions.keys()].filter(
      (id) => versions.get(id) !== before?.versions.get(id),
    );
    const reread = new Set(changed);
    const records = (before?.records ?? []).filter(({ id }) => versions.has(id) && !reread.has(id));
    for (const ids of toBatches(changed, source.batch)) {
      records.push(...(await source.read(database, ids)));
      if (changed.length > source.batch) await yieldToOthers();
    }
    return { records: records.sort(source.compare), versions };
  });
  return async (services: Pick<Services, 'database' | 'content'>): Promise<readonly Rec[]> =>
    (await read(services)).records;
}

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ResourceWith } from '../../../contract/resources.ts';
import { toBatches } from '../database/batches.ts';
import type { ContentStore } from '../database/content-store.ts';
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

function openCache<Rec extends CachedRecord>(
  { database, content }: Pick<Services, 'database' | 'content'>,
  resource: ResourceWith<'search'>,
  source: CacheSource<Rec>,
) {
  let records: readonly Rec[] = [];
  let versions: ReadonlyMap<number, number> = new Map();
  let stale = true;
  let refreshing: Promise<void> | undefined;
  content.onChange((changed) => {
    if (changed === resource) stale = true;
  });

  async function update() {
    const current = await readVersions(database, resource);
    const changed = [...current.keys()].filter((id) => current.get(id) !== versions.get(id));
    const reread = new Set(changed);
    const next = records.filter(({ id }) => current.has(id) && !reread.has(id));
    for (const ids of toBatches(changed, source.batch)) {
      next.push(...(await source.read(database, ids)));
      if (changed.length > source.batch) await yieldToOthers();
    }
    records = next.sort(source.compare);
    versions = current;
  }

  async function refresh() {
    // A write during an update makes the records stale again.
    while (stale) {
      stale = false;
      try {
        await update();
      } catch (error) {
        stale = true;
        throw error;
      }
    }
  }

  return async (): Promise<readonly Rec[]> => {
    if (stale) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
    }
    await refreshing;
    return records;
  };
}

/** After a write, reads only the rows whose version differs. Each change returns a new array. */
export function createRecordCache<Rec extends CachedRecord>(
  resource: ResourceWith<'search'>,
  source: CacheSource<Rec>,
) {
  const caches = new WeakMap<ContentStore, () => Promise<readonly Rec[]>>();
  return (services: Pick<Services, 'database' | 'content'>): Promise<readonly Rec[]> => {
    let readCached = caches.get(services.content);
    if (!readCached) {
      readCached = openCache(services, resource, source);
      caches.set(services.content, readCached);
    }
    return readCached();
  };
}

import { sql, type Transaction } from 'kysely';
import { type Resource, resourceNames } from '../../../contract/resources.ts';
import { listChangedIds, recordChanges } from './content-changes.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export interface ContentChange {
  resource: Resource;
  /** The records whose answers may have changed; undefined for all. */
  ids?: readonly number[] | undefined;
}

/** Marks a resource as changed by a write. @param id absent if answers about other records may change too */
export type Touch = (resource: Resource, id?: number) => void;

export type ContentStore = ReturnType<typeof createContentStore>;

/** Collects the records that a write touches: all of `resource` if `touch` never names `resource`. */
function collectTouched(resource: Resource) {
  const touched = new Map<Resource, Set<number> | undefined>();
  const touch: Touch = (name, id) => {
    const ids = touched.get(name);
    if (id === undefined || (touched.has(name) && !ids)) touched.set(name, undefined);
    else touched.set(name, (ids ?? new Set()).add(id));
  };
  return {
    touch,
    changes(): ContentChange[] {
      if (!touched.has(resource)) touch(resource);
      return [...touched].map(([name, ids]) => ({ resource: name, ids: ids && [...ids] }));
    },
  };
}

async function countUp(transaction: Transaction<Tables>, changes: readonly ContentChange[]) {
  const names = changes.map(({ resource }) => resource).sort();
  const rows = await transaction
    .insertInto('contentVersions')
    .values(names.map((resource) => ({ resource, version: 1 })))
    .onConflict((conflict) =>
      conflict
        .column('resource')
        .doUpdateSet({ version: sql`${sql.ref('contentVersions.version')} + 1` }),
    )
    .returning(['resource', 'version'])
    .execute();
  return new Map(rows.map(({ resource, version }) => [resource, version]));
}

/** Writes all public content, and notifies listeners, which drop the cached pages of changed records. */
export function createContentStore(database: Database) {
  const listeners = new Set<(change: ContentChange) => void>();
  /** The latest known version of each resource. */
  const known = new Map<string, number>();
  const counts = new Map<Resource, number>();
  const storedVersions = database.selectFrom('contentVersions').select(['resource', 'version']);

  function announce(change: ContentChange) {
    counts.set(change.resource, (counts.get(change.resource) ?? 0) + 1);
    for (const listener of listeners) listener(change);
  }

  /** Announces this instance's write; a gap in versions means that another instance wrote just before. */
  function announceOwn({ resource, ids }: ContentChange, version = 0) {
    const before = known.get(resource) ?? 0;
    known.set(resource, Math.max(before, version));
    const hasMissed = database.engine === 'postgres' && before < version - 1;
    announce({ resource, ids: hasMissed ? undefined : ids });
  }

  return {
    /**
     * Increments the resource's version in the write's transaction. `work` may call `touch` for
     * this and other resources, with an ID if only answers about that record change.
     */
    async write<Result>(
      resource: Resource,
      work: (transaction: Transaction<Tables>, touch: Touch) => Promise<Result>,
    ): Promise<Result> {
      const { touch, changes: listChanges } = collectTouched(resource);
      const { value, changes, versions } = await database
        .transaction()
        .execute(async (transaction) => {
          const value = await work(transaction, touch);
          const changes = listChanges();
          const versions = await countUp(transaction, changes);
          await recordChanges(database.engine, transaction, changes, versions);
          return { value, changes, versions };
        });
      for (const change of changes) announceOwn(change, versions.get(change.resource));
      return value;
    },
    async refresh() {
      const rows = await storedVersions.where('resource', 'in', resourceNames).execute();
      for (const { resource, version } of rows) {
        const before = known.get(resource);
        if (before === version) continue;
        const ids = await listChangedIds(database, resource, before, version);
        known.set(resource, Math.max(known.get(resource) ?? 0, version));
        announce({ resource: resource as Resource, ids });
      }
    },
    /** Announces a change of all records of all resources, after the database was replaced. */
    async announceAll() {
      const rows = await storedVersions.execute();
      for (const { resource, version } of rows) known.set(resource, version);
      for (const resource of resourceNames) announce({ resource });
    },
    /** A number that grows with every known write to one of the resources. */
    countChanges: (resources: readonly Resource[]) =>
      resources.reduce((count, resource) => count + (counts.get(resource) ?? 0), 0),
    onChange(listener: (change: ContentChange) => void) {
      listeners.add(listener);
    },
  };
}

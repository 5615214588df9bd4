import { sql, type Transaction } from 'kysely';
import { type Resource, resourceNames } from '../../../contract/resources.ts';
import { notifyChange } from './engine.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

/** The one way to change what visitors see: listeners drop the pages that a write touched. */
export function createContentStore(database: Database) {
  const listeners = new Set<(resource: Resource) => void>();
  /** The versions of which this instance has heard. */
  const known = new Map<string, number>();
  const changes = new Map<Resource, number>();

  function announce(resource: Resource) {
    changes.set(resource, (changes.get(resource) ?? 0) + 1);
    for (const listener of listeners) listener(resource);
  }

  return {
    /** Counts the resource's version up in the write's transaction; `work` calls `touch` for further resources. */
    async write<Result>(
      resource: Resource,
      work: (
        transaction: Transaction<Tables>,
        touch: (resource: Resource) => void,
      ) => Promise<Result>,
    ): Promise<Result> {
      const touched = new Set([resource]);
      const { value, versions } = await database.transaction().execute(async (transaction) => {
        const value = await work(transaction, (other) => touched.add(other));
        const versions = await transaction
          .insertInto('contentVersions')
          .values([...touched].sort().map((name) => ({ resource: name, version: 1 })))
          .onConflict((conflict) =>
            conflict
              .column('resource')
              .doUpdateSet({ version: sql`${sql.ref('contentVersions.version')} + 1` }),
          )
          .returning(['resource', 'version'])
          .execute();
        await notifyChange(database.engine, transaction);
        return { value, versions };
      });
      for (const { resource: name, version } of versions) known.set(name, version);
      for (const name of touched) announce(name);
      return value;
    },
    async refresh() {
      const rows = await database
        .selectFrom('contentVersions')
        .select(['resource', 'version'])
        .where('resource', 'in', resourceNames)
        .execute();
      for (const { resource, version } of rows) {
        if (known.get(resource) === version) continue;
        known.set(resource, version);
        announce(resource as Resource);
      }
    },
    /** Grows with every write to one of some resources of which this instance has heard. */
    countChanges: (resources: readonly Resource[]) =>
      resources.reduce((count, resource) => count + (changes.get(resource) ?? 0), 0),
    onChange(listener: (resource: Resource) => void) {
      listeners.add(listener);
    },
  };
}

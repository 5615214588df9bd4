import { sql, type Transaction } from 'kysely';
import { type Resource, resourceNames } from '../../contract/resources.ts';
import { notifyChange } from './engine.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

/** The one way to change what visitors see: listeners drop the pages that a write touched. */
export function createContentStore(database: Database) {
  const listeners = new Set<(resource: Resource) => void>();
  /** The versions of which this instance has heard. */
  const known = new Map<string, number>();

  function announce(resource: Resource) {
    for (const listener of listeners) listener(resource);
  }

  return {
    /** When it resolves, the write is on disk and this instance has dropped every older page. */
    async write<Result>(
      resource: Resource,
      work: (transaction: Transaction<Tables>) => Promise<Result>,
    ): Promise<Result> {
      const { value, version } = await database.transaction().execute(async (transaction) => {
        const value = await work(transaction);
        const { version } = await transaction
          .insertInto('contentVersions')
          .values({ resource, version: 1 })
          .onConflict((conflict) =>
            conflict
              .column('resource')
              .doUpdateSet({ version: sql`${sql.ref('contentVersions.version')} + 1` }),
          )
          .returning('version')
          .executeTakeFirstOrThrow();
        await notifyChange(database.engine, transaction);
        return { value, version };
      });
      known.set(resource, version);
      announce(resource);
      return value;
    },
    /** Finds writes of other instances and tells the listeners. */
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
    onChange(listener: (resource: Resource) => void) {
      listeners.add(listener);
    },
  };
}

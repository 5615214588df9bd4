import { sql, type Transaction } from 'kysely';
import { notifyChange } from './engine.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export const resources = ['articles', 'reviews', 'products', 'locations', 'dive-sites'] as const;
export type Resource = (typeof resources)[number];

/** Tells a write's resource which rows it changes. */
export type Touch = (...ids: number[]) => void;

/** Of how many changes of a resource it is known which rows they touched. */
const changesKnown = 100;

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * The one way to change what visitors see. Each resource has a version that counts its writes;
 * whoever keeps rendered pages listens and drops those that a write touched.
 */
export function createContentStore(database: Database) {
  const listeners = new Set<(resource: Resource) => void>();
  const generations = new Map<Resource, number>();
  /** The ids that each of the last changes touched, or undefined where nobody said. */
  const touched = new Map<Resource, (readonly number[] | undefined)[]>();
  /** The versions of which this instance has heard. */
  const known = new Map<string, number>();

  function announce(resource: Resource, ids?: readonly number[]) {
    generations.set(resource, (generations.get(resource) ?? 0) + 1);
    touched.set(resource, [...(touched.get(resource) ?? []), ids].slice(-changesKnown));
    for (const listener of listeners) listener(resource);
  }

  return {
    /**
     * Runs a write in a transaction and counts the resource's version up in the same one.
     * When it resolves, the write is on disk and no rendered page of before is left on this instance.
     * @param work names every row that it changes, or none: then any may have changed
     */
    async write<Result>(
      resource: Resource,
      work: (transaction: Transaction<Tables>, touch: Touch) => Promise<Result>,
    ): Promise<Result> {
      const ids: number[] = [];
      const { value, version } = await database.transaction().execute(async (transaction) => {
        const value = await work(transaction, (...touched) => ids.push(...touched));
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
      // Another instance may have written since this one last heard of the resource.
      const only = version === (known.get(resource) ?? 0) + 1;
      known.set(resource, version);
      announce(resource, only && ids.length > 0 ? ids : undefined);
      return value;
    },
    /** Looks for writes of other instances and tells the listeners of each. */
    async refresh() {
      const rows = await database
        .selectFrom('contentVersions')
        .select(['resource', 'version'])
        .where('resource', 'in', resources)
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
    /** Grows with every change of a resource that this instance has heard of. */
    generation: (resource: Resource) => generations.get(resource) ?? 0,
    /** The ids of all that changed of a resource since a generation, or undefined where nobody can say. */
    touchedSince(resource: Resource, generation: number): number[] | undefined {
      const changes = touched.get(resource) ?? [];
      const first = changes.length - ((generations.get(resource) ?? 0) - generation);
      if (first < 0) return undefined;
      const ids = changes.slice(first);
      return ids.includes(undefined) ? undefined : [...new Set(ids.flat() as number[])];
    },
  };
}

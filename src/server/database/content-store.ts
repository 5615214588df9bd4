import { sql, type Transaction } from 'kysely';
import { notifyChange } from './engine.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export const nouns = ['articles', 'reviews', 'products', 'locations', 'dive-sites'] as const;
export type Noun = (typeof nouns)[number];

/** Tells a write's noun which rows it changes. */
export type Touch = (...ids: number[]) => void;

/** Of how many changes of a noun it is known which rows they touched. */
const changesKnown = 100;

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * The one way to change what visitors see. Each noun has a version that counts its writes;
 * whoever keeps rendered pages listens and drops those that a write touched.
 */
export function createContentStore(database: Database) {
  const listeners = new Set<(noun: Noun) => void>();
  const generations = new Map<Noun, number>();
  /** The ids that each of the last changes touched, or undefined where nobody said. */
  const touched = new Map<Noun, (readonly number[] | undefined)[]>();
  /** The versions of which this instance has heard. */
  const known = new Map<string, number>();

  function announce(noun: Noun, ids?: readonly number[]) {
    generations.set(noun, (generations.get(noun) ?? 0) + 1);
    touched.set(noun, [...(touched.get(noun) ?? []), ids].slice(-changesKnown));
    for (const listener of listeners) listener(noun);
  }

  return {
    /**
     * Runs a write in a transaction and counts the noun's version up in the same one.
     * When it resolves, the write is on disk and no rendered page of before is left on this instance.
     * @param work names every row that it changes, or none: then any may have changed
     */
    async write<Result>(
      noun: Noun,
      work: (transaction: Transaction<Tables>, touch: Touch) => Promise<Result>,
    ): Promise<Result> {
      const ids: number[] = [];
      const { value, version } = await database.transaction().execute(async (transaction) => {
        const value = await work(transaction, (...touched) => ids.push(...touched));
        const { version } = await transaction
          .insertInto('contentVersions')
          .values({ noun, version: 1 })
          .onConflict((conflict) =>
            conflict
              .column('noun')
              .doUpdateSet({ version: sql`${sql.ref('contentVersions.version')} + 1` }),
          )
          .returning('version')
          .executeTakeFirstOrThrow();
        await notifyChange(database.engine, transaction);
        return { value, version };
      });
      // Another instance may have written since this one last heard of the noun.
      const only = version === (known.get(noun) ?? 0) + 1;
      known.set(noun, version);
      announce(noun, only && ids.length > 0 ? ids : undefined);
      return value;
    },
    /** Looks for writes of other instances and tells the listeners of each. */
    async refresh() {
      const rows = await database
        .selectFrom('contentVersions')
        .select(['noun', 'version'])
        .where('noun', 'in', nouns)
        .execute();
      for (const { noun, version } of rows) {
        if (known.get(noun) === version) continue;
        known.set(noun, version);
        announce(noun as Noun);
      }
    },
    onChange(listener: (noun: Noun) => void) {
      listeners.add(listener);
    },
    /** Grows with every change of a noun that this instance has heard of. */
    generation: (noun: Noun) => generations.get(noun) ?? 0,
    /** The ids of all that changed of a noun since a generation, or undefined where nobody can say. */
    touchedSince(noun: Noun, generation: number): number[] | undefined {
      const changes = touched.get(noun) ?? [];
      const first = changes.length - ((generations.get(noun) ?? 0) - generation);
      if (first < 0) return undefined;
      const ids = changes.slice(first);
      return ids.includes(undefined) ? undefined : [...new Set(ids.flat() as number[])];
    },
  };
}

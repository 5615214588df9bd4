import { sql, type Transaction } from 'kysely';
import { notifyChange } from './database/engine.ts';
import type { Database } from './database/open.ts';
import type { Tables } from './database/tables.ts';

export const nouns = ['articles', 'reviews', 'products', 'locations', 'dive-sites'] as const;
export type Noun = (typeof nouns)[number];

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * The one way to change what visitors see. Each noun has a version that counts its writes;
 * whoever keeps rendered pages listens and drops those that a write touched.
 */
export function createContentStore(database: Database) {
  const listeners = new Set<(noun: Noun) => void>();
  const generations = new Map<Noun, number>();
  /** The versions of which this instance has heard. */
  const known = new Map<string, number>();

  function announce(noun: Noun) {
    generations.set(noun, (generations.get(noun) ?? 0) + 1);
    for (const listener of listeners) listener(noun);
  }

  return {
    /**
     * Runs a write in a transaction and counts the noun's version up in the same one.
     * When it resolves, the write is on disk and no rendered page of before is left on this instance.
     */
    async write<Result>(
      noun: Noun,
      work: (transaction: Transaction<Tables>) => Promise<Result>,
    ): Promise<Result> {
      const { value, version } = await database.transaction().execute(async (transaction) => {
        const value = await work(transaction);
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
      known.set(noun, version);
      announce(noun);
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
  };
}

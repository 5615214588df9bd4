import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import type { Database } from './open.ts';

/** In the order in which they are applied. A migration that has been released is never changed. */
const migrations: Record<string, { up(database: Kysely<unknown>, engine: Engine): Promise<void> }> =
  {
    '0001-first-tables': firstTables,
  };

export const migrationNames = Object.keys(migrations);

/**
 * Brings the schema up to date, in one transaction; several processes that start together take turns.
 * @param upTo name of the last migration to apply (all of them if absent)
 * @returns the names of those that were applied now
 * @throws Error naming the migration that failed; nothing is half done then
 */
export async function migrate(database: Database, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
            name,
            { up: (transaction) => up(transaction, database.engine) },
          ]),
        ),
    },
  });
  const { error, results = [] } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) throw new Error(`Migration ${failed.migrationName} failed`, { cause: error });
  if (error) throw error;
  return results
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

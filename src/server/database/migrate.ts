import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as mailAndSubscribers from './migrations/0002-mail-and-subscribers.ts';
import * as versionsBinRevisions from './migrations/0003-versions-bin-revisions.ts';
import * as secrets from './migrations/0005-secrets.ts';
import * as listsAtSize from './migrations/0006-lists-at-size.ts';
import * as resourceColumns from './migrations/0007-resource-columns.ts';
import * as diveSiteFacts from './migrations/0008-dive-site-facts.ts';
import * as walkMetres from './migrations/0009-walk-metres.ts';
import type { Database } from './open.ts';

export type Migrations = Record<
  string,
  { up(database: Kysely<unknown>, engine: Engine): Promise<void> }
>;

/** In the order in which they are applied. A migration that has been released is never changed. */
export const migrations: Migrations = {
  '0001-first-tables': firstTables,
  '0002-mail-and-subscribers': mailAndSubscribers,
  '0003-versions-bin-revisions': versionsBinRevisions,
  '0005-secrets': secrets,
  '0006-lists-at-size': listsAtSize,
  '0007-resource-columns': resourceColumns,
  '0008-dive-site-facts': diveSiteFacts,
  '0009-walk-metres': walkMetres,
};

export const migrationNames = Object.keys(migrations);

function createMigrator(database: Database, known: Migrations) {
  return new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(known).map(([name, { up }]): [string, Migration] => [
            name,
            { up: (transaction) => up(transaction, database.engine) },
          ]),
        ),
    },
  });
}

/** Names of the migrations that a database has had, and of those that it lacks. Changes nothing. */
export async function pendingMigrations(database: Database, known: Migrations = migrations) {
  const all = await createMigrator(database, known).getMigrations();
  return {
    applied: all.filter(({ executedAt }) => executedAt).map(({ name }) => name),
    pending: all.filter(({ executedAt }) => !executedAt).map(({ name }) => name),
  };
}

/** What to say in the place of Kysely's "corrupted migrations", where an older version meets a newer one's database. */
function newerDatabase(error: unknown) {
  const name = /executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (!name) return undefined;
  return new Error(
    `The database is of a newer version of the site (${name}): start that version, or restore the backup from before it.`,
    { cause: error },
  );
}

/**
 * Brings the schema up to date, in one transaction; several processes that start together take turns.
 * @param upTo name of the last migration to apply (all of them if absent)
 * @param known the migrations there are
 * @returns the names of those that were applied now
 * @throws Error naming the migration that failed, or one that only a newer version knows; nothing is half done then
 */
export async function migrate(
  database: Database,
  upTo?: string,
  known: Migrations = migrations,
): Promise<string[]> {
  const migrator = createMigrator(database, known);
  const { error, results = [] } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${failed.migrationName} failed: ${reason}`, { cause: error });
  }
  if (error) throw newerDatabase(error) ?? error;
  return results
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

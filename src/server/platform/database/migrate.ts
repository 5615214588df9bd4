import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { liftTimeLimit, type Migrations } from './engine.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import { migrations0002 } from './migrations/0002-0008.ts';
import { migrations0009 } from './migrations/0009-0018.ts';
import { migrations0019 } from './migrations/0019-0031.ts';
import { migrations0032 } from './migrations/0032-0037.ts';
import * as earlierCatalogues from './migrations/0038-earlier-catalogues.ts';
import { migrations0040 } from './migrations/0040-0050.ts';
import { migrations0051 } from './migrations/0051-0056.ts';
import { migrations0057 } from './migrations/0057-0072.ts';
import type { Database } from './open.ts';
import { currentSchema, listSchemaTables, markSiteTables } from './postgres-tables.ts';

/** Key of the advisory lock for migrations. */
const migrationLock = 712_029;

/** All migrations in order. A released migration is never changed. */
export const migrations: Migrations = {
  '0001-first-tables': firstTables,
  ...migrations0002,
  ...migrations0009,
  ...migrations0019,
  ...migrations0032,
  '0038-earlier-catalogues': earlierCatalogues,
  ...migrations0040,
  ...migrations0051,
  ...migrations0057,
};

export const migrationNames = Object.keys(migrations);

async function createMigrator(database: Database, known: Migrations) {
  const schema = database.engine === 'postgres' ? await currentSchema(database) : undefined;
  return new Migrator({
    db: database,
    // Without a schema Kysely would use the migration tables of another schema.
    ...(schema && { migrationTableSchema: schema }),
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

export async function pendingMigrations(database: Database, known: Migrations = migrations) {
  const all = await (await createMigrator(database, known)).getMigrations();
  return {
    applied: all.filter(({ executedAt }) => executedAt).map(({ name }) => name),
    pending: all.filter(({ executedAt }) => !executedAt).map(({ name }) => name),
  };
}

/** The error for a newer version's database, in place of Kysely's "corrupted migrations". */
function newerDatabase(error: unknown) {
  const name = /executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (!name) return undefined;
  return new Error(
    `The database is of a newer version of the site (${name}): start that version, or restore the backup from before it.`,
    { cause: error },
  );
}

/** Migrates in one transaction; concurrent starts wait for each other. @param upTo the last migration to apply */
export async function migrate(
  database: Database,
  upTo?: string,
  known: Migrations = migrations,
): Promise<string[]> {
  if (database.engine === 'sqlite') return runMigrations(database, upTo, known);
  return database.transaction().execute(async (transaction) => {
    const here = Object.assign(transaction, { engine: database.engine });
    await liftTimeLimit(here.engine, here);
    // The transaction holds the lock, since a session's lock would stay on a pooler's connection.
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(here);
    return runMigrations(here, upTo, known);
  });
}

/** @throws Error naming the failed migration; the caller rolls the transaction back */
async function runMigrations(database: Database, upTo: string | undefined, known: Migrations) {
  const migrator = await createMigrator(database, known);
  const isPostgres = database.engine === 'postgres';
  const before = new Set(isPostgres ? await listSchemaTables(database) : []);
  const { error, results = [] } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${failed.migrationName} failed: ${reason}`, { cause: error });
  }
  if (error) throw newerDatabase(error) ?? error;
  const applied = results.filter((result) => result.status === 'Success');
  if (isPostgres && applied.length > 0) {
    const after = await listSchemaTables(database);
    await markSiteTables(
      database,
      after.filter((name) => !before.has(name)),
    );
  }
  return applied.map((result) => result.migrationName);
}

import { existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { makeBackup } from '../../platform/backup/make.ts';
import { hasSiteConnected } from '../../platform/backup/postgres.ts';
import { isInUse } from '../../platform/backup/sqlite.ts';
import type { Config } from '../../platform/config/config.ts';
import { createContentStore } from '../../platform/database/content-store.ts';
import { migrate, pendingMigrations } from '../../platform/database/migrate.ts';
import { databaseFile, openDatabase, openPostgres } from '../../platform/database/open.ts';
import { withAdvisoryLock } from '../../platform/database/postgres-client.ts';
import { tableNames } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/http/context.ts';
import { fillEmptyDatabase, takeRelease } from './seed.ts';
import { isFilled } from './status.ts';

const running = 'The site is running: stop it first. Nothing was changed.';
const kyselyTables = ['kysely_migration', 'kysely_migration_lock'];

async function withServices<Result>(
  { config, logger, time }: { config: Config; logger: Logger; time: Date },
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(config);
  try {
    const content = createContentStore(database);
    return await work({ config, database, content, clock: () => time, logger });
  } finally {
    await database.destroy();
  }
}

/** @returns the number of added records by resource; undefined if the database was filled */
export const seedDatabase = (config: Config, logger: Logger, time: Date) =>
  withServices({ config, logger, time }, async (services) => {
    await migrate(services.database);
    return fillEmptyDatabase(services);
  });

/**
 * Applies this release's catalogue to a database again, also while the site runs.
 * @throws Error if this release has not started with the database yet
 */
export const updateDatabase = (config: Config, logger: Logger, time: Date) =>
  withAdvisoryLock(config.databaseUrl, () =>
    withServices({ config, logger, time }, async (services) => {
      const { pending } = await pendingMigrations(services.database);
      if (pending.length > 0 || !(await isFilled(services.database))) {
        throw new Error(
          'Start this release once: it brings its catalogue into the database itself.',
        );
      }
      return takeRelease(services);
    }),
  );

async function removeSqlite(config: Config, time: Date) {
  const file = databaseFile(config.dataDir);
  if (!existsSync(file)) return undefined;
  if (isInUse(file)) throw new Error(running);
  const backup = await makeBackup(config, 'manual', time);
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  return backup.file;
}

/** Drops the site's own tables, but no other tables of the schema. */
async function dropPostgresTables(config: Config, databaseUrl: string, time: Date) {
  const database = openPostgres(databaseUrl, 1, 'bottom-time-reset');
  try {
    if (await hasSiteConnected(database)) throw new Error(running);
    const present = await database.introspection.getTables();
    if (!present.some(({ name }) => name === tableNames.articles)) return undefined;
    const backup = await makeBackup(config, 'manual', time);
    for (const name of [...Object.values(tableNames), ...kyselyTables]) {
      await sql`drop table if exists ${sql.table(name)}`.execute(database);
    }
    return backup.file;
  } finally {
    await database.destroy();
  }
}

/**
 * Backs up the database, deletes its content, with passwords and sessions, and seeds it again.
 * @throws Error before any change if the site runs or the backup fails
 */
export async function resetDatabase(config: Config, logger: Logger, time: Date) {
  const backup = config.databaseUrl
    ? await dropPostgresTables(config, config.databaseUrl, time)
    : await removeSqlite(config, time);
  return { backup, added: await seedDatabase(config, logger, time) };
}

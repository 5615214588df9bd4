import { existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { makeBackup } from '../../platform/backup/make.ts';
import { hasSiteConnected } from '../../platform/backup/postgres.ts';
import { isInUse } from '../../platform/backup/sqlite.ts';
import { createContentStore } from '../../platform/database/content-store.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { databaseFile, openDatabase, openPostgres } from '../../platform/database/open.ts';
import { tableNames } from '../../platform/database/tables.ts';
import { fillAtFirstStart } from './first-start.ts';

const running = 'The site is running: stop it first. Nothing was changed.';
const kyselyTables = ['kysely_migration', 'kysely_migration_lock'];

/** @returns how many records were added */
export async function seedDatabase(config: Config, logger: Logger, time: Date) {
  const database = openDatabase(config);
  try {
    await migrate(database);
    const content = createContentStore(database);
    return await fillAtFirstStart({ config, database, content, clock: () => time, logger });
  } finally {
    await database.destroy();
  }
}

async function removeSqlite(config: Config, time: Date) {
  const file = databaseFile(config.dataDir);
  if (!existsSync(file)) return undefined;
  if (isInUse(file)) throw new Error(running);
  const backup = await makeBackup(config, 'manual', time);
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  return backup.file;
}

/** Drops the site's own tables and leaves others of the same schema alone. */
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

/** Passwords and sessions go too. @throws Error before any change without a stopped site and a backup */
export async function resetDatabase(config: Config, logger: Logger, time: Date) {
  const backup = config.databaseUrl
    ? await dropPostgresTables(config, config.databaseUrl, time)
    : await removeSqlite(config, time);
  return { backup, added: await seedDatabase(config, logger, time) };
}

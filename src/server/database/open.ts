import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import {
  CamelCasePlugin,
  Kysely,
  type KyselyConfig,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** A Kysely over the site's tables that knows its engine. Writing transactions: `database.transaction().execute(…)`. */
export type Database = Kysely<Tables> & { readonly engine: Engine };

/** SQLite can roll schema changes back; Kysely's adapter says otherwise out of caution. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

function create(engine: Engine, dialect: KyselyConfig['dialect']): Database {
  return Object.assign(new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }), {
    engine,
  });
}

/**
 * Opens the embedded database.
 * @param file a path, or `:memory:`
 * @throws SqliteError when the file can't be opened or is no database
 */
export function openSqlite(file: string): Database {
  const driver = new SqliteDriver(file);
  driver.pragma('journal_mode = WAL');
  // An acknowledged write is on the disk, not only in the operating system's memory.
  driver.pragma('synchronous = FULL');
  driver.pragma('foreign_keys = ON');
  driver.pragma('busy_timeout = 5000');
  return create('sqlite', new TransactionalSqliteDialect({ database: driver }));
}

/**
 * Opens a PostgreSQL database by its connection string. Connections are made when first needed;
 * one is kept from then on, by whose name a restore knows that a site is running.
 */
export function openPostgres(
  connectionString: string,
  poolSize = 10,
  name = 'bottom-time',
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    min: 1,
    connectionTimeoutMillis: 5000,
    application_name: name,
    keepAlive: true,
  });
  // A connection that breaks, idle or in use, must not end the process; the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return create('postgres', new PostgresDialect({ pool }));
}

/** The file of the embedded database. */
export const databaseFile = (dataDir: string) => join(dataDir, 'bottom-time.sqlite');

/** The database that the settings name. Makes DATA_DIR where it is missing. */
export function openDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Database {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  mkdirSync(config.dataDir, { recursive: true });
  return openSqlite(databaseFile(config.dataDir));
}

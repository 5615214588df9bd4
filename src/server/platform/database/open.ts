import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CamelCasePlugin,
  Kysely,
  type KyselyConfig,
  PostgresAdapter,
  PostgresDialect,
} from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { type Engine, type StorageFailure, storageFailure } from './engine.ts';
import { lockTimeoutMs, siteSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables> & {
  readonly engine: Engine;
  /** Connections of PostgreSQL; undefined before the first query, and on SQLite. */
  readonly connections?: () => { open: number; idle: number; waiting: number } | undefined;
};

/** Leaves locking to the transaction of `migrate`: a session's lock would stay on a pooler's connection. */
class TransactionLockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

function create(engine: Engine, dialect: KyselyConfig['dialect']): Database {
  return Object.assign(new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }), {
    engine,
  });
}

/** Opens a SQLite database. @param file a path, `:memory:`, or the bytes of a database to open in memory */
export function openSqlite(file: string | Buffer): Database {
  const driver = new Sqlite(file, { timeout: lockTimeoutMs });
  driver.pragma('journal_mode = WAL');
  // An acknowledged write survives a power failure.
  driver.pragma('synchronous = FULL');
  driver.pragma('foreign_keys = ON');
  // better-sqlite3 would block the event loop while it waits; `whileBusy` waits instead.
  driver.pragma('busy_timeout = 0');
  const isFile = typeof file === 'string' && file !== ':memory:';
  const reader = isFile ? new Sqlite(file, { readonly: true, timeout: 0 }) : undefined;
  return create('sqlite', siteSqliteDialect(driver, reader));
}

/** Time limits of a statement and of its answer, which a frozen server never sends. */
const limitsOfRequests = { statementMs: 15_000, answerMs: 20_000 };
const sitePoolSize = 10;
const siteName = 'bottom-time';

/** Opens connections on demand; one stays open, by which a restore detects a running site. */
export function openPostgres(
  connectionString: string,
  poolSize = sitePoolSize,
  name = siteName,
  limits?: typeof limitsOfRequests,
): Database {
  let opened: Pool | undefined;
  async function createPool() {
    // Loaded on demand: 3 MB that sites on SQLite don't need.
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({
      connectionString,
      max: poolSize,
      min: 1,
      connectionTimeoutMillis: 5000,
      application_name: name,
      keepAlive: true,
      ...(limits && {
        query_timeout: limits.answerMs,
        // Set by a statement: poolers refuse it as a connection parameter.
        onConnect: async (client: ClientBase) => {
          await client.query(`set statement_timeout = ${limits.statementMs}`);
        },
      }),
    });
    // Without listeners a broken connection would end the process. The next query opens another.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    opened = pool;
    return pool;
  }
  const connections = () =>
    opened && { open: opened.totalCount, idle: opened.idleCount, waiting: opened.waitingCount };
  const dialect = Object.assign(new PostgresDialect({ pool: createPool }), {
    createAdapter: () => new TransactionLockedAdapter(),
  });
  return Object.assign(create('postgres', dialect), { connections });
}

export const databaseFile = (dataDir: string) => join(dataDir, 'bottom-time.sqlite');

/** @throws Error with a message for the owner if the embedded database can't be opened */
export function openDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Database {
  if (config.databaseUrl) {
    return openPostgres(config.databaseUrl, sitePoolSize, siteName, limitsOfRequests);
  }
  const file = databaseFile(config.dataDir);
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    return openSqlite(file);
  } catch (error) {
    throw new Error(openErrors[storageFailure(error) ?? 'readOnly'](file), { cause: error });
  }
}

const openErrors: Record<StorageFailure, (file: string) => string> = {
  full: (file) => `The disk of ${file} is full: make room, then start again.`,
  readOnly: (file) =>
    `${file} can't be opened for writing: let the user that runs the site write its folder and every file in it.`,
  busy: (file) => `${file} is locked by another process: end that one, then start again.`,
  damaged: (file) =>
    `${file} is damaged or no database: put a backup back with npm run restore -- file. It stays as it is until then.`,
  unreachable: (file) => `${file} can't be reached.`,
};

export async function isWritable(database: Database): Promise<boolean> {
  try {
    await database
      .updateTable('contentVersions')
      .set({ version: 1 })
      .where('resource', '=', 'no resource')
      .execute();
    return true;
  } catch (error) {
    if (storageFailure(error) === 'readOnly') return false;
    throw error;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { storageFailure } from './engine.ts';

export const lockTimeoutMs = 2000;

/** Enables transactions for schema changes: SQLite can roll these back, which Kysely's adapter denies. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  /** True, since the driver below allows only one write at a time. */
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

const checkpointDelayMs = 200;

/** A connection of Kysely. @property unlock set while its transaction is open */
interface Connection extends DatabaseConnection {
  unlock?: (() => void) | undefined;
}

/**
 * Waits for locks without blocking the event loop; takes the write lock when a transaction begins. One transaction or
 * writing statement runs at a time. Queries of a file do not wait for it: they read what was committed before.
 */
class WaitingSqliteDriver extends SqliteDriver {
  private readonly database: Sqlite.Database;
  /** Runs queries while a transaction is open; absent for a database in memory. */
  private readonly reader: Sqlite.Database | undefined;
  private checkpointPending = false;
  private lastWrite = Promise.resolve();

  constructor(database: Sqlite.Database, reader: Sqlite.Database | undefined) {
    super({ database });
    this.database = database;
    this.reader = reader;
  }

  override async acquireConnection(): Promise<Connection> {
    const main = await super.acquireConnection();
    const connection: Connection = {
      executeQuery: async <Row>(query: CompiledQuery<unknown>) => {
        const run = () => whileBusy(() => main.executeQuery<Row>(query));
        if (connection.unlock) return run();
        if (SelectQueryNode.is(query.query)) {
          if (!this.database.inTransaction) return run();
          if (this.reader) {
            return { rows: this.reader.prepare(query.sql).all(query.parameters) as Row[] };
          }
        }
        const unlock = await this.lock();
        return run().finally(unlock);
      },
      streamQuery: (query, chunkSize) => main.streamQuery(query, chunkSize),
    };
    return connection;
  }

  override async releaseConnection(connection?: Connection) {
    connection?.unlock?.();
  }

  /** Waits for the running write to end. @returns a function that releases the lock */
  private async lock(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.lastWrite;
    this.lastWrite = promise;
    await before;
    return resolve;
  }

  override async beginTransaction(connection: Connection) {
    connection.unlock = await this.lock();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: Connection) {
    await super.commitTransaction(connection);
    this.scheduleCheckpoint();
  }

  /** Checkpoints early: SQLite itself waits for a thousand pages of WAL, which then delay one write. */
  private scheduleCheckpoint() {
    if (this.checkpointPending) return;
    this.checkpointPending = true;
    const run = () => {
      this.checkpointPending = false;
      // The commit of a running transaction schedules another checkpoint.
      if (this.database.open && !this.database.inTransaction) checkpoint(this.database);
    };
    setTimeout(run, checkpointDelayMs).unref();
  }

  override async rollbackTransaction(connection: Connection) {
    // On a full disk SQLite has already rolled back; a second rollback would hide the reason.
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy() {
    this.reader?.close();
    await super.destroy();
  }
}

function checkpoint(database: Sqlite.Database) {
  try {
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch {
    // On a full disk the pages stay readable in the WAL; the next transaction tries again.
  }
}

async function whileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (storageFailure(error) !== 'busy' || performance.now() - start > lockTimeoutMs)
        throw error;
      await pause(20);
    }
  }
}

/** Kysely's dialect with the adapter and the driver above. */
export const siteSqliteDialect = (database: Sqlite.Database, reader: Sqlite.Database | undefined) =>
  Object.assign(new SqliteDialect({ database }), {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new WaitingSqliteDriver(database, reader),
  });

import { type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import { resourceNames } from '../../../contract/resources.ts';
import { copyRows } from './copy-site.ts';
import { liftTimeLimit, notifyChange } from './engine.ts';
import { type Database, openSqlite } from './open.ts';
import { type Tables, tableNames } from './tables.ts';

/** Tables of sign-in and of the server's own state, which the replacement leaves unchanged. */
const keptTables: readonly (keyof Tables)[] = [
  'users',
  'sessions',
  'recoveryCodes',
  'passkeys',
  'apiTokens',
  'auditLogs',
  'rateLimits',
  'jobRuns',
  'alarms',
  'purgedVersions',
];

const isKept = new Set(keptTables.map((name) => tableNames[name]));

const replacedTables = Object.values(tableNames).filter((name) => !isKept.has(name));

async function listColumns(database: QueryExecutorProvider, schema: string, table: string) {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}, ${schema})`.execute(database);
  return rows.map(({ name }) => name);
}

const readVersions = (transaction: Transaction<Tables>) =>
  sql<{ resource: string; version: number }>`
    select resource, version from content_versions`.execute(transaction);

/** Replaces the rows, and increases all versions, so that every cached answer expires. */
async function replaceRows(transaction: Transaction<Tables>, copy: () => Promise<void>) {
  const { rows: before } = await readVersions(transaction);
  for (const table of replacedTables) {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await copy();
  const { rows: restored } = await readVersions(transaction);
  const last = new Map<string, number>(resourceNames.map((resource) => [resource, 0]));
  for (const { resource, version } of [...before, ...restored]) {
    last.set(resource, Math.max(version, last.get(resource) ?? 0));
  }
  for (const [resource, version] of last) {
    await sql`
      insert into content_versions (resource, version) values (${resource}, ${version + 1})
      on conflict (resource) do update set version = excluded.version`.execute(transaction);
  }
}

async function replaceOnSqlite(database: Database, file: string) {
  const plain = database.withoutPlugins();
  await sql`attach database ${file} as fresh`.execute(plain);
  try {
    await plain.transaction().execute(async (transaction) => {
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      await replaceRows(transaction, async () => {
        for (const table of replacedTables) {
          const names = await listColumns(transaction, 'fresh', table);
          const columns = sql.join(names.map((name) => sql.ref(name)));
          await sql`
            insert into ${sql.table(`main.${table}`)} (${columns})
            select ${columns} from ${sql.table(`fresh.${table}`)}`.execute(transaction);
        }
      });
    });
  } finally {
    await sql`detach database fresh`.execute(plain);
  }
}

/** Lock timeout, below the timeout of an answer, so that PostgreSQL ends the wait. */
const lockWaitMs = 10_000;

async function replaceOnPostgres(database: Database, file: string, waitMs: number) {
  const source = openSqlite(file);
  try {
    const plain = database.withoutPlugins();
    await plain.transaction().execute(async (transaction) => {
      await liftTimeLimit(database.engine, transaction);
      await sql`set local lock_timeout = ${sql.lit(waitMs)}`.execute(transaction);
      // The lock blocks writes of other instances, but no reads.
      const tables = sql.join(replacedTables.map((name) => sql.table(name)));
      await sql`lock table ${tables} in exclusive mode`.execute(transaction);
      await replaceRows(transaction, () => copyRows(source, transaction, new Set(replacedTables)));
      await notifyChange(database.engine, transaction);
    });
  } finally {
    await source.destroy();
  }
}

/**
 * Replaces the rows of a running site with those of a SQLite file of the same version, in one transaction: writes of
 * all instances wait for it, and reads see the state before or after it.
 * @param waitMs time for which PostgreSQL waits for running writes @throws Error, with nothing changed
 */
export const replaceContent = (
  database: Database,
  file: string,
  waitMs = lockWaitMs,
): Promise<void> =>
  database.engine === 'postgres'
    ? replaceOnPostgres(database, file, waitMs)
    : replaceOnSqlite(database, file);

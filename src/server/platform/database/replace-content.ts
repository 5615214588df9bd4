import { sql } from 'kysely';
import type { Database } from './open.ts';
import { type Tables, tableNames } from './tables.ts';

/** Tables of sign-in and of the server's own state, which a restore leaves unchanged. */
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

async function listColumns(database: Database, schema: string, table: string) {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}, ${schema})`.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Replaces the rows of a running site on SQLite with those of a file of the same version, in one transaction: writes
 * wait for it, and reads see the state before or after it. @throws on a full disk, with nothing changed
 */
export async function replaceContent(database: Database, file: string): Promise<void> {
  const plain = database.withoutPlugins() as Database;
  await sql`attach database ${file} as fresh`.execute(plain);
  try {
    await plain.transaction().execute(async (transaction) => {
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      const before = await sql<{ resource: string; version: number }>`
        select resource, version from content_versions`.execute(transaction);
      for (const table of Object.values(tableNames).filter((name) => !isKept.has(name))) {
        const columns = (await listColumns(transaction as unknown as Database, 'fresh', table)).map(
          (name) => sql.ref(name),
        );
        await sql`delete from ${sql.table(`main.${table}`)}`.execute(transaction);
        await sql`
          insert into ${sql.table(`main.${table}`)} (${sql.join(columns)})
          select ${sql.join(columns)} from ${sql.table(`fresh.${table}`)}`.execute(transaction);
      }
      // Versions must rise, so that a cache does not mistake the restored state for an earlier one.
      for (const { resource, version } of before.rows) {
        await sql`
          insert into content_versions (resource, version) values (${resource}, ${version})
          on conflict (resource) do update set version = max(version, excluded.version) + 1`.execute(
          transaction,
        );
      }
    });
  } finally {
    await sql`detach database fresh`.execute(plain);
  }
}

import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Tables, tableNames } from './tables.ts';

/** The comment that marks the site's tables, including those of newer versions with unknown names. */
const mark = 'Bottom Time';
const knownNames = [...Object.values(tableNames), 'kysely_migration', 'kysely_migration_lock'];

/** Undefined if no schema of the connection's search path exists. */
export async function currentSchema(database: QueryExecutorProvider): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name;
}

/** The names of all tables in the connection's schema, including those of other applications. */
export async function listSchemaTables(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
    order by tablename`.execute(database);
  return rows.map(({ name }) => name);
}

export async function listSiteTables(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and (obj_description(oid, 'pg_class') = ${mark} or relname = any(${knownNames}))
    order by relname`.execute(database);
  return rows.map(({ name }) => name);
}

export async function markSiteTables(database: Kysely<Tables>, names: readonly string[]) {
  for (const name of names) {
    await sql`comment on table ${sql.id(name)} is ${sql.lit(mark)}`.execute(database);
  }
}

import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openPostgres } from '../database/open.ts';
import { currentSchema, listSiteTables } from '../database/postgres-tables.ts';
import type { Contents } from './sqlite.ts';

const programFolders = '/usr/{lib/postgresql/*/bin,local/bin,pgsql-*/bin}';

/** Returns the path of a PostgreSQL program, preferring the newest version. @throws Error with a sentence on what to install */
export function findProgram(name: 'pg_dump' | 'pg_restore' | 'psql', searchPath: string): string {
  const folders = [...globSync(programFolders).sort().reverse(), ...searchPath.split(delimiter)];
  const program = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!program) {
    throw new Error(
      `Backups of PostgreSQL need its program ${name}: install the package postgresql-client.`,
    );
  }
  return program;
}

/** Moves the password from the URL to the environment, which other users can't read. */
function connection(databaseUrl: string): { url: string; environment: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, environment: password ? { PGPASSWORD: password } : {} };
}

/** Runs a program of PostgreSQL to its end. @throws Error with the program's error output */
export async function run(program: string, args: string[], environment: Record<string, string>) {
  const child = spawn(program, args, {
    env: { LC_ALL: 'C', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = `${stderr}${chunk}`.slice(-2000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(stderr.trim() || `${program} ended with ${code}`);
}

export async function inspectPostgres(database: Database): Promise<Contents> {
  const tables: Record<string, number> = {};
  for (const name of await listSiteTables(database)) {
    const counted = await sql<{ count: string }>`
      select count(*) as count from ${sql.id(name)}`.execute(database);
    tables[name] = Number(counted.rows[0]?.count);
  }
  if (!('kysely_migration' in tables)) return { tables, migrations: [] };
  const migrations = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database);
  return { tables, migrations: migrations.rows.map(({ name }) => name) };
}

export async function dumpPostgres(
  databaseUrl: string,
  searchPath: string,
  file: string,
): Promise<Contents> {
  const program = findProgram('pg_dump', searchPath);
  const database = openPostgres(databaseUrl, 1, 'bottom-time-backup');
  try {
    // The counts come from the same snapshot as the dump.
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const here = Object.assign(transaction, { engine: 'postgres' as const });
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(here);
        const contents = await inspectPostgres(here);
        const { url, environment } = connection(databaseUrl);
        const schema = (await currentSchema(here)) ?? 'public';
        const tables = Object.keys(contents.tables).map((name) => `--table="${schema}"."${name}"`);
        const what = [`--snapshot=${rows[0]?.id}`, ...tables];
        const how = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
        await run(program, [...what, ...how, `--dbname=${url}`], environment);
        return contents;
      });
  } finally {
    await database.destroy();
  }
}

export async function hasSiteConnected(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'bottom-time'`.execute(database);
  return rows.length > 0;
}

/** Replaces the site's tables with those of a dump in one transaction. Other tables of the schema stay. */
export async function loadPostgres(
  databaseUrl: string,
  searchPath: string,
  dump: string,
  folder: string,
) {
  const restore = findProgram('pg_restore', searchPath);
  const psql = findProgram('psql', searchPath);
  const { url, environment } = connection(databaseUrl);
  const database = openPostgres(databaseUrl, 1, 'bottom-time-restore');
  const [current, tables] = await Promise.all([
    currentSchema(database),
    listSiteTables(database),
  ]).finally(() => database.destroy());
  const schema = current ?? 'public';
  const script = join(folder, 'restore.sql');
  await run(
    restore,
    ['--no-owner', '--no-privileges', `--schema=${schema}`, `--file=${script}`, dump],
    {},
  );
  const drops = join(folder, 'drop.sql');
  // Without "cascade", so that a dependent view or key of another application stops the restore.
  const { escapeIdentifier } = (await import('pg')).default;
  const quoted = tables.map((name) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`);
  await writeFile(drops, quoted.length > 0 ? `drop table ${quoted.join(', ')};\n` : '');
  const files = [`--file=${drops}`, `--file=${script}`];
  const how = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run(psql, [...how, ...files, `--dbname=${url}`], environment);
}

/** Reads the table of contents of a dump. @throws Error if the file is not a dump */
export async function checkDump(searchPath: string, dump: string) {
  await run(findProgram('pg_restore', searchPath), ['--list', dump], {});
}

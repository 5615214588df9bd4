import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { openPostgres, openSqlite } from '../../src/server/platform/database/open.ts';
import { startPostgres } from './postgres.ts';
import { createPostgresDatabase, dropLeftDatabases } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty if each worker starts a PGlite. */
    postgresUrl: string;
    /** Name of a migrated, empty database on the server of `postgresUrl`. */
    postgresTemplate: string;
    /** The file of a migrated, empty database. */
    sqliteTemplate: string;
  }
}

/** Starts one PostgreSQL for a whole run and migrates one database per engine, which tests copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-databases-'));
  const sqliteTemplate = join(folder, 'template.sqlite');
  const sqlite = openSqlite(sqliteTemplate);
  await migrate(sqlite);
  await sqlite.destroy();
  // The bytes of a database in WAL mode can't be opened in memory.
  const driver = new Sqlite(sqliteTemplate);
  driver.pragma('journal_mode = DELETE');
  driver.close();
  project.provide('sqliteTemplate', sqliteTemplate);

  const server = await startPostgres();
  console.log(`PostgreSQL for the tests: ${server?.kind ?? 'a PGlite for each worker'}`);
  project.provide('postgresUrl', server?.url ?? '');
  const template = server && (await createPostgresDatabase(server.url));
  if (template) {
    const database = openPostgres(template.url, 1);
    await migrate(database);
    await database.destroy();
  }
  project.provide('postgresTemplate', template?.name ?? '');
  return async () => {
    if (server) await dropLeftDatabases(server.url);
    await server?.stop();
    rmSync(folder, { recursive: true });
  };
}

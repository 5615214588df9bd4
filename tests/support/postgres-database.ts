import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from '../../src/server/platform/database/open.ts';

/** The prefix of a run's databases, from its main process, by which they are dropped. */
const runPrefix = () => {
  process.env.TEST_RUN ??= randomUUID().slice(0, 8);
  return `test_${process.env.TEST_RUN}_`;
};

/** Creates a database in a PostgreSQL server, empty or as a copy of another, so that tests run in parallel. */
export async function createPostgresDatabase(serverUrl: string, template = 'template1') {
  const name = `${runPrefix()}${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(serverUrl, 1, 'test');
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(server);
      await server.destroy();
    },
  };
}

/** Drops this run's databases in a server that stays running. */
export async function dropLeftDatabases(serverUrl: string) {
  const server = openPostgres(serverUrl, 1, 'test');
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, ${runPrefix()})`.execute(
    server,
  );
  for (const { name } of rows) {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
  }
  await server.destroy();
}

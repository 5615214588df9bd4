import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from '../../src/server/platform/database/open.ts';

/** Prefix of a run's database names, by which `dropLeftDatabases` drops them. */
const runPrefix = () => {
  process.env.TEST_RUN ??= randomUUID().slice(0, 8);
  return `test_${process.env.TEST_RUN}_`;
};

/** Creates an empty or copied PostgreSQL database, so that tests can run in parallel. */
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

/** Drops the databases of this run in a server that continues to run. */
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

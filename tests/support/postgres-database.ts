import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from '../../src/server/database/open.ts';

/** Creates a database in a PostgreSQL server, empty or as a copy of another, so that tests run side by side. */
export async function createPostgresDatabase(serverUrl: string, template = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
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

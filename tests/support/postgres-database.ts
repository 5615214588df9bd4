import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from '../../src/server/database/open.ts';

/** Creates an empty database in a PostgreSQL server, so that tests run side by side. */
export async function createPostgresDatabase(serverUrl: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(serverUrl, 1, 'test');
  await sql`create database ${sql.id(name)}`.execute(server);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(server);
      await server.destroy();
    },
  };
}

import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import { pendingMigrations } from '../../platform/database/migrate.ts';
import { type Database, databaseFile, openDatabase } from '../../platform/database/open.ts';

async function countRows(database: Database): Promise<Record<string, number>> {
  const tables = await database.introspection.getTables();
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(name)}
    `.execute(database);
    counts.push([name, Number(rows[0]?.count)]);
  }
  return Object.fromEntries(counts.sort());
}

/** @returns undefined if SQLite has no file yet */
export async function readDatabaseStatus(config: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (!config.databaseUrl && !existsSync(databaseFile(config.dataDir))) return undefined;
  const database = openDatabase(config);
  try {
    const { applied, pending } = await pendingMigrations(database);
    const rows = await countRows(database);
    const seeded = 'content_versions' in rows && (await isFilled(database));
    return { applied, pending, seeded, rows };
  } finally {
    await database.destroy();
  }
}

/** The row of content_versions that marks a database as filled from seed/. */
export const seedMarker = { resource: 'seed', version: 1 };

export async function isFilled(database: Database): Promise<boolean> {
  const marker = await database
    .selectFrom('contentVersions')
    .select('resource')
    .where('resource', '=', seedMarker.resource)
    .executeTakeFirst();
  return marker !== undefined;
}

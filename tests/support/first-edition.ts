import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { toBatches } from '../../src/server/platform/database/batches.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import type { Database } from '../../src/server/platform/database/open.ts';

export type AnyRow = Record<string, unknown> & { id: number };
export type AnyTables = Kysely<Record<string, AnyRow>>;

const file = new URL('../fixtures/first-edition.json.br', import.meta.url);

/**
 * Fills a database like the first edition (a4369a35): its migrations, and rows stored by its own
 * code. tests/fixtures/README.md describes the origin of the rows.
 */
export async function fillAsFirstEdition(database: Database): Promise<AnyTables> {
  await migrate(database, '0006-lists-at-size');
  const raw = database.withoutPlugins() as unknown as AnyTables;
  const tables: Record<string, AnyRow[]> = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString(),
  );
  for (const [table, rows] of Object.entries(tables)) {
    for (const values of toBatches(rows, 200)) await raw.insertInto(table).values(values).execute();
    const last = rows.at(-1)?.id;
    if (database.engine === 'postgres' && last !== undefined) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${last})`.execute(
        raw,
      );
    }
  }
  return raw;
}

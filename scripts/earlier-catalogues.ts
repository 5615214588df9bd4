// Writes seed/earlier-catalogues.json.br from unedited databases that earlier releases seeded:
// `node scripts/earlier-catalogues.ts <folder of a copy of bottom-time.sqlite> …`, the oldest first.
// The script migrates these copies. Releases since migration 0038 record their catalogue in the
// database.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { readValues } from '../src/domain/catalogue/values.ts';
import { migrate } from '../src/server/platform/database/migrate.ts';
import {
  catalogueTables,
  type EarlierCatalogue,
} from '../src/server/platform/database/migrations/0038-earlier-catalogues.ts';
import { openDatabase } from '../src/server/platform/database/open.ts';

interface Row {
  id: number;
  name?: string;
  slug?: string | null;
}

async function readCatalogue(dataDir: string): Promise<EarlierCatalogue> {
  const database = openDatabase({ dataDir });
  await migrate(database, '0037-catalogue');
  const catalogue: EarlierCatalogue = {};
  let siteKeys = new Map<number, string>();
  for (const table of Object.keys(catalogueTables) as (keyof typeof catalogueTables)[]) {
    const rows: Row[] = await database.selectFrom(table).selectAll().orderBy('id').execute();
    const key = (row: Row) => row.slug ?? row.name ?? '';
    if (table === 'diveSites') siteKeys = new Map(rows.map((row) => [row.id, key(row)]));
    catalogue[table] = rows.map((row) => [row.id, key(row), readValues(row, siteKeys)]);
  }
  await database.destroy();
  return catalogue;
}

const catalogues: EarlierCatalogue[] = [];
for (const dataDir of process.argv.slice(2)) catalogues.push(await readCatalogue(dataDir));
const packed = brotliCompressSync(JSON.stringify(catalogues), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../seed/earlier-catalogues.json.br', import.meta.url), packed);
console.log(`${catalogues.length} catalogues, ${packed.length} bytes`);

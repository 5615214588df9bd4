import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { isSame, readValues, type Values } from '../../../../domain/catalogue/values.ts';

/** A record of a release, with its values by the columns of this migration. */
export type EarlierRecord = [id: number, key: string, values: Values];
/** The catalogue of a release, by table. */
export type EarlierCatalogue = Record<string, EarlierRecord[]>;

interface Row extends Record<string, unknown> {
  id: number;
  name?: string;
  slug?: string;
  imageUrl?: string | null;
}

/** The resource of each table; dive sites first, since texts link to them. */
export const catalogueTables = {
  diveSites: 'dive-sites',
  articles: 'articles',
  reviews: 'reviews',
  products: 'products',
  locations: 'locations',
  species: 'species',
} as const;

const file = new URL('../../../../../seed/earlier-catalogues.json.br', import.meta.url);
const batch = 500;

interface Match {
  record: EarlierRecord;
  /** Undefined for a record that the owner deleted. */
  row: Row | undefined;
  /** Set for a deleted record too, since texts may link to it; null if another record has the id. */
  recordId: number | null;
}

const countSame = (values: Values, own: Values) =>
  Object.entries(values).filter(([column, value]) => isSame(value, own[column])).length;

/** Finds the row of each record by its key, or by its id if the owner renamed it. */
function matchRows(records: readonly EarlierRecord[], rows: readonly Row[]): Match[] {
  const byKey = new Map(rows.map((row) => [row.slug ?? row.name, row]));
  const named = new Set(records.map(([, key]) => byKey.get(key)));
  const byId = new Map(rows.filter((row) => !named.has(row)).map((row) => [row.id, row]));
  const ids = new Set(rows.map(({ id }) => id));
  return records.map((record) => {
    const [id, key, values] = record;
    const other = byId.get(id);
    const same = other ? countSame(values, readValues(other, new Map())) : 0;
    const row = byKey.get(key) ?? (same * 2 >= Object.keys(values).length ? other : undefined);
    return { record, row, recordId: row?.id ?? (ids.has(id) ? null : id) };
  });
}

/** Matches the rows of a table with the release that has the most equal values. */
function matchRelease(
  catalogues: readonly EarlierCatalogue[],
  table: string,
  rows: readonly Row[],
  siteKeys: ReadonlyMap<number, string>,
): Match[] {
  const candidates = catalogues.map((catalogue) => {
    const matches = matchRows(catalogue[table] ?? [], rows);
    const score = matches.reduce(
      (sum, { record, row }) => sum + (row ? countSame(record[2], readValues(row, siteKeys)) : 0),
      0,
    );
    return { matches, score };
  });
  // An owner may have deleted every record of a resource, but nobody deletes species.
  if (rows.length === 0 && table === 'species') return [];
  candidates.sort((one, other) => one.score - other.score);
  return candidates.at(-1)?.matches ?? [];
}

/** The release's values; a plate that an earlier version drew for a site counts as one of them. */
function givenValues({ record: [, , values], row }: Match): Values {
  const drawn = row && `/media/${row.id.toString(16).padStart(8, '0')}`;
  return drawn && row.imageUrl?.startsWith(drawn) ? { ...values, imageUrl: row.imageUrl } : values;
}

/** Stores the release's values in a database that was filled without them. */
export async function up(database: Kysely<unknown>) {
  const tables = database as Kysely<Record<string, Record<string, unknown>>>;
  const filled = await tables
    .selectFrom('contentVersions')
    .select('resource')
    .where('resource', '=', 'seed')
    .executeTakeFirst();
  if (!filled) return;
  const catalogues: EarlierCatalogue[] = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString(),
  );
  let siteKeys: ReadonlyMap<number, string> = new Map();
  for (const [table, resource] of Object.entries(catalogueTables)) {
    const rows = (await tables.selectFrom(table).selectAll().execute()) as Row[];
    const matches = matchRelease(catalogues, table, rows, siteKeys);
    if (table === 'diveSites') {
      siteKeys = new Map(matches.map(({ record: [, key], recordId }) => [recordId ?? 0, key]));
    }
    const records = matches.map((match) => ({
      resource,
      key: match.record[1],
      recordId: match.recordId,
      state: 'here',
      base: JSON.stringify(givenValues(match)),
      differing: '[]',
    }));
    for (let start = 0; start < records.length; start += batch) {
      await tables
        .insertInto('catalogueRecords')
        .values(records.slice(start, start + batch))
        .execute();
    }
  }
}

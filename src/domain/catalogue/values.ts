/** Non-empty values by column. Sources of facts are separate, e.g. `provenance.depthMax`. */
export type Values = Record<string, unknown>;

/** Columns that a release sets only in new records, such as addresses and publication. */
const ownersColumns = new Set([
  'id',
  'version',
  'slug',
  'author',
  'position',
  'published',
  'publishedAt',
  'publishAt',
  'unpublishAt',
  'createdAt',
  'updatedAt',
  'seoTitle',
  'seoDescription',
  'canonicalUrl',
  'noindex',
  'shareImageUrl',
  'priceCents',
  // Derived from other columns.
  'shelteredSides',
  'sidesModel',
]);

const sourcePrefix = 'provenance.';

/** The column of the fact that a source belongs to; undefined for a column that is not a source. */
export const sourcedColumn = (column: string) =>
  column.startsWith(sourcePrefix) ? column.slice(sourcePrefix.length) : undefined;

export const sourceColumn = (column: string) => sourcePrefix + column;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Links to dive sites, by id or by slug. */
const siteLink = /(?<=href="\/dive-sites\/)[\w-]+(?=")/g;

/** Rewrites each link to a dive site in HTML to the address that `lead` returns. */
export const leadSiteLinks = (html: string, lead: (address: string) => string | undefined) =>
  html.replace(siteLink, (address) => lead(address) ?? address);

/**
 * The values of a row that a release may change.
 * @param siteKeys the catalogue's key of each dive site by its id, which differs between databases
 * @param productKeys the catalogue's key of each product by its id
 */
export function readValues(
  row: object,
  siteKeys: ReadonlyMap<number, string>,
  productKeys: ReadonlyMap<number, string> = new Map(),
): Values {
  const values: Values = {};
  for (const [column, value] of Object.entries(row)) {
    if (ownersColumns.has(column) || isEmpty(value)) continue;
    if (column === 'provenance') {
      const sources: Record<string, unknown> = JSON.parse(String(value));
      for (const [fact, source] of Object.entries(sources)) values[sourceColumn(fact)] = source;
    } else if (column === 'productId') {
      values[column] = productKeys.get(Number(value)) ?? value;
    } else if (typeof value === 'string' && value.includes('href="/dive-sites/')) {
      values[column] = leadSiteLinks(value, (address) => siteKeys.get(Number(address)));
    } else values[column] = value;
  }
  return values;
}

/**
 * The columns of changed values, in their stored form.
 * @param row the previous row; its unchanged sources stay
 */
export function writeValues(
  changes: Values,
  row: object,
  siteIds: ReadonlyMap<string, number>,
  productIds: ReadonlyMap<string, number> = new Map(),
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  const { provenance } = row as { provenance?: string | null };
  const sources: Record<string, unknown> = JSON.parse(provenance ?? '{}');
  let hasSources = false;
  for (const [column, value] of Object.entries(changes)) {
    const fact = sourcedColumn(column);
    if (fact !== undefined) {
      hasSources ||= value !== undefined || fact in sources;
      if (value === undefined) delete sources[fact];
      else sources[fact] = value;
    } else if (column === 'productId') {
      columns[column] = productIds.get(String(value)) ?? null;
    } else if (typeof value === 'string') {
      columns[column] = leadSiteLinks(value, (address) => siteIds.get(address)?.toString());
    } else columns[column] = value ?? null;
  }
  if (hasSources) columns.provenance = JSON.stringify(sources);
  return columns;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sortKeys(part)]),
  );
}

/** Parses a JSON text; returns any other text unchanged. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the same text for values that differ only in white space or the order of keys. */
function comparable(value: unknown): string {
  if (isEmpty(value)) return '';
  if (typeof value !== 'string') return JSON.stringify(sortKeys(value));
  if (/^[[{]/.test(value)) return JSON.stringify(sortKeys(parseJson(value)));
  const text = value.replace(/\r\n/g, '\n').trim();
  return text.includes('<') ? text.replace(/>\s+</g, '><') : text;
}

export const isSame = (one: unknown, other: unknown) =>
  one === other || comparable(one) === comparable(other);

import { sql } from 'kysely';
import { paths } from '../../../contract/paths.ts';
import type { ResourceWith } from '../../../contract/resources.ts';
import { byName } from '../../../domain/dive-sites/filters.ts';
import { sitePrint } from '../../../domain/dive-sites/look.ts';
import type { SiteAccess, SiteType } from '../../../domain/dive-sites/terms.ts';
import type { FoldedRecord } from '../../../domain/search/search.ts';
import { foldSearchRecord, type SearchRecord } from '../../../domain/search/site-search.ts';
import { plainText } from '../../../domain/text/text.ts';
import { inOrder, toBatches } from '../database/batches.ts';
import type { Database } from '../database/open.ts';
import { createRecordCache } from './record-cache.ts';
import { createSignature, hashTrigrams, mayHold } from './trigram-signature.ts';

/** A text of Latin letters as one byte a character: half the memory, and faster to scan. */
export const compactText = (text: string): string =>
  /^[\0-\xff]*$/.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : text;

export type SearchedResource = ResourceWith<'search'>;

interface StoredRecord extends SearchRecord {
  id: number;
  version: number;
  /** Of a post, when it was published. */
  createdAt: string;
}

type Read = (database: Database, ids: readonly number[]) => Promise<StoredRecord[]>;

/** Orders posts as their lists do. */
const publicationDate = sql<string>`coalesce(published_at, created_at)`.as('createdAt');

const readArticles: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('articles')
    .select(['id', 'version', 'title', 'slug', 'excerpt', 'category', 'imageUrl'])
    .select(publicationDate)
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return rows.map(({ slug, imageUrl, ...row }) => ({
    ...row,
    kind: 'Article',
    url: paths.article(slug),
    image: imageUrl,
  }));
};

const readReviews: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'version', 'title', 'slug', 'excerpt', 'content', 'category', 'imageUrl'])
    .select(publicationDate)
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return rows.map(({ slug, imageUrl, content, ...row }) => ({
    ...row,
    kind: 'Review',
    url: paths.review(slug),
    text: plainText(content),
    image: imageUrl,
  }));
};

const readProducts: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'version', 'name', 'category', 'description', 'imageUrl', 'createdAt'])
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return rows.map(({ name, description, imageUrl, ...row }) => ({
    ...row,
    kind: 'Product',
    url: `${paths.gearReviews}?${new URLSearchParams({ search: name })}`,
    title: name,
    excerpt: plainText(description),
    image: imageUrl,
  }));
};

const readDiveSites: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('diveSites')
    .select(['id', 'version', 'name', 'region', 'description', 'imageUrl', 'createdAt'])
    .select(['type', 'access', 'latitude', 'plate'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(
    ({ name, region, description, imageUrl, plate, type, access, latitude, ...row }) => ({
      ...row,
      kind: 'Dive Site',
      url: paths.diveSite(row.id),
      title: name,
      category: region,
      excerpt: description,
      image:
        imageUrl ??
        sitePrint({
          plate,
          type: type as SiteType | null,
          access: access as SiteAccess | null,
          latitude: String(latitude),
        }),
    }),
  );
};

const reads: Record<SearchedResource, Read> = {
  'dive-sites': readDiveSites,
  reviews: readReviews,
  products: readProducts,
  articles: readArticles,
};

/** The cached part of a record: enough to match, rank and order it. The rest is read for results. */
export interface CachedSearchRecord extends FoldedRecord<SearchedRecord> {
  id: number;
  version: number;
  createdAt: string;
  /** The characters of the record as JSON. */
  size: number;
  signature: Uint32Array;
}

export type SearchedRecord = Pick<SearchRecord, 'kind' | 'title' | 'category'> & { id: number };

const toCached = (stored: StoredRecord): CachedSearchRecord => {
  const { id, version, createdAt, kind, title, category } = stored;
  const fields = foldSearchRecord(stored).fields.map(compactText);
  return {
    id,
    version,
    createdAt,
    size: JSON.stringify(stored).length,
    fields,
    signature: createSignature(fields),
    record: { id, kind, title, category },
  };
};

/** Leaves out most records that do not contain every term. @param terms folded texts */
export function findCandidates(
  records: readonly CachedSearchRecord[],
  terms: readonly string[],
): CachedSearchRecord[] {
  const hashes = terms.flatMap(hashTrigrams);
  return records.filter(({ signature }) => mayHold(signature, hashes));
}

function newestFirst(one: CachedSearchRecord, other: CachedSearchRecord): number {
  if (one.createdAt === other.createdAt) return other.id - one.id;
  return one.createdAt < other.createdAt ? 1 : -1;
}

const createCache = (resource: SearchedResource) =>
  createRecordCache<CachedSearchRecord>(resource, {
    read: async (database, ids) => (await reads[resource](database, ids)).map(toCached),
    batch: 50,
    compare:
      resource === 'dive-sites'
        ? (one, other) => byName({ name: one.record.title }, { name: other.record.title })
        : newestFirst,
  });

export const searchCaches = {
  'dive-sites': createCache('dive-sites'),
  reviews: createCache('reviews'),
  products: createCache('products'),
  articles: createCache('articles'),
} satisfies Record<SearchedResource, ReturnType<typeof createCache>>;

/** In the order in which results of equal rank appear. */
export const searchedResources = Object.keys(searchCaches) as SearchedResource[];

/** Rows of one query: a database takes some ten thousand values a statement. */
const batch = 500;

export async function readSearchRecords(
  database: Database,
  resource: SearchedResource,
  ids: readonly number[],
): Promise<(SearchRecord & { id: number })[]> {
  const records: (SearchRecord & { id: number })[] = [];
  for (const some of toBatches(ids, batch)) {
    const stored = await reads[resource](database, some);
    records.push(...inOrder(some, stored).map(({ version, createdAt, ...record }) => record));
  }
  return records;
}

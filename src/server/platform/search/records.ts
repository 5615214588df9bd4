import { sql } from 'kysely';
import { paths } from '../../../contract/paths.ts';
import type { ResourceWith } from '../../../contract/resources.ts';
import { byName } from '../../../domain/dive-sites/filters.ts';
import type { SiteAccess, SiteType } from '../../../domain/dive-sites/terms.ts';
import type { FoldedRecord } from '../../../domain/search/search.ts';
import { foldSearchRecord, type SearchRecord } from '../../../domain/search/site-search.ts';
import { sitePicture } from '../../../domain/section/site-picture.ts';
import { plainText, truncate } from '../../../domain/text/text.ts';
import type { Database } from '../database/open.ts';
import { createRecordCache } from './record-cache.ts';

/** Stores a text of Latin letters in one byte per character: half the memory, and faster to scan. */
export const compactText = (text: string): string =>
  /^[\0-\xff]*$/.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : text;

export type SearchedResource = ResourceWith<'search'>;

interface StoredRecord extends SearchRecord {
  id: number;
  version: number;
  /** Time of creation, or of publication for a post. */
  createdAt: string;
}

type Read = (database: Database, ids: readonly number[]) => Promise<StoredRecord[]>;

/** The date by which lists order posts. */
const publicationDate = sql<string>`coalesce(published_at, created_at)`.as('createdAt');

const tagText = (tags: string | null): string => (JSON.parse(tags ?? '[]') as string[]).join(' ');

const readArticles: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('articles')
    .select(['id', 'version', 'title', 'slug', 'excerpt', 'category', 'imageUrl', 'tags'])
    .select(publicationDate)
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return rows.map(({ slug, imageUrl, tags, ...row }) => ({
    ...row,
    kind: 'Article',
    url: paths.article(slug),
    text: tagText(tags),
    image: imageUrl,
  }));
};

const readPages: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'version', 'title', 'slug', 'content'])
    .select(publicationDate)
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return rows.map(({ slug, content, ...row }) => ({
    ...row,
    kind: 'Page',
    url: paths.page(slug),
    category: '',
    excerpt: truncate(plainText(content), 300),
    text: plainText(content),
    image: '',
  }));
};

const readReviews: Read = async (database, ids) => {
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'version', 'title', 'slug', 'excerpt', 'content'])
    .select(['category', 'imageUrl', 'tags'])
    .select(publicationDate)
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return rows.map(({ slug, imageUrl, content, tags, ...row }) => ({
    ...row,
    kind: 'Review',
    url: paths.review(slug),
    text: `${plainText(content)} ${tagText(tags)}`,
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
    .select(['type', 'access', 'latitude', 'depthMin', 'depthMax', 'depthRange'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, version, createdAt, ...row }) => ({
    ...{ id, version, createdAt },
    kind: 'Dive Site',
    url: paths.diveSite(id),
    title: row.name,
    category: row.region,
    excerpt: row.description,
    image: sitePicture({
      ...{ ...row, id },
      type: row.type as SiteType | null,
      access: row.access as SiteAccess | null,
      latitude: String(row.latitude),
    }),
  }));
};

const reads: Record<SearchedResource, Read> = {
  'dive-sites': readDiveSites,
  reviews: readReviews,
  products: readProducts,
  articles: readArticles,
  pages: readPages,
};

/** A public record of the site. @property id absent for records outside the search caches */
export type PublicRecord = SearchRecord & { id?: number };

/** A cached record. Texts are stored only in folded form, because a site may have megabytes of them. */
interface CachedSearchRecord extends FoldedRecord<SearchRecord & { id: number }> {
  id: number;
  version: number;
  createdAt: string;
}

function toCached({ version, createdAt, text, ...record }: StoredRecord): CachedSearchRecord {
  const fields = foldSearchRecord({ ...record, text }).fields.map(compactText);
  return { id: record.id, version, createdAt, fields, record };
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

/** The searched resources, in the order of results of equal rank. */
export const searchedResources = Object.keys(reads) as SearchedResource[];

export const searchCaches = Object.fromEntries(
  searchedResources.map((resource) => [resource, createCache(resource)]),
) as Record<SearchedResource, ReturnType<typeof createCache>>;

/** The plain texts of reviews, by ID. */
export async function readReviewTexts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, content }) => [id, plainText(content)]));
}

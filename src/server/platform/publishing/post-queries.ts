import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ArticleInput } from '../../../contract/articles.ts';
import type { headPicture } from '../../../contract/media.ts';
import { recordPaths } from '../../../contract/paths.ts';
import { type Resource, type ResourceWith, resources } from '../../../contract/resources.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { toExcerpt } from '../../../domain/text/text.ts';
import { inOrder } from '../database/batches.ts';
import {
  type EditedRow,
  type ResourceRow,
  type ResourceTable,
  resourceTables,
} from '../database/resources.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseReader } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { findHeadPicture } from '../media/pictures.ts';
import { categories, site } from '../site-content/site-content.ts';
import { readerHtml } from './reader-html.ts';

type PostResource = {
  [Name in ResourceWith<'slug'>]: keyof Tables['articles'] extends keyof Tables[ResourceTable<Name>]
    ? Name
    : never;
}[ResourceWith<'slug'>];

const postTables = (
  database: Kysely<Tables>,
): Kysely<Record<(typeof resourceTables)[PostResource], Tables['articles']>> => database;

type SeoColumn = 'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'noindex' | 'shareImageUrl';

/** Columns that some or all lists omit. */
type UnlistedColumn = 'content' | 'version' | 'publishAt' | 'unpublishAt' | SeoColumn;

export interface Headed {
  headPicture?: z.infer<typeof headPicture>;
}

export interface Shown<Post> {
  post: Post;
  shows: Resource[];
}

export type ListedRow<Name extends PostResource> = Omit<
  ResourceRow<Name>,
  UnlistedColumn | 'tags'
> &
  Partial<Pick<ResourceRow<'articles'>, UnlistedColumn>>;

export interface ListOptions {
  /** Includes unpublished records. */
  drafts?: boolean;
  summary?: boolean;
  category?: string | undefined;
  /** Number of a page, from 1. */
  page?: number | undefined;
}

export const perPage = 48;

const sharedColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'imageUrl',
  'author',
  'published',
  'publishedAt',
  'createdAt',
  'updatedAt',
] as const;

export function postQueries<Name extends PostResource>(
  resource: Name,
  ownColumns: readonly (keyof ResourceRow<Name>)[],
) {
  const table: (typeof resourceTables)[PostResource] = resourceTables[resource];
  const listColumns = [...sharedColumns, ...(ownColumns as [])];
  const currentName = (category: string) => currentCategory(categories()[resource], category);

  return {
    async list(
      { database }: DatabaseReader,
      options: ListOptions,
    ): Promise<ListPage<ListedRow<Name>>> {
      const { page } = options;
      const category = options.category && currentName(options.category);
      let query = postTables(database).selectFrom(table).select(listColumns);
      if (!options.summary) query = query.select(['content', 'version']);
      if (options.drafts) {
        query = query.select(['publishAt', 'unpublishAt']).orderBy('createdAt', 'desc');
      } else query = query.where('published', '=', 1).orderBy('publishedAt', 'desc');
      if (category !== undefined) query = query.where('category', '=', category);
      // One extra row shows whether there is another page.
      if (page) query = query.limit(perPage + 1).offset((page - 1) * perPage);
      const rows = await query.orderBy('id', 'desc').execute();
      const items = (page ? rows.slice(0, perPage) : rows) as ListedRow<Name>[];
      return { items, older: items.length < rows.length };
    },
    async some({ database }: DatabaseReader, ids: readonly number[]): Promise<ListedRow<Name>[]> {
      if (ids.length === 0) return [];
      const rows = await postTables(database)
        .selectFrom(table)
        .select(listColumns)
        .where('id', 'in', ids)
        .where('published', '=', 1)
        .execute();
      return inOrder(ids, rows) as ListedRow<Name>[];
    },
    /** The published record of a slug, with its text as rendered for readers. @throws 404 */
    async findBySlug(
      { database }: DatabaseReader,
      slug: string,
    ): Promise<Shown<EditedRow<Name> & Headed>> {
      const found = await postTables(database)
        .selectFrom(table)
        .selectAll()
        .where('slug', '=', slug)
        .where('published', '=', 1)
        .executeTakeFirstOrThrow(() => notFound(`${resources[resource].label} not found`));
      const { publishAt: _, unpublishAt: __, ...row } = found;
      const { content, shows } = await readerHtml(
        { database },
        row.content,
        recordPaths[resource](slug),
      );
      const headPicture = await findHeadPicture({ database }, row.imageUrl);
      const post = { ...row, content, ...(headPicture && { headPicture }) };
      return { post: post as EditedRow<Name> & Headed, shows };
    },
  };
}

/** Derives the missing slug, excerpt and author of a post. @throws 400 if no slug can be derived */
export function completePost<Columns extends { content: string }>(
  resource: PostResource,
  columns: Columns,
  input: Pick<ArticleInput, 'title' | 'slug' | 'excerpt' | 'author'>,
) {
  const slug = input.slug ?? slugify(input.title);
  const label = resources[resource].label.toLowerCase();
  if (!slug) throw invalid(`Please give the ${label} a slug.`, { slug: ['Please give a slug.'] });
  return {
    ...columns,
    slug,
    excerpt: input.excerpt || toExcerpt(columns.content),
    author: input.author || site.author,
  };
}

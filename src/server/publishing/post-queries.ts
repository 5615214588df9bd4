import type { ArticleInput } from '../../contract/articles.ts';
import type { ListPage } from '../../domain/list-url.ts';
import { slugify } from '../../domain/slug.ts';
import { excerptOf } from '../../domain/text.ts';
import { inOrder } from '../database/order-by-ids.ts';
import { kinds, type RowOf, tableOf } from '../history/records.ts';
import type { RevisedResource } from '../history/revisions.ts';
import type { Services } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { site } from '../site-content.ts';
import { sanitise, toSafeHtml } from './html.ts';
import { withReadersPictures } from './reader-images.ts';

export type DatabaseReader = Pick<Services, 'database'>;

/** A row as lists hold it: without its text where a summary was asked for. */
export type ListedRow<Kind extends RevisedResource> = Omit<RowOf<Kind>, 'content' | 'version'> & {
  content?: string;
  version?: number;
};

export interface ListOptions {
  /** Unpublished ones too. */
  drafts?: boolean;
  /** Without the text. */
  summary?: boolean;
  category?: string | undefined;
  /** One page alone, from 1. */
  page?: number | undefined;
}

/** How many a page of a list has. */
export const perPage = 48;

/** The headers that lead to the next page of a list. */
export function nextPage(request: { url: string }, { older }: ListPage<unknown>) {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('page', String(Number(searchParams.get('page') ?? 1) + 1));
  return older ? { Link: `<${pathname}?${searchParams}>; rel="next"` } : undefined;
}

/** What lists need of articles and reviews both. */
const columns = [
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

/**
 * The queries that articles and reviews share.
 * @param own the columns that lists need besides
 */
export function postQueries<Kind extends RevisedResource>(
  kind: Kind,
  own: readonly (keyof RowOf<Kind>)[],
) {
  // Both tables have the columns that are named here.
  const table = tableOf(kind);
  const listed = [...columns, ...(own as [])];
  const missing = () => notFound(`${kinds[kind].called} not found`);

  return {
    /** Newest first. */
    async list(
      { database }: DatabaseReader,
      options: ListOptions,
    ): Promise<ListPage<ListedRow<Kind>>> {
      const { page, category } = options;
      let query = database.selectFrom(table).select(listed);
      if (!options.summary) query = query.select(['content', 'version']);
      if (!options.drafts) query = query.where('published', '=', 1);
      if (category !== undefined) query = query.where('category', '=', category);
      // One more than a page holds tells whether there is another.
      if (page) query = query.limit(perPage + 1).offset((page - 1) * perPage);
      const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
      const items = (page ? rows.slice(0, perPage) : rows) as unknown as ListedRow<Kind>[];
      return { items, older: items.length < rows.length };
    },
    /** The published ones among some ids, in their order, without their text. */
    async some({ database }: DatabaseReader, ids: readonly number[]): Promise<ListedRow<Kind>[]> {
      // PostgreSQL takes no empty list.
      if (ids.length === 0) return [];
      const rows = await database
        .selectFrom(table)
        .select(listed)
        .where('id', 'in', ids)
        .where('published', '=', 1)
        .execute();
      return inOrder(ids, rows) as unknown as ListedRow<Kind>[];
    },
    /** The published one of a slug, with its pictures as readers get them. @throws 404 */
    async findBySlug({ database }: DatabaseReader, slug: string) {
      const row = await database
        .selectFrom(table)
        .selectAll()
        .where('slug', '=', slug)
        .where('published', '=', 1)
        .executeTakeFirst();
      if (!row) throw missing();
      const content = withReadersPictures(sanitise(row.content));
      return { ...row, content } as unknown as RowOf<Kind>;
    },
    /** Draft or not. @throws 404 */
    async find({ database }: DatabaseReader, id: number) {
      const row = await database
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw missing();
      return row as unknown as RowOf<Kind>;
    },
  };
}

/**
 * What is stored of the words of an input: defaults filled in, content made safe.
 * @param thing 'article' or 'review'
 * @throws 400 where no slug can be made
 */
export function postColumns(input: ArticleInput, thing: string) {
  const content = toSafeHtml(input.content ?? '');
  const slug = input.slug ?? slugify(input.title);
  if (!slug) throw invalid(`Please give the ${thing} a slug.`, { slug: ['Please give a slug.'] });
  return {
    title: input.title,
    slug,
    excerpt: input.excerpt || excerptOf(content),
    content,
    category: input.category ?? '',
    imageUrl: input.imageUrl ?? '',
    author: input.author || site.author,
  };
}

import {
  addressClash,
  type ListedPage,
  type Page,
  type PageInput,
  pageFields,
  publishablePage,
} from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import type { EditedRow } from '../../platform/database/resources.ts';
import { findRow } from '../../platform/history/records.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { readFields, writeFields } from '../../platform/publishing/fields.ts';
import type { ListOptions, Shown } from '../../platform/publishing/post-queries.ts';
import { checkPublishable, publishable } from '../../platform/publishing/publishable.ts';
import { readerHtml } from '../../platform/publishing/reader-html.ts';
import { revisable } from '../../platform/publishing/revisable.ts';

const toPage = ({ canonicalUrl: _, ...row }: EditedRow<'pages'>): Page => ({
  ...row,
  ...readFields(pageFields, row),
  published: row.published === 1,
});

/** Lists pages by title, without their texts. */
export async function listPages(
  { database }: DatabaseReader,
  { drafts }: ListOptions,
): Promise<ListPage<ListedPage>> {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'published', 'publishedAt', 'createdAt', 'updatedAt'])
    .$if(drafts === true, (query) => query.select(['publishAt', 'unpublishAt']))
    .$if(drafts !== true, (query) => query.where('published', '=', 1))
    .orderBy('title')
    .orderBy('id')
    .execute();
  return { items: rows.map((row) => ({ ...row, published: row.published === 1 })), older: false };
}

/** Finds a published page with its content rendered for readers. @throws 404 'Page not found' */
export async function findPageBySlug(services: DatabaseReader, slug: string): Promise<Shown<Page>> {
  const row = await services.database
    .selectFrom('pages')
    .selectAll()
    .where('slug', '=', slug)
    .where('published', '=', 1)
    .executeTakeFirstOrThrow(() => notFound('Page not found'));
  const { publishAt: _, unpublishAt: __, ...page } = toPage(row);
  const { content, shows } = await readerHtml(services, page.content, paths.page(slug));
  return { post: { ...page, content }, shows };
}

/** Finds a page, published or draft. @throws 404 */
export const findPage = async (services: DatabaseReader, id: number): Promise<Page> =>
  toPage(await findRow(services, 'pages', id));

export const pages = publishable({
  resource: 'pages',
  duplicateMessage: 'A page with this address already exists',
  toRecord: toPage,
  toColumns(input: PageInput) {
    const slug = input.slug ?? slugify(input.title);
    if (!slug) throw invalid('Please give the page an address.', { slug: ['Please give one.'] });
    const clash = addressClash(slug);
    if (clash) throw invalid(clash, { slug: [clash] });
    const columns = { ...writeFields(pageFields, input), slug, canonicalUrl: null };
    if (input.published || input.publishAt) checkPublishable(publishablePage, columns);
    return columns;
  },
});

export const pageRevisions = revisable('pages', toPage);

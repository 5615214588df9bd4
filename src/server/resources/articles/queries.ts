import {
  type Article,
  type ArticleInput,
  articleFields,
  type ListedArticle,
  publishableArticle,
} from '../../../contract/articles.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { applyPostChanges } from '../../../domain/text/text.ts';
import type { EditedRow } from '../../platform/database/resources.ts';
import { findRow } from '../../platform/history/records.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { readFields, writeFields } from '../../platform/publishing/fields.ts';
import {
  completePost,
  type Headed,
  type ListedRow,
  type ListOptions,
  postQueries,
  type Shown,
} from '../../platform/publishing/post-queries.ts';
import { checkPublishable, publishable } from '../../platform/publishing/publishable.ts';
import { revisable } from '../../platform/publishing/revisable.ts';

const toListedArticle = ({ noindex: _, ...row }: ListedRow<'articles'>) => ({
  ...row,
  published: row.published === 1,
});

const toArticle = (row: EditedRow<'articles'> & Headed): Article => ({
  ...row,
  ...readFields(articleFields, row),
  published: row.published === 1,
});

const queries = postQueries('articles', []);

export async function listArticles(
  services: DatabaseReader,
  options: ListOptions,
): Promise<ListPage<ListedArticle>> {
  const { items, older } = await queries.list(services, options);
  return { items: items.map(toListedArticle), older };
}

/** @throws 404 'Article not found' */
export async function findArticleBySlug(
  services: DatabaseReader,
  slug: string,
): Promise<Shown<Article>> {
  const { post, shows } = await queries.findBySlug(services, slug);
  return { post: toArticle(post), shows };
}

/** Finds an article, published or draft. @throws 404 */
export const findArticle = async (services: DatabaseReader, id: number): Promise<Article> =>
  toArticle(await findRow(services, 'articles', id));

export const articles = publishable({
  resource: 'articles',
  duplicateMessage: 'An article with this slug already exists',
  toRecord: toArticle,
  merge: (article, changes: Partial<ArticleInput>): ArticleInput =>
    applyPostChanges(article, changes),
  toColumns(input: ArticleInput) {
    const columns = completePost('articles', writeFields(articleFields, input), input);
    if (input.published || input.publishAt) checkPublishable(publishableArticle, columns);
    return columns;
  },
});

export const articleRevisions = revisable('articles', toArticle);

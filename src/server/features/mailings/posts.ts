import type { MailedResource } from '../../../contract/mailings.ts';
import { recordPaths } from '../../../contract/paths.ts';
import type { Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { findArticle } from '../../resources/articles/queries.ts';
import { findReview } from '../../resources/reviews/queries.ts';

export interface MailedPost {
  title: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  author: string;
  published: boolean;
  publishAt?: string | null | undefined;
  publishedAt: string | null;
  path: string;
  purchaseLink?: string;
}

/** Draft or not. @throws 404 */
export async function findPost(
  services: Pick<Services, 'database'>,
  resource: MailedResource,
  id: number,
): Promise<MailedPost> {
  if (resource === 'articles') {
    const article = await findArticle(services, id);
    return { ...article, path: recordPaths.articles(article.slug) };
  }
  const review = await findReview(services, id);
  // The page of a review names the editor, whoever wrote it.
  return { ...review, author: site.reviewAuthor, path: recordPaths.reviews(review.slug) };
}

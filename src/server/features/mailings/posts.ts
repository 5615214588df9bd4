import { readPostReference } from '../../../contract/issues.ts';
import type { MailedResource } from '../../../contract/mailings.ts';
import { paths, recordPaths } from '../../../contract/paths.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { unlessMissing } from '../../platform/http/errors.ts';
import { isOff, site } from '../../platform/site-content/site-content.ts';
import { findArticle } from '../../resources/articles/queries.ts';
import { findIssue } from '../../resources/issues/queries.ts';
import { findReview } from '../../resources/reviews/queries.ts';

/** A post as a card below the text of an issue. */
export interface ListedPost {
  title: string;
  excerpt: string;
  imageUrl: string;
  path: string;
}

export interface MailedPost extends ListedPost {
  content: string;
  /** Empty for an issue, which names no author. */
  author: string;
  published: boolean;
  publishAt?: string | null | undefined;
  publishedAt: string | null;
  purchaseLink?: string;
  fromName?: string;
  posts?: ListedPost[];
}

/** Finds a post, draft or not. @throws 404 */
export async function findPost(
  services: DatabaseReader,
  resource: MailedResource,
  id: number,
): Promise<MailedPost> {
  if (resource === 'issues') return findMailedIssue(services, id);
  if (resource === 'articles') {
    const article = await findArticle(services, id);
    return { ...article, path: recordPaths.articles(article.slug) };
  }
  const review = await findReview(services, id);
  // The page of a review names the editor instead of its author.
  return { ...review, author: site.reviewAuthor, path: recordPaths.reviews(review.slug) };
}

async function findMailedIssue(services: DatabaseReader, id: number): Promise<MailedPost> {
  const { title, preview, content, fromName, posts, archived } = await findIssue(services, id);
  const page = paths.sentIssue(id);
  const state = { published: true, publishedAt: null };
  const listed = await findListedPosts(services, posts ?? []);
  return {
    ...{ title, excerpt: preview, content, fromName, posts: listed },
    ...{ imageUrl: '', author: '', path: archived && !isOff(page) ? page : '', ...state },
  };
}

/** Finds published posts in the given order, without those in parts of the site that are off. */
export async function findListedPosts(services: DatabaseReader, references: readonly string[]) {
  const found = references.map(async (reference): Promise<ListedPost[]> => {
    const { resource, id } = readPostReference(reference) ?? {};
    if (!resource || !id) return [];
    const post = await unlessMissing(findPost(services, resource, id));
    return post?.published && !isOff(post.path) ? [post] : [];
  });
  return (await Promise.all(found)).flat();
}

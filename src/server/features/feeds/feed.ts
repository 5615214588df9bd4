import type { BlockData } from '../../../blocks/block.ts';
import { paths } from '../../../contract/paths.ts';
import { listFilters } from '../../../domain/publishing/categories.ts';
import {
  type FeedFormat,
  feedFormats,
  newsletterCategory,
} from '../../../domain/publishing/feeds.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { imageTag } from '../../../domain/text/escape-html.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { listHeadAlts } from '../../platform/media/pictures.ts';
import { readBlockData } from '../../platform/publishing/blocks.ts';
import type { Html } from '../../platform/publishing/html-elements.ts';
import { perPage } from '../../platform/publishing/post-queries.ts';
import { absoluteUrl, parseStored, toPlainHtml } from '../../platform/publishing/reader-html.ts';
import { categories, isOff, site } from '../../platform/site-content/site-content.ts';
import { listArticles } from '../../resources/articles/queries.ts';
import { listSentIssueRows } from '../../resources/issues/sent.ts';
import { listReviews } from '../../resources/reviews/queries.ts';

export type Feed = Awaited<ReturnType<typeof readFeed>>;
export type FeedItem = ReturnType<typeof toItem>;

const feedLength = perPage;
/** A tag URI names its authority and a date on which the authority held the name. */
const tagDate = '2026';

type FeedServices = Pick<Services, 'config' | 'database' | 'clock'>;
interface Post {
  resource: 'articles' | 'reviews' | 'issues';
  path: string;
  id: number;
  title: string;
  excerpt: string;
  content: Html;
  imageUrl: string;
  author: string;
  category: string;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

function toItem(siteUrl: string, post: Post, data: BlockData, alts: ReadonlyMap<string, string>) {
  const url = siteUrl + post.path;
  const { imageUrl, publishedAt, createdAt, title, category, author, updatedAt } = post;
  const image = imageUrl && !isLocalUrl(imageUrl) ? absoluteUrl(imageUrl, siteUrl) : undefined;
  const alt = alts.get(imageUrl) ?? '';
  const picture = image ? `<p>${imageTag({ src: image, alt })}</p>\n` : '';
  return {
    // A tag URI (RFC 4151) of the record's id, so that a changed slug or title makes no new item.
    id: `tag:${new URL(siteUrl).hostname},${tagDate}:${post.resource}/${post.id}`,
    url,
    title,
    summary: post.excerpt,
    html: picture + toPlainHtml(post.content, url, data),
    image,
    author,
    category,
    publishedAt: publishedAt ?? createdAt,
    updatedAt,
  };
}

function listPath(category: string | undefined): string {
  if (!category) return paths.home;
  const list = [
    [paths.blog, listFilters('articles', categories())],
    [paths.gearReviews, listFilters('reviews', categories())],
  ] as const;
  const [path] = list.find(([, filters]) => filters.some((name) => name === category)) ?? [];
  if (path) return `${path}?${new URLSearchParams({ category })}`;
  return category === newsletterCategory ? paths.newsletters : paths.home;
}

/** The sent issues, only for the newsletter's category, since issues repeat other feeds' posts. */
async function listIssuePosts(services: FeedServices, category: string | undefined) {
  if (category !== newsletterCategory || isOff(paths.newsletters)) return [];
  const rows = await listSentIssueRows(services, feedLength);
  return rows.map(({ id, title, preview, content, sentAt, updatedAt, createdAt }) => ({
    ...{ id, title, excerpt: preview, content, publishedAt: sentAt, updatedAt, createdAt },
    ...{ category: newsletterCategory, author: site.author, imageUrl: '' },
    ...{ resource: 'issues' as const, path: paths.sentIssue(id) },
  }));
}

export async function readFeed(services: FeedServices, category?: string) {
  const { siteUrl } = services.config;
  const [articles, reviews] = await Promise.all([
    listArticles(services, { category, page: 1 }),
    listReviews(services, { category, page: 1 }),
  ]);
  const shownReviews = isOff(paths.gearReviews) ? [] : reviews.items;
  // The page of a review names the editor instead of the author.
  const editor = { resource: 'reviews' as const, author: site.reviewAuthor };
  const posts = [
    ...articles.items.map((post) => ({
      ...post,
      resource: 'articles' as const,
      path: paths.article(post.slug),
    })),
    ...shownReviews.map((post) => ({ ...post, ...editor, path: paths.review(post.slug) })),
    ...(await listIssuePosts(services, category)),
  ].map((post) => ({ ...post, content: parseStored(post.content ?? '') }));
  const contents = posts.map(({ content }) => content);
  const pictures = posts.map(({ imageUrl }) => imageUrl);
  const [{ data }, alts] = await Promise.all([
    readBlockData(services, contents),
    listHeadAlts(services, pictures),
  ]);
  const items = posts
    .map((post) => toItem(siteUrl, post, data, alts))
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, feedLength);
  const changes = items.flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt]).sort();
  const query = category ? `?${new URLSearchParams({ category })}` : '';
  return {
    id: `tag:${new URL(siteUrl).hostname},${tagDate}:feed${category ? `/${encodeURIComponent(category)}` : ''}`,
    title: category ? `${site.name}: ${category}` : site.name,
    description: site.description,
    pageUrl: siteUrl + listPath(category),
    urls: Object.fromEntries(
      feedFormats.map((format) => [format, siteUrl + paths[format] + query]),
    ) as Record<FeedFormat, string>,
    updatedAt: changes.at(-1) ?? now(services),
    items,
  };
}

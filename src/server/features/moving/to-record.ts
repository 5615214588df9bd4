import type { z } from 'zod';
import { articleInput } from '../../../contract/articles.ts';
import { maxNames } from '../../../contract/fields/shapes.ts';
import type { MoveChoices } from '../../../contract/moving.ts';
import { type PageInput, pageInput } from '../../../contract/pages.ts';
import { fallbackBackgrounds } from '../../../domain/pictures/pictures.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import type { Row } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { fieldDetails, invalid } from '../../platform/http/errors.ts';
import { articles } from '../../resources/articles/queries.ts';
import { pages } from '../../resources/pages/queries.ts';
import { isOfOldSite } from './addresses.ts';
import { movedCategory } from './choices.ts';
import type { ExportedPost } from './exports/exported-post.ts';
import { readList } from './queries.ts';
import { type Rewriting, rewritePicture, rewriteText, withoutLeadingPicture } from './rewrite.ts';

interface Given {
  services: Services;
  choices: MoveChoices;
  row: Row<'movedPosts'>;
  post: ExportedPost;
  rewriting: Rewriting;
}

/** The head picture of an article: the post's own, else the first of its text, else a drawing. */
async function headPicture({ post, rewriting }: Given, content: string) {
  if (post.picture) {
    const { address, alt } = post.picture;
    const { src } = await rewritePicture(address, alt, rewriting);
    if (src) return { imageUrl: src, content };
  }
  const first = /<img [^<>]*?src="([^"<>]+)"/.exec(content)?.[1]?.replaceAll('&amp;', '&');
  if (first) return { imageUrl: first, content: withoutLeadingPicture(content, first) };
  rewriting.note('It has no picture: a drawing of the site heads it until you choose one.');
  const drawings = fallbackBackgrounds;
  return { imageUrl: String(drawings[post.slug.length % drawings.length]), content };
}

/** The text of a page; it begins with the old page's picture, since pages have no picture field. */
async function pageText({ post, rewriting }: Given, content: string): Promise<string> {
  if (!post.picture) return content;
  const { address, alt } = post.picture;
  const { src } = await rewritePicture(address, alt, rewriting);
  if (!src || content.includes(`src="${escapeHtml(src)}"`)) return content;
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" /></figure>${content}`;
}

async function shareImage({ post: { seo }, rewriting }: Given) {
  if (!seo.shareImageUrl) return undefined;
  const { src, isInLibrary } = await rewritePicture(seo.shareImageUrl, '', rewriting);
  return isInLibrary ? src : undefined;
}

/** The publication state and time of a post; a post without text becomes a draft. */
function times({ services, post, rewriting: { note } }: Given, content: string) {
  const [at, time] = [post.publishedAt, now(services)];
  if (post.status === 'draft') return { published: false };
  if (post.status === 'published' && !content.trim()) {
    note('It has no text and comes as a draft.');
    return { published: false, publishedAt: null };
  }
  if (post.status === 'published') {
    return { published: true, publishedAt: at && at < time ? at : time };
  }
  if (at && at > time) return { published: false, publishAt: at };
  note('It was to be published at a time that has passed, and comes as a draft.');
  return { published: false };
}

/** The fields that articles and pages share. */
async function sharedFields(given: Given, content: string) {
  const { seo } = given.post;
  const shareImageUrl = await shareImage(given);
  return {
    title: given.row.title,
    slug: given.row.slug,
    content,
    ...(seo.seoTitle && { seoTitle: seo.seoTitle.slice(0, 200) }),
    ...(seo.seoDescription && { seoDescription: seo.seoDescription.slice(0, 500) }),
    ...(seo.noindex && { noindex: true }),
    ...(shareImageUrl && { shareImageUrl }),
    ...times(given, content),
  };
}

/** @throws 400 with the first problem */
function parse<Schema extends z.ZodType>(schema: Schema, fields: object): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  throw invalid(Object.values(fieldDetails(read.error))[0]?.[0] ?? 'It is not whole.');
}

async function toArticle(given: Given, text: string) {
  const { choices, row, post, rewriting } = given;
  const { imageUrl, content } = await headPicture(given, text);
  const canonicalUrl = post.seo.canonicalUrl ?? '';
  const isOwn = canonicalUrl === '' || isOfOldSite(canonicalUrl, choices.oldSite);
  const terms = readList(row.terms);
  const category = movedCategory(terms, choices);
  const tags = terms.filter((term) => term !== category && term.length <= 100);
  if (tags.length > maxNames) rewriting.note(`Only the first ${maxNames} of its tags come.`);
  const input = parse(articleInput, {
    ...(await sharedFields(given, content)),
    category,
    ...(tags.length > 0 && { tags: tags.slice(0, maxNames) }),
    excerpt: post.excerpt.slice(0, 1000),
    imageUrl,
    author: post.author.slice(0, 200),
    ...(!isOwn && { canonicalUrl }),
  });
  return articles.newRow(input, now(given.services));
}

async function toPage(given: Given, text: string) {
  const { excerpt } = given.post;
  const input: PageInput = parse(pageInput, {
    ...(excerpt && { seoDescription: excerpt.slice(0, 500) }),
    ...(await sharedFields(given, await pageText(given, text))),
  });
  return pages.newRow(input, now(given.services));
}

/** Returns the row of the article or page that a post becomes. @throws 400 */
export async function toRecord(given: Given) {
  const text = await rewriteText(given.post.html, given.rewriting);
  return given.row.resource === 'pages' ? toPage(given, text) : toArticle(given, text);
}

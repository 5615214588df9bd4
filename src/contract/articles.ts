import { z } from 'zod';
import { savedFrom, slug, timestamp, version, webAddress } from './common.ts';

export const articleSummary = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    category: z.string(),
    imageUrl: z.string(),
    author: z.string(),
    published: z.boolean(),
    publishedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ArticleSummary' });

export const article = articleSummary
  .extend({ content: z.string().meta({ description: 'Sanitised HTML' }), version })
  .meta({ id: 'Article' });

/** What the list answers: without `content` and `version` where a summary was asked for. */
export const listedArticle = article
  .partial({ content: true, version: true })
  .meta({ id: 'ListedArticle' });

export type ArticleSummary = z.infer<typeof articleSummary>;
export type Article = z.infer<typeof article>;
export type ListedArticle = z.infer<typeof listedArticle>;

/** What a draft may hold: a title is enough. */
export const articleInput = z
  .object({
    title: z.string().trim().min(1, 'Please provide at least a title to save the draft.').max(300),
    slug: slug.optional().meta({ description: 'Made from the title if absent' }),
    excerpt: z.string().trim().max(1000).optional(),
    content: z.string().max(900_000).optional().meta({ description: 'HTML or plain text' }),
    category: z.string().trim().max(100).optional(),
    imageUrl: z.union([webAddress, z.literal('')]).optional(),
    author: z.string().trim().max(200).optional(),
    published: z.boolean().optional(),
  })
  .meta({ id: 'ArticleInput' });

export const articleChanges = articleInput
  .partial()
  .extend(savedFrom)
  .meta({ id: 'ArticleChanges' });

export type ArticleChanges = z.infer<typeof articleChanges>;

export type ArticleInput = z.infer<typeof articleInput>;

const needed = z
  .string()
  .trim()
  .min(1, 'Please fill in all required fields to publish the article.');

/** What an article needs before it may be published. The form and the server hold it against the same shape. */
export const publishableArticle = z.object({
  title: needed,
  content: needed,
  category: needed,
  imageUrl: needed,
});

import { z } from 'zod';
import { savedFrom } from './common.ts';
import { postBody, postInput, postSummary, publishablePost, unlistedFields } from './publishing.ts';

export const articleSummary = z.object(postSummary).meta({ id: 'ArticleSummary' });
export const article = articleSummary.extend(postBody).meta({ id: 'Article' });

export const listedArticle = article.partial(unlistedFields).meta({ id: 'ListedArticle' });

export type ArticleSummary = z.infer<typeof articleSummary>;
export type Article = z.infer<typeof article>;
export type ListedArticle = z.infer<typeof listedArticle>;

export const articleInput = z.object(postInput).meta({ id: 'ArticleInput' });

export const articleChanges = articleInput
  .partial()
  .extend(savedFrom)
  .meta({ id: 'ArticleChanges' });

export type ArticleInput = z.infer<typeof articleInput>;

export const publishableArticle = z.object(publishablePost('articles'));

import { z } from 'zod';
import type { PublishableInput } from './fields/field.ts';
import { publishableInputs } from './fields/publishable.ts';
import { outputShape } from './fields/shapes.ts';
import { paths } from './paths.ts';
import { declarePost, postState, postTimes, unlistedFields } from './publishing.ts';

export const articleFields = declarePost({
  kind: 'articles',
  toPath: paths.article,
  picture: {
    label: 'Header Image URL',
    hint: '1200 by 600 pixels or more, an address that anyone can open.',
  },
  facts: {},
  links: {},
});

export const article = z
  .object({ id: z.number().int(), ...outputShape(articleFields), ...postState })
  .meta({ id: 'Article' });

export const listedArticle = article.partial(unlistedFields).meta({ id: 'ListedArticle' });

export type Article = z.infer<typeof article>;
export type ListedArticle = z.infer<typeof listedArticle>;

export const {
  input: articleInput,
  changes: articleChanges,
  publishable: publishableArticle,
} = publishableInputs('articles', { ...articleFields, ...postTimes });

export type ArticleInput = PublishableInput<typeof articleFields & typeof postTimes>;

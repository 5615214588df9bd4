import { z } from 'zod';
import { listQuery, optionalAddress, slug, timestamp, version } from './common.ts';

/** What lists answer of articles and reviews. */
export const postSummary = {
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
};

/** What a whole one has besides; lists leave it out where a summary was asked for. */
export const postBody = {
  content: z.string().meta({ description: 'Sanitised HTML' }),
  version,
};

/** What a draft may hold: a title is enough. */
export const postInput = {
  title: z.string().trim().min(1, 'Please provide at least a title to save the draft.').max(300),
  slug: slug.optional().meta({ description: 'Made from the title if absent' }),
  excerpt: z.string().trim().max(1000).optional(),
  content: z.string().max(900_000).optional().meta({ description: 'HTML or plain text' }),
  category: z.string().trim().max(100).optional(),
  imageUrl: optionalAddress,
  author: z.string().trim().max(200).optional(),
  published: z.boolean().optional(),
};

/** Of a list: one page of it, newest first; a further one is named by the answer's Link header, rel="next". */
export const postListQuery = listQuery.extend({
  page: z.coerce.number().int().positive().max(100_000).optional(),
  category: z.string().max(100).optional(),
});

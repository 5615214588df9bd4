import { z } from 'zod';
import { savedFrom, slug, timestamp, version, webAddress } from './common.ts';

export const review = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    content: z.string().meta({ description: 'Sanitised HTML' }),
    category: z.string(),
    imageUrl: z.string(),
    price: z.string().nullable().meta({ description: 'Free text', example: '$1,299' }),
    purchaseLink: z.string(),
    rating: z.string().nullable().meta({ description: 'Free text', example: '⭐⭐⭐⭐' }),
    author: z.string(),
    published: z.boolean(),
    publishedAt: timestamp.nullable(),
    featured: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
    version,
  })
  .meta({ id: 'Review' });

/** What lists answer: without `content` and `version` where a summary was asked for. */
export const listedReview = review
  .partial({ content: true, version: true })
  .meta({ id: 'ListedReview' });

export type Review = z.infer<typeof review>;
export type ListedReview = z.infer<typeof listedReview>;

export const categoryParams = z.object({
  category: z.string().min(1).max(100).meta({ example: 'Dive Computers' }),
});

const address = z.union([webAddress, z.literal('')]);

/** What a draft may hold: a title is enough. */
export const reviewInput = z
  .object({
    title: z.string().trim().min(1, 'Please provide at least a title to save the draft.').max(300),
    slug: slug.optional().meta({ description: 'Made from the title if absent' }),
    excerpt: z.string().trim().max(1000).optional(),
    content: z.string().max(900_000).optional().meta({ description: 'HTML or plain text' }),
    category: z.string().trim().max(100).optional(),
    imageUrl: address.optional(),
    price: z.string().trim().max(100).nullable().optional(),
    purchaseLink: address.optional(),
    rating: z.string().trim().max(100).nullable().optional(),
    author: z.string().trim().max(200).optional(),
    published: z.boolean().optional(),
    featured: z.boolean().optional(),
  })
  .meta({ id: 'ReviewInput' });

export const reviewChanges = reviewInput.partial().extend(savedFrom).meta({ id: 'ReviewChanges' });

export type ReviewChanges = z.infer<typeof reviewChanges>;

export type ReviewInput = z.infer<typeof reviewInput>;

const needed = z
  .string()
  .trim()
  .min(1, 'Please fill in all required fields to publish the review.');

/** What a review needs before it may be published. The form and the server hold it against the same shape. */
export const publishableReview = z.object({
  title: needed,
  content: needed,
  category: needed,
  imageUrl: needed,
  purchaseLink: needed,
});

import { z } from 'zod';
import { neededToPublish, optionalAddress, savedFrom } from './common.ts';
import { postBody, postInput, postSummary, publishablePost, unlistedFields } from './publishing.ts';

export const review = z
  .object({
    ...postSummary,
    price: z.string().nullable().meta({ description: 'Free text', example: '$1,299' }),
    purchaseLink: z.string(),
    productName: z.string().nullable().meta({
      description: 'Of the reviewed product; null where the title is the name',
      example: 'Mares Puck 4',
    }),
    rating: z.string().nullable().meta({ description: 'Free text', example: '⭐⭐⭐⭐' }),
    featured: z.boolean(),
    ...postBody,
  })
  .meta({ id: 'Review' });

export const listedReview = review.partial(unlistedFields).meta({ id: 'ListedReview' });

export type Review = z.infer<typeof review>;
export type ListedReview = z.infer<typeof listedReview>;

export const categoryParams = z.object({
  category: z.string().min(1).max(100).meta({ example: 'Dive Computers' }),
});

export const reviewInput = z
  .object({
    ...postInput,
    price: z.string().trim().max(100).nullable().optional(),
    purchaseLink: optionalAddress,
    productName: z.string().trim().max(200).nullable().optional(),
    rating: z.string().trim().max(100).nullable().optional(),
    featured: z.boolean().optional(),
  })
  .meta({ id: 'ReviewInput' });

export const reviewChanges = reviewInput.partial().extend(savedFrom).meta({ id: 'ReviewChanges' });

export type ReviewInput = z.infer<typeof reviewInput>;

export const publishableReview = z.object({
  ...publishablePost('reviews'),
  purchaseLink: neededToPublish('reviews'),
});

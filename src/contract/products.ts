import { z } from 'zod';
import { parsePrice } from '../domain/gear/prices.ts';
import { parseRating } from '../domain/gear/stars.ts';
import { neededToPublish, optionalAddress, savedFrom, timestamp, version } from './common.ts';
import { withoutTemplateText } from './publishing.ts';

export const product = z
  .object({
    id: z.number().int(),
    name: z.string(),
    category: z.string(),
    description: z.string().meta({ description: 'Sanitised HTML' }),
    price: z.string().nullable().meta({ example: '1299.00' }),
    rating: z.string().meta({ example: '4.5' }),
    reviewCount: z.number().int(),
    affiliateLink: z.string(),
    imageUrl: z.string(),
    featured: z.boolean(),
    published: z.boolean(),
    publishedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    version,
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof product>;

export const productListQuery = z.object({
  search: z.string().trim().max(200).optional(),
});

const decimal = z.union([z.string().trim().max(40), z.number()]).nullable();

export const productInput = z
  .object({
    name: z.string().trim().min(1, 'Please provide at least a name to save the draft.').max(300),
    category: z.string().trim().max(100).optional(),
    description: z.string().max(100_000).optional().meta({ description: 'HTML or plain text' }),
    price: decimal
      .refine((price) => parsePrice(price) !== undefined, 'Write the price like $1,299 or 1299.00.')
      .optional()
      .meta({ description: 'Dollars; empty or null for none', example: '$1,299' }),
    rating: decimal
      .refine(
        (rating) => rating === null || rating === '' || parseRating(String(rating)) !== undefined,
        'The rating is a number from 0 to 5.',
      )
      .optional()
      .meta({ description: '0 to 5, 4.5 if absent', example: '4.5' }),
    reviewCount: z.number().int().min(0).max(1_000_000_000).optional(),
    affiliateLink: optionalAddress,
    imageUrl: optionalAddress,
    featured: z.boolean().optional().meta({ description: 'For published products alone' }),
    published: z.boolean().optional(),
  })
  .meta({ id: 'ProductInput' });

export const productChanges = productInput
  .partial()
  .extend(savedFrom)
  .meta({ id: 'ProductChanges' });

export type ProductInput = z.infer<typeof productInput>;

const needed = neededToPublish('products');

export const publishableProduct = z.object({
  name: needed,
  category: needed,
  description: withoutTemplateText(needed),
  imageUrl: needed,
});

import { z } from 'zod';
import { article } from './articles.ts';
import { idParam, timestamp } from './common.ts';
import { review } from './reviews.ts';

const resource = z.enum(['articles', 'reviews']);

export type PreviewedNoun = z.infer<typeof resource>;

export const previewRequest = z
  .object({ resource, id: z.number().int().positive() })
  .meta({ id: 'PreviewRequest' });

export const previewLink = z
  .object({
    path: z.string().meta({ description: 'Of the preview, with its signature' }),
    expiresAt: timestamp,
  })
  .meta({ id: 'PreviewLink' });

export const previewParams = z.object({ resource, id: idParam });

export const previewQuery = z.object({
  expires: z.coerce.number().int().meta({ description: 'Unix time, s' }),
  signature: z.string().max(100),
});

/** What a preview link opens, published or not. */
export const previewed = z
  .discriminatedUnion('resource', [
    z.object({ resource: z.literal('articles'), expiresAt: timestamp, article }),
    z.object({ resource: z.literal('reviews'), expiresAt: timestamp, review }),
  ])
  .meta({ id: 'Previewed' });

export type Previewed = z.infer<typeof previewed>;

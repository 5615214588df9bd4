import { z } from 'zod';
import { article } from './articles.ts';
import { idParam, timestamp } from './common.ts';
import { page } from './pages.ts';
import { type ResourceWith, resourcesWith } from './resources.ts';
import { review } from './reviews.ts';

export type PreviewedResource = ResourceWith<'previews'>;

const resource = z.enum(resourcesWith('previews'));

export const previewRequest = z
  .object({ resource, id: z.number().int().positive() })
  .meta({ id: 'PreviewRequest' });

export const previewLink = z
  .object({
    path: z.string().meta({ description: 'Path of the preview, with its signature' }),
    expiresAt: timestamp,
  })
  .meta({ id: 'PreviewLink' });

export const livePreviewLinks = z
  .array(
    z.object({
      id: z.number().int(),
      resource,
      recordId: z.number().int(),
      title: z.string(),
      createdAt: timestamp,
      expiresAt: timestamp,
    }),
  )
  .meta({ id: 'LivePreviewLinks' });

export type LivePreviewLink = z.infer<typeof livePreviewLinks>[number];

export const previewParams = z.object({ resource, id: idParam });

export const previewQuery = z.object({
  expires: z.coerce.number().int().meta({ description: 'Unix time, s' }),
  signature: z.string().max(100),
});

const shapes = {
  articles: z.object({ resource: z.literal('articles'), expiresAt: timestamp, article }),
  reviews: z.object({ resource: z.literal('reviews'), expiresAt: timestamp, review }),
  pages: z.object({ resource: z.literal('pages'), expiresAt: timestamp, page }),
} satisfies { [Name in PreviewedResource]: z.ZodObject<{ resource: z.ZodLiteral<Name> }> };

export const previewed = z
  .discriminatedUnion('resource', [shapes.articles, shapes.reviews, shapes.pages])
  .meta({ id: 'Previewed' });

export type Previewed = z.infer<typeof previewed>;

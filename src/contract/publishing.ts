import { z } from 'zod';
import { templateTextIn } from '../domain/publishing/templates.ts';
import { listQuery, neededToPublish, optionalAddress, slug, timestamp, version } from './common.ts';
import { headPicture } from './media.ts';

export const withoutTemplateText = (text: z.ZodString) =>
  text.superRefine((html, context) => {
    const left = templateTextIn(html).map((sentence) => `“${sentence}”`);
    if (left.length === 0) return;
    context.addIssue({
      code: 'custom',
      message: `Replace the words of the template before you publish: ${left.join(', ')}`,
    });
  });

/** Query of a feed. Without a category it has articles and reviews of all of them. */
export const feedQuery = z.object({
  category: z.string().trim().max(100, 'A category has at most 100 characters.').optional(),
});

const plannedTime = (description: string) => timestamp.nullable().optional().meta({ description });

const givenTime = z.iso
  .datetime({ offset: true, error: 'Write the time as in 2026-12-05T07:00:00+11:00.' })
  .nullable()
  .optional();

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
  publishAt: plannedTime('When the draft goes public; in answers to the admin alone'),
  unpublishAt: plannedTime('When it becomes a draft again; in answers to the admin alone'),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const postBody = {
  headPicture: headPicture.optional().meta({
    description: 'Of a header picture from the library, in the answers to readers',
  }),
  content: z.string().meta({ description: 'Sanitised HTML' }),
  seoTitle: z
    .string()
    .nullable()
    .meta({ description: 'Replaces the title of the page in its head' }),
  seoDescription: z.string().nullable().meta({ description: 'Replaces the excerpt in the head' }),
  canonicalUrl: z
    .string()
    .nullable()
    .meta({ description: 'Where the text first appeared; null where that is this site' }),
  noindex: z.boolean().meta({ description: 'Asks search engines to leave the page out' }),
  shareImageUrl: z
    .string()
    .nullable()
    .meta({ description: 'Picture of the share image; null where that is the header picture' }),
  version,
};

/** Lists may leave these out. */
export const unlistedFields = {
  content: true,
  version: true,
  seoTitle: true,
  seoDescription: true,
  canonicalUrl: true,
  shareImageUrl: true,
  noindex: true,
} as const;

export const postInput = {
  title: z.string().trim().min(1, 'Please provide at least a title to save the draft.').max(300),
  slug: slug.optional().meta({ description: 'Made from the title if absent' }),
  excerpt: z.string().trim().max(1000).optional(),
  content: z.string().max(900_000).optional().meta({ description: 'HTML or plain text' }),
  category: z.string().trim().max(100).optional(),
  imageUrl: optionalAddress,
  author: z.string().trim().max(200).optional(),
  seoTitle: z.string().trim().max(200).nullable().optional(),
  seoDescription: z.string().trim().max(500).nullable().optional(),
  canonicalUrl: optionalAddress.nullable(),
  noindex: z.boolean().optional(),
  shareImageUrl: optionalAddress.nullable(),
  published: z.boolean().optional(),
  publishedAt: givenTime.meta({
    description: 'The date that readers see; by default the time of the first publish',
    example: '2026-11-01T00:00:00.000Z',
  }),
  publishAt: givenTime.meta({
    description: 'Publishes the draft at this time; it needs what publishing needs',
    example: '2026-12-05T07:00:00+11:00',
  }),
  unpublishAt: givenTime.meta({
    description: 'Makes it a draft again at this time',
    example: '2026-12-12T07:00:00+11:00',
  }),
};

/** The answer's Link header (rel="next") names the next page. */
export const postListQuery = listQuery.extend({
  page: z.coerce.number().int().positive().max(100_000).optional(),
  category: z.string().max(100).optional(),
});

export function publishablePost(resource: 'articles' | 'reviews') {
  const needed = neededToPublish(resource);
  return {
    title: needed,
    content: withoutTemplateText(needed),
    category: needed,
    imageUrl: needed,
  };
}

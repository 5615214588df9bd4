import { z } from 'zod';
import type { CategorisedPosts } from '../domain/publishing/categories.ts';
import { toExcerpt } from '../domain/text/text.ts';
import { listQuery, timestamp, version } from './common.ts';
import type { Fields } from './fields/field.ts';
import { headPicture } from './media.ts';

/** The query of a feed; without a category, the feed has all articles and reviews. */
export const feedQuery = z.object({
  category: z.string().trim().max(100, 'A category has at most 100 characters.').optional(),
});

const plannedTime = (description: string) => timestamp.nullable().optional().meta({ description });

interface OwnPart<Facts, Links> {
  kind: CategorisedPosts;
  toPath: (slug: string) => string;
  picture: { label: string; hint: string };
  /** Further fields beside the category (`facts`) and below the text (`links`). */
  facts: Facts;
  links: Links;
}

/** The fields of a kind of post, in the order of the form. */
export const declarePost = <Facts extends Fields, Links extends Fields>({
  kind,
  toPath,
  picture,
  facts,
  links,
}: OwnPart<Facts, Links>) =>
  ({
    title: {
      type: 'text',
      required: 'Please provide at least a title to save the draft.',
      maxLength: 300,
      toPublish: true,
      label: 'Title',
      width: 'whole',
    },
    slug: {
      type: 'slug',
      label: 'Slug',
      section: 'side',
      hintFor: (slug: string) =>
        `The address: ${toPath(slug || '…')}. After a change, the published one leads here.`,
      asked: { description: 'Made from the title if absent' },
    },
    category: {
      type: 'text',
      empty: '',
      maxLength: 100,
      categoriesOf: kind,
      toPublish: true,
      label: 'Category',
      section: 'side',
    },
    ...facts,
    excerpt: {
      type: 'text',
      empty: '',
      maxLength: 1000,
      rows: 2,
      label: 'Excerpt',
      hint: 'Left empty, it is made of the content’s first 150 characters and follows it.',
      placeholder: ({ content = '' }) => toExcerpt(content),
      section: 'side',
    },
    tags: {
      type: 'names',
      label: 'Tags',
      hint: 'With commas between them. Each leads to all that has its words.',
      section: 'side',
    },
    content: {
      type: 'html',
      empty: '',
      maxLength: 900_000,
      withBlocks: true,
      toPublish: true,
      label: 'Content',
      asked: { description: 'HTML or plain text' },
    },
    ...links,
    imageUrl: {
      type: 'address',
      empty: '',
      picture: true,
      toPublish: true,
      section: 'side',
      ...picture,
    },
    author: {
      type: 'text',
      empty: '',
      maxLength: 200,
      label: 'Author',
      section: 'side',
      hint: "Left empty, it is the site's team.",
    },
    seoTitle: {
      type: 'text',
      maxLength: 200,
      label: 'Headline in search results',
      hint: 'The whole title of the tab and of a search result. Left empty, it is made of the title.',
      section: 'search',
      answered: { description: 'Replaces the title in the head of the page' },
    },
    seoDescription: {
      type: 'text',
      maxLength: 500,
      rows: 2,
      label: 'Summary in search results',
      hint: 'Left empty, it is the excerpt.',
      section: 'search',
      answered: { description: 'Replaces the excerpt in the head of the page' },
    },
    canonicalUrl: {
      type: 'address',
      label: 'Address of the original',
      hint: 'Only for a text that first appeared elsewhere: the address there.',
      section: 'search',
      answered: { description: 'Where the text first appeared; null if that is this site' },
    },
    shareImageUrl: {
      type: 'address',
      picture: true,
      label: 'Picture when shared',
      hint: 'Left empty, it is the header picture. One of the library or of this site.',
      section: 'search',
      answered: {
        description: 'Picture of the share image; null if the header picture is used',
      },
    },
    noindex: {
      type: 'flag',
      label: 'Ask search engines to leave this page out',
      section: 'search',
      answered: { description: 'Asks search engines to leave the page out' },
    },
  }) as const satisfies Fields;

/** Time fields of a post; `publication.ts` writes their columns. */
export const postTimes = {
  publishAt: {
    type: 'time',
    label: 'Publish at',
    hint: 'Left empty, you publish it yourself.',
    section: 'times',
    asked: {
      description:
        'Time at which the draft is published; the draft needs all that publishing needs',
      example: '2026-12-05T07:00:00+11:00',
    },
  },
  unpublishAt: {
    type: 'time',
    label: 'Unpublish at',
    hint: 'Left empty, it stays public.',
    section: 'times',
    asked: {
      description: 'Time at which the record becomes a draft again',
      example: '2026-12-12T07:00:00+11:00',
    },
  },
  publishedAt: {
    type: 'time',
    keeps: true,
    label: 'Date of publication',
    hint: 'The date that readers see. Left empty, the day it is first published.',
    section: 'times',
    asked: {
      description: 'The date that readers see; by default the time of the first publish',
      example: '2026-11-01T00:00:00.000Z',
    },
  },
} as const satisfies Fields;

/** The properties of a post that `declarePost` does not declare. */
export const postState = {
  headPicture: headPicture.optional().meta({
    description: 'Data of a header picture from the library; only in answers to readers',
  }),
  published: z.boolean(),
  publishedAt: timestamp.nullable(),
  publishAt: plannedTime('When the draft is published; only in answers to the admin'),
  unpublishAt: plannedTime('When the post becomes a draft again; only in answers to the admin'),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
};

/** Fields that lists may omit. */
export const unlistedFields = {
  tags: true,
  content: true,
  version: true,
  seoTitle: true,
  seoDescription: true,
  canonicalUrl: true,
  shareImageUrl: true,
  noindex: true,
} as const;

/** The query of a list; the Link header of the response (rel="next") names the next page. */
export const postListQuery = listQuery.extend({
  page: z.coerce.number().int().positive().max(100_000).optional(),
  category: z.string().max(100).optional(),
});

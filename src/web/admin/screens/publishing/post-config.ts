import { slugify } from '../../../../domain/text/slug.ts';
import { formatPostValue, planText } from './plan-text.ts';
import type { PostValues } from './post-fields.tsx';

const slugFromTitle = <Values extends PostValues>(values: Values, before: Values): Values =>
  before.slug === slugify(before.title) && values.slug === before.slug
    ? { ...values, slug: slugify(values.title) }
    : values;

/** Configuration that the editors of articles and reviews share. */
export const postConfig = {
  getTitle: ({ title }: { title: string }) => title,
  describePlan: planText,
  formatValue: formatPostValue,
  derive: slugFromTitle,
  pictureFields: ['imageUrl', 'shareImageUrl'],
  missing: {
    title: 'Missing Title',
    text: 'Please provide at least a title to save the draft.',
  },
} as const;

/** A slug or date of publication that is empty stays as it is on the server. */
export const toPostInput = <Values extends PostValues>(values: Values) => {
  const { slug, publishedAt, publishAt, unpublishAt, noindex, ...texts } = values;
  return {
    ...texts,
    ...(slug && { slug }),
    ...(publishedAt && { publishedAt }),
    publishAt: publishAt || null,
    unpublishAt: unpublishAt || null,
    noindex: noindex !== '',
  };
};

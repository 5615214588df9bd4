import { siteTime } from '../../../../domain/dates/dates.ts';
import { slugify } from '../../../../domain/text/fold-text.ts';
import { isAutomaticExcerpt } from '../../../../domain/text/text.ts';
import { site } from '../../../app/site.ts';

const slugFromTitle = <Values extends { title: string; slug: string }>(
  values: Values,
  before: Values,
): Values =>
  before.slug === slugify(before.title) && values.slug === before.slug
    ? { ...values, slug: slugify(values.title) }
    : values;

/** Shared by the editors of articles, reviews and pages. */
export const postEditor = {
  describePlan: ({ publishAt }: { publishAt: string }) =>
    publishAt ? `Goes public on ${siteTime(publishAt, site.timeZone)}.` : undefined,
  derive: slugFromTitle,
};

/** The field of an automatic excerpt stays empty, so that the excerpt follows the content. */
export const withOwnExcerpt = <Post extends { excerpt: string; content: string }>(post: Post) =>
  isAutomaticExcerpt(post.excerpt, post.content) ? { ...post, excerpt: '' } : post;

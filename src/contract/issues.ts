import { z } from 'zod';
import { savedFrom, timestamp, version } from './common.ts';
import type { FieldInputs, Fields } from './fields/field.ts';
import { changesShape, draftShape, outputShape, quoted } from './fields/shapes.ts';
import { maxFromName, maxPreview, maxSubject } from './mailings.ts';

/** Declares every field of an issue of the newsletter; API, row and form derive from it. */
export const issueFields = {
  title: {
    type: 'text',
    required: true,
    maxLength: maxSubject,
    label: 'Subject',
    width: 'whole',
  },
  preview: {
    type: 'text',
    empty: '',
    maxLength: maxPreview,
    rows: 2,
    label: 'Preview line',
    hint: 'What inboxes show beside the subject.',
    width: 'whole',
  },
  fromName: {
    type: 'text',
    empty: '',
    maxLength: maxFromName,
    label: 'From',
    hint: 'The name beside the subject. Left empty, it is the site’s.',
  },
  content: {
    type: 'html',
    empty: '',
    maxLength: 900_000,
    withBlocks: true,
    label: 'Text',
    asked: { description: 'HTML or plain text' },
  },
  archived: {
    type: 'flag',
    label: 'Show it in the archive: a page for everybody once it was sent',
    width: 'whole',
  },
  posts: {
    type: 'names',
    label: 'Articles and reviews below the text',
    section: 'posts',
    asked: { description: 'Posts such as articles/12 and reviews/3, in the order of the issue' },
  },
} as const satisfies Fields;

/** Splits an entry of an issue's `posts`, such as `articles/12`. */
export function readPostReference(reference: string) {
  const [, resource, id] = /^(articles|reviews)\/([1-9]\d{0,8})$/.exec(reference) ?? [];
  return resource ? { resource: resource as 'articles' | 'reviews', id: Number(id) } : undefined;
}

const posts = {
  posts: z
    .array(
      z.string().refine((reference) => readPostReference(reference) !== undefined, {
        message: 'Name an article or review, such as articles/12.',
      }),
    )
    .max(12, 'An issue has at most 12 articles and reviews below its text.')
    .nullable()
    .optional()
    .meta(issueFields.posts.asked),
};

export const issue = z
  .object({
    id: z.number().int(),
    version,
    ...outputShape(issueFields),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Issue' });

export type Issue = z.infer<typeof issue>;

export const issueInput = z
  .object({ ...draftShape(issueFields, quoted), ...posts })
  .meta({ id: 'IssueInput' });

export type IssueInput = FieldInputs<typeof issueFields>;

export const issueChanges = z
  .object({ ...changesShape(issueFields, quoted), ...posts, ...savedFrom })
  .meta({ id: 'IssueChanges' });

export type IssueChanges = z.infer<typeof issueChanges>;

export const listedIssue = issue.omit({ content: true }).meta({ id: 'ListedIssue' });

const { id, title, preview } = issue.shape;

export const listedSentIssue = z
  .object({
    id,
    title,
    preview,
    sentAt: timestamp.meta({ description: 'When the issue was first sent' }),
  })
  .meta({ id: 'ListedSentIssue' });

export type ListedSentIssue = z.infer<typeof listedSentIssue>;

export const sentIssue = listedSentIssue
  .extend({
    content: z.string(),
    posts: z.array(
      z.object({ title: z.string(), excerpt: z.string(), imageUrl: z.string(), path: z.string() }),
    ),
    updatedAt: timestamp,
  })
  .meta({ id: 'SentIssue' });

export type SentIssue = z.infer<typeof sentIssue>;

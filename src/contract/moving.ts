import { z } from 'zod';
import { timestamp } from './common.ts';

/** Maximum size of an uploaded export; `npm run move-in` reads larger ones. */
export const maxExportBytes = 500 * 1024 * 1024;

export const exportTooLarge =
  'This file is larger than 500 MB. Put it on the server and run “npm run move-in -- FILE” there, or leave the pictures out: they are fetched from the old site.';

const category = z.string().trim().min(1).max(100);

export const moveChoices = z
  .object({
    categories: z.record(z.string().max(300), category).meta({
      description: 'The category here for the posts of each tag or category of the old site',
    }),
    otherwise: category.meta({
      description: 'The category of posts that have no mapped tag or category',
    }),
    pages: z.enum(['pages', 'leave']).meta({
      description: '`pages`: pages of the old site become pages here; `leave`: they are left out',
    }),
    oldSite: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .max(300)
        .regex(/^https?:\/\/[^\s/]+/, 'Write the address of the old site: https://example.com'),
    ]),
  })
  .meta({ id: 'MoveChoices' });

export type MoveChoices = z.infer<typeof moveChoices>;

/** The resources that posts and pages of an old site become. */
export const movedResources = ['articles', 'pages'] as const;

export type MovedResource = (typeof movedResources)[number];

export const moveStates = ['waiting', 'read', 'started', 'done', 'stopped', 'failed'] as const;

/** The outcomes of a post: predicted before its import, actual afterwards. */
export const movedOutcomes = {
  added: 'Comes as a new article or page',
  updated: 'Changed since it last came: it is brought up to date here',
  same: 'Is here already, unchanged',
  edited: 'You have edited it since it came: it stays as it is here',
  deleted: 'You have deleted it since it came: it stays away',
  left: 'Stays behind',
  failed: 'Could not be brought in',
} as const;

export type MovedOutcome = keyof typeof movedOutcomes;

const outcome = z.enum(Object.keys(movedOutcomes) as [MovedOutcome, ...MovedOutcome[]]);

export const move = z
  .object({
    id: z.number().int(),
    fileName: z.string(),
    kind: z.enum(['ghost', 'wordpress']).nullable(),
    state: z
      .enum(moveStates)
      .meta({ description: '`read`: the file was read, and nothing is imported yet' }),
    problem: z.string().nullable(),
    notes: z.array(z.string()),
    choices: moveChoices,
    terms: z
      .array(z.object({ name: z.string(), posts: z.number().int() }))
      .meta({ description: 'Tags and categories of the old site, the most used first' }),
    posts: z.number().int(),
    done: z.number().int(),
    outcomes: z.partialRecord(outcome, z.number().int()),
    pictures: z
      .number()
      .int()
      .meta({ description: 'Number of pictures imported from all old sites' }),
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'Move' });

export type Move = z.infer<typeof move>;

export const movedPost = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    type: z.enum(['post', 'page']),
    resource: z.enum(movedResources),
    category: category
      .nullable()
      .meta({ description: 'The category of an article; null for a page' }),
    outcome,
    isDone: z.boolean(),
    notes: z.array(z.string()),
    recordId: z.number().int().nullable(),
  })
  .meta({ id: 'MovedPost' });

export type MovedPost = z.infer<typeof movedPost>;

export const movedPostsQuery = z.object({
  page: z.coerce.number().int().positive().max(100_000).optional(),
});

export const uploadQuery = z.object({ name: z.string().trim().min(1).max(200) });

/** An archive of all of the owner's data. */
export const archive = z
  .object({
    id: z.number().int(),
    state: z.enum(['waiting', 'done', 'failed']),
    bytes: z.number().int().nullable(),
    problem: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Archive' });

export type Archive = z.infer<typeof archive>;

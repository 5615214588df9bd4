import { z } from 'zod';
import { timestamp } from './common.ts';
import { resourceNames } from './resources.ts';

/** Separate from `paths`, which every page loads at once. */
export const linksPath = '/api/admin/links';

/** A broken link of a public text. */
export const brokenLink = z
  .object({
    url: z.string().meta({ example: '/blog/old-post' }),
    text: z.string().meta({ description: 'What a reader clicks on' }),
    resource: z.enum(resourceNames),
    id: z.number().int(),
    title: z.string().meta({ description: 'Of the record that holds the link' }),
    problem: z.enum(['missing', 'gone', 'dead', 'failed', 'unreached', 'refused', 'private']).meta({
      description:
        'missing, gone: no page of this site; dead: 404, 410 or no such host; failed: no good answer in two weeks running; unreached: no answer, as from every other site; refused: could not be checked; private: no address of the public web',
    }),
    status: z.number().int().nullable().meta({ description: 'What another site answered' }),
    since: timestamp,
    ignored: z.boolean(),
  })
  .meta({ id: 'BrokenLink' });

export type BrokenLink = z.infer<typeof brokenLink>;

export const ignoredLink = z
  .object({ url: z.string().min(1).max(2000), ignored: z.boolean() })
  .meta({ id: 'IgnoredLink' });

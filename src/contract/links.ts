import { z } from 'zod';
import { timestamp } from './common.ts';
import { resourceNames } from './resources.ts';

/** Separate from `paths`, which every page loads at once. */
export const linksPath = '/api/admin/links';

/** A broken link of a public text. */
export const brokenLink = z
  .object({
    url: z.string().meta({ example: '/blog/old-post' }),
    text: z.string().meta({ description: 'The text of the link' }),
    resource: z.enum(resourceNames),
    id: z.number().int(),
    title: z.string().meta({ description: 'The title of the record that contains the link' }),
    problem: z.enum(['missing', 'gone', 'dead', 'failed', 'unreached', 'refused', 'private']).meta({
      description:
        '`missing`: this site has no such page; `gone`: the page of this site was deleted; `dead`: 404, 410 or no such host; `failed`: an error or no response in two weekly checks in a row; `unreached`: no response, as from every other site; `refused`: the site refuses programs, so the link could not be checked; `private`: not an address on the public web',
    }),
    status: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The HTTP status of another site’s response' }),
    since: timestamp,
    ignored: z.boolean(),
  })
  .meta({ id: 'BrokenLink' });

export type BrokenLink = z.infer<typeof brokenLink>;

export const ignoredLink = z
  .object({ url: z.string().min(1).max(2000), ignored: z.boolean() })
  .meta({ id: 'IgnoredLink' });

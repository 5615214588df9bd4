import { z } from 'zod';

/** Kinds of visits that are counted, by day and never by visitor. */
export type VisitKind = 'page' | 'source' | 'campaign' | 'next' | 'download' | 'save';

const notPages = /^\/(?:admin|api|go|preview|share|media|assets)(?:\/|$)/;

/** Whether a path may belong to a public page, not a file. */
export const isPagePath = (path: string) =>
  path.length <= 220 && /^\/[\w/-]*$/.test(path) && !notPages.test(path);

const page = z
  .string()
  .max(300)
  .refine(isPagePath, { error: 'Name the path of a page.' })
  .meta({ example: '/blog/night-dives' });

export const pageRead = z
  .object({
    path: page,
    from: page.optional().meta({ description: 'The page whose link led to `path`' }),
  })
  .meta({ id: 'PageRead' });

export type PageRead = z.infer<typeof pageRead>;

import { z } from 'zod';
import { recordOfPath } from './record-address.ts';

export const pageRead = z
  .object({
    path: z
      .string()
      .max(300)
      .refine((path) => recordOfPath(path) !== undefined, {
        error: 'Name the path of an article, a review or a guide.',
      })
      .meta({ example: '/blog/night-dives' }),
  })
  .meta({ id: 'PageRead' });

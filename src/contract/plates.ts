import { z } from 'zod';

export const sitePlate = z
  .object({
    state: z.enum(['ready', 'drawing', 'failed', 'unavailable']).meta({
      description:
        'unavailable: this server has no composer, or the site shows a plate of the release',
    }),
    plate: z.string().nullable().meta({
      description: 'Its address; while a new one is drawn, the former one',
    }),
    taken: z.boolean().meta({ description: 'Whether it is the picture of the site' }),
  })
  .meta({ id: 'SitePlate' });

export type SitePlate = z.infer<typeof sitePlate>;

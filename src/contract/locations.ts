import { z } from 'zod';
import { timestamp } from './common.ts';

export const location = z
  .object({
    id: z.number().int(),
    name: z.string(),
    region: z.string(),
    description: z.string(),
    waterTemp: z.string().meta({ example: '23–29 °C' }),
    visibility: z.string().meta({ example: '10–30 m' }),
    bestTime: z.string().meta({ example: 'June to December' }),
    depth: z.string().meta({ example: '5–30 m' }),
    difficulty: z.string(),
    imageUrl: z.string(),
    mapCoordinates: z.string().nullable().meta({ example: '-14.6637, 145.6635' }),
    featured: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Location' });

export type Location = z.infer<typeof location>;

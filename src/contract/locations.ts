import { z } from 'zod';
import { savedFrom, timestamp, version, webAddress } from './common.ts';

const text = (label: string, max: number) =>
  z
    .string({ error: `“${label}” is a text.` })
    .trim()
    .min(1, `“${label}” can not be empty.`)
    .max(max, `“${label}” has at most ${max} characters.`);

const coordinates = z
  .string()
  .trim()
  .regex(
    /^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/,
    'Write latitude and longitude with a comma between them, such as -14.6637, 145.6635.',
  );

const words = {
  name: text('Name', 80),
  region: text('Region', 80),
  description: text('Description', 400),
  waterTemp: text('Water', 40).meta({ example: '23–29 °C' }),
  visibility: text('Visibility', 40).meta({ example: '10–30 m' }),
  bestTime: text('Best time', 80).meta({ example: 'June to December' }),
  depth: text('Depth', 40).meta({ example: '5–30 m' }),
  difficulty: text('Difficulty', 60),
  imageUrl: webAddress,
};

export const location = z
  .object({
    id: z.number().int(),
    version,
    ...words,
    imageUrl: z.string(),
    mapCoordinates: z.string().nullable().meta({ example: '-14.6637, 145.6635' }),
    featured: z.boolean().meta({ description: 'Shown on Home' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Location' });

export type Location = z.infer<typeof location>;

export const locationInput = z
  .object({
    ...words,
    mapCoordinates: coordinates.nullable().default(null),
    featured: z.boolean().default(true),
  })
  .meta({ id: 'LocationInput' });

export type LocationInput = z.infer<typeof locationInput>;

export const locationChanges = z
  .object({
    ...words,
    mapCoordinates: coordinates.nullable(),
    featured: z.boolean(),
  })
  .partial()
  .extend(savedFrom)
  .meta({ id: 'LocationChanges' });

export type LocationChanges = z.infer<typeof locationChanges>;

const maxPlaces = 200;

export const locationOrder = z
  .object({
    ids: z
      .array(z.number().int().positive())
      .min(1, 'An order names one place at least.')
      .max(maxPlaces, `There are at most ${maxPlaces} places in an order.`)
      .refine((ids) => new Set(ids).size === ids.length, 'An order names each place once.'),
  })
  .meta({ id: 'LocationOrder' });

import { z } from 'zod';
import { savedFrom, timestamp, version } from './common.ts';
import type { FieldInputs, Fields } from './fields/field.ts';
import { changesShape, draftShape, outputShape, quoted } from './fields/shapes.ts';

const text = { type: 'text', required: true } as const;

/** Declares a text whose form and API document show the same example. */
const fact = (label: string, example: string, maxLength = 40) => ({
  ...text,
  maxLength,
  label,
  placeholder: example,
  asked: { example },
});

/** Declares every field of a featured place; API, row and form derive from it. */
export const locationFields = {
  name: {
    ...text,
    maxLength: 80,
    label: 'Name',
    hint: '“Explore Sites” lists the dive sites of a state, or those that are found with this name.',
  },
  region: { ...text, maxLength: 80, label: 'Region' },
  description: { ...text, maxLength: 400, rows: 3, label: 'Description', width: 'whole' },
  waterTemp: fact('Water', '23–29 °C'),
  visibility: fact('Visibility', '10–30 m'),
  depth: { ...fact('Depth', '5–30 m'), hint: 'Its numbers draw the depth bar.' },
  bestTime: fact('Best time', 'June to December', 80),
  difficulty: { ...text, maxLength: 60, label: 'Difficulty', placeholder: 'Beginner to advanced' },
  mapCoordinates: {
    type: 'text',
    maxLength: 200,
    pattern: {
      test: /^-?(90(\.0+)?|[0-8]?\d(\.\d+)?), ?-?(180(\.0+)?|(1[0-7]\d|\d{1,2})(\.\d+)?)$/,
      message:
        'Write latitude and longitude with a comma between them, such as -14.6637, 145.6635.',
    },
    label: 'Position',
    placeholder: '-14.6637, 145.6635',
    answered: { example: '-14.6637, 145.6635' },
  },
  imageUrl: {
    type: 'address',
    required: true,
    picture: true,
    label: 'Picture',
    hint: 'Upright, 4 to 5, shows best.',
    width: 'whole',
  },
  featured: {
    type: 'flag',
    default: true,
    label: 'Shown on Home',
    width: 'whole',
    answered: { description: 'Whether Home shows the place' },
  },
} as const satisfies Fields;

export const location = z
  .object({
    id: z.number().int(),
    version,
    ...outputShape(locationFields),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Location' });

export type Location = z.infer<typeof location>;

export const locationInput = z
  .object(draftShape(locationFields, quoted))
  .meta({ id: 'LocationInput' });

export type LocationInput = FieldInputs<typeof locationFields>;

export const locationChanges = z
  .object({ ...changesShape(locationFields, quoted), ...savedFrom })
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

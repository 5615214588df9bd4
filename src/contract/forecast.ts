import { z } from 'zod';

export const forecastSetup = z
  .object({
    host: z
      .string()
      .nullable()
      .meta({ description: 'The host of the forecast service; null if there is none' }),
    hasKey: z
      .boolean()
      .meta({ description: 'Whether a key is stored; the key itself is never sent' }),
  })
  .meta({ id: 'ForecastSetup' });

export type ForecastSetup = z.infer<typeof forecastSetup>;

const longestKey = 200;

export const forecastKey = z
  .object({
    key: z
      .string()
      .trim()
      .max(longestKey, `A key has at most ${longestKey} characters.`)
      .regex(/^[\x21-\x7e]*$/, 'A key has letters, digits and signs, and no spaces.')
      .meta({ description: 'An empty text deletes the stored key' }),
  })
  .meta({ id: 'ForecastKey' });

export const forecastTrial = z
  .object({
    works: z.boolean().meta({ description: 'Whether both wind and swell were read' }),
    text: z.string(),
  })
  .meta({ id: 'ForecastTrial' });

export type ForecastTrial = z.infer<typeof forecastTrial>;

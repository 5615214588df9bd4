import { z } from 'zod';
import { confidences } from '../../contract/dive-site-fields/field.ts';
import { jsonFiles, readJson } from './files.ts';

const text = z.string().min(1);
const perSeason = <T extends z.ZodType>(value: T) =>
  z.strictObject({ summer: value, autumn: value, winter: value, spring: value });

/** The source of some facts of a region or species, as seed/ states it. */
export const factSource = z.strictObject({
  source: text,
  confidence: z.enum(confidences),
  checkedOn: z.iso.date(),
});

export const regionSeed = z.strictObject({
  name: text,
  slug: text,
  state: text,
  /** °C; null where no measured or published temperature is known. */
  seaTemperature: perSeason(z.number()).nullable(),
  seaTemperatureNote: z.string().nullable(),
  intro: text,
  seasons: perSeason(text),
  weather: text,
  rules: text,
  /** The nearest public hyperbaric unit in a straight line; DES decides where a diver is taken. */
  chamber: z.strictObject({ unit: text, distanceKm: z.number().positive() }),
  /** Slugs of species. */
  highlights: z.array(text).min(3).max(5),
  gettingThere: text,
  weekend: z
    .strictObject({
      title: text,
      days: z.array(z.strictObject({ name: text, text, sites: z.array(text).min(2) })).min(1),
      planB: text,
    })
    .nullable(),
  sources: z.array(factSource.extend({ fields: z.array(text).min(1) })).min(1),
});

export type RegionSeed = z.infer<typeof regionSeed>;

/** The regions of seed/regions. @throws Error naming file, line and field of an invalid value */
export const readSeedRegions = (): RegionSeed[] =>
  jsonFiles('seed/regions').flatMap((file) => readJson(file, z.array(regionSeed)));

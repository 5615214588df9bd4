import { z } from 'zod';
import { jsonFiles, readJson } from './files.ts';
import { factSource } from './regions.ts';

const text = z.string().min(1);
const month = z.number().int().min(1).max(12);

export const speciesSeed = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    commonName: text,
    otherNames: z.array(text),
    scientificName: text,
    group: z.enum([
      'sharks',
      'rays',
      'seadragons-and-pipefish',
      'fish',
      'cuttlefish-and-octopus',
      'nudibranchs',
      'crustaceans',
      'turtles',
      'mammals',
      'corals',
      'kelp-and-seagrass',
      'echinoderms',
      'jellyfish',
      'other-invertebrates',
      'sea-snakes',
    ]),
    /** Ids of the Reef Life Survey species that this record stands for. */
    rlsIds: z.array(z.number().int().positive()),
    maxLengthCm: z.number().positive().nullable(),
    sizeNote: text.nullable(),
    depthNote: text.nullable(),
    rangeNote: text.nullable(),
    identify: text,
    habitat: text,
    behave: text,
    /** What it can do to a diver; null where that is nothing. */
    harm: text.nullable(),
    danger: z.enum(['none', 'low', 'moderate', 'high']),
    sensitive: z.boolean(),
    codeOfConduct: text.nullable(),
    protection: z.array(
      z.strictObject({
        area: z.enum(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'Commonwealth']),
        rule: text,
        source: text,
      }),
    ),
    months: z.array(month),
    monthsNote: text.nullable(),
    searchTerms: z.array(text),
    sources: z.array(factSource).min(1),
  })
  .refine(({ harm, danger }) => (harm === null) === (danger === 'none'), {
    path: ['harm'],
    message: 'what it can do and how dangerous it is contradict each other',
  });

export type SpeciesSeed = z.infer<typeof speciesSeed>;

/** The species of seed/species. @throws Error naming file, line and field of an invalid value */
export const readSeedSpecies = (): SpeciesSeed[] =>
  jsonFiles('seed/species').flatMap((file) => readJson(file, z.array(speciesSeed)));

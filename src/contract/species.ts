import { z } from 'zod';
import {
  dangers,
  lastSurveyYear,
  protectionAreas,
  speciesGroups,
} from '../domain/species/terms.ts';
import { timestamp } from './common.ts';
import { confidences } from './dive-sites/fields/field.ts';

const text = z.string().min(1);
const month = z.number().int().min(1).max(12);

const speciesSource = z.object({
  source: text,
  confidence: z.enum(confidences),
  checkedOn: z.iso.date(),
});

const protection = z.object({ area: z.enum(protectionAreas), rule: text, source: text });

/** The fields of a species in seed/, in the database and in the API. */
export const speciesFields = {
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  commonName: text,
  otherNames: z.array(text),
  scientificName: text,
  group: z.enum(speciesGroups),
  rlsIds: z
    .array(z.number().int().positive())
    .meta({ description: 'Ids of the Reef Life Survey species that this record covers' }),
  maxLengthCm: z.number().positive().nullable(),
  sizeNote: text.nullable(),
  depthNote: text.nullable(),
  rangeNote: text.nullable(),
  identify: text.meta({ description: 'How to identify it' }),
  habitat: text.meta({ description: 'Where it hides' }),
  behave: text.meta({ description: 'How to behave near it' }),
  harm: text.nullable().meta({ description: 'What it can do to a diver; null if it is harmless' }),
  danger: z.enum(dangers),
  sensitive: z.boolean(),
  codeOfConduct: text.nullable(),
  protection: z.array(protection),
  months: z.array(month),
  monthsNote: text.nullable(),
  searchTerms: z.array(text),
  guideNames: z.array(text).default([]).meta({
    description: 'Names that mean this species in a guide, although other species share them',
  }),
  sources: z.array(speciesSource).min(1),
};

const siteOfSpecies = z.object({
  id: z.number().int(),
  name: z.string(),
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const recordedSite = siteOfSpecies
  .extend({
    recorded: z.number().int().meta({ description: 'Minimum number of surveys that recorded it' }),
    surveys: z.number().int().meta({ description: 'Surveys at the site' }),
    lastYear: z.literal(lastSurveyYear).meta({ description: 'The last year of these surveys' }),
  })
  .meta({ id: 'RecordedSite' });

export const notedSite = siteOfSpecies.meta({ id: 'NotedSite' });

const percent = z.number().min(0).max(100);

export const speciesPlate = z
  .object({
    src: z.string(),
    bar: z.object({ left: percent, width: percent }).nullable().meta({
      description: 'Where to draw the bar of `maxLengthCm`; null if that is the length of a part',
    }),
    marks: z
      .array(z.object({ x: percent, y: percent, text }))
      .meta({ description: 'Places on the plate, each with words of `identify`' }),
  })
  .meta({ id: 'SpeciesPlate', description: 'Places in percent from the left and upper edge' });

export const speciesSummary = z
  .object(speciesFields)
  .pick({
    slug: true,
    commonName: true,
    scientificName: true,
    group: true,
    maxLengthCm: true,
    danger: true,
    sensitive: true,
  })
  .extend({
    id: z.number().int(),
    plate: z.string().nullable().meta({ description: 'Address of its drawing, if it has one' }),
    recordedSites: z.number().int().meta({ description: 'Sites where surveys recorded it' }),
    notedSites: z.number().int().meta({ description: 'Sites whose guide names it' }),
  })
  .meta({ id: 'SpeciesSummary' });

export const species = z
  .object({
    id: z.number().int(),
    ...speciesFields,
    plate: speciesPlate.nullable(),
    sites: z.array(recordedSite).meta({
      description:
        'The best chance first: by the lower end of Wilson’s interval of 95 % for the share of surveys; sites with fewer than five surveys last',
    }),
    notedSites: z.array(notedSite),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Species' });

export const speciesAtSites = z
  .object({
    slug: text,
    name: text,
    terms: z.array(text).meta({ description: 'Other search terms for the species' }),
    sites: z
      .array(z.number().int())
      .meta({ description: 'Ids of the sites where surveys recorded it or the guide names it' }),
  })
  .meta({ id: 'SpeciesAtSites' });

export const surveyedSpecies = z
  .object({
    rlsId: z.number().int(),
    name: z.string(),
    otherNames: z.array(z.string()),
    scientificName: z.string(),
    sites: z.number().int().meta({ description: 'Sites where surveys recorded it' }),
    slug: z.string().nullable().meta({ description: 'Slug of the species’ page, if there is one' }),
  })
  .meta({ id: 'SurveyedSpecies' });

export const recordedSpecies = z
  .object({
    rlsId: z.number().int(),
    name: z.string(),
    scientificName: z.string(),
    recorded: z.number().int(),
    slug: z.string().nullable(),
  })
  .meta({ id: 'RecordedSpecies' });

export const siteLife = z
  .object({
    marineLife: z
      .array(z.object({ text: z.string(), slug: z.string().optional() }))
      .meta({ description: 'The text in parts; a part with a slug names a species' }),
    surveys: z.number().int().meta({ description: 'Surveys at the site; 0 if there were none' }),
    species: z.number().int().meta({ description: 'Species that these surveys recorded' }),
    lastYear: z.literal(lastSurveyYear),
  })
  .meta({ id: 'SiteLife' });

export const speciesQuery = z.object({
  q: z.string().trim().max(200).optional().meta({ description: 'Part of a name' }),
  group: z.enum(speciesGroups).optional(),
  region: z
    .string()
    .trim()
    .max(200)
    .optional()
    .meta({ description: 'Recorded or noted at a site of this region' }),
});

export const surveyedParams = z.object({
  rlsId: z
    .string()
    .regex(/^\d{1,9}$/, 'An id is a whole number, such as 12.')
    .transform(Number)
    .meta({ example: '11' }),
});

export const surveyedQuery = z.object({ q: z.string().trim().min(2).max(200) });

export const recordedQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'A limit is a whole number up to 999.')
    .transform(Number)
    .optional()
    .meta({
      description: 'Number of species to return, the most often recorded first',
      example: '12',
    }),
});

export type SpeciesPlate = z.infer<typeof speciesPlate>;
export type Species = z.infer<typeof species>;
export type SpeciesSummary = z.infer<typeof speciesSummary>;
export type SurveyedSpecies = z.infer<typeof surveyedSpecies>;
export type RecordedSpecies = z.infer<typeof recordedSpecies>;
export type RecordedSite = z.infer<typeof recordedSite>;
export type NotedSite = z.infer<typeof notedSite>;
export type SiteLife = z.infer<typeof siteLife>;
export type SpeciesQuery = z.infer<typeof speciesQuery>;

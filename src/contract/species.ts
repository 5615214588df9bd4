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
    .meta({ description: 'Species of Reef Life Survey that this record stands for' }),
  maxLengthCm: z.number().positive().nullable(),
  sizeNote: text.nullable(),
  depthNote: text.nullable(),
  rangeNote: text.nullable(),
  identify: text.meta({ description: 'How to tell it' }),
  habitat: text.meta({ description: 'Where it hides' }),
  behave: text.meta({ description: 'How to behave near it' }),
  harm: text.nullable().meta({ description: 'What it can do to a diver; null where nothing' }),
  danger: z.enum(dangers),
  sensitive: z.boolean(),
  codeOfConduct: text.nullable(),
  protection: z.array(protection),
  months: z.array(month),
  monthsNote: text.nullable(),
  searchTerms: z.array(text),
  guideNames: z
    .array(text)
    .default([])
    .meta({ description: 'Names that mean it in a guide, although other species share them' }),
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
    recorded: z.number().int().meta({ description: 'Surveys that recorded it, at the least' }),
    surveys: z.number().int().meta({ description: 'Surveys there' }),
    lastYear: z.literal(lastSurveyYear).meta({ description: 'The last year of these surveys' }),
  })
  .meta({ id: 'RecordedSite' });

export const notedSite = siteOfSpecies.meta({ id: 'NotedSite' });

const percent = z.number().min(0).max(100);

export const speciesPlate = z
  .object({
    src: z.string(),
    bar: z
      .object({ left: percent, width: percent })
      .nullable()
      .meta({ description: 'Where the drawn length lies; null where its length is of a part' }),
    marks: z
      .array(z.object({ x: percent, y: percent, text }))
      .meta({ description: 'Places on the plate, with words of “identify”' }),
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
        'The best chance first: by the lower end of Wilson’s interval of 95 % for the share of surveys; those of fewer than five surveys last',
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
    terms: z.array(text).meta({ description: 'Other words that people look for it by' }),
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
    slug: z.string().nullable().meta({ description: 'Of its page, if it has one' }),
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
      .meta({ description: 'The text in parts; one with a slug names a species' }),
    surveys: z.number().int().meta({ description: 'Surveys there, 0 where there were none' }),
    species: z.number().int().meta({ description: 'Species that they recorded' }),
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
    .meta({ description: 'The most often recorded ones only', example: '12' }),
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

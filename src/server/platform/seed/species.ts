import { z } from 'zod';
import { speciesFields } from '../../../contract/species.ts';
import { jsonFiles, readJson } from './files.ts';

const speciesSeed = z
  .strictObject(speciesFields)
  .refine(({ harm, danger }) => (harm === null) === (danger === 'none'), {
    path: ['harm'],
    message: 'what it can do and how dangerous it is contradict each other',
  });

const survey = z.strictObject({
  /** The name of a dive site of seed/dive-sites. */
  site: z.string().min(1),
  /** The name that the site had in an earlier release. */
  formerly: z.string().min(1).optional(),
  latitude: z.number(),
  longitude: z.number(),
  surveys: z.number().int().positive(),
  /** Ids of species, each with the number of surveys that recorded it. */
  species: z.array(z.tuple([z.number().int(), z.number().int().positive()])),
});

const surveysSeed = z.strictObject({
  source: z.string().min(1),
  /** The names of each species by its ID: the scientific name, then common names. */
  names: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  sites: z.array(survey),
});

/** The species of seed/species. @throws Error naming file, line and field of an invalid value */
export const readSeedSpecies = () =>
  jsonFiles('seed/species').flatMap((file) => readJson(file, z.array(speciesSeed)));

/** Survey records of dive sites. @throws Error naming line and field of an invalid value */
export const readSeedSurveys = () => readJson('seed/surveys.json', surveysSeed);

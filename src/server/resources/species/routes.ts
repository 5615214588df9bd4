import { z } from 'zod';
import { idParams, slugParams } from '../../../contract/common.ts';
import {
  recordedQuery,
  recordedSite,
  recordedSpecies,
  siteLife,
  species,
  speciesAtSites,
  speciesQuery,
  speciesSummary,
  surveyedParams,
  surveyedQuery,
  surveyedSpecies,
} from '../../../contract/species.ts';
import { maxSurveyed } from '../../../domain/species/url.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag, declareOwnRecord } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { readSpeciesAtSites } from './catalogue.ts';
import {
  findSiteLife,
  findSpecies,
  findSurveyedSites,
  listRecordedSpecies,
  listSpecies,
  searchSurveyed,
} from './queries.ts';

/** Cache tag of every answer, because each depends on dive sites. */
const namesSites = cacheTag('dive-sites');
const namesOneSite = [namesSites, declareOwnRecord('dive-sites')];

export const speciesRoutes = (services: Services) =>
  new Endpoints({ tags: ['Species'] })
    .endpoint('get', '/sites', {
      summary: 'Every species, by name, with the dive sites that record or mention it',
      middleware: namesSites,
      answer: z.array(speciesAtSites),
      handle: () => readSpeciesAtSites(services),
    })
    .endpoint('get', '/surveyed', {
      summary: `Up to ${maxSurveyed} surveyed species whose names contain a text`,
      middleware: namesSites,
      query: surveyedQuery,
      answer: z.array(surveyedSpecies),
      handle: ({ query }) => searchSurveyed(services, query.q),
    })
    .endpoint('get', '/surveyed/{rlsId}/sites', {
      summary: 'The sites where surveys recorded a species, the best chance of seeing it first',
      middleware: namesSites,
      params: surveyedParams,
      answer: z.array(recordedSite),
      handle: ({ params }) => findSurveyedSites(services, params.rlsId),
    })
    .endpoint('get', '/at/{id}', {
      summary: 'A dive site’s marine life: its text, split at species names, and survey counts',
      middleware: namesOneSite,
      params: idParams,
      answer: siteLife,
      handle: ({ params }) => findSiteLife(services, params.id),
    })
    .endpoint('get', '/at/{id}/recorded', {
      summary: 'The species that surveys recorded at a dive site, the most often recorded first',
      middleware: namesOneSite,
      params: idParams,
      query: recordedQuery,
      answer: z.array(recordedSpecies),
      handle: ({ params: { id }, query: { limit } }) => listRecordedSpecies(services, id, limit),
    })
    .endpoint('get', '/', {
      summary: 'The species with a page that match the filters, by name',
      middleware: namesSites,
      query: speciesQuery,
      answer: z.array(speciesSummary),
      handle: ({ query }) => listSpecies(services, query),
    })
    // The fixed paths come first, because `/{slug}` would match them too.
    .endpoint('get', '/{slug}', {
      summary: 'One species with the sites where it was recorded or whose text names it',
      middleware: namesSites,
      params: slugParams,
      answer: species,
      withoutErrors: [400],
      handle: ({ params }) => findSpecies(services, params.slug),
    });

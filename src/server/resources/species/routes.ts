import { createRoute } from '@hono/zod-openapi';
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
import { cacheTag, showsOwn } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import { readSpeciesAtSites } from './catalogue.ts';
import {
  findSiteLife,
  findSpecies,
  findSurveyedSites,
  listRecordedSpecies,
  listSpecies,
  searchSurveyed,
} from './queries.ts';

const tags = ['Species'];
/** Every answer counts or names dive sites. */
const namesSites = cacheTag('dive-sites');
const namesOneSite = [namesSites, showsOwn('dive-sites')];

function surveyRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/sites',
        tags,
        summary: 'Every species with the dive sites where it was recorded or is named, by name',
        middleware: namesSites,
        responses: { 200: json(z.array(speciesAtSites)) },
      }),
      async (context) => context.json(await readSpeciesAtSites(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/surveyed',
        tags,
        summary: `Up to ${maxSurveyed} of all the species that surveys recorded, by a part of a name`,
        middleware: namesSites,
        request: { query: surveyedQuery },
        responses: { 200: json(z.array(surveyedSpecies)), ...errors(400) },
      }),
      async (context) =>
        context.json(await searchSurveyed(services, context.req.valid('query').q), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/surveyed/{rlsId}/sites',
        tags,
        summary: 'The sites where surveys recorded one of their species, the best chance first',
        middleware: namesSites,
        request: { params: surveyedParams },
        responses: { 200: json(z.array(recordedSite)), ...errors(400, 404) },
      }),
      async (context) =>
        context.json(await findSurveyedSites(services, context.req.valid('param').rlsId), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/at/{id}',
        tags,
        summary: 'The life of a dive site: its text in parts that name species, and its surveys',
        middleware: namesOneSite,
        request: { params: idParams },
        responses: { 200: json(siteLife), ...errors(400, 404) },
      }),
      async (context) =>
        context.json(await findSiteLife(services, context.req.valid('param').id), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/at/{id}/recorded',
        tags,
        summary: 'What surveys recorded at a dive site, the most often recorded first',
        middleware: namesOneSite,
        request: { params: idParams, query: recordedQuery },
        responses: { 200: json(z.array(recordedSpecies)), ...errors(400, 404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const { limit } = context.req.valid('query');
        return context.json(await listRecordedSpecies(services, id, limit), 200);
      },
    );
}

function readRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'Every species with a page by name, or those that fit some filters',
        middleware: namesSites,
        request: { query: speciesQuery },
        responses: { 200: json(z.array(speciesSummary)), ...errors(400) },
      }),
      async (context) => context.json(await listSpecies(services, context.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{slug}',
        tags,
        summary: 'One species with everything known of it, and the sites where it was recorded',
        middleware: namesSites,
        request: { params: slugParams },
        responses: { 200: json(species), ...errors(404) },
      }),
      async (context) =>
        context.json(await findSpecies(services, context.req.valid('param').slug), 200),
    );
}

export const speciesRoutes = (services: Services) =>
  // The surveys' first: their fixed paths stand where a slug could.
  createRouter().route('/', surveyRoutes(services)).route('/', readRoutes(services));

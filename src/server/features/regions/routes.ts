import { z } from 'zod';
import { idParams, slugParams } from '../../../contract/common.ts';
import { region, regionSea, regionSummary, siteRegion } from '../../../contract/regions.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag, declareOwnRecord } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { findRegion, findSiteRegion, listRegions, listSeas } from './read.ts';

// A region's text changes only with a release; all its other data is from dive sites.
const middleware = cacheTag('dive-sites');

export function regionRoutes(services: Services) {
  return new Endpoints({ tags: ['Regions'], middleware })
    .endpoint('get', '/', {
      summary: 'Every region by state and name, with the number of its dive sites',
      answer: z.array(regionSummary),
      handle: () => listRegions(services),
    })
    .endpoint('get', '/sea-temperatures', {
      summary: 'The sea temperature by season of each region for which it is known',
      answer: z.array(regionSea),
      handle: () => listSeas(),
    })
    .endpoint('get', '/{slug}', {
      summary: 'One region with its seasons, measured visibility, rules, sites and map',
      params: slugParams,
      answer: region,
      withoutErrors: [400],
      handle: ({ params }) => findRegion(services, params.slug),
    })
    .endpoint('get', '/of-site/{id}', {
      summary:
        'The region of a dive site: its slug, measured visibility, forecast and nearest chamber',
      middleware: [middleware, declareOwnRecord('dive-sites')],
      params: idParams,
      answer: siteRegion,
      handle: ({ params }) => findSiteRegion(services, params.id),
    });
}

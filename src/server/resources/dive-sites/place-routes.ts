import { z } from 'zod';
import { place, placeParams, placesQuery } from '../../../contract/dive-sites/filters.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { listPlaces, placeOfSlug } from './browse.ts';

export function placeRoutes(services: Services) {
  const options = { tags: ['Dive sites'], middleware: cacheTag('dive-sites') };
  return new Endpoints(options)
    .endpoint('get', '/', {
      summary: 'Places that distances can be counted from: towns by size, regions, dive sites',
      query: placesQuery,
      answer: z.array(place),
      withoutErrors: [401],
      handle: ({ query }) => listPlaces(services, query.q),
    })
    .endpoint('get', '/{slug}', {
      summary: 'One place',
      description:
        'A town or suburb of 500 people or more by its slug, of two of a name the larger one, or each with its state (richmond-nsw); a dive site by its slug or id; a region.',
      params: placeParams,
      answer: place,
      withoutErrors: [401, 404],
      handle: ({ params }) => placeOfSlug(services, params.slug),
    });
}

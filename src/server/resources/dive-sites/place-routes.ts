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
      summary: 'Places from which distances can be measured: towns by size, regions and dive sites',
      query: placesQuery,
      answer: z.array(place),
      withoutErrors: [401],
      handle: ({ query }) => listPlaces(services, query.q),
    })
    .endpoint('get', '/{slug}', {
      summary: 'One place',
      description:
        'Finds a town or suburb of at least 500 people by its slug (with its state, as in richmond-nsw, if a larger town has the same name), a dive site by its slug or ID, or a region by its slug.',
      params: placeParams,
      answer: place,
      withoutErrors: [401, 404],
      handle: ({ params }) => placeOfSlug(services, params.slug),
    });
}

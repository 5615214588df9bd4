import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  location,
  locationChanges,
  locationInput,
  locationOrder,
} from '../../../contract/locations.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { moveToBin } from '../../platform/history/bin.ts';
import type { Services } from '../../platform/http/context.ts';
import { staleOrTaken } from '../../platform/http/openapi.ts';
import { historyRoutes } from '../../platform/publishing/publishable-routes.ts';
import {
  changeLocation,
  createLocations,
  findLocation,
  listLocations,
  locationRevisions,
  orderLocations,
} from './queries.ts';

export function locationRoutes(services: Services) {
  return new Endpoints(adminRoute('Locations'))
    .endpoint('get', '/featured', {
      summary: 'The featured places',
      access: { tags: ['Locations'] },
      answer: z.array(location),
      handle: async () => (await listLocations(services)).filter(({ featured }) => featured),
    })
    .endpoint('get', '/', {
      summary: 'Every place in the owner’s order, featured or not',
      answer: z.array(location),
      handle: () => listLocations(services),
    })
    .endpoint('post', '/', {
      summary: 'Adds a place at the end of the order',
      body: locationInput,
      answer: location,
      status: 201,
      meaning: 'Created',
      handle: async ({ body: input, actor }) => {
        const [created] = await createLocations(services, [input], actor);
        if (!created) throw new Error('The database returned no inserted place');
        return created;
      },
    })
    .endpoint('put', '/order', {
      summary: 'Sets the order of the places',
      body: locationOrder,
      errors: [404],
      handle: ({ body, actor }) => orderLocations(services, body.ids, actor),
    })
    .endpoint('patch', '/{id}', {
      summary: 'Changes some fields of a place',
      params: idParams,
      body: locationChanges,
      answer: location,
      responses: staleOrTaken(location),
      handle: ({ params, body, actor }) => changeLocation(services, params.id, body, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Moves a place to the bin, where it stays for 30 days',
      params: idParams,
      handle: ({ params, actor }) => moveToBin(services, 'locations', params.id, actor),
    })
    .route('/', historyRoutes(services, 'locations', location, findLocation, locationRevisions));
}

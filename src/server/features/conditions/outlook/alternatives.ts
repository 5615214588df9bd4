import { z } from 'zod';
import { idParams } from '../../../../contract/common.ts';
import { type Alternative, alternative } from '../../../../contract/conditions/outlook.ts';
import { alternativesFor, openSides } from '../../../../domain/conditions/verdict/alternatives.ts';
import { isShelterChecked } from '../../../../domain/conditions/verdict/sheltered-sides.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { parsePosition } from '../../../../domain/geo/positions.ts';
import { Endpoints } from '../../../platform/endpoints/endpoints.ts';
import { declareShownRecords } from '../../../platform/http/cache-tags.ts';
import type { Services } from '../../../platform/http/context.ts';
import { sitesAround } from '../../../resources/dive-sites/nearest.ts';
import { countedShelter, prepareShelter } from '../../../resources/dive-sites/open-water.ts';
import { findDiveSite } from '../../../resources/dive-sites/read.ts';

/** Maximum distance of an alternative, in kilometres. */
const furthestKm = 60;
const maxNeighbours = 100;

/** A site's neighbours that are sheltered from the winds to which it is exposed. @throws 404 */
async function siteAlternatives(services: Services, id: number): Promise<Alternative[]> {
  const site = await findDiveSite(services, id);
  const position = parsePosition(site);
  if (!position) return [];
  await prepareShelter(position, site.positionErrorKm);
  const stated = {
    shelteredFrom: site.shelteredFrom,
    shelterSides: site.shelterSides,
    water: site.water,
    isShelterChecked: isShelterChecked(site.provenance),
  };
  const sides = openSides({ site: stated, ...countedShelter(site, position) });
  if (sides.length === 0) return [];
  const around = await sitesAround(services, position, maxNeighbours, id);
  const near = around.filter(({ distanceKm }) => distanceKm <= furthestKm);
  if (near.length === 0) return [];
  const ids = near.map((one) => one.id);
  const rows = await services.database
    .selectFrom('diveSites')
    .select(['id', 'status', 'skillLevel', 'shelteredSides'])
    .where('id', 'in', ids)
    .execute();
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const neighbours = near.flatMap((one) => {
    const row = rowsById.get(one.id);
    if (!row || isShut(row.status)) return [];
    return [{ ...one, skillLevel: row.skillLevel, shelteredSides: row.shelteredSides }];
  });
  return alternativesFor(sides, neighbours).map(({ from, sites }) => ({
    from,
    sites: sites.map(({ shelteredSides: _, ...rest }) => rest),
  }));
}

export function alternativeRoutes(services: Services) {
  return new Endpoints({ tags: ['Conditions'] }).endpoint('get', '/{id}/alternatives', {
    summary: 'Nearby dive sites that are sheltered from the winds to which a site is open',
    params: idParams,
    answer: z.array(alternative),
    handle: async ({ params: { id }, context }) => {
      const found = await siteAlternatives(services, id);
      const shown = found.flatMap(({ sites }) => sites.map((site) => site.id));
      declareShownRecords(context, 'dive-sites', [id, ...shown]);
      return found;
    },
  });
}

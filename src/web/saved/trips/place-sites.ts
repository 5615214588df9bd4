import { parsePosition } from '../../../domain/positions.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import type { TripStop } from '../../../domain/trips/trip.ts';
import { readCatalogue } from '../catalogue.ts';

/** Sites with their positions, for a trip; those that the catalogue no longer has are left out. @throws without it */
export async function placeSites(sites: readonly SiteRef[]): Promise<TripStop[]> {
  const catalogue = await readCatalogue();
  return sites.flatMap(({ id, name, region }): TripStop[] => {
    const site = catalogue.get(id);
    const position = site && parsePosition(site);
    return position ? [{ id, name, region, ...position }] : [];
  });
}

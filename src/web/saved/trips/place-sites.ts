import { parsePosition } from '../../../domain/positions.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import type { TripStop } from '../../../domain/trips/trip.ts';
import { readCatalogue } from '../catalogue.ts';

/** Leaves out sites that the catalogue no longer has. @throws without the catalogue */
export async function placeSites(sites: readonly SiteRef[]): Promise<TripStop[]> {
  const catalogue = await readCatalogue();
  return sites.flatMap(({ id, name, region }): TripStop[] => {
    const site = catalogue.get(id);
    const position = site && parsePosition(site);
    return position ? [{ id, name, region, ...position }] : [];
  });
}

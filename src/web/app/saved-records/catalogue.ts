import type { OpenFeature } from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import type { TripStop } from '../../../domain/trips/trip.ts';

/** Adds positions to sites; omits those not in the catalogue. @throws if reading it fails */
export async function placeSites(sites: readonly SiteRef[]): Promise<TripStop[]> {
  const catalogue = await readCatalogue();
  return sites.flatMap(({ id, name, region }): TripStop[] => {
    const site = catalogue.get(id);
    const position = site && parsePosition(site);
    return position ? [{ id, name, region, ...position }] : [];
  });
}

export type CatalogueSite = OpenFeature['properties'] & {
  id: number;
  latitude: string;
  longitude: string;
};

export type Catalogue = ReadonlyMap<number, CatalogueSite>;

async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(paths.dataGeoJson);
  if (!response.ok) throw new Error(`the catalogue answered ${response.status}`);
  const { features } = (await response.json()) as { features: readonly OpenFeature[] };
  return new Map(
    features.map(({ id, geometry, properties }) => {
      const [longitude, latitude] = geometry.coordinates.map(String) as [string, string];
      return [id, { ...properties, id, latitude, longitude }];
    }),
  );
}

let reading: Promise<Catalogue> | undefined;

/** Loads the whole catalogue once per visit, so that the server learns no list or trip. */
export function readCatalogue(): Promise<Catalogue> {
  reading ??= fetchCatalogue().catch((error) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

import { paths } from '../../contract/paths.ts';
import type { ExportedSite, ExportSource } from '../../domain/export/exported-site.ts';
import { exportFileName, exportFormats } from '../../domain/export/formats.ts';
import { toGeoJson } from '../../domain/export/geojson.ts';
import { toGpx } from '../../domain/export/gpx.ts';
import { toKml } from '../../domain/export/kml.ts';
import { toSubsurface } from '../../domain/export/subsurface.ts';
import { toUddf } from '../../domain/export/uddf.ts';
import type { SavedList } from '../../domain/saved/saved.ts';
import { site } from '../site.ts';

const writers = {
  gpx: toGpx,
  kml: toKml,
  geojson: toGeoJson,
  subsurface: toSubsurface,
  uddf: toUddf,
} as const;

export type ListFormat = keyof typeof writers;

interface Catalogue {
  features: readonly {
    id: number;
    geometry: { coordinates: [longitude: number, latitude: number] };
    properties: Omit<ExportedSite, 'id' | 'latitude' | 'longitude'>;
  }[];
}

/** The whole catalogue is read, so that the server learns nothing of the list. */
async function readSites(list: SavedList) {
  const response = await fetch(paths.dataGeoJson);
  if (!response.ok) throw new Error(`the catalogue answered ${response.status}`);
  const { features } = (await response.json()) as Catalogue;
  const byId = new Map(features.map((feature) => [feature.id, feature]));
  const found = list.sites.flatMap(({ id }): ExportedSite[] => {
    const feature = byId.get(id);
    if (!feature) return [];
    const [longitude, latitude] = feature.geometry.coordinates.map(String) as [string, string];
    return [{ ...feature.properties, id, latitude, longitude }];
  });
  return { found, missing: list.sites.filter(({ id }) => !byId.has(id)) };
}

/** Writes a list for another program, in the list's order; names the sites that are no longer in the catalogue. */
export async function writeListFile(list: SavedList, format: ListFormat) {
  const { found, missing } = await readSites(list);
  const siteUrl = location.origin;
  const source: ExportSource = {
    title: `${site.name}: ${list.name}`,
    publisher: site.name,
    siteUrl,
    termsUrl: siteUrl + paths.termsOfService,
    markerUrl: siteUrl + paths.mapMarker,
    pageOf: (id) => siteUrl + paths.diveSite(id),
  };
  return {
    text: writers[format](found, source),
    name: exportFileName([site.name, list.name], format),
    type: exportFormats[format].type,
    missing,
  };
}

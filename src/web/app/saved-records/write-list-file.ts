import { paths } from '../../../contract/paths.ts';
import { toSitesCsv } from '../../../domain/export/csv.ts';
import type { ExportSource } from '../../../domain/export/exported-site.ts';
import { exportFileName, exportFormats } from '../../../domain/export/formats.ts';
import { toGeoJson } from '../../../domain/export/geojson.ts';
import { toGpx } from '../../../domain/export/gpx.ts';
import { toKml } from '../../../domain/export/kml.ts';
import { toSubsurface } from '../../../domain/export/subsurface.ts';
import { toUddf } from '../../../domain/export/uddf.ts';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import { site } from '../site.ts';
import { readCatalogue } from './catalogue.ts';

const writers = {
  gpx: toGpx,
  kml: toKml,
  geojson: toGeoJson,
  csv: toSitesCsv,
  subsurface: toSubsurface,
  uddf: toUddf,
} as const;

export type ListFormat = keyof typeof writers;

export const listExportSource = (title: string): ExportSource => ({
  title: `${site.name}: ${title}`,
  publisher: site.name,
  siteUrl: location.origin,
  termsUrl: location.origin + paths.termsOfService,
  markerUrl: location.origin + paths.mapMarker,
  pageUrl: (id) => location.origin + paths.diveSite(id),
});

/** Creates the file of a list, without the `missing` sites, which have left the catalogue. */
export async function createListFile(
  list: { name: string; sites: readonly SiteRef[] },
  format: ListFormat,
) {
  const catalogue = await readCatalogue();
  const found = list.sites.flatMap(({ id }) => catalogue.get(id) ?? []);
  return {
    text: writers[format](found, listExportSource(list.name)),
    name: exportFileName([site.name, list.name], format),
    type: exportFormats[format].type,
    missing: list.sites.filter(({ id }) => !catalogue.has(id)),
  };
}

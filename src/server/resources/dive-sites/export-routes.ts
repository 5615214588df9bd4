import { z } from 'zod';
import { type ExportQuery, exportQuery } from '../../../contract/dive-sites/export.ts';
import { paths } from '../../../contract/paths.ts';
import { activeFilters, chipLabel } from '../../../domain/dive-sites/filters-read.ts';
import { readSiteQuery } from '../../../domain/dive-sites/list.ts';
import {
  type ExportSource,
  exportCredits,
  newestUpdate,
} from '../../../domain/export/exported-site.ts';
import type { ExportedSites, ExportFile } from '../../../domain/export/file-parts.ts';
import {
  type ExportFormat,
  exportFileName,
  exportFormats,
} from '../../../domain/export/formats.ts';
import { geoJsonFile } from '../../../domain/export/geojson.ts';
import { gpxFile } from '../../../domain/export/gpx.ts';
import { kmlFile } from '../../../domain/export/kml.ts';
import { subsurfaceFile } from '../../../domain/export/subsurface.ts';
import { uddfFile } from '../../../domain/export/uddf.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { site as siteContent } from '../../platform/site-content/site-content.ts';
import { type ListServices, listMatchingIds } from './browse.ts';
import { sitesSpreadsheet } from './export.ts';
import { findDiveSite } from './read.ts';
import { asVisitors, type SiteFile, siteFileBody } from './write-file.ts';

/** Creates a spreadsheet whose rows have page and attribution, because people copy single rows. */
function spreadsheet(source: ExportSource): SiteFile {
  const credits = exportCredits(source).join(' ');
  return sitesSpreadsheet([
    { head: 'page', cell: ({ id }) => source.pageUrl(id) },
    { head: 'attribution', cell: () => credits },
  ]);
}

type WriteFile = (source: ExportSource, sites: ExportedSites) => SiteFile;

const framed =
  ({ frame, site, separator }: ExportFile): WriteFile =>
  (source, sites) => {
    const [head, foot] = frame(source, sites);
    return { head, foot, separator, site: (one) => site(one, source) };
  };

const files: Record<ExportFormat, WriteFile> = {
  gpx: framed(gpxFile),
  kml: framed(kmlFile),
  geojson: framed(geoJsonFile),
  csv: spreadsheet,
  subsurface: framed(subsurfaceFile),
  uddf: framed(uddfFile),
};

async function readExport(
  services: Services & ListServices,
  { id, format: _, ...search }: ExportQuery,
) {
  if (id !== undefined) {
    const site = await findDiveSite(services, id);
    return { sites: [site], words: [site.name], fileNameParts: [site.slug] };
  }
  const query = readSiteQuery(search);
  const sites = await listMatchingIds(services, query);
  const words = activeFilters(query).map((name) => chipLabel(name, query[name] ?? ''));
  return { sites, words: ['Dive sites', ...words], fileNameParts: undefined };
}

function exportSource({ config: { siteUrl } }: Services, words: readonly string[]): ExportSource {
  return {
    title: `${siteContent.name}: ${words.join(', ')}`,
    publisher: siteContent.name,
    siteUrl,
    termsUrl: siteUrl + paths.termsOfService,
    markerUrl: siteUrl + paths.mapMarker,
    pageUrl: (id) => siteUrl + paths.diveSite(id),
  };
}

const isText = (type: string) => type.startsWith('text/') || type === 'application/xml';

export function exportRoutes(services: Services & ListServices) {
  const file = { schema: z.string() };
  return new Endpoints({ tags: ['Dive sites'] }).endpoint('get', '/export', {
    summary:
      'The dive sites that match some filters, or one dive site, as a file for another program',
    description:
      'Filters and order are the same as in the list of dive sites. Every file names its sources and the possible error of each position.',
    middleware: cacheTag('articles'),
    query: exportQuery,
    errors: [404],
    responses: {
      200: {
        description: 'The file',
        content: {
          'application/gpx+xml': file,
          'application/vnd.google-earth.kml+xml': file,
          'application/geo+json': file,
          'text/csv': file,
          'application/xml': file,
        },
      },
    },
    handle: async ({ query, context }) => {
      const { sites, words, fileNameParts = words } = await readExport(services, query);
      const { type } = exportFormats[query.format];
      const about = { count: sites.length, newest: newestUpdate(sites) };
      const file = files[query.format](exportSource(services, words), about);
      const shown = await asVisitors(services, file);
      const body = siteFileBody(context, services, sites, shown);
      const name = exportFileName([siteContent.name, ...fileNameParts], query.format);
      return context.body(body, 200, {
        'Content-Type': isText(type) ? `${type}; charset=utf-8` : type,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    },
  });
}

import type { Context } from 'hono';
import type { SitePhotograph } from '../../../contract/report-photographs.ts';
import { newestUpdate } from '../../../domain/export/exported-site.ts';
import { jsonFrame } from '../../../domain/export/file-parts.ts';
import type { AppEnv, Services } from '../../platform/http/context.ts';
import { readSites } from '../../resources/dive-sites/filtered-sites.ts';
import { asVisitors, type SiteFile, siteFileBody } from '../../resources/dive-sites/write-file.ts';
import { openMetadata, toFeature } from './catalogue.ts';

export function openGeoJson(
  sites: readonly { updatedAt: string }[],
  siteUrl: string,
  photographs: ReadonlyMap<number, SitePhotograph[]>,
): SiteFile {
  const metadata = openMetadata(newestUpdate(sites) ?? null, siteUrl);
  const [head, foot] = jsonFrame({ type: 'FeatureCollection', metadata, features: [] });
  return {
    head,
    foot,
    separator: ',',
    site: (one) => JSON.stringify(toFeature(one, siteUrl, photographs.get(one.id))),
  };
}

/** Writes a file of all sites, with the fields that visitors may see. */
export async function writeOpenFile(
  context: Context<AppEnv>,
  services: Services,
  write: (sites: readonly { updatedAt: string }[]) => SiteFile,
) {
  const sites = await readSites(services);
  const file = await asVisitors(services, write(sites));
  return siteFileBody(context, services, sites, file);
}

import { z } from 'zod';
import defaults from '../../../../content/data.json' with { type: 'json' };
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import {
  type OpenCatalogue,
  type OpenDataFacts,
  type OpenFeature,
  openCatalogue,
  propertyKeys,
} from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import type { SitePhotograph } from '../../../contract/report-photographs.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { site, withOwnContent } from '../../platform/site-content/site-content.ts';

const words = withOwnContent('data.json', defaults);
const version = words.changelog[0]?.version ?? '0';

export async function readOpenDataFacts({ database }: DatabaseReader): Promise<OpenDataFacts> {
  const { sites, regions, updatedAt } = await database
    .selectFrom('diveSites')
    .select(({ fn }) => [
      fn.countAll().as('sites'),
      fn.count('region').distinct().as('regions'),
      fn.max('updatedAt').as('updatedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { version, updatedAt, sites: Number(sites), regions: Number(regions) };
}

/** A photograph; its URL is that of the site's guide if its licence has no URL. */
function toOpenPhotograph(photograph: SitePhotograph, guide: string, siteUrl: string) {
  const { src, licence, licenceUrl, credit, alt, day } = photograph;
  return { url: licenceUrl ? siteUrl + src : guide, licence, licenceUrl, credit, alt, day };
}

export function toFeature(
  one: DiveSite,
  siteUrl: string,
  photographs: readonly SitePhotograph[] = [],
): OpenFeature {
  const url = `${siteUrl}${paths.diveSite(one.id)}`;
  const properties = Object.fromEntries(propertyKeys.map((key) => [key, one[key]]));
  return {
    type: 'Feature',
    id: one.id,
    geometry: { type: 'Point', coordinates: [Number(one.longitude), Number(one.latitude)] },
    properties: {
      ...(properties as Pick<DiveSite, (typeof propertyKeys)[number]>),
      url,
      photographs: photographs.map((photograph) => toOpenPhotograph(photograph, url, siteUrl)),
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
    },
  };
}

export const openMetadata = (
  updatedAt: string | null,
  siteUrl: string,
): OpenCatalogue['metadata'] => ({
  title: `Dive sites of Australia, by ${site.name}`,
  version,
  updatedAt,
  licence: words.licence,
  notLicensed: words.notLicensed,
  attributions: words.attributions,
  schema: `${siteUrl}${paths.dataSchema}`,
  about: `${siteUrl}${paths.data}`,
});

/** The JSON Schema (draft 2020-12) of the GeoJSON file. */
export const catalogueSchema = (siteUrl: string) => ({
  ...z.toJSONSchema(openCatalogue, {
    target: 'draft-2020-12',
    // OpenAPI uses `example`, JSON Schema uses `examples`.
    override({ jsonSchema }) {
      const { example } = jsonSchema;
      if (example === undefined) return;
      jsonSchema.examples = [example as string];
      delete jsonSchema.example;
    },
  }),
  $id: `${siteUrl}${paths.dataSchema}`,
});

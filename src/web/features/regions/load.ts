import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { truncate } from '../../../domain/text/text.ts';
import { ApiError } from '../../app/api-error.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbs, jsonLd } from '../../app/json-ld.ts';
import { query, type Reads } from '../../app/reads.ts';
import { settingsQuery, site } from '../../app/site.ts';

/** Both are named below `dive-sites`: what they answer changes with the sites. */
export const regionsQuery = query('dive-sites/regions', ({ api, read }) =>
  read(api.regions.$get()),
);

const regionQuery = (slug: string) =>
  query(`dive-sites/regions/${slug}`, ({ api, read }) =>
    read(api.regions[':slug'].$get({ param: { slug } })),
  );

export async function loadRegions(reads: Reads) {
  const [{ siteUrl }, regions] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(regionsQuery),
  ]);
  const head = {
    ...pageHead({
      title: `Diving Regions of Australia | ${site.name}`,
      description:
        'Every diving coast of Australia by state: water through the year, measured visibility, wind and swell, rules, and the sites.',
      url: `${siteUrl}${paths.regions}`,
    }),
    scripts: [jsonLd(breadcrumbs(siteUrl, [['Regions', paths.regions]]))],
  };
  return { regions, head };
}

/** @throws notFound where no region has the slug */
export async function loadRegion(reads: Reads, slug: string) {
  const [{ siteUrl }, region] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(regionQuery(slug)),
  ]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  });
  const path = paths.region(region.slug);
  const head = {
    ...pageHead({
      title: `Diving ${region.name}: Season, Sites and Rules | ${site.name}`,
      description: truncate(region.intro, 160),
      url: `${siteUrl}${path}`,
    }),
    scripts: [
      jsonLd(
        breadcrumbs(siteUrl, [
          ['Regions', paths.regions],
          [region.name, path],
        ]),
      ),
    ],
  };
  return { region, head };
}

import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { truncate } from '../../../domain/text/text.ts';
import { api, read, undefinedIfMissing } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { breadcrumbScript } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

export const readRegions = () => read(api.regions.$get());

export async function loadRegions(siteUrl: string) {
  const regions = await readRegions();
  const head = {
    ...pageHead({
      title: `Diving Regions of Australia | ${site.name}`,
      description:
        'Every diving coast of Australia by state: water through the year, measured visibility, wind and swell, rules, and the sites.',
      url: `${siteUrl}${paths.regions}`,
    }),
    scripts: [breadcrumbScript(siteUrl, [['Regions', paths.regions]])],
  };
  return { regions, head };
}

/** @throws notFound if no region has the slug */
export async function loadRegion(siteUrl: string, slug: string) {
  const found = read(api.regions[':slug'].$get({ param: { slug } }));
  const region = await found.catch(undefinedIfMissing);
  if (!region) throw notFound();
  const path = paths.region(region.slug);
  const head = {
    ...pageHead({
      title: `Diving ${region.name}: Season, Sites and Rules | ${site.name}`,
      description: truncate(region.intro, 160),
      url: `${siteUrl}${path}`,
    }),
    scripts: [
      breadcrumbScript(siteUrl, [
        ['Regions', paths.regions],
        [region.name, path],
      ]),
    ],
  };
  return { region, head };
}

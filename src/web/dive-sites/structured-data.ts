import type { DiveSite } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { sitePrint } from '../../domain/dive-site-terms.ts';
import { truncate } from '../../domain/text.ts';
import { breadcrumbs, jsonLd } from '../json-ld.ts';

/** The scripts of a guide's head: the site as schema.org's TouristAttraction, and the way to it. */
export function guideScripts(guide: DiveSite, siteUrl: string) {
  const path = paths.diveSite(guide.id);
  const attraction = {
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    name: guide.name,
    description: truncate(guide.description, 160),
    url: `${siteUrl}${path}`,
    image: new URL(guide.imageUrl ?? sitePrint(guide), siteUrl).href,
    geo: { '@type': 'GeoCoordinates', latitude: guide.latitude, longitude: guide.longitude },
    address: { '@type': 'PostalAddress', addressRegion: guide.region, addressCountry: 'AU' },
  };
  return [
    jsonLd(attraction),
    jsonLd(
      breadcrumbs(siteUrl, [
        ['Dive Sites', paths.diveSites],
        [guide.name, path],
      ]),
    ),
  ];
}

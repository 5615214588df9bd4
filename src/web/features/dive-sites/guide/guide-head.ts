import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { truncate } from '../../../../domain/text/text.ts';
import { pageHead } from '../../../app/head.ts';
import { breadcrumbScript, jsonLd } from '../../../app/json-ld.ts';
import { site } from '../../../app/site.ts';

export function guideHead(guide: DiveSite, siteUrl: string) {
  const path = paths.diveSite(guide.id);
  const url = `${siteUrl}${path}`;
  const description = truncate(guide.description, 160);
  const attraction = {
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    name: guide.name,
    description,
    url,
    image: new URL(guide.imageUrl ?? paths.share(path), siteUrl).href,
    geo: { '@type': 'GeoCoordinates', latitude: guide.latitude, longitude: guide.longitude },
    address: { '@type': 'PostalAddress', addressRegion: guide.region, addressCountry: 'AU' },
  };
  const trail = [
    ['Dive Sites', paths.diveSites],
    [guide.name, path],
  ] as const;
  return {
    ...pageHead({
      title: `${guide.name}, ${guide.region}: Dive Site Guide | ${site.name}`,
      description,
      url,
      changed: guide.updatedAt,
    }),
    scripts: [jsonLd(attraction), breadcrumbScript(siteUrl, trail)],
  };
}

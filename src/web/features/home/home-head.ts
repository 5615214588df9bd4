import { paths } from '../../../contract/paths.ts';
import { feedLinks, pageHead } from '../../app/head.ts';
import { jsonLd } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

/** The site as schema.org's WebSite. @param siteUrl the origin of absolute addresses */
const structuredSite = (siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  url: `${siteUrl}/`,
  name: site.name,
  description: site.description,
  inLanguage: 'en-AU',
  publisher: {
    '@type': 'Organization',
    name: site.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
  },
});

/** The head of the home page, with the feeds and the site's structured data. */
export function homeHead(siteUrl: string) {
  const head = pageHead({
    title: `${site.name}: ${site.strapLine}`,
    description: site.description,
    url: siteUrl + paths.home,
  });
  head.links.push(...feedLinks(siteUrl));
  return { ...head, scripts: [jsonLd(structuredSite(siteUrl))] };
}

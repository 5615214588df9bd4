import site from '../../content/site.json';
import { paths } from '../contract/paths.ts';

/** The script of a page's place below the home page, as schema.org's BreadcrumbList. */
export function breadcrumbScript(siteUrl: string, steps: { name: string; path: string }[]) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: paths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${siteUrl}${path}`,
      }),
    ),
  };
  // A "<" could end the script early.
  const children = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { type: 'application/ld+json', children };
}

export const jsonLd = (data: object) => ({
  type: 'application/ld+json',
  // A "<" in a text could end the script early.
  children: JSON.stringify(data).replaceAll('<', '\\u003c'),
});

type Trail = readonly (readonly [name: string, path: string])[];

/** Breadcrumbs as schema.org's BreadcrumbList. @param trail names and paths below the home page */
export const breadcrumbs = (siteUrl: string, trail: Trail) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
});

export const breadcrumbScript = (siteUrl: string, trail: Trail) =>
  jsonLd(breadcrumbs(siteUrl, trail));

import type { ResourceWith } from './resources.ts';

/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  gearReviews: '/gear-reviews',
  review: (slug: string) => `/gear-reviews/${slug}`,
  diveSites: '/dive-sites',
  diveSite: (id: number | string) => `/dive-sites/${id}`,
  species: '/species',
  oneSpecies: (slug: string) => `/species/${slug}`,
  learnToDive: '/learn-to-dive',
  about: '/about',
  contact: '/contact',
  emergency: '/emergency',
  howWeRate: '/how-we-rate',
  accessibility: '/accessibility',
  affiliateDisclosure: '/affiliate-disclosure',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  /** The share image of a page, by the page's own path. */
  share: (page: string, ending = '.jpg') => `/share${page === '/' ? '/home' : page}${ending}`,
  guide: '/guides/10-must-have-items.pdf',
  preview: (resource: ResourceWith<'previews'>, id: number) => `/preview/${resource}/${id}`,
  admin: '/admin',
  adminDiveSites: '/admin/dive-sites',
} as const;

/** The page of one record, by its slug or, where its resource has none, by its id. */
export const recordPaths = {
  articles: paths.article,
  reviews: paths.review,
  'dive-sites': paths.diveSite,
  species: paths.oneSpecies,
} satisfies Record<ResourceWith<'pages'>, (key: string) => string>;

export const apiPaths = {
  openapi: '/api/openapi.json',
  /** The readable form of the OpenAPI document. */
  docs: '/api/docs',
  settings: '/api/settings',
  articles: '/api/articles',
  reviews: '/api/reviews',
  products: '/api/products',
  locations: '/api/locations',
  search: '/api/search',
  diveSites: '/api/dive-sites',
  species: '/api/species',
  newsletter: '/api/newsletter',
  subscriberExport: '/api/newsletter/subscribers/export/csv',
  subscriberImport: '/api/newsletter/subscribers/import',
  contact: '/api/contact',
  admin: '/api/admin',
  bin: '/api/admin/bin',
  people: '/api/admin/people',
  auditLog: '/api/admin/audit-log/csv',
  previews: '/api/previews',
} as const;

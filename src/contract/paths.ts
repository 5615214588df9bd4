/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  gearReviews: '/gear-reviews',
  review: (slug: string) => `/gear-reviews/${slug}`,
  diveSites: '/dive-sites',
  diveSite: (id: number | string) => `/dive-sites/${id}`,
  learnToDive: '/learn-to-dive',
  about: '/about',
  contact: '/contact',
  howWeRate: '/how-we-rate',
  accessibility: '/accessibility',
  affiliateDisclosure: '/affiliate-disclosure',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  sitemap: '/sitemap.xml',
  /** The picture that goes along with a link to a page, by the page's own path. */
  share: (page: string, ending = '.jpg') => `/share${page === '/' ? '/home' : page}${ending}`,
  guide: '/guides/10-must-have-items.pdf',
  admin: '/admin',
  adminDiveSites: '/admin/dive-sites',
} as const;

export const apiPaths = {
  openapi: '/api/openapi.json',
  settings: '/api/settings',
  articles: '/api/articles',
  reviews: '/api/reviews',
  products: '/api/products',
  locations: '/api/locations',
  diveSites: '/api/dive-sites',
  newsletter: '/api/newsletter',
  contact: '/api/contact',
  admin: '/api/admin',
  bin: '/api/admin/bin',
} as const;

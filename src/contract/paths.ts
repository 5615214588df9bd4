import type { ResourceWith } from './resources.ts';

export const paths = {
  home: '/',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  gearReviews: '/gear-reviews',
  review: (slug: string) => `/gear-reviews/${slug}`,
  compare: '/compare',
  /** The comparison of a category: its picks, or any products side by side. */
  comparison: (category: string) => `/compare/${category}`,
  /** The chooser of suits, by place and month. */
  whatToWear: '/what-to-wear',
  diveSites: '/dive-sites',
  diveSite: (id: number | string) => `/dive-sites/${id}`,
  /** The picture of a site as an A3 page (`poster`) and for the screen of a phone (`wallpaper`). */
  poster: (id: number) => `/api/dive-sites/${id}/poster.pdf`,
  wallpaper: (id: number) => `/api/dive-sites/${id}/wallpaper.jpg`,
  /**
   * The section of a site as SVG, for a text column (`section`) and for a phone (`tallSection`).
   */
  section: (id: number | string) => `/api/dive-sites/${id}/section.svg`,
  tallSection: (id: number | string) => `/api/dive-sites/${id}/section-tall.svg`,
  briefing: (id: number | string) => `/dive-sites/${id}/briefing`,
  /** A list by type, state or region, e.g. "wrecks" or "region/adelaide". */
  diveSiteList: (path: string) => `/dive-sites/${path}`,
  species: '/species',
  oneSpecies: (slug: string) => `/species/${slug}`,
  regions: '/regions',
  region: (slug: string) => `/regions/${slug}`,
  data: '/data',
  dataGeoJson: '/data/sites.geojson',
  dataCsv: '/data/sites.csv',
  dataSchema: '/data/sites.schema.json',
  /** Changes made after reports of divers, and their feed. */
  changes: '/changes',
  changesFeed: '/changes.xml',
  map: '/map',
  /** The archive of the newsletter, and one issue in it. */
  newsletters: '/newsletters',
  sentIssue: (id: number | string) => `/newsletters/${id}`,
  /** A page that the owner wrote. */
  page: (slug: string) => `/${slug}`,
  saved: '/saved',
  trips: '/trips',
  search: '/search',
  learnToDive: '/learn-to-dive',
  about: '/about',
  contact: '/contact',
  today: '/today',
  weekend: '/weekend',
  emergency: '/emergency',
  howWeRate: '/how-we-rate',
  accessibility: '/accessibility',
  affiliateDisclosure: '/affiliate-disclosure',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  sitemap: '/sitemap.xml',
  /** A part, from 1, of a sitemap that is too long for one file. */
  sitemapPart: (number: number) => `/sitemap-${number}.xml`,
  llms: '/llms.txt',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  manifest: '/manifest.webmanifest',
  mapMarker: '/dive-marker.png',
  share: (page: string, ending = '.jpg') => `/share${page === '/' ? '/home' : page}${ending}`,
  /** The files of the library's pictures. */
  media: '/media',
  guide: '/guides/10-must-have-items.pdf',
  ownGuide: (key: string) => `/guides/own-${key}.pdf`,
  preview: (resource: ResourceWith<'previews'>, id: number) => `/preview/${resource}/${id}`,
  admin: '/admin' as string,
  adminDiveSites: '/admin/dive-sites' as string,
  /** A tab of the admin, or a record or `new` in the tab. */
  adminTab: (tab: string, record?: number | string) =>
    `/admin/${tab}${record === undefined ? '' : `/${record}`}`,
} as const;

/** Paths of records by slug or, for a resource without slugs, by id. */
export const recordPaths = {
  articles: paths.article,
  pages: paths.page,
  reviews: paths.review,
  'dive-sites': paths.diveSite,
  species: paths.oneSpecies,
} satisfies Record<ResourceWith<'pages'>, (key: string) => string>;

/** The size of share images in pixels, as chat apps and social sites require. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Whether an address is a path, lies below the path, or is a file or share image of it. */
export function isBelow(address: string, path: string): boolean {
  const own = address.replace(/[?#].*/s, '').replace(/^\/share(?=\/)/, '');
  return own === path || own.startsWith(`${path}/`) || own.startsWith(`${path}.`);
}

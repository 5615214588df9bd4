import { apiPaths } from './api-paths.ts';
import { isBelow, paths } from './paths.ts';
import type { Resource } from './resources.ts';

/** The parts of the site that the owner can switch off. */
export const siteParts = {
  'dive-sites': {
    label: 'Dive sites',
    hint: 'Guides, map, regions, Today and weekend, open data. Trips are made of dive sites: they go with them.',
  },
  trips: { label: 'Trips', hint: 'The planner of trips.' },
  species: { label: 'Species', hint: 'The pages of animals and plants, and what lives at a site.' },
  newsletter: {
    label: 'Newsletter',
    hint: 'The form that takes subscribers, and the archive. Those whom you have stay, and their links to unsubscribe work.',
  },
  gear: {
    label: 'Gear',
    hint: 'Reviews, products, Compare and What to wear. Shop links in articles stay.',
  },
} as const;

export type SitePart = keyof typeof siteParts;

export const sitePartNames = Object.keys(siteParts) as SitePart[];

/** The parts of a page, which is available while all of them are on. */
type Parts = readonly SitePart[];

const always: Parts = [];
const sites: Parts = ['dive-sites'];
const gear: Parts = ['gear'];
const trips: Parts = ['trips', 'dive-sites'];
const species: Parts = ['species'];
const newsletter: Parts = ['newsletter'];

/** Names of the paths without parameters; all other pages are below these paths. */
type FixedPath = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? Name : never;
}[keyof typeof paths];

/** The parts of each address and its sub-addresses. */
const pathParts: Record<FixedPath, Parts> = {
  home: always,
  blog: always,
  gearReviews: gear,
  compare: gear,
  whatToWear: ['gear', 'dive-sites'],
  diveSites: sites,
  species,
  regions: sites,
  data: sites,
  dataGeoJson: sites,
  dataCsv: sites,
  dataSchema: sites,
  changes: sites,
  changesFeed: sites,
  map: sites,
  newsletters: newsletter,
  saved: always,
  trips,
  search: always,
  learnToDive: always,
  about: always,
  contact: always,
  today: sites,
  weekend: sites,
  emergency: always,
  howWeRate: gear,
  accessibility: always,
  affiliateDisclosure: always,
  privacyPolicy: always,
  termsOfService: always,
  sitemap: always,
  llms: always,
  rss: always,
  atom: always,
  jsonFeed: always,
  manifest: always,
  mapMarker: always,
  media: always,
  // Sent mails link to the guide.
  guide: always,
  admin: always,
  adminDiveSites: always,
};

const apiParts: Record<keyof typeof apiPaths, Parts> = {
  openapi: always,
  docs: always,
  settings: always,
  articles: always,
  reviews: gear,
  products: gear,
  locations: sites,
  pages: always,
  issues: always,
  search: always,
  diveSites: sites,
  species,
  regions: sites,
  outlook: sites,
  places: always,
  media: always,
  data: sites,
  diveSiteImport: sites,
  diveSiteExport: sites,
  // Only the form and the archive are switched off, not unsubscribing and the list.
  newsletter: always,
  subscribe: newsletter,
  sentIssues: newsletter,
  subscriberExport: always,
  subscriberImport: always,
  subscriberFile: always,
  contact: always,
  reports: always,
  admin: always,
  mailings: always,
  mailEvents: always,
  bin: always,
  redirects: always,
  searchMisses: always,
  workingCopies: always,
  people: always,
  auditLog: always,
  previews: always,
  shopLinks: always,
  moves: always,
  archives: always,
  backups: always,
};

/** The parts of each resource; visitors see its records only while these parts are on. */
export const resourceParts: Record<Resource, Parts> = {
  articles: always,
  reviews: gear,
  products: gear,
  locations: sites,
  pages: always,
  issues: always,
  'dive-sites': sites,
  species,
  media: always,
  settings: always,
  'shop-links': always,
  reports: always,
};

const owned = [
  ...Object.entries(pathParts).map(([name, parts]) => [paths[name as FixedPath], parts] as const),
  ...Object.entries(apiParts).map(
    ([name, parts]) => [apiPaths[name as keyof typeof apiPaths], parts] as const,
  ),
].filter(([, parts]) => parts.length > 0);

/** The parts of an address of the site; empty for an address that is always available. */
export const partsAt = (address: string): Parts =>
  owned.find(([own]) => isBelow(address, own))?.[1] ?? always;

const isAnyOff = (parts: Parts, off: Parts) => parts.some((part) => off.includes(part));

/** The paths of switched-off pages, so that browsers need not load the tables above. */
export const pathsOff = (off: Parts): string[] =>
  owned.flatMap(([path, parts]) =>
    !path.startsWith('/api/') && isAnyOff(parts, off) ? [path] : [],
  );

/** Whether an address of the site belongs to a part that is switched off. */
export const isAddressOff = (address: string, off: Parts = []): boolean =>
  off.length > 0 && isAnyOff(partsAt(address), off);

export const isResourceOff = (resource: Resource, off: Parts = []): boolean =>
  isAnyOff(resourceParts[resource], off);

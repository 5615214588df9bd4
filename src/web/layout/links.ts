import { footerPages, headerPages } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { listFilters } from '../../domain/publishing/categories.ts';
import { categories, isOff, site } from '../app/site.ts';

export interface PageLink {
  to: string;
  label: string;
  search?: Record<string, string>;
}

const placeLinks = (place: 'header' | 'footer', pages: Record<string, string>): PageLink[] =>
  site.navigation[place].map((to) => ({
    to,
    label: site.navigation.labels?.[place][to] ?? pages[to] ?? '',
  }));

export const headerLinks = () => placeLinks('header', headerPages);

export const quickLinks = () => placeLinks('footer', footerPages);

export const legalLinks: readonly PageLink[] = [
  { to: paths.affiliateDisclosure, label: 'Affiliate Disclosure' },
  { to: paths.privacyPolicy, label: 'Privacy Policy' },
  { to: paths.termsOfService, label: 'Terms of Service' },
  { to: paths.accessibility, label: 'Accessibility' },
];

/** The pages about dive sites, linked in the header's submenu and at the top of each such page. */
const allSiteWays: readonly PageLink[] = [
  { to: paths.diveSites, label: 'Find' },
  { to: paths.map, label: 'Map' },
  { to: paths.today, label: 'Today and weekend' },
  { to: paths.regions, label: 'Regions' },
  { to: paths.species, label: 'Species' },
  { to: paths.trips, label: 'Trips' },
  { to: paths.saved, label: 'Saved' },
];

const shown = (links: readonly PageLink[]) => links.filter(({ to }) => !isOff(to));

/** The links of `allSiteWays` whose part of the site is switched on. */
export const siteWays = () => shown(allSiteWays);

/** The submenu of gear reviews: their categories, and the other pages about choosing gear. */
const gearWays = (): PageLink[] => [
  ...listFilters('reviews', categories()).map((category, index) => ({
    to: paths.gearReviews,
    label: category,
    ...(index > 0 && { search: { category } }),
  })),
  { to: paths.compare, label: 'Compare' },
  { to: paths.whatToWear, label: 'What to wear' },
];

/** The submenus of the header by the path of their link. */
export const disclosedWays = (): Readonly<Record<string, readonly PageLink[]>> => ({
  [paths.diveSites]: siteWays(),
  [paths.gearReviews]: shown(gearWays()),
});

/** The path of the `siteWays` link for an address; undefined on guides and all other pages. */
export function currentWay(pathname: string): string | undefined {
  if (pathname === paths.weekend) return paths.today;
  const isList = pathname.startsWith(`${paths.diveSites}/`) && !/\/\d/.test(pathname);
  return isList ? paths.diveSites : allSiteWays.find(({ to }) => to === pathname)?.to;
}

const [, map, , ...others] = allSiteWays as [PageLink, PageLink, PageLink, ...PageLink[]];

const allExploreLinks: readonly PageLink[] = [
  map,
  { to: paths.today, label: 'Can I dive today?' },
  { to: paths.weekend, label: 'This weekend' },
  ...others,
  { to: paths.data, label: 'Open data' },
];

export const exploreLinks = () => shown(allExploreLinks);

/** Whether a page is part of the admin, which has its own layout. */
export const isAdminPage = (pathname: string) => /^\/admin(\/|$)/.test(pathname);

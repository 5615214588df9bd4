import { footerPages, headerPages } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { reviewFilters } from '../../domain/publishing/categories.ts';
import { isOff, site } from '../app/site.ts';

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

/** The screens around dive sites: below the header's link, at the head of each of them. */
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

/** Those of them that lead somewhere. */
export const siteWays = () => shown(allSiteWays);

/** The categories of reviews and what else helps to choose gear: below the header's link. */
const gearWays: readonly PageLink[] = [
  ...reviewFilters.map((category, index) => ({
    to: paths.gearReviews,
    label: category,
    ...(index > 0 && { search: { category } }),
  })),
  { to: paths.compare, label: 'Compare' },
  { to: paths.whatToWear, label: 'What to wear' },
];

/** Links of the header that disclose more. */
export const disclosedWays = (): Readonly<Record<string, readonly PageLink[]>> => ({
  [paths.diveSites]: siteWays(),
  [paths.gearReviews]: shown(gearWays),
});

/** The way whose screen an address shows; undefined on guides and on all other pages. */
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

/** Whether a page is one of the admin, whose frame is its own. */
export const isAdminPage = (pathname: string) => /^\/admin(\/|$)/.test(pathname);

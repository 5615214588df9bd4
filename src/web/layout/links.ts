import { footerPages, headerPages } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { site } from '../app/site.ts';

export interface PageLink {
  to: string;
  label: string;
}

const inOrder = (order: readonly string[], labels: Record<string, string>): PageLink[] =>
  order.map((to) => ({ to, label: labels[to] ?? '' }));

export const headerLinks = () => inOrder(site.navigation.header, headerPages);

export const quickLinks = () => inOrder(site.navigation.footer, footerPages);

export const legalLinks: readonly PageLink[] = [
  { to: paths.affiliateDisclosure, label: 'Affiliate Disclosure' },
  { to: paths.privacyPolicy, label: 'Privacy Policy' },
  { to: paths.termsOfService, label: 'Terms of Service' },
  { to: paths.accessibility, label: 'Accessibility' },
];

export const catalogueLinks: readonly PageLink[] = [
  { to: paths.today, label: 'Can I dive today?' },
  { to: paths.species, label: 'Species' },
  { to: paths.regions, label: 'Regions' },
  { to: paths.data, label: 'Open data' },
  { to: paths.saved, label: 'Saved' },
  { to: paths.trips, label: 'Trips' },
];

/** Whether a page is one of the admin, whose frame is its own. */
export const isAdminPage = (pathname: string) => /^\/admin(\/|$)/.test(pathname);

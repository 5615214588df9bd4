import { paths } from '../../contract/paths.ts';

export interface PageLink {
  to: string;
  label: string;
}

export const headerLinks: readonly PageLink[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.blog, label: 'News' },
  { to: paths.gearReviews, label: 'Gear Reviews' },
  { to: paths.diveSites, label: 'Dive Sites' },
  { to: paths.learnToDive, label: 'Learn to Dive' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
];

export const quickLinks: readonly PageLink[] = [
  { to: paths.gearReviews, label: 'Gear Reviews' },
  { to: paths.diveSites, label: 'Dive Sites' },
  { to: paths.learnToDive, label: 'Learn to Dive' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
];

export const legalLinks: readonly PageLink[] = [
  { to: paths.affiliateDisclosure, label: 'Affiliate Disclosure' },
  { to: paths.privacyPolicy, label: 'Privacy Policy' },
  { to: paths.termsOfService, label: 'Terms of Service' },
  { to: paths.accessibility, label: 'Accessibility' },
];

/** The catalogue beyond the list of its sites. */
export const catalogueLinks: readonly PageLink[] = [
  { to: paths.today, label: 'Can I dive today?' },
  { to: paths.species, label: 'Species' },
  { to: paths.regions, label: 'Regions' },
  { to: paths.data, label: 'Open data' },
  { to: paths.saved, label: 'Saved' },
  { to: paths.trips, label: 'Trips' },
];

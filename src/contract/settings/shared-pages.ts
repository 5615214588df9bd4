import { paths } from '../paths.ts';

/** Labels of pages that are not records; the owner can set their heads and share images. */
export const sharedPages: Record<string, string> = {
  [paths.home]: 'Home',
  [paths.blog]: 'News',
  [paths.gearReviews]: 'Gear Reviews',
  [paths.compare]: 'Compare',
  [paths.whatToWear]: 'What to wear',
  [paths.diveSites]: 'Dive Sites',
  [paths.species]: 'Species',
  [paths.regions]: 'Regions',
  [paths.data]: 'Open data',
  [paths.changes]: 'Changes by divers',
  [paths.map]: 'Map',
  [paths.today]: 'Today',
  [paths.weekend]: 'This weekend',
  [paths.learnToDive]: 'Learn to Dive',
  [paths.about]: 'About',
  [paths.contact]: 'Contact',
  [paths.emergency]: 'Emergency',
  [paths.howWeRate]: 'How we rate gear',
  [paths.accessibility]: 'Accessibility',
  [paths.affiliateDisclosure]: 'Affiliate disclosure',
  [paths.privacyPolicy]: 'Privacy policy',
  [paths.termsOfService]: 'Terms of service',
};

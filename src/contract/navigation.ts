import { paths } from './paths.ts';

/** Labels of the header's links, in their default order. */
export const headerPages: Record<string, string> = {
  [paths.home]: 'Home',
  [paths.blog]: 'News',
  [paths.gearReviews]: 'Gear Reviews',
  [paths.diveSites]: 'Dive Sites',
  [paths.learnToDive]: 'Learn to Dive',
  [paths.about]: 'About',
  [paths.contact]: 'Contact',
};

/** Labels of the footer's Quick Links, in their default order. */
export const footerPages: Record<string, string> = {
  [paths.gearReviews]: 'Gear Reviews',
  [paths.diveSites]: 'Dive Sites',
  [paths.learnToDive]: 'Learn to Dive',
  [paths.blog]: 'Blog',
  [paths.about]: 'About',
  [paths.contact]: 'Contact',
};

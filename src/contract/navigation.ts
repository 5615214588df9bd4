import { paths } from './paths.ts';

export const headerPages: Record<string, string> = {
  [paths.home]: 'Home',
  [paths.blog]: 'News',
  [paths.gearReviews]: 'Gear Reviews',
  [paths.diveSites]: 'Dive Sites',
  [paths.learnToDive]: 'Learn to Dive',
  [paths.about]: 'About',
  [paths.contact]: 'Contact',
};

export const footerPages: Record<string, string> = {
  [paths.gearReviews]: 'Gear Reviews',
  [paths.diveSites]: 'Dive Sites',
  [paths.learnToDive]: 'Learn to Dive',
  [paths.blog]: 'Blog',
  [paths.about]: 'About',
  [paths.contact]: 'Contact',
};

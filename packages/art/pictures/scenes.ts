import type { Picture } from '../kit/picture.ts';
import { aboutHero } from './scenes/about.ts';
import { blogHero } from './scenes/blog.ts';
import { contactHero } from './scenes/contact.ts';
import { fallback1 } from './scenes/fallback-1.ts';
import { fallback2 } from './scenes/fallback-2.ts';
import { fallback3 } from './scenes/fallback-3.ts';
import { learnHero } from './scenes/learn.ts';
import { reviewsHero } from './scenes/reviews.ts';
import { blue, green, late, scene } from './scenes/sheet.ts';
import { sitesHero } from './scenes/sites.ts';

export const pictures: Picture[] = [
  scene('reviews-hero', blue, reviewsHero, 3),
  scene('blog-hero', blue, blogHero, 5),
  scene('learn-hero', blue, learnHero, 7),
  scene('contact-hero', late, contactHero, 9),
  scene('about-hero', green, aboutHero, 11),
  scene('sites-hero', blue, sitesHero, 13),
  scene('fallback-1', blue, fallback1, 15),
  scene('fallback-2', green, fallback2, 17),
  scene('fallback-3', late, fallback3, 19),
];

import site from '../../../content/site.json' with { type: 'json' };
import { paths } from '../../contract/paths.ts';
import { depthProfile } from '../../domain/depth-profile.ts';
import { isShut, statusWords } from '../../domain/dive-site-facts.ts';
import { sitePrint } from '../../domain/dive-site-terms.ts';
import { pictureForms } from '../../domain/pictures.ts';
import { parseRating } from '../../domain/stars.ts';
import { findArticleBySlug } from '../articles/routes.ts';
import { findDiveSite } from '../dive-sites/read.ts';
import type { Services } from '../http/context.ts';
import { findReviewBySlug } from '../reviews/routes.ts';
import type { ShareCard } from './draw.ts';

type DatabaseReader = Pick<Services, 'database'>;

/** A picture of ours as it is; another's is never fetched, and a print of ours stands in. */
const ownPicture = (imageUrl: string | null, standIn: string) =>
  imageUrl && pictureForms(imageUrl).avif ? imageUrl : standIn;

const gearPrints: Record<string, string> = {
  BCDs: 'bcd-reef',
  'Dive Computers': 'computer-reef',
  'Masks & Fins': 'mask-reef',
  Wetsuits: 'wetsuit-reef',
  Cameras: 'camera-reef',
  Regulators: 'regulator-reef',
};

/** @throws 404 where no published article has the slug */
export async function articleCard(services: DatabaseReader, slug: string): Promise<ShareCard> {
  const { title, category, imageUrl } = await findArticleBySlug(services, slug);
  const picture = ownPicture(imageUrl, '/art/scenes/blog-hero.jpg');
  return { layout: 'wide', picture, kicker: category, title };
}

/** @throws 404 where no published review has the slug */
export async function reviewCard(services: DatabaseReader, slug: string): Promise<ShareCard> {
  const { title, category, imageUrl, rating } = await findReviewBySlug(services, slug);
  return {
    layout: 'side',
    picture: ownPicture(imageUrl, `/art/gear/${gearPrints[category] ?? 'bag-reef'}.jpg`),
    kicker: `${category} · Gear review`,
    title,
    rating: parseRating(rating),
  };
}

/** @throws 404 where there is no such site */
export async function diveSiteCard(services: DatabaseReader, id: number): Promise<ShareCard> {
  const found = await findDiveSite(services, id);
  return {
    layout: 'side',
    picture: ownPicture(found.imageUrl, sitePrint(found)),
    kicker: found.region,
    title: found.name,
    profile: found.imageUrl ? undefined : depthProfile(found),
    depthRange: found.depthRange,
    facts: [
      isShut(found.status) && found.status ? statusWords[found.status] : found.skillLevel,
      found.depthRange,
      found.waterTemp,
    ].filter(Boolean),
  };
}

/** Every standing page by its path: what its picture says, and the scene that it shows. */
const pageCards: Record<string, [title: string, scene: string]> = {
  [paths.home]: [site.strapLine, 'sites-hero'],
  [paths.blog]: ['News and know-how for divers', 'blog-hero'],
  [paths.gearReviews]: ['Honest gear reviews', 'reviews-hero'],
  [paths.diveSites]: ['Dive sites around Australia', 'sites-hero'],
  [paths.learnToDive]: ['Learn to dive', 'learn-hero'],
  [paths.about]: ['About us', 'about-hero'],
  [paths.contact]: ['Contact us', 'contact-hero'],
  [paths.howWeRate]: ['How we rate gear', 'reviews-hero'],
  [paths.accessibility]: ['Accessibility', 'about-hero'],
  [paths.affiliateDisclosure]: ['Affiliate disclosure', 'reviews-hero'],
  [paths.privacyPolicy]: ['Privacy policy', 'contact-hero'],
  [paths.termsOfService]: ['Terms of service', 'contact-hero'],
};

/** The cards of the standing pages, with the path of each. */
export function listPageCards(): { path: string; card: ShareCard }[] {
  return Object.entries(pageCards).map(([path, [title, scene]]) => ({
    path,
    card: {
      layout: 'wide',
      picture: `/art/scenes/${scene}.jpg`,
      kicker: path === paths.home ? 'Australia' : site.strapLine,
      title,
    },
  }));
}

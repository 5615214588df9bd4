import { paths } from '../../../contract/paths.ts';
import type { ResourceWith } from '../../../contract/resources.ts';
import { isShut, statusLabels } from '../../../domain/dive-sites/facts.ts';
import { sitePrint } from '../../../domain/dive-sites/look.ts';
import { parseRating } from '../../../domain/gear/stars.ts';
import { pictureForms } from '../../../domain/pictures/pictures.ts';
import type { reviewCategories } from '../../../domain/publishing/categories.ts';
import { releasedReviewCategory } from '../../../domain/publishing/current-category.ts';
import { groupLabels } from '../../../domain/species/terms.ts';
import type { ReadSection } from '../../platform/drawing/section-svg.ts';
import type { Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { regionText } from '../../platform/seed/region-texts.ts';
import { categories, site } from '../../platform/site-content/site-content.ts';
import { findArticleBySlug } from '../../resources/articles/queries.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';
import { findPageBySlug } from '../../resources/pages/queries.ts';
import { findReviewBySlug } from '../../resources/reviews/queries.ts';
import { findSpecies } from '../../resources/species/queries.ts';
import type { ShareCard } from './draw.ts';

type SiteReader = Pick<Services, 'database' | 'content'> & { readSection: ReadSection };

/** The card's picture if it is an image of this site, else a drawing; no other host is asked. */
const ownPicture = (imageUrl: string | null, fallback: string) =>
  imageUrl && pictureForms(imageUrl).avif ? imageUrl : fallback;

const postPicture = (
  { shareImageUrl, imageUrl }: { shareImageUrl: string | null; imageUrl: string },
  fallback: string,
) => ownPicture(shareImageUrl, ownPicture(imageUrl, fallback));

const gearPrints: Record<(typeof reviewCategories)[number], string> = {
  BCDs: 'bcd-reef',
  'Dive Computers': 'computer-reef',
  'Masks & Fins': 'mask-reef',
  Wetsuits: 'wetsuit-reef',
  Cameras: 'camera-reef',
  Regulators: 'regulator-reef',
  Other: 'bag-reef',
};

/** The card of a record's page, by its slug or id. @throws 404 */
export const recordCards: Record<
  ResourceWith<'pages'>,
  (services: SiteReader, key: string) => Promise<ShareCard>
> = {
  async articles(services, slug) {
    const { post } = await findArticleBySlug(services, slug);
    const picture = postPicture(post, '/art/scenes/blog-hero.jpg');
    return { layout: 'wide', picture, kicker: post.category, title: post.title };
  },
  async reviews(services, slug) {
    const { post } = await findReviewBySlug(services, slug);
    const { title, category, rating } = post;
    const print = gearPrints[releasedReviewCategory(categories(), category)];
    return {
      layout: 'side',
      picture: postPicture(post, `/art/gear/${print}.jpg`),
      kicker: `${category} · Gear review`,
      title,
      rating: parseRating(rating),
    };
  },
  async pages(services, slug) {
    const { post } = await findPageBySlug(services, slug);
    const picture = ownPicture(post.shareImageUrl, '/art/scenes/about-hero.jpg');
    return { layout: 'wide', picture, kicker: site.name, title: post.title };
  },
  async 'dive-sites'(services, key) {
    if (!/^[1-9]\d{0,8}$/.test(key)) throw notFound('There is no such picture');
    const site = await findDiveSite(services, Number(key));
    return {
      layout: 'side',
      picture: ownPicture(site.imageUrl, sitePrint(site)),
      kicker: site.region,
      title: site.name,
      section: site.imageUrl ? undefined : await services.readSection(site.id),
      depthRange: site.depthRange,
      facts: [
        isShut(site.status) && site.status ? statusLabels[site.status] : site.skillLevel,
        site.depthRange,
        site.waterTemp,
      ].filter(Boolean),
    };
  },
  async species(services, slug) {
    const { commonName, scientificName, group } = await findSpecies(services, slug);
    return {
      layout: 'wide',
      picture: '/art/scenes/sites-hero.jpg',
      kicker: `${groupLabels[group]} · ${scientificName}`,
      title: commonName,
    };
  },
};

/** @throws 404 if no region has the slug */
export function regionCard(slug: string): ShareCard {
  const { name, state } = regionText(slug);
  return {
    layout: 'wide',
    picture: '/art/scenes/sites-hero.jpg',
    kicker: `${state} · Diving region`,
    title: name,
  };
}

const pageCards = (): Record<string, [title: string, scene: string]> => ({
  [paths.home]: [site.strapLine, 'sites-hero'],
  [paths.blog]: ['News and know-how for divers', 'blog-hero'],
  [paths.gearReviews]: ['Honest gear reviews', 'reviews-hero'],
  [paths.compare]: ['Dive gear compared', 'reviews-hero'],
  [paths.whatToWear]: ['What to wear where and when', 'reviews-hero'],
  [paths.diveSites]: ['Dive sites around Australia', 'sites-hero'],
  [paths.species]: ['What lives where: the species', 'sites-hero'],
  [paths.regions]: ['The coasts, one by one', 'sites-hero'],
  [paths.data]: ['Open data of the dive sites', 'sites-hero'],
  [paths.changes]: ['Changes by divers', 'sites-hero'],
  [paths.map]: ['Every dive site on one map', 'sites-hero'],
  [paths.today]: ['Can I dive today?', 'sites-hero'],
  [paths.weekend]: ['Diving this weekend', 'sites-hero'],
  [paths.learnToDive]: ['Learn to dive', 'learn-hero'],
  [paths.about]: ['About us', 'about-hero'],
  [paths.contact]: ['Contact us', 'contact-hero'],
  [paths.emergency]: ['Diving emergency', 'sites-hero'],
  [paths.howWeRate]: ['How we rate gear', 'reviews-hero'],
  [paths.accessibility]: ['Accessibility', 'about-hero'],
  [paths.affiliateDisclosure]: ['Affiliate disclosure', 'reviews-hero'],
  [paths.privacyPolicy]: ['Privacy policy', 'contact-hero'],
  [paths.termsOfService]: ['Terms of service', 'contact-hero'],
});

export const pagesWithCards = Object.keys(pageCards());

/** The card of a page that is not a record. @param chosen the owner's picture for it */
export function pageCard(path: string, chosen?: string): ShareCard {
  const [title, scene] = pageCards()[path] ?? [site.strapLine, 'sites-hero'];
  return {
    layout: 'wide',
    picture: ownPicture(chosen ?? null, `/art/scenes/${scene}.jpg`),
    kicker: path === paths.home ? 'Australia' : site.strapLine,
    title,
  };
}

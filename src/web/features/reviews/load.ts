import { paths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/products.ts';
import { categorySlug, categoryText, comparedCategories } from '../../../domain/gear/compare.ts';
import { reviewCriteria, type Scores } from '../../../domain/gear/criteria.ts';
import { figuresOfCategory, specs, specText } from '../../../domain/gear/specs.ts';
import { successionText } from '../../../domain/gear/succession.ts';
import { suitMonths } from '../../../domain/gear/suits.ts';
import { releasedReviewCategory } from '../../../domain/publishing/current-category.ts';
import { api, askServerIfMissing, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { categories, isOn, site } from '../../app/site.ts';
import type { ShownFigures } from '../../ui/figures.tsx';
import { readReview } from './queries.ts';
import { reviewScripts } from './structured-data.ts';
import type { SuitableWater } from './suitable-waters.tsx';

/** The regions and months for which a suit is right; empty for other gear or unknown thickness. */
async function listSuitableWaters(product: Product | undefined): Promise<SuitableWater[]> {
  const suit = product?.category === 'Wetsuits' ? product.specs?.values : undefined;
  if ((!suit?.dry && suit?.trunk === undefined) || !isOn('dive-sites')) return [];
  const seas = await read(api.regions['sea-temperatures'].$get());
  return seas.flatMap(({ slug, name, seaTemperature }) => {
    const months = suitMonths(suit, seaTemperature);
    return months.length > 0 ? [{ slug, name, months }] : [];
  });
}

/** The known figures of a product. */
function listFigures(product: Product | undefined): ShownFigures | undefined {
  const found = product?.specs;
  if (!found) return undefined;
  const lines = figuresOfCategory(product.category).flatMap((name) => {
    const text = specText(name, found);
    return text === undefined ? [] : [[specs[name].label, text] as const];
  });
  const { source, checkedOn } = found;
  return lines.length > 0 ? { lines, source, checkedOn } : undefined;
}

/** A review's points by criterion; its category uses the criteria of a released category. */
export const shownCriteria = (review: { category: string; scores: Scores | null }) =>
  reviewCriteria({
    scores: review.scores,
    category: releasedReviewCategory(categories(), review.category),
  });

/** @throws notFound, or a redirect if the review may have moved */
export async function loadReview(siteUrl: string, slug: string) {
  const [review, products] = await Promise.all([
    readReview(slug).catch(askServerIfMissing(paths.review(slug))),
    read(api.products.$get({ query: {} })),
  ]);
  const product = products.find(({ id }) => id === review.productId);
  const compared =
    product && (comparedCategories as readonly string[]).includes(product.category)
      ? {
          id: product.id,
          others: categoryText(product.category),
          slug: categorySlug(product.category),
        }
      : undefined;
  const waters = await listSuitableWaters(product);
  const image = review.imageUrl ? new URL(review.imageUrl, siteUrl).href : undefined;
  const price = review.price ? ` Price: ${review.price}.` : '';
  const head = {
    ...pageHead({
      title: `${review.title} - Expert Gear Review | ${site.name}`,
      description:
        review.excerpt ||
        `Expert review of the ${review.title}, for Australian divers choosing ${categoryText(review.category)}.${price}`,
      url: `${siteUrl}${paths.review(review.slug)}`,
      changed: review.updatedAt,
      seo: review,
      type: 'article',
    }),
    scripts: reviewScripts(
      { ...review, productName: review.productName ?? product?.name ?? null },
      siteUrl,
      image,
    ),
  };
  const succession = successionText(product?.specs ?? null);
  const figures = listFigures(product);
  return { review, compared, succession, figures, waters, criteria: shownCriteria(review), head };
}

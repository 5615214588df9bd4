import { paths } from '../../../contract/paths.ts';
import { categorySlug, comparedCategories } from '../../../domain/gear/compare.ts';
import { reviewCriteria } from '../../../domain/gear/criteria.ts';
import { api, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';
import { readReview } from './queries.ts';
import { reviewScripts } from './structured-data.ts';

export async function loadReview(siteUrl: string, slug: string) {
  const [review, products] = await Promise.all([
    readReview(slug),
    read(api.products.$get({ query: {} })),
  ]);
  const product = products.find(({ id }) => id === review.productId);
  const compared =
    product && (comparedCategories as readonly string[]).includes(product.category)
      ? { id: product.id, category: product.category, slug: categorySlug(product.category) }
      : undefined;
  const image = review.imageUrl ? new URL(review.imageUrl, siteUrl).href : undefined;
  const price = review.price ? ` Price: ${review.price}.` : '';
  const head = {
    ...pageHead({
      title: `${review.title} - Expert Gear Review | ${site.name}`,
      description:
        review.excerpt ||
        `Expert review of the ${review.title}, for Australian divers choosing ${review.category.toLowerCase()}.${price}`,
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
  return { review, compared, criteria: reviewCriteria(review), head };
}

import { paths } from '../../../contract/paths.ts';
import type { Review } from '../../../contract/reviews.ts';
import { findAmount } from '../../../domain/gear/prices.ts';
import { parseRating } from '../../../domain/gear/stars.ts';
import { textLines } from '../../../domain/text/text.ts';
import { breadcrumbScript, jsonLd } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

function toNotes(text: string | null) {
  const itemListElement = textLines(text).map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
  }));
  return itemListElement.length > 0 ? { '@type': 'ItemList', itemListElement } : undefined;
}

/**
 * schema.org's Review of a Product. `image` and `siteUrl` are absolute addresses.
 * @param defaults availability, and rating of reviews without one; null omits the property
 */
export function structuredReview(
  review: Review,
  siteUrl: string,
  image: string | undefined,
  defaults = site.structuredData,
) {
  const organisation = { '@type': 'Organization', name: site.name, url: siteUrl };
  const rating = parseRating(review.rating) ?? defaults.defaultRating;
  const price = findAmount(review.price);
  const [positiveNotes, negativeNotes] = [review.pros, review.cons].map(toNotes);
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    name: review.title,
    datePublished: review.publishedAt ?? review.createdAt,
    itemReviewed: {
      '@type': 'Product',
      name: review.productName || review.title,
      category: review.category,
      ...(image && { image }),
      offers: {
        '@type': 'Offer',
        url: review.purchaseLink,
        ...(price && { price }),
        priceCurrency: 'AUD',
        ...(defaults.availability && { availability: defaults.availability }),
      },
    },
    ...(rating !== null && {
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    }),
    ...(positiveNotes && { positiveNotes }),
    ...(negativeNotes && { negativeNotes }),
    author: organisation,
    publisher: organisation,
  };
}

/** @param image absolute address */
export const reviewScripts = (review: Review, siteUrl: string, image: string | undefined) => [
  jsonLd(structuredReview(review, siteUrl, image)),
  breadcrumbScript(siteUrl, [
    ['Gear Reviews', paths.gearReviews],
    [review.title, paths.review(review.slug)],
  ]),
];

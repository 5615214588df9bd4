import '../../../../tests/support/load-site-content.ts';
import { expect, test } from 'vitest';
import { structuredReview } from './structured-data.ts';

const review = {
  id: 1,
  version: 1,
  tags: null,
  seoTitle: null,
  seoDescription: null,
  canonicalUrl: null,
  shareImageUrl: null,
  noindex: false,
  title: 'Mares Puck 4: the sensible first computer',
  slug: 'mares-puck-4',
  excerpt: 'Plain and legible.',
  content: '<p>Plain and legible.</p>',
  category: 'Dive Computers',
  imageUrl: '/art/gear/computer-ochre.jpg',
  price: '$1,299',
  rating: '⭐⭐⭐⭐',
  purchaseLink: 'https://www.mares.com/',
  verdict: null,
  pros: null,
  cons: null,
  scores: null,
  suitsWhom: null,
  lookElsewhere: null,
  productName: 'Mares Puck 4',
  productId: null,
  author: 'Someone',
  featured: false,
  published: true,
  publishedAt: '2026-10-24T00:00:00.000Z',
  createdAt: '2026-10-20T00:00:00.000Z',
  updatedAt: '2026-10-24T00:00:00.000Z',
};
const site = 'https://bottomtime.example';

test('a review is a Review of a Product with an Offer in Australian dollars', () => {
  const organisation = { '@type': 'Organization', name: 'Bottom Time', url: site };
  expect(structuredReview(review, site, `${site}/a.jpg`)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Review',
    name: 'Mares Puck 4: the sensible first computer',
    datePublished: '2026-10-24T00:00:00.000Z',
    itemReviewed: {
      '@type': 'Product',
      name: 'Mares Puck 4',
      category: 'Dive Computers',
      image: `${site}/a.jpg`,
      offers: {
        '@type': 'Offer',
        url: 'https://www.mares.com/',
        price: '1299',
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
      },
    },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
    author: organisation,
    publisher: organisation,
  });
});

test('each shown line of pros and cons is a list item', () => {
  const { positiveNotes, ...structured } = structuredReview(
    { ...review, pros: 'Small\n\nPlain\n' },
    site,
    undefined,
  );
  expect(positiveNotes?.itemListElement.map(({ name }) => name)).toEqual(['Small', 'Plain']);
  expect(structured).not.toHaveProperty('negativeNotes');
});

test('the default rating is 4.5 of 5; picture and price have no default', () => {
  const { reviewRating, itemReviewed } = structuredReview(
    { ...review, rating: null, price: null },
    site,
    undefined,
  );
  expect(reviewRating).toEqual({ '@type': 'Rating', ratingValue: 4.5, bestRating: 5 });
  expect(itemReviewed).not.toHaveProperty('image');
  expect(itemReviewed.offers).not.toHaveProperty('price');
});

test('defaults set to null leave out rating and availability', () => {
  const structured = structuredReview({ ...review, rating: null }, site, undefined, {
    defaultRating: null,
    availability: null,
  });
  expect(structured).not.toHaveProperty('reviewRating');
  expect(structured.itemReviewed.offers).not.toHaveProperty('availability');
});

test('the title replaces a missing product name', () => {
  const { itemReviewed } = structuredReview({ ...review, productName: null }, site, undefined);
  expect(itemReviewed.name).toBe(review.title);
});

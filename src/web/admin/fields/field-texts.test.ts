import { expect, test } from 'vitest';
import { articleFields } from '../../../contract/articles.ts';
import { locationFields } from '../../../contract/locations.ts';
import { productFields, productInput } from '../../../contract/products.ts';
import { postTimes } from '../../../contract/publishing.ts';
import { reviewFields } from '../../../contract/reviews.ts';
import { timeZoneName } from '../../../domain/dates/dates.ts';
import { site } from '../../app/site.ts';
import { formTexts } from './field-texts.ts';

const articles = formTexts({ ...articleFields, ...postTimes });
const reviews = formTexts(reviewFields);
const products = formTexts(productFields);
const places = formTexts(locationFields);
const { formatValue } = articles;

test.each(['publishAt', 'unpublishAt', 'publishedAt'])(
  '%s is formatted in the site’s time zone',
  (field) => {
    const shown = formatValue(field, '2026-12-04T20:00:00.000Z');
    expect(shown).toContain(timeZoneName(site.timeZone));
    expect(shown).toContain('Saturday');
    expect(shown).toContain('7:00');
    expect(formatValue(field, '')).toBe('No time');
  },
);

test('a text is formatted as typed, and a flag as Yes or No', () => {
  expect(formatValue('title', '2026-12-04T20:00:00.000Z')).toBe('2026-12-04T20:00:00.000Z');
  expect(['yes', ''].map((value) => formatValue('noindex', value))).toEqual(['Yes', 'No']);
});

test('a form starts empty, except for fields with a declared initial value', () => {
  const filled = (texts: object) => Object.entries(texts).filter(([, text]) => text !== '');
  expect(filled(articles.empty)).toEqual([]);
  expect(filled(reviews.empty)).toEqual([]);
  expect(filled(products.empty)).toEqual([
    ['rating', '4.5'],
    ['reviewCount', '100'],
  ]);
  expect(filled(places.empty)).toEqual([['featured', 'yes']]);
});

test('an empty form is sent as empty texts, nulls and server defaults', () => {
  expect(products.toInput(products.empty)).toEqual({
    name: '',
    category: '',
    description: '',
    price: null,
    rating: '4.5',
    reviewCount: 100,
    affiliateLink: '',
    imageUrl: '',
    ...{ specs: null, pick: null, pickFor: null, pickWhy: null },
  });
  const post = articles.toInput(articles.empty);
  expect(post).toMatchObject({ title: '', excerpt: '', imageUrl: '', seoTitle: null });
  expect(post).toMatchObject({ publishAt: null, unpublishAt: null, noindex: false });
  expect([post.slug, post.publishedAt]).toEqual([undefined, undefined]);
});

test('a price gets its dollar sign, and an invalid number is left to the schema', () => {
  expect(reviews.toInput({ ...reviews.empty, price: '249' }).price).toBe('$249');
  const many = products.toInput({ ...products.empty, reviewCount: 'many' });
  expect(productInput.safeParse({ ...many, name: 'Mask' }).success).toBe(false);
});

test('specs of a product survive a round trip and are formatted as lines', () => {
  const source = 'https://maker.example/puck';
  const specs = { values: { gases: 2, compass: false }, source, checkedOn: '2026-11-24' };
  const texts = products.toValues({ name: 'Puck', specs });
  expect(products.toInput(texts).specs).toEqual(specs);
  expect(products.formatValue('specs', texts.specs)).toBe('Gas mixes: 2\nCompass: No');
});

test('a record survives a round trip through its form', () => {
  const place = {
    name: 'Julian Rocks',
    region: 'Byron Bay',
    description: 'An island.',
    waterTemp: '19–27 °C',
    visibility: '10–20 m',
    depth: '5–20 m',
    bestTime: 'December to May',
    difficulty: 'All levels',
    mapCoordinates: null,
    imageUrl: '/art/x.jpg',
    featured: false,
  };
  expect(places.toInput(places.toValues(place))).toEqual(place);
});

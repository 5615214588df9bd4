import { expect, test } from 'vitest';
import { reviewCategories } from '../publishing/categories.ts';
import { gearCategory } from './search-terms.ts';

test.each([
  ['wetsuit melbourne july', 'Wetsuits'],
  ['which wetsuits for Tasmania', 'Wetsuits'],
  ['Dive computer for a beginner', 'Dive Computers'],
  ['fins for travel', 'Masks & Fins'],
  ['reg for cold water', 'Regulators'],
  ['BCD for travel', 'BCDs'],
])('"%s" asks for %s', (text, category) => {
  expect(gearCategory(text)).toBe(category);
  expect(reviewCategories).toContain(category);
});

test.each(['', 'finger coral', 'regional park', 'wreck newcastle', 'masked bannerfish'])(
  '"%s" asks for no gear',
  (text) => expect(gearCategory(text)).toBeUndefined(),
);

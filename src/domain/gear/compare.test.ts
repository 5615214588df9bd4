import { expect, test } from 'vitest';
import {
  byPick,
  categorySlug,
  categoryWithSlug,
  comparedCategories,
  findReview,
  hasDifferentValues,
  readCompareUrl,
  toggleChosen,
} from './compare.ts';

test('readCompareUrl reads at most four valid ids, each once', () => {
  expect(readCompareUrl({ with: '17,18,17' })).toEqual({ with: '17,18' });
  expect(readCompareUrl({ with: '5,4,3,2,1' })).toEqual({ with: '5,4,3,2' });
  expect(readCompareUrl({ with: 'x,0,-' })).toEqual({ with: undefined });
  expect(readCompareUrl({})).toEqual({ with: undefined });
});

test('a tap adds a product, and a second tap removes it', () => {
  expect(toggleChosen([17], 18)).toEqual({ with: '17,18' });
  expect(toggleChosen([17, 18], 17)).toEqual({ with: '18' });
  expect(toggleChosen([17], 17)).toEqual({ with: undefined });
});

test('every compared category has an address of its own', () => {
  expect(comparedCategories.map(categorySlug).map(categoryWithSlug)).toEqual(comparedCategories);
  expect(categoryWithSlug('accessories')).toBeUndefined();
});

test('products differ in a figure if two known values differ', () => {
  expect(hasDifferentValues(['3', '3', undefined])).toBe(false);
  expect(hasDifferentValues(['3', undefined])).toBe(false);
  expect(hasDifferentValues(['3', '4'])).toBe(true);
});

test('picks come in their order, then the others by name', () => {
  const products = [
    { name: 'D', pick: null },
    { name: 'C', pick: 2 },
    { name: 'B', pick: null },
    { name: 'A', pick: 1 },
  ];
  expect(products.toSorted(byPick).map(({ name }) => name)).toEqual(['A', 'C', 'B', 'D']);
});

test('a product has the first review that refers to it', () => {
  const reviews = [{ productId: null }, { productId: 4 }, { productId: 4 }];
  expect(findReview(4, reviews)).toBe(reviews[1]);
  expect(findReview(5, reviews)).toBeUndefined();
});

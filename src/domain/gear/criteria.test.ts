import { expect, test } from 'vitest';
import { reviewCategories } from '../publishing/categories.ts';
import { criteria, scoredCriteria, weightedMean } from './criteria.ts';

test.each(reviewCategories)('the weights of %s add up to 100, the weightiest first', (category) => {
  const weights = criteria[category].map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  expect(new Set(criteria[category].map(({ key }) => key)).size).toBe(weights.length);
});

test('the mean weighs each criterion, and is undefined if a criterion has no points', () => {
  const scores = { fit: 5, work: 4, age: 2 };
  expect(weightedMean('Masks & Fins', scores)).toBe('4.0');
  expect(weightedMean('Masks & Fins', { fit: 5, work: 4 })).toBeUndefined();
  expect(weightedMean('Masks & Fins', null)).toBeUndefined();
  expect(weightedMean('Unknown', scores)).toBeUndefined();
});

test('scoredCriteria omits points for criteria of another category', () => {
  const scores = { fit: 5, legible: 3 };
  expect(scoredCriteria('Dive Computers', scores).map(({ key, points }) => [key, points])).toEqual([
    ['legible', 3],
  ]);
});

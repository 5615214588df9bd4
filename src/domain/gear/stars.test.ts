import { expect, test } from 'vitest';
import { parseRating, toStars } from './stars.ts';

test.each([
  [0, 'eeeee'],
  [3, 'fffee'],
  [3.5, 'fffhe'],
  [4.1, 'ffffh'],
  [5, 'fffff'],
])('a rating of %d is drawn as %s', (rating, drawn) => {
  expect(
    toStars(rating)
      .map(([letter]) => letter)
      .join(''),
  ).toBe(drawn);
});

test.each([
  ['4.5', 4.5],
  [' 4/5 ', 4],
  ['0', 0],
  ['⭐⭐⭐', 3],
  ['★★★★☆', 4],
  ['⭐️⭐️', 2],
  ['6', undefined],
  ['⭐⭐⭐⭐⭐⭐', undefined],
  ['superb', undefined],
  ['', undefined],
  [null, undefined],
])('the rating %j is read as %j', (text, rating) => {
  expect(parseRating(text)).toBe(rating);
});

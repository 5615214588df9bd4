import { expect, test } from 'vitest';
import { seasonOfMonth } from './months.ts';

test('December begins the southern summer, and each season has three months', () => {
  expect([12, 1, 2, 3, 5, 6, 8, 9, 11].map(seasonOfMonth)).toEqual([
    'summer',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'winter',
    'winter',
    'spring',
    'spring',
  ]);
});

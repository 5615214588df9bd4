import { expect, test } from 'vitest';
import { byChance, minShare } from './chance.ts';

test.each([
  [1, 3, 0.061],
  [1, 31, 0.006],
  [10, 30, 0.192],
  [31, 31, 0.89],
  [0, 8, 0],
  [0, 0, 0],
])('%i of %i surveys are a share of at least %f', (recorded, surveys, share) => {
  expect(minShare({ recorded, surveys })).toBeCloseTo(share, 3);
});

test('one of three surveys does not rank before one of thirty-one', () => {
  const kingscote = { recorded: 1, surveys: 3 };
  const rapidBay = { recorded: 1, surveys: 31 };
  const often = { recorded: 8, surveys: 20 };
  const lucky = { recorded: 3, surveys: 5 };
  const once = { recorded: 2, surveys: 5 };
  expect([kingscote, rapidBay, once, lucky, often].sort(byChance)).toEqual([
    lucky,
    often,
    once,
    rapidBay,
    kingscote,
  ]);
});

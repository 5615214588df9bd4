import { expect, test } from 'vitest';
import { toBatches } from './batches.ts';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j in batches of two is %j', (items, batches) => {
  expect([...toBatches(items, 2)]).toEqual(batches);
});

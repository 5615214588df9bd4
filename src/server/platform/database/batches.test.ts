import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j in twos is %j', (items, batches) => {
  expect([...batchesOf(items, 2)]).toEqual(batches);
});

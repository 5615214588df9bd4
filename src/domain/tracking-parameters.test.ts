import { expect, test } from 'vitest';
import { filterNames } from './dive-site-filters.ts';
import { withoutTracking } from './tracking-parameters.ts';

test('marks of newsletters and networks go, the rest stays', () => {
  const marks = { utm_source: 'a', fbclid: 'b', gclid: 'c', mc_cid: 'd', _hsenc: 'e' };
  expect(withoutTracking({ type: 'wreck', ...marks })).toEqual({ type: 'wreck' });
});

test('no filter looks like such a mark', () => {
  const filters = Object.fromEntries(filterNames.map((name) => [name, 'x']));
  expect(withoutTracking(filters)).toEqual(filters);
});

import { expect, test } from 'vitest';
import { canonicalParameters } from './canonical-parameters.ts';
import { filterNames } from './dive-site-filters.ts';

test('marks of newsletters and networks go, the rest stays', () => {
  const marks = { utm_source: 'a', fbclid: 'b', gclid: 'c', mc_cid: 'd', _hsenc: 'e' };
  expect(canonicalParameters({ type: 'wreck', ...marks })).toEqual({ type: 'wreck' });
});

test('the order of an address does not count', () => {
  const one = canonicalParameters({ type: 'wreck', state: 'NSW' });
  const other = canonicalParameters({ state: 'NSW', type: 'wreck' });
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test('no filter looks like such a mark', () => {
  const filters = Object.fromEntries(filterNames.map((name) => [name, 'x']));
  expect(canonicalParameters(filters)).toEqual(filters);
});

import { expect, test } from 'vitest';
import { depthBandOf, depthsOf } from './depth-band.ts';

test('a band is told by the largest number of the text', () => {
  expect(depthBandOf('3–10 m')).toBe('shallow');
  expect(depthBandOf('0 to 10.5 m')).toBe('medium');
  expect(depthBandOf('20 m, rarely 8')).toBe('medium');
  expect(depthBandOf('5-21m')).toBe('deep');
  expect(depthBandOf('unknown')).toBeUndefined();
});

test('numbers are read whatever stands between them', () => {
  expect(depthsOf('5–18.5 m')).toEqual([5, 18.5]);
});

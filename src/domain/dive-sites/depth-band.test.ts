import { expect, test } from 'vitest';
import { depthSpan, readDepths, toDepthBand } from './depth-band.ts';

test('the largest number of a text determines its band', () => {
  expect(toDepthBand('3–10 m')).toBe('shallow');
  expect(toDepthBand('0 to 10.5 m')).toBe('medium');
  expect(toDepthBand('20 m, rarely 8')).toBe('medium');
  expect(toDepthBand('5-21m')).toBe('deep');
  expect(toDepthBand('unknown')).toBeUndefined();
});

test('readDepths reads numbers with any text between them', () => {
  expect(readDepths('5–18.5 m')).toEqual([5, 18.5]);
});

test('a span comes from the numbers of a site, else from its text', () => {
  const span = (depthMin: number | null, depthMax: number | null, depthRange = '') =>
    depthSpan({ depthMin, depthMax, depthRange });
  expect(span(5, 18, '1–99 m')).toEqual({ min: 5, max: 18 });
  expect(span(null, null, '5–18 m')).toEqual({ min: 5, max: 18 });
  expect(span(null, null, 'to 30 m')).toEqual({ min: 0, max: 30 });
  expect(span(3, null, 'shallow')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { gaugeDepth, gaugeShare } from './depth-gauge.ts';

test.each([
  ['its start', 100, 40, 0],
  ['the first line at the top', 0, 40, 0],
  ['a quarter of the way', -1000, 40, 10],
  ['the end', -4000, 40, 40],
  ['what comes after it', -9000, 40, 40],
  ['half of a site that goes down to 24 m', -2000, 24, 12],
])('the gauge shows the depth in metres at %s', (_, top, bottom, metres) => {
  expect(gaugeDepth({ top, height: 5000 }, 1000, bottom)).toBe(metres);
});

test('a text that fits the window has no depth', () => {
  expect(gaugeShare({ top: -50, height: 800 }, 900)).toBe(0);
});

import { expect, test } from 'vitest';
import { barHeight } from './measured-visibility.tsx';

test('a bar grows with the visibility and never vanishes', () => {
  expect(barHeight(0)).toBeCloseTo(0.15);
  expect(barHeight(15)).toBeCloseTo(2.075, 1);
  expect(barHeight(30)).toBeCloseTo(4);
});

test('visibility above 30 m draws a full bar', () => {
  expect(barHeight(45)).toBe(barHeight(30));
});

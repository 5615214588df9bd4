import { expect, test } from 'vitest';
import { windSeaFrom, windSeaMetres } from './wind-sea.ts';

test('windSeaMetres returns the wave height of the Shore Protection Manual for 20 knots over 10 km', () => {
  // UA = 0.71 · 10.29^1.23 = 12.5 m/s; H = 0.0016 · UA · √(F / g) = 0.64 m.
  expect(windSeaMetres(20, 10)).toBeCloseTo(0.64, 1);
  expect(windSeaMetres(20, 0)).toBe(0);
  expect(windSeaMetres(0, 10)).toBe(0);
});

test('waves grow with wind and fetch, up to the height after six hours of wind', () => {
  expect(windSeaMetres(20, 40)).toBeGreaterThan(windSeaMetres(20, 10));
  expect(windSeaMetres(25, 10)).toBeGreaterThan(windSeaMetres(20, 10));
  expect(windSeaMetres(20, 500)).toBe(windSeaMetres(20, 100));
});

test('a wind along the shore raises some sea over open water, and an offshore wind hardly any', () => {
  const east = Array.from({ length: 16 }, (_, direction) =>
    direction >= 1 && direction <= 7 ? 500 : 0.2,
  );
  const from = (sector: number) => windSeaFrom(15, sector, east);
  expect(from(4)).toBeCloseTo(1, 1);
  expect(from(8)).toBeGreaterThan(0.5);
  expect(from(8)).toBeLessThan(from(4));
  expect(from(12)).toBeLessThan(0.15);
});

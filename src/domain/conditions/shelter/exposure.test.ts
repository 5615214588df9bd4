import { expect, test } from 'vitest';
import { encodeShoreline } from '../../../../scripts/lib/encode-shoreline.ts';
import { castRays, isOnLand, meanFetch } from './cast-rays.ts';
import { exposures, sectorAt } from './exposure.ts';
import { decodeShoreline } from './shoreline.ts';
import { siteFetch } from './site-fetch.ts';

/** A square island of about 22 km, with the land on the same side of its shore as in GSHHG. */
const island = decodeShoreline(
  encodeShoreline([
    [
      [150, -30],
      [150, -30.2],
      [150.2, -30.2],
      [150.2, -30],
      [150, -30],
    ],
  ]),
);

test('a shoreline is unchanged after encoding and decoding', () => {
  expect([...island.slice(0, 4)]).toEqual([150, -30, 150, -30.2].map(Math.fround));
  expect(island).toHaveLength(16);
});

test('a place north of an island has land only to the south', () => {
  const fetch = meanFetch(castRays(island, { latitude: -29.9, longitude: 150.1 }));
  expect(fetch[0]).toBe(500);
  expect(fetch[4]).toBe(500);
  expect(fetch[8]).toBeGreaterThan(10.5);
  expect(fetch[8]).toBeLessThan(12);
});

test('isOnLand distinguishes land and water on every side of an island', () => {
  const on = (latitude: number, longitude: number) =>
    isOnLand(castRays(island, { latitude, longitude }));
  expect(on(-30.1, 150.1)).toBe(true);
  expect(on(-29.9, 150.1)).toBe(false);
  expect(on(-30.1, 150.3)).toBe(false);
  expect(on(-30.3, 149.9)).toBe(false);
});

test('a position ashore moves to the nearest water within its error', () => {
  const ashore = { latitude: -30.004, longitude: 150.1 };
  expect(siteFetch(island, ashore, 1)?.movedKm).toBeCloseTo(0.5, 1);
  expect(siteFetch(island, { latitude: -30.1, longitude: 150.1 }, 1)).toBeUndefined();
});

test('the worst fetch within a position’s error is never less than the fetch at the position', () => {
  const found = siteFetch(island, { latitude: -29.99, longitude: 150.1 }, 1.5);
  expect(found?.vague).toBeNull();
  for (const [direction, km] of (found?.fetchKm ?? []).entries()) {
    expect(found?.worstKm[direction]).toBeGreaterThanOrEqual(km);
  }
});

test('a position with an error of 5 km is vague, unless the shore is much farther away', () => {
  expect(siteFetch(island, { latitude: -29.9, longitude: 150.1 }, 5)?.vague).toMatch(/5 km/);
  expect(siteFetch(island, { latitude: -29.8, longitude: 150.1 }, 5)?.vague).toBeNull();
});

test('directions beside an open one are partly open', () => {
  const fetch = new Array(16).fill(1);
  fetch[4] = 400;
  expect(exposures(fetch, 100).slice(0, 8)).toEqual([
    ...['sheltered', 'sheltered', 'part', 'part', 'open', 'part', 'part', 'sheltered'],
  ]);
});

test('courses fall into sixteen sectors', () => {
  expect([0, 11, 12, 180, 349, -45, 720].map(sectorAt)).toEqual([0, 0, 1, 8, 0, 14, 0]);
});

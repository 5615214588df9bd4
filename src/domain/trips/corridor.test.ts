import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../geo/positions.ts';
import { alongTheWay, offsetFrom, pointsOfWay } from './corridor.ts';

const sydney = { latitude: -33.87, longitude: 151.21 };
const brisbane = { latitude: -27.47, longitude: 153.03 };
const southWestRocks = { latitude: -30.88, longitude: 153.04 };
const jervisBay = { latitude: -35.1, longitude: 150.75 };

test('a place between two towns lies beside the way', () => {
  const { offKm, alongKm } = offsetFrom(sydney, brisbane, southWestRocks);
  expect(offKm).toBeGreaterThan(60);
  expect(offKm).toBeLessThan(110);
  expect(alongKm).toBeGreaterThan(300);
  expect(alongKm).toBeLessThan(distanceKm(sydney, brisbane));
});

test('a place behind the start is as far as the start, one beyond the end as far as the end', () => {
  expect(offsetFrom(sydney, brisbane, jervisBay)).toEqual({
    offKm: distanceKm(sydney, jervisBay),
    alongKm: 0,
  });
  const { offKm } = offsetFrom(jervisBay, sydney, brisbane);
  expect(offKm).toBeCloseTo(distanceKm(sydney, brisbane));
});

test('without an end the places around the start come, nearest first', () => {
  const places = [southWestRocks, sydney, jervisBay];
  expect(alongTheWay(sydney, undefined, places, 200).map(({ place }) => place)).toEqual([
    sydney,
    jervisBay,
  ]);
});

test('places come in the order of the way', () => {
  const places = [brisbane, southWestRocks, sydney];
  expect(alongTheWay(sydney, brisbane, places, 120).map(({ place }) => place)).toEqual([
    sydney,
    southWestRocks,
    brisbane,
  ]);
});

const inAustralia = fc.record({
  latitude: fc.double({ min: -44, max: -9, noNaN: true }),
  longitude: fc.double({ min: 112, max: 156, noNaN: true }),
});

test('no place is further from the way than from either of its ends', () => {
  fc.assert(
    fc.property(inAustralia, inAustralia, inAustralia, (from, to, place) => {
      const { offKm, alongKm } = offsetFrom(from, to, place);
      const nearestEnd = Math.min(distanceKm(from, place), distanceKm(to, place));
      return offKm <= nearestEnd + 1e-6 && alongKm >= 0 && alongKm <= distanceKm(from, to) + 1e-6;
    }),
  );
});

test('the drawn way starts and ends at its ends and never leaves itself', () => {
  fc.assert(
    fc.property(inAustralia, inAustralia, (from, to) => {
      const points = pointsOfWay(from, to);
      expect(distanceKm(points[0] ?? to, from)).toBeLessThan(1e-3);
      expect(distanceKm(points.at(-1) ?? from, to)).toBeLessThan(1e-3);
      for (const point of points) expect(offsetFrom(from, to, point).offKm).toBeLessThan(0.05);
    }),
  );
});

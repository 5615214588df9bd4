import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../geo/positions.ts';
import { alongTheWay, notToMiss, offsetFrom, pointsOfWay } from './corridor.ts';

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

test('the offset of a place behind the start or beyond the end is measured from that end', () => {
  expect(offsetFrom(sydney, brisbane, jervisBay)).toEqual({
    offKm: distanceKm(sydney, jervisBay),
    alongKm: 0,
  });
  const { offKm } = offsetFrom(jervisBay, sydney, brisbane);
  expect(offKm).toBeCloseTo(distanceKm(sydney, brisbane));
});

test('a way without an end lists the places around its start, nearest first', () => {
  const places = [southWestRocks, sydney, jervisBay];
  expect(alongTheWay([sydney], places, 200).map(({ place }) => place)).toEqual([sydney, jervisBay]);
});

test('places come in the order of the way', () => {
  const places = [brisbane, southWestRocks, sydney];
  expect(alongTheWay([sydney, brisbane], places, 120).map(({ place }) => place)).toEqual([
    sydney,
    southWestRocks,
    brisbane,
  ]);
});

test('an intermediate point adds the places beside it, with their distance from the start', () => {
  const newcastle = { latitude: -32.93, longitude: 151.78 };
  const portMacquarie = { latitude: -31.43, longitude: 152.91 };
  const straight = alongTheWay([sydney, brisbane], [southWestRocks], 30);
  const byTheCoast = alongTheWay(
    [sydney, newcastle, portMacquarie, southWestRocks, brisbane],
    [southWestRocks, newcastle],
    30,
  );
  expect(straight).toEqual([]);
  expect(byTheCoast.map(({ place }) => place)).toEqual([newcastle, southWestRocks]);
  const [, rocks] = byTheCoast;
  expect(rocks?.offKm).toBeCloseTo(0);
  expect(rocks?.alongKm).toBeCloseTo(
    distanceKm(sydney, newcastle) +
      distanceKm(newcastle, portMacquarie) +
      distanceKm(portMacquarie, southWestRocks),
  );
});

test('the best dives within 100 km of the way are listed', () => {
  const found = notToMiss([sydney, brisbane], [southWestRocks, jervisBay]);
  expect(found.map(({ place }) => place)).toEqual([southWestRocks]);
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

test('the points of a way start and end at its ends and lie on the way', () => {
  fc.assert(
    fc.property(inAustralia, inAustralia, (from, to) => {
      const points = pointsOfWay(from, to);
      expect(distanceKm(points[0] ?? to, from)).toBeLessThan(1e-3);
      expect(distanceKm(points.at(-1) ?? from, to)).toBeLessThan(1e-3);
      for (const point of points) expect(offsetFrom(from, to, point).offKm).toBeLessThan(0.05);
    }),
  );
});

import { expect, test } from 'vitest';
import { alongTheWay } from './corridor.ts';
import { coastBetween, wayEnds, wayPoints } from './way.ts';

const sydney = { name: 'Sydney', latitude: -33.87, longitude: 151.21 };
const brisbane = { name: 'Brisbane', latitude: -27.47, longitude: 153.03 };
const adelaide = { name: 'Adelaide', latitude: -34.93, longitude: 138.6 };
const melbourne = { name: 'Melbourne', latitude: -37.81, longitude: 144.96 };
const hobart = { name: 'Hobart', latitude: -42.88, longitude: 147.33 };
const eden = { name: 'Eden', latitude: -37.06, longitude: 149.9 };
const southWestRocks = { name: 'South West Rocks', latitude: -30.88, longitude: 153.04 };

test('a way by the coast includes places on the coast, unlike a straight way', () => {
  const places = [southWestRocks];
  const trip = { from: sydney, to: brisbane };
  expect(alongTheWay(wayPoints(trip), places, 30)).toEqual([]);
  const [rocks] = alongTheWay(wayPoints({ ...trip, byCoast: true }), places, 30);
  expect(rocks?.offKm).toBeLessThan(15);
  expect(rocks?.alongKm).toBeGreaterThan(350);
});

test('the coast between two places is the shorter way round, equal in both directions', () => {
  const there = coastBetween(adelaide, melbourne);
  expect(there.length).toBeGreaterThan(5);
  expect(there.every(({ latitude }) => latitude < -34)).toBe(true);
  expect(coastBetween(melbourne, adelaide)).toEqual(there.toReversed());
});

test('a way from Melbourne to Sydney by the coast passes Eden', () => {
  const points = wayPoints({ from: melbourne, to: sydney, byCoast: true });
  expect(alongTheWay(points, [eden], 20)).toHaveLength(1);
});

test('no coast leads across Bass Strait', () => {
  expect(coastBetween(melbourne, hobart)).toEqual([]);
  expect(wayPoints({ from: melbourne, to: hobart, byCoast: true })).toEqual([melbourne, hobart]);
});

test('the way of a trip without an end is its base; wayEnds() omits points of the coast', () => {
  expect(wayPoints({ from: sydney, byCoast: true })).toEqual([sydney]);
  expect(wayEnds({ from: sydney, via: [southWestRocks], to: brisbane, byCoast: true })).toEqual([
    sydney,
    southWestRocks,
    brisbane,
  ]);
});

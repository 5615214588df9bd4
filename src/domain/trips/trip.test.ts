import { expect, test } from 'vitest';
import {
  addDay,
  addObstacle,
  addStop,
  lastLegKm,
  moveStop,
  removeDay,
  removeStop,
  shiftStop,
  type TripStop,
  tripDate,
  tripLegs,
  tripLimits,
  tripTotals,
} from './trip.ts';

const stop = (id: number): TripStop => ({
  id,
  name: `Site ${id}`,
  region: 'Sydney',
  latitude: -33 - id,
  longitude: 151,
});
const ids = (days: readonly (readonly TripStop[])[]) =>
  days.map((stops) => stops.map(({ id }) => id));
const plan = [[stop(1), stop(2)], [stop(3)]];

test('a site is added to the end of a day, and only once to a trip', () => {
  expect(ids(addStop(plan, 1, stop(4)))).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(addStop(plan, 1, stop(1))).toBe(plan);
});

test('a trip has no more sites than its limit', () => {
  const full = [Array.from({ length: tripLimits.stops }, (_, index) => stop(index + 1))];
  expect(addStop(full, 0, stop(1000))).toBe(full);
  expect(addObstacle(full, 1000)).toBe('full');
  expect(addObstacle(full, 3)).toBe('known');
  expect(addObstacle(plan, 4)).toBeUndefined();
});

test('sites move within a day and to another day', () => {
  expect(ids(moveStop(plan, 2, 0, 0))).toEqual([[2, 1], [3]]);
  expect(ids(moveStop(plan, 1, 1, 9))).toEqual([[2], [3, 1]]);
  expect(moveStop(plan, 1, 2, 0)).toBe(plan);
  expect(moveStop(plan, 9, 0, 0)).toBe(plan);
});

test('a site shifted by one place can change days, but not leave the trip', () => {
  expect(ids(shiftStop(plan, 2, -1))).toEqual([[2, 1], [3]]);
  expect(ids(shiftStop(plan, 2, 1))).toEqual([[1], [2, 3]]);
  expect(ids(shiftStop(plan, 3, -1))).toEqual([[1, 2, 3], []]);
  expect(shiftStop(plan, 1, -1)).toBe(plan);
  expect(shiftStop(plan, 3, 1)).toBe(plan);
});

test('the sites of a removed day stay in the trip, and the only day is not removed', () => {
  expect(ids(removeDay(plan, 0))).toEqual([[1, 2, 3]]);
  expect(ids(removeDay(plan, 1))).toEqual([[1, 2, 3]]);
  expect(removeDay([[stop(1)]], 0)).toEqual([[stop(1)]]);
});

test('a trip has no more days than its limit', () => {
  expect(addDay(plan)).toHaveLength(3);
  const longest = Array.from({ length: tripLimits.days }, () => []);
  expect(addDay(longest)).toBe(longest);
});

test('a removed site leaves its day', () => {
  expect(ids(removeStop(plan, 1))).toEqual([[2], [3]]);
});

test('a day begins where the day before ended', () => {
  const from = { name: 'Sydney', latitude: -33, longitude: 151 };
  const [first = [], second = []] = tripLegs({ from, days: plan });
  expect(first.map(({ km }) => Math.round(km))).toEqual([111, 111]);
  expect(second.map(({ km }) => Math.round(km))).toEqual([111]);
  expect(Math.round(lastLegKm({ name: '', from, days: plan }) ?? 0)).toBe(334);
  expect(lastLegKm({ name: '', from, days: [[]] })).toBeUndefined();
  const { km, ...counts } = tripTotals({ name: '', from, days: plan });
  expect(counts).toEqual({ days: 2, stops: 3 });
  expect(Math.round(km)).toBe(667);
});

test('the date of a day counts from the first day, also into the next month', () => {
  expect(tripDate({ firstDay: '2026-11-30' }, 1)).toBe('2026-12-01');
  expect(tripDate({}, 1)).toBeUndefined();
});

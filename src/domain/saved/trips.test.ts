import { expect, test } from 'vitest';
import { nothingSaved } from './nothing-saved.ts';
import { addTrip, changeTrip, removeTrip, toTripPlan } from './trips.ts';

const now = '2026-11-22T08:00:00.000Z';
const later = '2026-11-23T08:00:00.000Z';
const from = { name: 'Perth', latitude: -31.95, longitude: 115.86 };
const plan = { name: ' West ', from, minutes: 45, days: [[]] };

test('a trip is added, changed and removed, and the others stay the same objects', () => {
  const two = addTrip(
    { ...plan, id: 'b' },
    later,
  )(addTrip({ ...plan, id: 'a' }, now)(nothingSaved));
  expect(two.trips[0]).toMatchObject({ id: 'a', name: 'West', notes: '', createdAt: now });
  const changed = changeTrip('a', (trip) => ({ minutes: trip.minutes + 1 }), later)(two);
  expect(changed.trips[0]).toMatchObject({ minutes: 46, changedAt: later, createdAt: now });
  expect(changed.trips[1]).toBe(two.trips[1]);
  expect(removeTrip('a')(changed).trips).toEqual([two.trips[1]]);
});

test('a shared plan contains neither the notes nor the id and times of the trip', () => {
  const saved = addTrip({ ...plan, id: 'a', notes: 'Secret' }, now)(nothingSaved);
  const [trip] = saved.trips;
  expect(trip && Object.keys(toTripPlan(trip)).toSorted()).toEqual([
    'days',
    'firstDay',
    'from',
    'name',
    'to',
  ]);
});

import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TripPlan } from '../domain/trips/trip.ts';
import { readTripAddress, writeTripAddress } from './trips.ts';

const plan: TripPlan = {
  name: 'Ärger im Süden? No: “the gulfs” 🐙',
  from: { name: 'Adelaide', latitude: -34.92866, longitude: 138.59863 },
  to: undefined,
  firstDay: '2026-12-27',
  days: [
    [
      {
        id: 7,
        name: 'Rapid Bay Jetty',
        region: 'Fleurieu Peninsula',
        latitude: -35.5225,
        longitude: 138.1852,
      },
    ],
    [],
  ],
};

test('an address contains the trip in characters that need no escaping', async () => {
  const address = await writeTripAddress(plan);
  expect(address).toMatch(/^[\w-]+$/);
  expect(await readTripAddress(address)).toEqual(plan);
});

const text = (length: number) => fc.string({ minLength: 1, maxLength: length });
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
const position = { latitude: degrees(90), longitude: degrees(180) };
const place = fc.record({ name: text(200), ...position });
const stops = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1 }), name: text(60), region: fc.string(), ...position }),
  { selector: ({ id }) => id, maxLength: 20 },
);
const anyPlan: fc.Arbitrary<TripPlan> = fc
  .record({
    name: text(80).filter((name) => name.trim() === name),
    from: place,
    to: fc.option(place, { nil: undefined }),
    firstDay: fc.option(fc.constantFrom('2026-12-27', '2027-02-28'), { nil: undefined }),
    stops,
    cut: fc.nat(20),
  })
  .map(({ stops, cut, ...plan }) => ({ ...plan, days: [stops.slice(0, cut), stops.slice(cut)] }));

test('every trip is restored unchanged from its address', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (any) => {
      expect(await readTripAddress(await writeTripAddress(any))).toEqual(any);
    }),
  );
});

test('a trip of 60 sites fits into an address that every browser and messenger accepts', async () => {
  const day = Array.from({ length: 60 }, (_, index) => ({
    id: 100 + index * 7,
    name: `The ${index * 13} Wall of Somewhere`,
    region: index % 2 ? 'Jervis Bay' : 'Great Barrier Reef North',
    latitude: -10 - index * 0.31457,
    longitude: 140 + index * 0.17711,
  }));
  expect((await writeTripAddress({ ...plan, days: [day] })).length).toBeLessThan(3000);
});

test('a truncated or invalid address contains no trip', async () => {
  const address = await writeTripAddress(plan);
  const pack = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');
  expect(await readTripAddress(address.slice(0, -9))).toBeUndefined();
  expect(await readTripAddress('')).toBeUndefined();
  expect(await readTripAddress(pack([2, 'x', ['A', 0, 0], null, null, [[]]]))).toBeUndefined();
  expect(await readTripAddress(pack([1, ' ', ['A', 0, 0], null, null, [[]]]))).toBeUndefined();
  expect(await readTripAddress(pack([1, 'x', ['A', 0, 0], null, null, []]))).toBeUndefined();
  expect(await readTripAddress(pack([1, 'x', ['A', 0, 999], null, null, [[]]]))).toBeUndefined();
  const twice = [7, 'A', 'B', 0, 0];
  expect(
    await readTripAddress(pack([1, 'x', ['A', 0, 0], null, null, [[twice, twice]]])),
  ).toBeUndefined();
});

test('an address that unpacks to too many bytes contains no trip', async () => {
  const bomb = deflateRawSync(' '.repeat(50_000_000)).toString('base64url');
  expect(await readTripAddress(bomb)).toBeUndefined();
});

test('readTripAddress never throws, for any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await readTripAddress(text)).toBeUndefined();
    }),
  );
});

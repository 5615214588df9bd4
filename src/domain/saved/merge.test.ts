import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Trip } from '../trips/trip.ts';
import { countAdded, mergeSaved } from './merge.ts';
import { nothingSaved } from './nothing-saved.ts';
import { inOrder, type Saved } from './saved.ts';

const site = (id: number) => ({ id, name: `Site ${id}`, region: 'Perth' });
const list = (changedAt: string, ids: number[], notes = '') => ({
  id: 'a',
  name: `Named ${changedAt}`,
  notes,
  sites: ids.map(site),
  createdAt: '2026-01-01T00:00:00Z',
  changedAt,
});
const withList = (...lists: ReturnType<typeof list>[]): Saved => ({ ...nothingSaved, lists });
const older = '2026-02-01T00:00:00Z';
const newer = '2026-03-01T00:00:00Z';

test.each(['older', 'newer'])(
  'a merged list has the newer name and order, and the sites and notes of both: %s added',
  (file) => {
    const one = withList(list(older, [1, 2, 3], 'Bring a torch'));
    const other = withList(list(newer, [4, 2], 'Park early'));
    const merged = file === 'older' ? mergeSaved(other, one) : mergeSaved(one, other);
    expect(merged.lists).toHaveLength(1);
    expect(merged.lists[0]).toMatchObject({
      name: `Named ${newer}`,
      notes: 'Park early\n\nBring a torch',
    });
    expect(merged.lists[0]?.sites.map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  },
);

test('a merged dive has both notes', () => {
  const dive = (changedAt: string, note: string): Saved => ({
    ...nothingSaved,
    dives: [{ id: 'd', site: site(1), date: '2026-01-05', note, changedAt }],
  });
  const merged = mergeSaved(dive(older, 'Cold'), dive(newer, 'Seal'));
  expect(merged.dives[0]?.note).toBe('Seal\n\nCold');
});

test('countAdded counts the records that an import adds', () => {
  const after = mergeSaved(withList(list(older, [1])), {
    ...withList(list(newer, [1]), { ...list(newer, [2]), id: 'b' }),
    sites: [{ ...site(9), savedAt: newer }],
  });
  expect(countAdded(withList(list(older, [1])), after)).toEqual({
    sites: 1,
    pages: 0,
    lists: 1,
    dives: 0,
    trips: 0,
  });
});

const trip = (changedAt: string, days: readonly number[][], notes = ''): Trip => ({
  id: 't',
  name: `Named ${changedAt}`,
  notes,
  from: { name: 'Perth', latitude: -31.95, longitude: 115.86 },
  minutes: 45,
  days: days.map((ids) => ids.map((id) => ({ ...site(id), latitude: -32, longitude: 115 }))),
  createdAt: '2026-01-01T00:00:00Z',
  changedAt,
});
const withTrip = (...trips: Trip[]): Saved => ({ ...nothingSaved, trips });
const stopIds = (saved: Saved) => saved.trips[0]?.days.map((stops) => stops.map(({ id }) => id));

test.each(['older', 'newer'])(
  'a merged trip has the newer plan, and missing sites on their day or the last day: %s added',
  (file) => {
    const one = withTrip(trip(older, [[1, 2], [3], [4]], 'Ferry at nine'));
    const other = withTrip(trip(newer, [[5, 3], [1]], 'Ferry at ten'));
    const merged = file === 'older' ? mergeSaved(other, one) : mergeSaved(one, other);
    expect(stopIds(merged)).toEqual([
      [5, 3, 2],
      [1, 4],
    ]);
    expect(merged.trips[0]).toMatchObject({
      name: `Named ${newer}`,
      notes: 'Ferry at ten\n\nFerry at nine',
    });
  },
);

test('two full trips with the same id merge into a trip within the limit of stops', () => {
  const many = (first: number) => [Array.from({ length: 60 }, (_, index) => first + index)];
  const merged = mergeSaved(withTrip(trip(older, many(1))), withTrip(trip(newer, many(31))));
  expect(stopIds(merged)).toEqual(many(31));
});

const moment = fc.constantFrom(older, newer);
const number = fc.integer({ min: 1, max: 4 });
const word = fc.constantFrom('', 'Cold', 'Seal', 'Cold\n\nSeal');
const anySaved: fc.Arbitrary<Saved> = fc
  .record({
    sites: fc.uniqueArray(
      fc.record({ id: number, savedAt: moment }).map((one) => ({ ...site(one.id), ...one })),
      { selector: ({ id }) => id },
    ),
    pages: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('/blog/a', '/blog/b'),
        savedAt: moment,
        title: fc.constant('A'),
      }),
      { selector: ({ id }) => id },
    ),
    lists: fc.uniqueArray(
      fc
        .record({ id: fc.constantFrom('a', 'b'), at: moment, ids: fc.uniqueArray(number), word })
        .map(({ id, at, ids, word: notes }) => ({ ...list(at, ids, notes), id })),
      { selector: ({ id }) => id },
    ),
    dives: fc.uniqueArray(
      fc
        .record({ id: fc.constantFrom('d', 'e'), changedAt: moment, note: word })
        .map((one) => ({ ...one, site: site(1), date: '2026-01-05' })),
      { selector: ({ id }) => id },
    ),
    trips: fc.uniqueArray(
      fc
        .record({
          id: fc.constantFrom('t', 'u'),
          at: moment,
          ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
          cut: fc.nat(3),
          word,
        })
        .map(({ id, at, ids, cut, word: notes }) => ({
          ...trip(at, [ids.slice(0, cut), ids.slice(cut)], notes),
          id,
        })),
      { selector: ({ id }) => id },
    ),
  })
  .map(inOrder);

test('a merge loses no record, site or note of either copy, and a second merge changes nothing', () => {
  fc.assert(
    fc.property(anySaved, anySaved, (one, other) => {
      const merged = mergeSaved(one, other);
      for (const part of [one, other]) {
        for (const { id } of part.sites) expect(merged.sites.map((row) => row.id)).toContain(id);
        for (const { id } of part.pages) expect(merged.pages.map((row) => row.id)).toContain(id);
        for (const row of part.lists) {
          const found = merged.lists.find(({ id }) => id === row.id);
          expect(found?.notes).toContain(row.notes);
          const ids = found?.sites.map(({ id }) => id);
          for (const { id } of row.sites) expect(ids).toContain(id);
        }
        for (const row of part.dives) {
          expect(merged.dives.find(({ id }) => id === row.id)?.note).toContain(row.note);
        }
        for (const row of part.trips) {
          const found = merged.trips.find(({ id }) => id === row.id);
          expect(found?.notes).toContain(row.notes);
          const ids = found?.days.flat().map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids?.length);
          for (const { id } of row.days.flat()) expect(ids).toContain(id);
        }
      }
      expect(mergeSaved(merged, other)).toEqual(merged);
      expect(mergeSaved(merged, one)).toEqual(merged);
    }),
  );
});

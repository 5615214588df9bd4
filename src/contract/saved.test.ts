import { expect, test } from 'vitest';
import { mergeSaved } from '../domain/saved/merge.ts';
import { type Saved, savedLengths } from '../domain/saved/saved.ts';
import { readSavedFile, writeSavedFile } from './saved.ts';

const now = '2026-11-22T08:00:00.000Z';
const site = { id: 7, name: 'Bare Island', region: 'Sydney' };
const saved: Saved = {
  sites: [{ ...site, savedAt: now }],
  pages: [{ id: '/blog/kelp_2', title: 'Kelp', savedAt: now }],
  lists: [
    {
      id: 'a1',
      name: 'Weekend',
      notes: 'Tanks “first”',
      sites: [site],
      createdAt: now,
      changedAt: now,
    },
  ],
  dives: [{ id: 'b2', site, date: '2026-11-20', note: 'Weedy at 12 m', changedAt: now }],
  trips: [
    {
      id: 'c3',
      name: 'Down the coast',
      notes: 'Book the boat',
      from: { name: 'Sydney, NSW', latitude: -33.868, longitude: 151.207 },
      to: { name: 'Eden, NSW', latitude: -37.064, longitude: 149.903 },
      firstDay: '2026-12-27',
      minutes: 45,
      days: [[{ ...site, latitude: -33.991, longitude: 151.23 }], []],
      createdAt: now,
      changedAt: now,
    },
  ],
};

/** The file with one replaced text. */
function spoilt(text: string, by: string) {
  const file = writeSavedFile(saved, now);
  expect(file).toContain(text);
  return file.replace(text, by);
}

test('a written file reads back as the same records', () => {
  expect(readSavedFile(writeSavedFile(saved, now))).toEqual({ saved });
});

test.each([
  ['Hello', /not JSON, or is cut off/],
  [writeSavedFile(saved, now).slice(0, -40), /not JSON, or is cut off/],
  ['[]', /The file must be an object/],
  ['{}', /“format” must be "bottom-time-saved"/],
  [spoilt('"version": 2', '"version": 3'), /“version” is from a newer release/],
  [spoilt('"Weekend"', '" "'), /“lists, entry 1, name” must not be empty/],
  [spoilt('"id": 7', '"id": "x"'), /“sites, entry 1, id” must be the number of a dive site/],
  [spoilt('2026-11-20', '31.2.2026'), /“dives, entry 1, date” must be a day/],
  [spoilt('"minutes": 45', '"minutes": 900'), /“trips, entry 1, minutes” must be at most 240/],
  [spoilt('149.903', '949.903'), /“trips, entry 1, to, longitude” must be from -180 to 180/],
  [spoilt('/blog/kelp_2', 'https://example.com'), /“pages, entry 1, id” must be the path/],
  [spoilt('"dives": [', '"others": ['), /“dives” must be a list/],
  [spoilt('Weedy at 12 m', 'x'.repeat(100_001)), /“dives, entry 1, note” must have at most 100000/],
])('%.30s is refused with an error message', (content, words) => {
  const result = readSavedFile(content);
  expect('errors' in result && result.errors.join(' ')).toMatch(words);
});

test('a file with merged notes of maximum length from two devices can be read', () => {
  const [list] = saved.lists;
  const withNotes = (letter: string) =>
    ({ ...saved, lists: [{ ...list, notes: letter.repeat(savedLengths.text) }] }) as Saved;
  const merged = mergeSaved(withNotes('a'), withNotes('b'));
  expect(readSavedFile(writeSavedFile(merged, now))).toEqual({ saved: merged });
});

test('a file of an older release without trips can be read', () => {
  const { trips, ...older } = JSON.parse(writeSavedFile(saved, now));
  expect(trips).toHaveLength(1);
  const content = JSON.stringify({ ...older, version: 1 });
  expect(readSavedFile(content)).toEqual({ saved: { ...saved, trips: [] } });
});

test('a trip that contains a site twice is refused', () => {
  const [trip] = saved.trips;
  const twice = { ...saved, trips: [{ ...trip, days: [trip?.days[0], trip?.days[0]] }] } as Saved;
  const result = readSavedFile(writeSavedFile(twice, now));
  expect('errors' in result && result.errors).toEqual([
    'In the file, “trips, entry 1, days” must have each dive site once, and at most 60 of them.',
  ]);
});

import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Trip } from './trip.ts';
import { straightLineNote, tripCalendar, tripCsv } from './trip-files.ts';

const stop = (id: number, name: string) => ({
  id,
  name,
  region: 'Sydney',
  latitude: -33 - id,
  longitude: 151,
});
const trip: Trip = {
  id: 'abc',
  name: 'South; slowly',
  notes: 'Private',
  minutes: 45,
  from: { name: 'Sydney', latitude: -33, longitude: 151 },
  firstDay: '2026-12-31',
  days: [[stop(1, 'One, the first'), stop(2, '=Two')], [], [stop(3, 'Three')]],
  createdAt: '2026-11-22T08:00:00.000Z',
  changedAt: '2026-11-22T08:00:00.000Z',
};
const pageUrl = (id: number) => `https://dive.example/dive-sites/${id}`;
const dangers = (id: number, day: string) =>
  id === 2 ? `In month ${day.slice(5, 7)}: Crocodiles` : null;
const source = {
  stamp: new Date('2026-11-22T00:00:00Z'),
  host: 'dive.example',
  url: 'https://dive.example/trips',
  pageUrl,
  dangers,
};

const columns = {
  pageUrl,
  positionText: (id: number) => `Position right to about 0.${id} km.`,
  dangers,
  credits: 'Reef Life Survey, CC BY',
};

test('a spreadsheet has a row for each stop, with its day and the distance to it', () => {
  const rows = parse(tripCsv(trip, columns), { columns: true, bom: true }) as object[];
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatchObject({
    day: '1',
    date: '2026-12-31',
    stop: '2',
    'dive site': "'=Two",
    'km from the place before, in a straight line': '111',
    guide: pageUrl(2),
    position: 'Position right to about 0.2 km.',
    'dangers of the month': 'In month 12: Crocodiles',
    attribution: columns.credits,
  });
  expect(rows[2]).toMatchObject({ day: '3', date: '2027-01-02', 'dive site': 'Three' });
});

test('a calendar has an entry for each day with stops, but not the notes of the trip', () => {
  const file = tripCalendar(trip, source) ?? '';
  const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const events = entries.map((entry) => new ICAL.Event(entry));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2026-12-31', '2027-01-02']);
  expect(events.map(({ summary }) => summary)).toEqual([
    'South; slowly, day 1: One, the first, =Two',
    'South; slowly, day 3: Three',
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect(events[0]?.description).toContain(pageUrl(2));
  expect(events[0]?.description).toContain(straightLineNote);
  expect(file).not.toContain('Private');
});

test('a trip without dates or without stops has no calendar', () => {
  expect(tripCalendar({ ...trip, firstDay: undefined }, source)).toBeUndefined();
  expect(tripCalendar({ ...trip, days: [[]] }, source)).toBeUndefined();
});

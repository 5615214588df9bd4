import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-event.ts';

const event = {
  uid: 'dive-7-1@dive.example.org',
  stamp: new Date('2026-11-21T00:00:00.123Z'),
  start: new Date('2027-04-03T15:50:00Z'),
  end: new Date('2027-04-03T16:20:00Z'),
  summary: 'Dive at Fish Rock; the cave, \\ north?',
  description: `Begin early.\nLook at the water before you gear up. ${'Ωmega — tide. '.repeat(20)}`,
  location: 'Fish Rock, South West Rocks',
  latitude: -30.9412345678,
  longitude: 153.1,
  url: 'https://dive.example.org/dive-sites/7',
};

test('a parsed calendar equals the written one', () => {
  const file = calendarFile(event);
  const [entry] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const read = new ICAL.Event(entry);
  expect(read.summary).toBe(event.summary);
  expect(read.description).toBe(event.description);
  expect(read.location).toBe(event.location);
  expect(read.uid).toBe(event.uid);
  expect(read.startDate.zone.tzid).toBe('UTC');
  expect(read.startDate.toJSDate()).toEqual(event.start);
  expect(read.endDate.toJSDate()).toEqual(event.end);
  expect(entry?.getFirstPropertyValue('geo')).toEqual([-30.941235, 153.1]);
});

test('every line has at most 75 bytes and ends in CRLF', () => {
  const lines = calendarFile(event).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\n');
  expect(lines.at(-1)).toBe('');
});

test('an entry for a whole day has no time and ends at the next day', () => {
  const { start, end, ...rest } = event;
  const file = calendarFile({ ...rest, day: '2026-12-31' }, { ...event, uid: 'other' });
  const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(entries).toHaveLength(2);
  const read = new ICAL.Event(entries[0]);
  expect(read.startDate.isDate).toBe(true);
  expect(read.startDate.toString()).toBe('2026-12-31');
  expect(read.endDate.toString()).toBe('2027-01-01');
});

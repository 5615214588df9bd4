import { expect, test } from 'vitest';
import { shortDate, shortTime } from './short-dates.ts';

const sydney = 'Australia/Sydney';
const evening = '2026-10-04T14:05:09.000Z';
const plain = (words: string) => words.replace(/\s/g, ' ');

test('shortDate returns the date in the given time zone', () => {
  expect(shortDate(evening, sydney)).toBe('5 Oct 2026');
  expect(shortDate(evening, 'Australia/Perth')).toBe('4 Oct 2026');
  expect(shortDate('2026-10-04', 'UTC')).toBe('4 Oct 2026');
});

test('a time has the details of its style', () => {
  const said = (style: 'time' | 'dateTime' | 'dateTimeSeconds') =>
    plain(shortTime(evening, sydney, style, sydney));
  expect(said('time')).toBe('1:05 am');
  expect(said('dateTime')).toBe('5 Oct 2026, 1:05 am');
  expect(said('dateTimeSeconds')).toBe('5 Oct 2026, 1:05:09 am');
});

test('a time, but not a date, names its zone if the reader’s clock shows another time', () => {
  const said = (style: 'date' | 'dateTime', reader: string) =>
    plain(shortTime(evening, sydney, style, reader));
  expect(said('dateTime', 'Europe/Berlin')).toBe('5 Oct 2026, 1:05 am, Sydney time');
  expect(said('dateTime', 'Australia/Melbourne')).toBe('5 Oct 2026, 1:05 am');
  expect(said('date', 'Europe/Berlin')).toBe('5 Oct 2026');
});

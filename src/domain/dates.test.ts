import { expect, test } from 'vitest';
import { localDate, longDate, siteTime } from './dates.ts';

test('a date is long, Australian and in Sydney time', () => {
  expect(longDate('2026-10-03T23:30:00.000Z', 'Australia/Sydney')).toBe('4 October 2026');
});

test('a local date shows as much of a time as its style asks for', () => {
  const timestamp = '2026-10-04T12:05:09.000Z';
  expect(localDate(timestamp)).toMatch(/^[45] Oct 2026$/);
  expect(localDate(timestamp, 'dateTime')).toMatch(/^[45] Oct 2026.* \d+:\d\d\s?[ap]m$/);
  expect(localDate(timestamp, 'dateTimeSeconds')).toMatch(/:09\s?[ap]m$/);
  expect(localDate(timestamp, 'weekdayDateTime')).toMatch(/^(Sunday|Monday).* October 2026/);
});

test('a time is told in the words of the site’s time zone', () => {
  const said = siteTime('2026-12-04T20:00:00.000Z', 'Australia/Sydney');
  expect(said.replace(/\s/g, ' ')).toMatch(/^Saturday,? 5 December 2026 at 7:00 am, Sydney time$/);
  const perth = siteTime('2026-12-04T20:00:00.000Z', 'Australia/Perth');
  expect(perth.replace(/\s/g, ' ')).toMatch(/at 4:00 am, Perth time$/);
});

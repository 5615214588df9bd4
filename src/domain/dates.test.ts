import { expect, test } from 'vitest';
import { localDate, longDate } from './dates.ts';

test('a date is long, Australian and in Sydney time', () => {
  expect(longDate('2026-10-03T23:30:00.000Z')).toBe('4 October 2026');
});

test('a local date shows as much of a time as its style asks for', () => {
  const timestamp = '2026-10-04T12:05:09.000Z';
  expect(localDate(timestamp)).toMatch(/^[45] Oct 2026$/);
  expect(localDate(timestamp, 'dateTime')).toMatch(/^[45] Oct 2026.* \d+:\d\d\s?[ap]m$/);
  expect(localDate(timestamp, 'dateTimeSeconds')).toMatch(/:09\s?[ap]m$/);
  expect(localDate(timestamp, 'weekdayDateTime')).toMatch(/^(Sunday|Monday).* October 2026/);
});

import { expect, test } from 'vitest';
import { localDate, longDate, siteTime } from './dates.ts';

test('a date is long, Australian and in Sydney time', () => {
  expect(longDate('2026-10-03T23:30:00.000Z', 'Australia/Sydney')).toBe('4 October 2026');
});

test('a local date is short', () => {
  expect(localDate('2026-10-04T12:05:09.000Z')).toMatch(/^[45] Oct 2026$/);
});

test('a time is told in the words of the site’s time zone', () => {
  const said = siteTime('2026-12-04T20:00:00.000Z', 'Australia/Sydney');
  expect(said.replace(/\s/g, ' ')).toMatch(/^Saturday,? 5 December 2026 at 7:00 am, Sydney time$/);
  const perth = siteTime('2026-12-04T20:00:00.000Z', 'Australia/Perth');
  expect(perth.replace(/\s/g, ' ')).toMatch(/at 4:00 am, Perth time$/);
});

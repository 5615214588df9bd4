import { expect, test } from 'vitest';
import { localDate, longDate, siteTime } from './dates.ts';

test('longDate returns a long Australian date in the given time zone', () => {
  expect(longDate('2026-10-03T23:30:00.000Z', 'Australia/Sydney')).toBe('4 October 2026');
});

test('localDate returns a short date', () => {
  expect(localDate('2026-10-04T12:05:09.000Z')).toMatch(/^[45] Oct 2026$/);
});

test('siteTime returns a time in the site’s time zone, with the name of the zone', () => {
  const said = siteTime('2026-12-04T20:00:00.000Z', 'Australia/Sydney');
  expect(said.replace(/\s/g, ' ')).toMatch(/^Saturday,? 5 December 2026 at 7:00 am, Sydney time$/);
  const perth = siteTime('2026-12-04T20:00:00.000Z', 'Australia/Perth');
  expect(perth.replace(/\s/g, ' ')).toMatch(/at 4:00 am, Perth time$/);
});

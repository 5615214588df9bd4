import { expect, test } from 'vitest';
import { addDays, localDay, localIso, siteTimeZone, startOfDay } from './site-time.ts';

test.each([
  ['NSW', -33.9, 151.2, 'Australia/Sydney'],
  ['NSW', -31.5, 159.07, 'Australia/Lord_Howe'],
  ['Norfolk Island', -29.06, 167.95, 'Pacific/Norfolk'],
  ['Christmas Island', -10.4, 105.7, 'Indian/Christmas'],
  ['Cocos (Keeling) Islands', -12.1, 96.9, 'Indian/Cocos'],
  ['QLD', -16.9, 145.8, 'Australia/Brisbane'],
  ['New South Wales', -30.2, 153.3, 'Australia/Sydney'],
  [null, -12.4, 130.8, 'Australia/Darwin'],
  [null, -34.7, 135.9, 'Australia/Adelaide'],
  [null, -21.8, 114.1, 'Australia/Perth'],
])('the time zone of %s at %d, %d is %s', (state, latitude, longitude, zone) => {
  expect(siteTimeZone({ state, latitude, longitude })).toBe(zone);
});

test('localIso returns local time with its offset from UTC', () => {
  const at = new Date('2026-12-01T02:42:10Z');
  expect(localIso(at, 'Australia/Sydney')).toBe('2026-12-01T13:42:00+11:00');
  expect(localIso(at, 'Australia/Adelaide')).toBe('2026-12-01T13:12:00+10:30');
  expect(localIso(at, 'Indian/Cocos')).toBe('2026-12-01T09:12:00+06:30');
  expect(localIso(new Date('2026-07-01T02:42:00Z'), 'Australia/Lord_Howe')).toBe(
    '2026-07-01T13:12:00+10:30',
  );
});

test('days on which clocks change begin at local midnight', () => {
  const hours = (day: string, zone: string) =>
    (startOfDay(addDays(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000;
  expect(startOfDay('2026-10-04', 'Australia/Sydney').toISOString()).toBe(
    '2026-10-03T14:00:00.000Z',
  );
  expect(hours('2026-10-04', 'Australia/Sydney')).toBe(23);
  expect(hours('2027-04-04', 'Australia/Sydney')).toBe(25);
  expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
  expect(hours('2026-10-04', 'Australia/Brisbane')).toBe(24);
});

test('localDay returns the day of the time zone, even if UTC still has the previous day', () => {
  expect(localDay(new Date('2026-11-30T14:00:00Z'), 'Australia/Sydney')).toBe('2026-12-01');
  expect(localDay(new Date('2026-11-30T14:00:00Z'), 'Australia/Perth')).toBe('2026-11-30');
});

import { expect, test } from 'vitest';
import { fromClock, toClock } from './site-date.ts';

test.each([
  ['2026-12-05T07:00', 'Australia/Sydney', '2026-12-04T20:00:00.000Z'],
  ['2026-07-05T07:00', 'Australia/Sydney', '2026-07-04T21:00:00.000Z'],
  ['2026-12-05T07:00', 'Australia/Adelaide', '2026-12-04T20:30:00.000Z'],
  ['2026-12-05T07:00', 'Australia/Perth', '2026-12-04T23:00:00.000Z'],
])('%s in %s converts to %s and back', (value, timeZone, time) => {
  expect(fromClock(value, timeZone)).toBe(time);
  expect(toClock(time, timeZone)).toBe(value);
});

test('the seconds of a time are dropped, as in formatted times', () => {
  expect(toClock('2026-11-21T02:47:59.900Z', 'Australia/Sydney')).toBe('2026-11-21T13:47');
});

test('a time that daylight saving skips moves one hour later', () => {
  const time = fromClock('2026-10-04T02:30', 'Australia/Sydney');
  expect(toClock(time, 'Australia/Sydney')).toBe('2026-10-04T03:30');
});

test('an empty or incomplete value yields no time', () => {
  expect(fromClock('', 'Australia/Sydney')).toBe('');
  expect(fromClock('2026-12', 'Australia/Sydney')).toBe('');
  expect(fromClock('0020-12-05T07:00', 'Australia/Sydney')).toBe('');
  expect(toClock('', 'Australia/Sydney')).toBe('');
});

import { Body, Observer, SearchAltitude, SearchRiseSet } from 'astronomy-engine';
import * as sky from 'suncalc';
import { expect, test } from 'vitest';
import { addDays, localIso, startOfDay } from '../dates/site-time.ts';
import { sunTimes } from './light.ts';

const places = [
  ['Sydney', 'Australia/Sydney', -33.87, 151.21],
  ['Hobart', 'Australia/Hobart', -42.88, 147.33],
  ['Darwin', 'Australia/Darwin', -12.46, 130.84],
  ['Perth', 'Australia/Perth', -31.95, 115.86],
  ['Adelaide', 'Australia/Adelaide', -34.93, 138.6],
  ['Lord Howe Island', 'Australia/Lord_Howe', -31.55, 159.08],
  ['Cocos', 'Indian/Cocos', -12.19, 96.83],
] as const;

/** Solstices, equinoxes, and the days on which clocks change. */
const days = [
  ...['2026-12-21', '2027-03-20', '2027-06-21', '2027-09-23'],
  ...['2026-10-03', '2026-10-04', '2026-10-05', '2027-04-03', '2027-04-04', '2027-04-05'],
];

const minutesApart = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) / 60_000;

test.each(places)(
  'sunrise and sunset in %s match an independent ephemeris',
  (_name, zone, latitude, longitude) => {
    const observer = new Observer(latitude, longitude, 0);
    for (const day of days) {
      const found = sunTimes(sky, day, zone, { latitude, longitude });
      const start = startOfDay(day, zone);
      const event = (direction: 1 | -1) =>
        SearchRiseSet(Body.Sun, observer, direction, start, 1)?.date ?? new Date(0);
      const twilight = (direction: 1 | -1) =>
        SearchAltitude(Body.Sun, observer, direction, start, 1, -6)?.date ?? new Date(0);
      expect(minutesApart(found.sunrise, event(1)), `${day} sunrise`).toBeLessThan(2);
      expect(minutesApart(found.sunset, event(-1)), `${day} sunset`).toBeLessThan(2);
      expect(minutesApart(found.firstLight, twilight(1)), `${day} first light`).toBeLessThan(2);
      expect(minutesApart(found.lastLight, twilight(-1)), `${day} last light`).toBeLessThan(2);
      for (const time of Object.values(found)) {
        expect(localIso(time, zone).slice(0, 10)).toBe(day);
      }
    }
  },
);

test('daylight saving changes the clock time, not the moment of sunrise', () => {
  const sydney = { latitude: -33.87, longitude: 151.21 };
  const riseOn = (day: string) => sunTimes(sky, day, 'Australia/Sydney', sydney).sunrise;
  const clock = (day: string) => localIso(riseOn(day), 'Australia/Sydney').slice(11, 16);
  // Clocks go back at 3:00 on 4 April 2027.
  expect(clock('2027-04-03') > '07:00').toBe(true);
  expect(clock('2027-04-04') < '06:20').toBe(true);
  const day = addDays('2027-04-03', 1);
  expect(minutesApart(riseOn(day), riseOn('2027-04-03'))).toBeCloseTo(24 * 60, -1);
});

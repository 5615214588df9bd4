import { type DateStyle, shortTime } from '../../../domain/dates/short-dates.ts';
import { localIso, toInstant } from '../../../domain/dates/site-time.ts';
import { site } from '../../app/site.ts';

/** A date in the site's time zone, independent of the device's time zone. */
export const siteDate = (timestamp: string, style: DateStyle = 'date') =>
  shortTime(timestamp, site.timeZone, style);

/** A UTC ISO time as the value of a datetime-local input in a time zone. */
export const toClock = (time: string, timeZone: string) =>
  // Formatted times drop the seconds too; `localIso` alone would round them.
  time && localIso(new Date(`${time.slice(0, 16)}Z`), timeZone).slice(0, 16);

/** The UTC ISO time of an input's value; empty if incomplete or outside the years 1900 to 2999. */
export function fromClock(value: string, timeZone: string): string {
  const time = /^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(value)?.[0];
  return time ? toInstant(time, timeZone).toISOString() : '';
}

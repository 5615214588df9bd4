import { type DateStyle, shortTime } from '../../../domain/dates/short-dates.ts';
import { localIso, toInstant } from '../../../domain/dates/site-time.ts';
import { site } from '../../app/site.ts';

/** By the site's clock, as the editor's times of publication, whatever the owner's device is set to. */
export const siteDate = (timestamp: string, style: DateStyle = 'date') =>
  shortTime(timestamp, site.timeZone, style);

/** A UTC ISO time as the value of a datetime-local input that shows the clock of a time zone. */
export const toClock = (time: string, timeZone: string) =>
  // Times in words drop the seconds too, where `localIso` rounds them.
  time && localIso(new Date(`${time.slice(0, 16)}Z`), timeZone).slice(0, 16);

/** The UTC ISO time of a datetime-local input's value in a time zone; empty where it is no time, or a year is half typed. */
export function fromClock(value: string, timeZone: string): string {
  const time = /^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(value)?.[0];
  return time ? toInstant(time, timeZone).toISOString() : '';
}

import { TZDateMini } from '@date-fns/tz';

const pad = (number: number) => String(number).padStart(2, '0');

/** A UTC ISO time as the value of a datetime-local input that shows the clock of a time zone. */
export function toClock(time: string, timeZone: string): string {
  if (!time) return '';
  const date = new TZDateMini(time, timeZone);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The UTC ISO time of a datetime-local input's value in a time zone; empty where it is no time, or a year is half typed. */
export function fromClock(value: string, timeZone: string): string {
  const parts = /^((?:19|2\d)\d{2})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/
    .exec(value)
    ?.slice(1)
    .map(Number);
  if (!parts) return '';
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  const date = new TZDateMini(year, month - 1, day, hour, minute, timeZone);
  return new Date(date.getTime()).toISOString();
}

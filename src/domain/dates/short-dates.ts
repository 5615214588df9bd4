import { dateFormatter, timeZoneName } from './dates.ts';

const styles = {
  time: { timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  dateTimeSeconds: { dateStyle: 'medium', timeStyle: 'medium' },
} as const;

export type DateStyle = keyof typeof styles;

/** A date in a time zone, e.g. "4 Oct 2026". */
export const shortDate = (timestamp: string, timeZone: string, style: DateStyle = 'date') =>
  dateFormatter(styles[style], timeZone).format(new Date(timestamp));

/**
 * Formats a time like `shortDate`, and names its zone if the reader's clock shows another time:
 * "4 Oct 2026, 7:00 am, Sydney time".
 * @param readerZone defaults to the device's time zone
 */
export function shortTime(
  timestamp: string,
  timeZone: string,
  style: DateStyle,
  readerZone?: string,
): string {
  const words = shortDate(timestamp, timeZone, style);
  const isSame =
    style === 'date' ||
    dateFormatter(styles[style], readerZone).format(new Date(timestamp)) === words;
  return isSame ? words : `${words}, ${timeZoneName(timeZone)}`;
}

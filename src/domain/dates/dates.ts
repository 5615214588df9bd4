/** The latest of some times or days in ISO format. */
export function latestTime(times: Iterable<string | undefined>): string | undefined {
  let latest: string | undefined;
  for (const time of times) {
    if (time !== undefined && (latest === undefined || time > latest)) latest = time;
  }
  return latest;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter. @param timeZone the device's time zone if undefined */
export function dateFormatter(
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
  timeZone: string | undefined,
) {
  const key = `${style.dateStyle} ${style.timeStyle} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...style, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formats a UTC ISO time as a long Australian date in the site's time zone, e.g. "4 October 2026".
 */
export function longDate(timestamp: string, timeZone: string): string {
  return dateFormatter({ dateStyle: 'long' }, timeZone).format(new Date(timestamp));
}

export const timeZoneName = (timeZone: string) =>
  `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** Formats a UTC ISO time, e.g. "Saturday 5 December 2026 at 7:00 am, Sydney time". */
export function siteTime(timestamp: string, timeZone: string): string {
  const formatter = dateFormatter({ dateStyle: 'full', timeStyle: 'short' }, timeZone);
  return `${formatter.format(new Date(timestamp))}, ${timeZoneName(timeZone)}`;
}

/** A date in the reader's own time zone, e.g. "4 Oct 2026". */
export const localDate = (timestamp: string) =>
  new Date(timestamp).toLocaleDateString('en-AU', { dateStyle: 'medium' });

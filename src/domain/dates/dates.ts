export function latestTime(times: Iterable<string | undefined>): string | undefined {
  let latest: string | undefined;
  for (const time of times) {
    if (time !== undefined && (latest === undefined || time > latest)) latest = time;
  }
  return latest;
}

const styles = {
  date: { dateStyle: 'long' },
  dateTime: { dateStyle: 'full', timeStyle: 'short' },
} as const;

const siteFormatters = new Map<string, Intl.DateTimeFormat>();

function siteFormatter(style: keyof typeof styles, timeZone: string) {
  const key = `${style} ${timeZone}`;
  const formatter =
    siteFormatters.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...styles[style], timeZone });
  siteFormatters.set(key, formatter);
  return formatter;
}

/** A UTC ISO time as a long Australian date in the site's time zone, e.g. "4 October 2026", wherever it runs. */
export function longDate(timestamp: string, timeZone: string): string {
  return siteFormatter('date', timeZone).format(new Date(timestamp));
}

export const timeZoneName = (timeZone: string) =>
  `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** A UTC ISO time in words, e.g. "Saturday 5 December 2026 at 7:00 am, Sydney time". */
export function siteTime(timestamp: string, timeZone: string): string {
  return `${siteFormatter('dateTime', timeZone).format(new Date(timestamp))}, ${timeZoneName(timeZone)}`;
}

/** A date in the reader's own time zone, e.g. "4 Oct 2026". */
export const localDate = (timestamp: string) =>
  new Date(timestamp).toLocaleDateString('en-AU', { dateStyle: 'medium' });

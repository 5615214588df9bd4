const long = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** A UTC ISO time as a long Australian date, e.g. "4 October 2026", in Sydney's time zone wherever it runs. */
export function longDate(timestamp: string): string {
  return long.format(new Date(timestamp));
}

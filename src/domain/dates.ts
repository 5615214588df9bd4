const long = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** E.g. "4 October 2026", in Sydney's time zone wherever it runs. */
export function longDate(timestamp: string): string {
  return long.format(new Date(timestamp));
}

const formatters = {
  date: new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' }),
  dateTime: new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' }),
  dateTimeSeconds: new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' }),
  weekdayDateTime: new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' }),
};

/** In the reader's own time zone, e.g. "4 Oct 2026". */
export function localDate(timestamp: string, style: keyof typeof formatters = 'date'): string {
  return formatters[style].format(new Date(timestamp));
}

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** E.g. "Tue, 1 Dec". */
export const dayLabel = (time: string) =>
  dayFormat.format(new Date(`${time.slice(0, 10)}T00:00:00Z`));

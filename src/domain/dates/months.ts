export const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;

export type Season = (typeof seasons)[number];

/** The southern season of a month (1 to 12): December to February are summer. */
export const seasonOfMonth = (month: number) => seasons[Math.floor((month % 12) / 3)] ?? 'summer';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** @param month from 1 */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';

/** Months in words, e.g. "May to September" or "March and October to November". */
export function monthSpans(months: readonly number[]): string {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !isIn(month - 1));
  const spans = starts.map((start) => {
    let end = start;
    while (isIn(end + 1)) end += 1;
    const last = monthName(((end - 1) % 12) + 1);
    return start === end ? monthName(start) : `${monthName(start)} to ${last}`;
  });
  return spans.length > 0 ? spans.join(' and ') : 'January to December';
}

/** @param date YYYY[-MM[-DD]] */
export function partialDateText(date: string): string {
  const [year = '', month, day] = date.split('-');
  const name = month && monthNames[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}

/** Whole months since a date; a year counts from its end, a month from its last day. */
export function monthsSince(date: string, today: string): number {
  const [year = 0, month = 12] = date.split('-').map(Number);
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - month;
}

export const staleAfterMonths = 12;

export const isStale = (date: string, today: string) => monthsSince(date, today) > staleAfterMonths;

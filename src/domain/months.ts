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

/** @param date YYYY[-MM[-DD]] */
export function partialDateWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  const name = month && monthNames[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}

/** Whole months; a year counts from its end, a month from its last day. */
export function monthsSince(date: string, today: string): number {
  const [year = 0, month = 12] = date.split('-').map(Number);
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - month;
}

export const staleAfterMonths = 12;

export const isStale = (date: string, today: string) => monthsSince(date, today) > staleAfterMonths;

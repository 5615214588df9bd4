import { useSyncExternalStore } from 'react';
import { isStale, partialDateWords } from '../../domain/months.ts';

const never = () => () => {};
const today = () => new Date().toISOString().slice(0, 10);

/** Formatted in the browser, because pages are cached for long. */
export function KnownSince({ date }: { date: string }) {
  const day = useSyncExternalStore(never, today, () => undefined);
  const stale = day !== undefined && isStale(date, day);
  const words = partialDateWords(date);
  return `This was known ${date.length > 7 ? 'on' : 'in'} ${words}${stale ? '; more than 12 months ago' : ''}.`;
}

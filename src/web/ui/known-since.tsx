import { useSyncExternalStore } from 'react';
import { isStale, partialDateText } from '../../domain/dates/months.ts';

const never = () => () => {};
const today = () => new Date().toISOString().slice(0, 10);

/** A date, with a note if it is stale; the browser decides that, because pages are cached. */
export function Dated({ date }: { date: string }) {
  const day = useSyncExternalStore(never, today, () => undefined);
  const stale = day !== undefined && isStale(date, day);
  return `${date.length > 7 ? 'on' : 'in'} ${partialDateText(date)}${stale ? '; more than 12 months ago' : ''}`;
}

export const KnownSince = ({ date }: { date: string }) => (
  <>
    This was known <Dated date={date} />.
  </>
);

import type { Outcome } from '../../../domain/conditions/verdict/factor.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** E.g. "Tue, 1 Dec". */
export const dayLabel = (time: string) =>
  dayFormat.format(new Date(`${time.slice(0, 10)}T00:00:00Z`));

/** The times at which a dive may begin, e.g. "09:00 to 11:30". */
export const windowText = ({ from, to }: { from: string; to: string }) =>
  from === to ? clockTime(from) : `${clockTime(from)} to ${clockTime(to)}`;

/** The colour of a verdict's border; the verdict's text states the outcome too. */
export const outcomeBars: Record<Outcome, string> = {
  fine: 'border-beginner',
  marginal: 'border-honey',
  unknown: 'border-muted',
  leave: 'border-advanced',
};

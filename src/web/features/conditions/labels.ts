import type { Outcome } from '../../../domain/conditions/verdict/factor.ts';

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** E.g. "Tue, 1 Dec". */
export const dayLabel = (time: string) =>
  dayFormat.format(new Date(`${time.slice(0, 10)}T00:00:00Z`));

/** Classes for the border of a verdict; its text states the outcome too. */
export const outcomeBars: Record<Outcome, string> = {
  fine: 'border-beginner',
  marginal: 'border-honey',
  unknown: 'border-muted',
  leave: 'border-advanced',
};

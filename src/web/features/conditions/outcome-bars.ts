import type { Outcome } from '../../../domain/conditions/verdict/factor.ts';

/** Classes for the border of a verdict; its text states the outcome too. */
export const outcomeBars: Record<Outcome, string> = {
  fine: 'border-beginner',
  marginal: 'border-honey',
  unknown: 'border-muted',
  leave: 'border-advanced',
};

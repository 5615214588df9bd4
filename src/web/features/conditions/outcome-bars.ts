import type { Outcome } from '../../../domain/conditions/verdict/factor.ts';

/** The colour beside a verdict, which its words say as well. */
export const outcomeBars: Record<Outcome, string> = {
  fine: 'border-beginner',
  marginal: 'border-honey',
  unknown: 'border-muted',
  leave: 'border-advanced',
};

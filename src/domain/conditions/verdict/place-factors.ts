import { isShut } from '../../dive-sites/facts.ts';
import type { Factor, FactorInput } from './factor.ts';
import { lastStartMinutes } from './limits.ts';

export function statusFactor({ site: { status } }: FactorInput): Factor | undefined {
  if (isShut(status)) {
    return {
      kind: 'status',
      outcome: 'leave',
      text: `The site is ${status}.`,
      change: 'Word from whoever decides that it is open again.',
      weight: Number.POSITIVE_INFINITY,
    };
  }
  if (status === 'restricted') {
    return {
      kind: 'status',
      outcome: 'marginal',
      text: 'Diving here is restricted: read the notice at the top of the guide.',
      change: 'A permit, or whatever the notice asks for.',
      weight: 5,
    };
  }
  if (status === 'unknown') {
    return {
      kind: 'status',
      outcome: 'unknown',
      text: 'Nobody has confirmed whether the site is open.',
      change: 'Word from whoever decides.',
      weight: 5,
    };
  }
  return undefined;
}

/** The factor of daylight: a dive at night is marginal at best. */
export function lightFactor({ at, sunrise, sunset, clock }: FactorInput): Factor {
  if (at < sunrise || at > sunset) {
    return {
      kind: 'light',
      outcome: 'marginal',
      text: 'It is dark then: a night dive needs a plan, lights and experience of its own.',
      change: `Daylight, from ${clock(sunrise)} to ${clock(sunset)}.`,
      weight: 2,
    };
  }
  const lastStart = new Date(sunset.getTime() - lastStartMinutes * 60_000);
  if (at > lastStart) {
    return {
      kind: 'light',
      outcome: 'marginal',
      text: `The sun sets at ${clock(sunset)}, before you would be out.`,
      change: `A start before ${clock(lastStart)}.`,
      weight: 1.1,
    };
  }
  return {
    kind: 'light',
    outcome: 'fine',
    text: `Daylight until ${clock(sunset)}.`,
    change: null,
    weight: 0.01,
  };
}

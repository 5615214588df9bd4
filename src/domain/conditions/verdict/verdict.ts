import {
  type Factor,
  type FactorInput,
  type Outcome,
  outcomes,
  type Sea,
  type SeaAtDive,
} from './factor.ts';
import {
  bullSharkFactor,
  crocodileFactor,
  currentFactor,
  seasonFactor,
  stingerFactor,
  trainingFactor,
  unlistedFactor,
} from './hazard-factors.ts';
import { lightFactor, statusFactor } from './place-factors.ts';
import { rainFactor } from './rain-factor.ts';
import { swellFactor, windFactor } from './sea-factors.ts';
import { tideFactor } from './tide-factor.ts';

export const outcomeLabels: Record<Outcome, string> = {
  fine: 'Looks fine',
  marginal: 'Marginal',
  unknown: 'Don’t know',
  leave: 'Leave it',
};

export const lookFirst = 'Look at the water before you gear up.';

export interface Verdict {
  outcome: Outcome;
  reasons: string[];
  changes: string[];
  /** All factors, the decisive ones first. */
  factors: Pick<Factor, 'kind' | 'outcome' | 'text'>[];
}

const severity = ({ outcome }: Factor) => outcomes.indexOf(outcome);

const worstFirst = (one: Factor, other: Factor) =>
  severity(other) - severity(one) || other.weight - one.weight;

/** Judges a dive by its worst factor. */
export const judgeDive = ({ sea, ...input }: FactorInput): Verdict => judgeWorstSea(input, [sea]);

/** Judges a dive by the worst wind and swell of its hours; unknown without a sea. */
export function judgeWorstSea(dive: Omit<FactorInput, 'sea'>, seas: readonly SeaAtDive[]): Verdict {
  const input = { ...dive, sea: seas[0] ?? {} };
  const worst = (factor: (at: FactorInput) => Factor | undefined) =>
    [input, ...seas.slice(1).map((sea) => ({ ...dive, sea }))]
      .flatMap((at) => factor(at) ?? [])
      .sort(worstFirst)[0];
  const factors = [
    statusFactor(input),
    unlistedFactor(input),
    seasonFactor(input),
    crocodileFactor(input),
    stingerFactor(input),
    bullSharkFactor(input),
    trainingFactor(input),
    currentFactor(input),
    worst(windFactor),
    worst(swellFactor),
    tideFactor(input),
    lightFactor(input),
    rainFactor(input),
  ]
    .filter((factor) => factor !== undefined)
    .sort(worstFirst);
  const deciding = factors.slice(0, 2);
  return {
    outcome: factors[0]?.outcome ?? 'unknown',
    reasons: deciding.map(({ text }) => text),
    changes: deciding.flatMap(({ change }) => change ?? []),
    factors: factors.map(({ kind, outcome, text }) => ({ kind, outcome, text })),
  };
}

/** Removes wind and swell from a verdict, and rain unless the days since rain are stated. */
export function judgedWithoutSea({ factors }: Verdict, { rainDays }: Sea): Verdict {
  const told: readonly Factor['kind'][] =
    rainDays === undefined ? ['wind', 'swell', 'rain'] : ['wind', 'swell'];
  const known = factors.filter(({ kind }) => !told.includes(kind));
  const reasons = known.filter(({ outcome }) => outcome !== 'fine').map(({ text }) => text);
  return { outcome: known[0]?.outcome ?? 'fine', reasons, changes: [], factors: known };
}

import type { Water } from '../../dive-sites/facts.ts';
import { furthestFetchKm } from '../shelter/cast-rays.ts';
import { directions, directionText } from '../shelter/exposure.ts';
import { windSeaMetres } from '../shelter/wind-sea.ts';
import { arrivingShare, isOffLand, type Range, windSea } from './arriving-sea.ts';
import type { FactorInput, VerdictSite } from './factor.ts';
import { type Factor, type Outcome, outcomes } from './factor.ts';
import {
  crossingLimit,
  type Limit,
  longPeriodSeconds,
  ownFineShare,
  skillFactors,
  strongWindKnots,
  surgeFactors,
  surgeMetres,
  swellLimits,
  typeFactors,
  usualPeriodSeconds,
  type Way,
  windSeaLimits,
} from './limits.ts';
import {
  siteLimitNote,
  strongWind,
  swellFromAnywhere,
  swellUnit,
  windFromAnywhere,
} from './unknown-sea.ts';

const entryWay = ({ access }: VerdictSite): Way =>
  access === 'shore' || access === 'both' ? 'shore' : 'boat';

/** Waters that a boat reaches without crossing open water. */
const smallWaters: readonly (Water | null)[] = ['fresh', 'river', 'inlet', 'harbour', 'lagoon'];

const times = ([fine, marginal]: Limit, factor: number): Limit => [
  Math.round(fine * factor * 100) / 100,
  Math.round(marginal * factor * 100) / 100,
];

const ownLimit = (most: number): Limit => [ownFineShare * most, most];

function judge(value: number, [fine, marginal]: Limit): Outcome {
  if (value <= fine) return 'fine';
  return value <= marginal ? 'marginal' : 'leave';
}

/** Judges a range: fine if its maximum is fine, leave if its minimum is leave, else unknown. */
function judgeRange({ least, most }: Range, limit: Limit): Outcome {
  const worst = judge(most, limit);
  if (least === most || worst === 'fine') return worst;
  return judge(least, limit) === 'leave' ? 'leave' : 'unknown';
}

const worse = (one: Outcome, other: Outcome) =>
  outcomes.indexOf(other) > outcomes.indexOf(one) ? other : one;

const unknownShelter = 'We do not know how sheltered this is.';
const metres = (value: number) => `${value.toFixed(1)} m`;

function windJudged(input: FactorInput, windFrom: number, knots: number) {
  const { site } = input;
  const { mostWindKnots } = site;
  if (mostWindKnots !== null) {
    const limit = ownLimit(mostWindKnots);
    return { outcome: judge(knots, limit), weight: knots / limit[1] };
  }
  const skill = skillFactors[site.skillLevel];
  const sea = windSea(input, windFrom, knots);
  const seaLimit = times(windSeaLimits[entryWay(site)], skill);
  const outcome = judgeRange(sea, seaLimit);
  const weight = Math.max(sea.most / seaLimit[1], knots / strongWindKnots);
  if (entryWay(site) === 'shore' || smallWaters.includes(site.water)) return { outcome, weight };
  const crossing = times(crossingLimit, skill);
  return {
    outcome: worse(outcome, judge(knots, crossing)),
    weight: Math.max(weight, knots / crossing[1]),
  };
}

/** The strongest wind, up to a given wind, that would be fine. */
function maxFineKnots(input: FactorInput, windFrom: number, knots: number): number {
  let most = Math.min(Math.floor(knots), strongWindKnots - 1);
  while (most > 0 && windJudged(input, windFrom, most).outcome !== 'fine') most -= 1;
  return most;
}

/** Knots of offshore wind that carry away a waiting diver (`driftKnots`), and a swimmer. */
const driftKnots = 10;
const blownOutKnots = 16;

function driftNote(input: FactorInput, windFrom: number, knots: number): string {
  if (knots < driftKnots || input.site.type === 'freshwater') return '';
  if (!isOffLand(input, windFrom)) return '';
  return knots < blownOutKnots
    ? ' At the surface it carries you away from that land.'
    : ' At the surface it blows swimmers and boats out, away from that land.';
}

/** Metres of sea below which the text omits the figure. */
const calmMetres = 0.15;

function windSeaWords(input: FactorInput, windFrom: number, knots: number): string {
  const { least, most } = windSea(input, windFrom, knots);
  if (most < calmMetres) return ', which raises hardly any sea here.';
  if (least < most) {
    return most < windSeaMetres(knots, furthestFetchKm)
      ? `, which raises at most some ${metres(most)} of sea here.`
      : `. ${unknownShelter}`;
  }
  return `, which raises some ${metres(most)} of sea here.`;
}

const everySide = directions.map((_, sector) => sector * 22.5);

/** Judges the sea that the wind raises, the crossing and the strength of the wind. */
export function windFactor(input: FactorInput): Factor {
  const { windFrom, windKnots } = input.sea;
  if (windFrom === undefined || windKnots === undefined) {
    return windFromAnywhere(input, (knots) =>
      everySide.every((from) => windJudged(input, from, knots).outcome === 'leave'),
    );
  }
  const isStrong = windKnots >= strongWindKnots;
  const judged = windJudged(input, windFrom, windKnots);
  const outcome = isStrong ? 'leave' : judged.outcome;
  const most = outcome === 'fine' ? null : maxFineKnots(input, windFrom, windKnots);
  const wind = `${windKnots} knots from the ${directionText(windFrom)}`;
  const sea = windSeaWords(input, windFrom, windKnots);
  return {
    kind: 'wind',
    outcome,
    text: isStrong
      ? strongWind(wind)
      : `${wind}${sea}${driftNote(input, windFrom, windKnots)}${siteLimitNote(input.site.mostWindKnots, 'knots')}`,
    change: most === null ? null : `Wind of ${most} knots or less from there.`,
    weight: judged.weight,
  };
}

const periodFactor = (seconds: number = longPeriodSeconds) =>
  Math.sqrt(seconds / usualPeriodSeconds);

/** The share of surge that remains at the top of the dive, by Airy's wave theory for deep water. */
function surgeLeft(depthMin: number | null, seconds: number = longPeriodSeconds): number {
  const perMetre = (2 * Math.PI) ** 2 / (9.81 * seconds ** 2);
  return Math.exp(-perMetre * Math.max(0, (depthMin ?? 0) - surgeMetres));
}

function swellLimit(site: VerdictSite, seconds: number | undefined): Limit {
  if (site.mostSwellMetres !== null) return ownLimit(site.mostSwellMetres);
  const type = site.type ? typeFactors[site.type] : 1;
  const surge = site.surge ? surgeFactors[site.surge] : 1;
  const bySurge = Math.min(1, Math.min(type, surge) / surgeLeft(site.depthMin, seconds));
  return times(swellLimits[entryWay(site)], bySurge * skillFactors[site.skillLevel]);
}

/** Minimum share that counts as a whole swell, and maximum share that counts as none. */
const wholeShare = 0.9;
const noShare = 0.03;
/** Minimum metres of arriving swell in the text. */
const minMetres = 0.1;

function shareWords({ least, most }: Range, swellMetres: number): string {
  if (least < most && most === 1) return `. ${unknownShelter}`;
  if (swellMetres < minMetres) return '.';
  if (most <= noShare) return ', of which hardly any reaches in here.';
  if (least >= wholeShare) return ', onto an open side.';
  const about = least < most ? 'at most about' : 'about';
  const arriving = Math.max(minMetres, most * swellMetres);
  return `, of which ${about} ${metres(arriving)} reaches in here.`;
}

/** End of a suggestion's sentence: the period for which the suggested height is valid. */
function periodCondition({ mostSwellMetres, mostSwellSeconds }: VerdictSite, isKnown: boolean) {
  if (mostSwellMetres !== null && mostSwellSeconds !== null)
    return `, of ${mostSwellSeconds} seconds or less`;
  if (!isKnown) return '';
  return mostSwellMetres === null ? ' at that period' : ', whatever its period';
}

/** Whether swell may reach the water of a site. */
export const hasSwell = ({ type, water }: Pick<VerdictSite, 'type' | 'water'>) =>
  type !== 'freshwater' && water !== 'fresh' && water !== 'river';

/** Judges the arriving swell, or the whole swell if the site has its own limit. */
export function swellFactor(input: FactorInput): Factor | undefined {
  if (!hasSwell(input.site)) return undefined;
  const { mostSwellMetres, mostSwellSeconds } = input.site;
  const { swellFrom, swellMetres, swellSeconds } = input.sea;
  if (swellFrom === undefined || swellMetres === undefined) return swellFromAnywhere(input);
  const isOwn = mostSwellMetres !== null;
  const share = arrivingShare(input, swellFrom);
  const long = isOwn ? 1 : periodFactor(swellSeconds);
  const counted = isOwn
    ? { least: 1, most: 1 }
    : { least: share.least * long, most: share.most * long };
  const limit = swellLimit(input.site, swellSeconds);
  const byHeight = judgeRange(
    { least: swellMetres * counted.least, most: swellMetres * counted.most },
    limit,
  );
  const longest = (isOwn && mostSwellSeconds) || Number.POSITIVE_INFINITY;
  // Below half of the fine height a long swell is harmless, because its power is a quarter.
  const isTooLong = (swellSeconds ?? longPeriodSeconds) > longest && swellMetres > limit[0] / 2;
  const worse = byHeight === 'fine' ? 'marginal' : 'leave';
  const outcome = isTooLong ? worse : byHeight;
  const period = swellSeconds === undefined ? '' : ` at ${swellSeconds} seconds`;
  const most = Math.floor((limit[0] / counted.most) * 10) / 10;
  return {
    kind: 'swell',
    outcome,
    text: `Swell of ${swellMetres} m${period} from the ${directionText(swellFrom)}${shareWords(share, swellMetres)}${siteLimitNote(mostSwellMetres, swellUnit(mostSwellSeconds))}`,
    change:
      outcome === 'fine'
        ? null
        : `Swell of ${most} m or less from there${periodCondition(input.site, swellSeconds !== undefined)}.`,
    weight: (swellMetres * counted.most) / limit[1],
  };
}

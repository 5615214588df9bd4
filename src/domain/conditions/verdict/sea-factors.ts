import { type winds, windWords } from '../../dive-sites/facts.ts';
import {
  directions,
  type Exposure,
  exposures,
  openToSwellKm,
  openToWindKm,
  sectorAt,
} from '../shelter/exposure.ts';
import type { FactorInput, VerdictSite } from './factor.ts';
import {
  type Limit,
  periodFactors,
  skillFactors,
  strongWindKnots,
  surgeFactors,
  swellLimits,
  typeFactors,
  type Way,
  windLimits,
} from './limits.ts';
import type { Factor, Outcome } from './verdict.ts';

export function directionText(degrees: number): string {
  const code: string = directions[sectorAt(degrees)] ?? 'N';
  const words = (one: string) => windWords[one as (typeof winds)[number]];
  return code.length < 3 ? words(code) : `${words(code.slice(0, 1))}-${words(code.slice(1))}`;
}

const entryWay = ({ access }: VerdictSite): Way =>
  access === 'shore' || access === 'both' ? 'shore' : 'boat';

const better: Record<Exposure, Exposure> = {
  open: 'part',
  part: 'sheltered',
  sheltered: 'sheltered',
};

export type StatedShelter = Pick<
  VerdictSite,
  'shelteredFrom' | 'isShelterChecked' | 'shelterSides'
>;

/** The exposure of a site to a direction; null where it is unknown. */
export function exposureTo(
  {
    site,
    fetchKm,
  }: {
    site: StatedShelter;
    fetchKm: FactorInput['fetchKm'];
  },
  degrees: number,
  openKm: number,
): Exposure | null {
  const sector = sectorAt(degrees);
  const set = site.shelterSides?.[sector];
  if (set) return set;
  const measured = fetchKm ? (exposures(fetchKm, openKm)[sector] ?? null) : null;
  const isStated = (site.shelteredFrom ?? []).some((wind) => {
    const apart = Math.abs(directions.indexOf(wind) - sector);
    return Math.min(apart, 16 - apart) <= 1;
  });
  if (!isStated) return measured;
  // A statement from memory improves the exposure by one step at most.
  return site.isShelterChecked ? 'sheltered' : better[measured ?? 'open'];
}

const sidePhrases: Record<Exposure, string> = {
  open: ', onto an open side.',
  part: ', which reaches in round the corner.',
  sheltered: ', with land in the way.',
};

const sidePhrase = (side: Exposure | null) =>
  side ? sidePhrases[side] : '. We do not know how sheltered this is.';

/** In knots: from here on, wind off the land moves who waits at the surface. */
const driftKnots = 10;

const driftNote = (side: Exposure | null, knots: number) =>
  side === 'sheltered' && knots >= driftKnots
    ? ' At the surface it carries you away from that land.'
    : '';

const times = ([fine, marginal]: Limit, factor: number): Limit => [
  Math.round(fine * factor * 10) / 10,
  Math.round(marginal * factor * 10) / 10,
];

/** A limit that ends at the site's own figure, which counts as it stands. */
const ownLimit = ([fine, marginal]: Limit, most: number): Limit =>
  times([fine / marginal, 1], most);

const siteLimitNote = (most: number | null, unit: string) =>
  most === null ? '' : ` The limit set for this site is ${most} ${unit}.`;

function judge(value: number, [fine, marginal]: Limit): Outcome {
  if (value <= fine) return 'fine';
  return value <= marginal ? 'marginal' : 'leave';
}

/** For a side of unknown exposure, states only what holds for an open and for a sheltered one. */
function judgeSide(
  value: number,
  side: Exposure | null,
  limitOn: (side: Exposure) => Limit,
): { outcome: Outcome; limit: Limit } {
  const limit = limitOn(side ?? 'open');
  const outcome = judge(value, limit);
  if (side || outcome === 'fine') return { outcome, limit };
  const isTooMuch = judge(value, limitOn('sheltered')) === 'leave';
  return { outcome: isTooMuch ? 'leave' : 'unknown', limit };
}

const unknown = (what: 'wind' | 'swell', forecastEnds: string | undefined): Factor => ({
  kind: what,
  outcome: 'unknown',
  text: forecastEnds
    ? `The forecast ends on ${forecastEnds}: the ${what} is not known.`
    : `The ${what} is not known.`,
  change: forecastEnds
    ? `A forecast of the ${what}, nearer the day.`
    : `Set the ${what} from a forecast.`,
  weight: 2,
});

export function windFactor(input: FactorInput): Factor {
  const { windFrom, windKnots } = input.sea;
  if (windFrom === undefined || windKnots === undefined) {
    return unknown('wind', input.sea.windEnds);
  }
  const side = exposureTo(input, windFrom, openToWindKm);
  const { mostWindKnots, skillLevel } = input.site;
  const usual = windLimits[entryWay(input.site)];
  const isStrong = windKnots >= strongWindKnots;
  const { outcome: judged, limit } = judgeSide(windKnots, side, (one) =>
    mostWindKnots === null
      ? times(usual[one], skillFactors[skillLevel])
      : ownLimit(usual[one], mostWindKnots),
  );
  const outcome = isStrong ? 'leave' : judged;
  const most = Math.min(Math.floor(limit[0]), strongWindKnots - 1);
  const wind = `${windKnots} knots from the ${directionText(windFrom)}`;
  return {
    kind: 'wind',
    outcome,
    text: isStrong
      ? `${wind}: at this strength the Bureau warns of strong wind.`
      : `${wind}${sidePhrase(side)}${driftNote(side, windKnots)}${siteLimitNote(mostWindKnots, 'knots')}`,
    change: outcome === 'fine' ? null : `Wind of ${most} knots or less from there.`,
    weight: windKnots / limit[1],
  };
}

const periodFactor = (seconds: number | undefined) =>
  periodFactors.find(({ fromSeconds }) => (seconds ?? Number.POSITIVE_INFINITY) >= fromSeconds)
    ?.factor ?? 1;

/** Metres of short swell. */
function swellLimit(site: VerdictSite, side: Exposure): Limit {
  const usual = swellLimits[entryWay(site)][side];
  if (site.mostSwellMetres !== null) return ownLimit(usual, site.mostSwellMetres);
  const type = site.type ? typeFactors[site.type] : 1;
  const surge = site.surge ? surgeFactors[site.surge] : 1;
  return times(usual, type * surge * skillFactors[site.skillLevel]);
}

/** An unknown period counts as a long one. */
export function swellFactor(input: FactorInput): Factor | undefined {
  const { type, water } = input.site;
  if (type === 'freshwater' || water === 'fresh' || water === 'river') return undefined;
  const { swellFrom, swellMetres, swellSeconds } = input.sea;
  if (swellFrom === undefined || swellMetres === undefined) {
    return unknown('swell', input.sea.swellEnds);
  }
  const side = exposureTo(input, swellFrom, openToSwellKm);
  const { mostSwellMetres } = input.site;
  const factor = mostSwellMetres === null ? periodFactor(swellSeconds) : 1;
  const { outcome, limit } = judgeSide(swellMetres * factor, side, (one) =>
    swellLimit(input.site, one),
  );
  const period = swellSeconds === undefined ? '' : ` at ${swellSeconds} seconds`;
  const most = Math.floor((limit[0] / factor) * 10) / 10;
  const holdsForAll = swellSeconds === undefined || mostSwellMetres !== null;
  const periods = holdsForAll ? ', whatever its period' : ' at that period';
  return {
    kind: 'swell',
    outcome,
    text: `Swell of ${swellMetres} m${period} from the ${directionText(swellFrom)}${sidePhrase(side)}${siteLimitNote(mostSwellMetres, 'm')}`,
    change: outcome === 'fine' ? null : `Swell of ${most} m or less from there${periods}.`,
    weight: (swellMetres * factor) / limit[1],
  };
}

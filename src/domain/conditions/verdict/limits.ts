import type { Water } from '../../dive-sites/facts.ts';
import type { SiteType, SkillLevel } from '../../dive-sites/terms.ts';

/** Up to the first figure a dive is fine, up to the second marginal. */
export type Limit = readonly [fine: number, marginal: number];

/** The means of reaching a site. A boat crosses open water even to a sheltered one. */
export type Way = 'shore' | 'boat';

/**
 * Metres of wind sea at the site. Shore: the waves of 10 and 15 knots over open water in six hours, the
 * limits of our article "Swell, wind and tide". A boat may go in a fifth more, as in swell.
 */
export const windSeaLimits: Record<Way, Limit> = { shore: [0.55, 1.02], boat: [0.66, 1.22] };

/** Knots of wind on a crossing of open water, from any side: the editor's judgement between Beaufort 4 and 5. */
export const crossingLimit: Limit = [14, 19];

/** The Bureau of Meteorology warns of strong wind from this speed; every dive is then off, on any side. */
export const strongWindKnots = 26;

/** A site's own maximum of wind ends the marginal range; up to this share of it a dive is fine. */
export const ownFineShare = 2 / 3;

/** Metres of swell at the site. The figures for the shore are from the same article. */
export const swellLimits: Record<Way, Limit> = { shore: [1, 1.5], boat: [1.2, 1.8] };

/** Period at which a swell's height counts in full; it scales by the root of the period, for equal power per metre of crest. */
export const usualPeriodSeconds = 10;
/** The period assumed if none is known. */
export const longPeriodSeconds = 14;

/** Depth in metres below which surge decreases, and with it the effect of a site's type and surge on a limit. */
export const surgeMetres = 5;

/** Factors for limits of swell by type: overhead rock, piles and walls make surge worse. */
export const typeFactors: Record<SiteType, number> = {
  reef: 1,
  wreck: 1,
  muck: 1,
  drift: 1,
  wall: 0.9,
  pier: 0.8,
  cave: 0.6,
  freshwater: 1,
};

/** Factors for limits of sea by level: divers at easy sites are new, and hard sites forgive less. */
export const skillFactors: Record<SkillLevel, number> = {
  Beginner: 0.9,
  Intermediate: 1,
  Advanced: 0.9,
};

/** Factors for limits of swell by a site's stated surge, unless the factor of its type is smaller. */
export const surgeFactors = { low: 1, some: 0.9, strong: 0.7 } as const;

/** Depth in metres at which the top of a dive reaches the limit of recreational training. */
export const technicalMetres = 30;

/** Days after heavy rain. Estuary and headland: our article "Swell, wind and tide"; the others lie between. */
export const usualRainWaitDays: Record<Water, number> = {
  fresh: 0,
  river: 4,
  inlet: 4,
  harbour: 4,
  bay: 3,
  lagoon: 1,
  headland: 2,
  ocean: 1,
};

/** Minutes before sunset; a dive that begins later ends in the dark. */
export const lastStartMinutes = 60;

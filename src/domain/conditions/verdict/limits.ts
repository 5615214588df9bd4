import type { Water } from '../../dive-sites/facts.ts';
import type { SiteType, SkillLevel } from '../../dive-sites/terms.ts';

/** Limits of a dive: up to the first figure it is fine, up to the second marginal. */
export type Limit = readonly [fine: number, marginal: number];

/** The means of reaching a site. A boat crosses open water even to a sheltered site. */
export type Way = 'shore' | 'boat';

/**
 * Limits of wind sea at the site in metres. From the shore: the waves of 10 and 15 knots over open
 * water in six hours, the limits of our article "Swell, wind and tide". From a boat: a fifth more,
 * as for swell.
 */
export const windSeaLimits: Record<Way, Limit> = { shore: [0.55, 1.02], boat: [0.66, 1.22] };

/** Knots of wind on a crossing, from any side: our choice between Beaufort forces 4 and 5. */
export const crossingLimit: Limit = [14, 19];

/**
 * Minimum knots of the Bureau of Meteorology's strong wind warning, at which every dive is `leave`.
 */
export const strongWindKnots = 26;

/** Share of a site's own maximum of wind or swell up to which a dive is fine. */
export const ownFineShare = 2 / 3;

/**
 * Limits of swell at the site in metres. The figures for the shore are from "Swell, wind and tide".
 */
export const swellLimits: Record<Way, Limit> = { shore: [1, 1.5], boat: [1.2, 1.8] };

/** A swell of period T counts with its height times √(T / `usualPeriodSeconds`). */
export const usualPeriodSeconds = 10;
/** The period assumed if none is known. */
export const longPeriodSeconds = 14;

/** Depth in metres below which surge, and its effect on limits, decreases. */
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

/** Factors for limits of waves and swell: new divers use easy sites; hard sites need a margin. */
export const skillFactors: Record<SkillLevel, number> = {
  Beginner: 0.9,
  Intermediate: 1,
  Advanced: 0.9,
};

/** Factors for limits of swell by a site's stated surge, unless the factor of its type is smaller. */
export const surgeFactors = { low: 1, some: 0.9, strong: 0.7 } as const;

/** Depth in metres at which the top of a dive reaches the limit of recreational training. */
export const technicalMetres = 30;

/**
 * Days to wait after heavy rain. Estuary and headland are from our article "Swell, wind and tide".
 */
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

/** Minutes from the latest start of a dive to sunset; a later dive ends in the dark. */
export const lastStartMinutes = 60;

import type { Water } from '../../dive-sites/facts.ts';
import type { SiteType, SkillLevel } from '../../dive-sites/terms.ts';

/** Up to the first figure a dive is fine, up to the second marginal. */
export type Limit = readonly [fine: number, marginal: number];

/** The way to the water. A boat crosses open water even to a sheltered site. */
export type Way = 'shore' | 'boat';

/**
 * Metres of sea that the wind raises at the site. Shore: what 10 and 15 knots raise over open water in six hours, the
 * limits of our article "Swell, wind and tide". A boat bears a fifth more, as it does of swell.
 */
export const windSeaLimits: Record<Way, Limit> = { shore: [0.55, 1.02], boat: [0.66, 1.22] };

/** Knots on the way across open water, whatever the side: the editor's judgement between Beaufort 4 and 5. */
export const crossingLimit: Limit = [14, 19];

/** From here the Bureau of Meteorology warns of strong wind: nobody goes, on any side. */
export const strongWindKnots = 26;

/** A site's own most wind is the end of what is marginal; up to this share of it a dive is fine. */
export const ownFineShare = 2 / 3;

/** Metres of swell at the site. Shore: the same article. */
export const swellLimits: Record<Way, Limit> = { shore: [1, 1.5], boat: [1.2, 1.8] };

/** Swells of the same power per metre of crest count alike: the height counts by the root of its period. */
export const usualPeriodSeconds = 10;
/** Stands in for an unknown period. */
export const longPeriodSeconds = 14;

/** Metres: below, surge falls with depth, and with it what a type or a surge take off a limit. */
export const surgeMetres = 5;

/** Factors for limits of swell: overhead rock, piles and walls make surge worse. */
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

/** Factors for limits of sea: divers at easy sites are new, and hard sites forgive less. */
export const skillFactors: Record<SkillLevel, number> = {
  Beginner: 0.9,
  Intermediate: 1,
  Advanced: 0.9,
};

/** Limits of swell are multiplied by it where a site's own facts name its surge, unless its type takes more. */
export const surgeFactors = { low: 1, some: 0.9, strong: 0.7 } as const;

/** Metres: from here the top of a dive lies at the end of what recreational training covers. */
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

/** A dive that begins less than this many minutes before sunset ends in the dark. */
export const lastStartMinutes = 60;

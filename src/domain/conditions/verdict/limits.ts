import type { Water } from '../../dive-sites/facts.ts';
import type { SiteType, SkillLevel } from '../../dive-sites/terms.ts';
import type { Exposure } from '../shelter/exposure.ts';

/** Up to the first figure a dive is fine, up to the second marginal. */
export type Limit = readonly [fine: number, marginal: number];

/** The way to the water. A boat crosses open water even to a sheltered site. */
export type Way = 'shore' | 'boat';

/** Knots. Open shore: our article "Swell, wind and tide"; sheltered: Beaufort 4 (to 16) and 5 (to 21) of the WMO. */
export const windLimits: Record<Way, Record<Exposure, Limit>> = {
  shore: { open: [10, 15], part: [13, 18], sheltered: [16, 21] },
  boat: { open: [10, 15], part: [12, 17], sheltered: [14, 19] },
};

/** From here the Bureau of Meteorology warns of strong wind: nobody goes, on any side. */
export const strongWindKnots = 26;

/** Metres offshore. Open shore: the same article. A sheltered side still has a limit: swell bends. */
export const swellLimits: Record<Way, Record<Exposure, Limit>> = {
  shore: { open: [1, 1.5], part: [1.5, 2.2], sheltered: [2.2, 3.5] },
  boat: { open: [1.2, 1.8], part: [1.6, 2.2], sheltered: [2.2, 3.5] },
};

/** Long swell carries more: the height counts as so many times itself from so many seconds on. */
export const periodFactors = [
  { fromSeconds: 12, factor: 1.5 },
  { fromSeconds: 9, factor: 1.25 },
  { fromSeconds: 0, factor: 1 },
] as const;

/** Limits of swell are multiplied by it: overhead rock, piles and walls make surge worse. */
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

/** Limits are multiplied by it: divers at easy sites are new, and hard sites forgive less. */
export const skillFactors: Record<SkillLevel, number> = {
  Beginner: 0.9,
  Intermediate: 1,
  Advanced: 0.9,
};

/** Limits of swell are multiplied by it where a site's own facts name its surge. */
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

/** A dive that begins later than so many minutes before sunset ends in the dark. */
export const lastStartMinutes = 60;

import type { SiteStatus, surges, winds } from '../dive-site-facts.ts';
import type { SiteAccess, SiteType, SkillLevel } from '../dive-site-terms.ts';
import type { Exposure } from '../shelter/exposure.ts';
import type { TideRule, TideWindow } from '../tides/tide-windows.ts';

export interface VerdictSite {
  status: SiteStatus | null;
  skillLevel: SkillLevel;
  type: SiteType | null;
  access: SiteAccess | null;
  tideRule: TideRule | null;
  rainWaitDays: number | null;
  surge: (typeof surges)[number] | null;
  shelteredFrom: readonly (typeof winds)[number][] | null;
  /** Whether `shelteredFrom` was checked, and is not from memory. */
  isShelterChecked: boolean;
  /** How open each of sixteen directions is by the owner's word; null where the shoreline tells. */
  shelterSides: readonly (Exposure | null)[] | null;
  /** The site's own limits in place of the table's. */
  mostWindKnots: number | null;
  mostSwellMetres: number | null;
}

/** The sea as a visitor or a forecast states it; what is not stated is not known. */
export interface Sea {
  /** Degrees from true north. */
  windFrom?: number | undefined;
  windKnots?: number | undefined;
  swellFrom?: number | undefined;
  swellMetres?: number | undefined;
  swellSeconds?: number | undefined;
  /** Days since heavy rain. */
  rainDays?: number | undefined;
}

/** The tide of a site around the time in question, or why there is none. */
export type SiteTide =
  | { windows: readonly TideWindow[]; isLocalPort: boolean; slackNote: string | null; port: string }
  | { reason: string };

export interface FactorInput {
  site: VerdictSite;
  sea: Sea;
  /** Open water in sixteen directions at the worst place within the position's error; null where that is too vague to count. */
  fetchKm: readonly number[] | null;
  tide: SiteTide;
  at: Date;
  sunrise: Date;
  sunset: Date;
  /** A moment by the site's clock, e.g. 13:42. */
  clock: (at: Date) => string;
}

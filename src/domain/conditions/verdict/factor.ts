import type {
  certifications,
  SeasonKind,
  SiteStatus,
  surges,
  Water,
  winds,
} from '../../dive-sites/facts.ts';
import type { SiteAccess, SiteType, SkillLevel } from '../../dive-sites/terms.ts';
import type { Hazard } from '../../hazards/hazard-kinds.ts';
import type { Exposure } from '../shelter/exposure.ts';
import type { TideExtreme, TideRule, TideWindow } from '../tides/tide-windows.ts';

export interface VerdictSite {
  status: SiteStatus | null;
  skillLevel: SkillLevel;
  type: SiteType | null;
  access: SiteAccess | null;
  tideRule: TideRule | null;
  certification: (typeof certifications)[number] | null;
  certificationNote: string | null;
  /** Metres. */
  depthMin: number | null;
  hazardList: readonly Hazard[] | null;
  bestMonths: readonly number[] | null;
  bestMonthsReason: string | null;
  seasonKind: SeasonKind | null;
  water: Water | null;
  rainWaitDays: number | null;
  surge: (typeof surges)[number] | null;
  shelteredFrom: readonly (typeof winds)[number][] | null;
  isShelterChecked: boolean;
  /** Exposure in sixteen directions; null for directions that the shoreline decides. */
  shelterSides: readonly (Exposure | null)[] | null;
  mostWindKnots: number | null;
  mostSwellMetres: number | null;
  mostSwellSeconds: number | null;
}

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

/** The sea at the time of a dive, with the last day of a forecast that ends before the dive. */
export interface SeaAtDive extends Sea {
  windEnds?: string | undefined;
  swellEnds?: string | undefined;
  /** Shares of an ocean swell at the forecast's place, by direction; absent in open ocean. */
  swellShareAt?: readonly number[] | undefined;
}

export type SiteTide =
  | {
      windows: readonly TideWindow[];
      /** A note if the stream turns at other times than the tide, or at unknown times. */
      slackNote: string | null;
      port: string;
      /** Whether the times differ from those of the port by the site's offset. */
      isMoved: boolean;
      /**
       * High and low waters at the site from a day before to a day after, also without a tide rule.
       */
      extremes: readonly TideExtreme[];
      /** The maximum range of a neap tide, in metres. */
      neapMetres: number;
    }
  | { reason: string };

export interface FactorInput {
  site: VerdictSite;
  sea: SeaAtDive;
  /** Kilometres of open water in sixteen directions; null if the position is too inexact. */
  fetchKm: readonly number[] | null;
  /** Arriving shares of an ocean swell, by height, from sixteen directions; null if unknown. */
  swellShare: readonly number[] | null;
  /** Upper bounds from the open water in front of a site whose shoreline is too coarse. */
  inFront?: { fetchKm: readonly number[]; swellShare: readonly number[] } | null;
  tide: SiteTide;
  at: Date;
  sunrise: Date;
  sunset: Date;
  /** Formats a time or a day in the site's time zone. */
  clock: (at: Date) => string;
  day: (at: Date) => string;
}

export const outcomes = ['fine', 'marginal', 'unknown', 'leave'] as const;
export type Outcome = (typeof outcomes)[number];

export const factorKinds = [
  'status',
  'season',
  'hazards',
  'stingers',
  'crocodiles',
  'bull-sharks',
  'training',
  'current',
  'wind',
  'swell',
  'tide',
  'light',
  'rain',
] as const;

export interface Factor {
  kind: (typeof factorKinds)[number];
  outcome: Outcome;
  text: string;
  /** One sentence on what would improve the outcome; null if it is fine. */
  change: string | null;
  /** Closeness to the limit; of factors with equal outcomes the closest is named first. */
  weight: number;
}

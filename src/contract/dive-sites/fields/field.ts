import type { Exposure } from '../../../domain/conditions/shelter/exposure.ts';
import type { Slack } from '../../../domain/conditions/tides/slack.ts';
import type { Season } from '../../../domain/dates/months.ts';
import type { PointKind } from '../../../domain/dive-sites/terms.ts';
import type { Hazard } from '../../../domain/hazards/hazard-kinds.ts';
import type {
  FieldColumn as CommonColumn,
  Field as CommonField,
  FieldValue as CommonValue,
} from '../../fields/field.ts';

export const fieldGroups = [
  'where',
  'dive',
  'words',
  'status',
  'entry',
  'season',
  'conditions',
  'law',
  'emergency',
  'links',
  'steward',
  'sources',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

export const guideLists = ['facts', 'entry', 'conditions', 'law', 'emergency'] as const;
export type GuideList = (typeof guideLists)[number];

interface SitePart {
  /** The group in the form; null if the form does not show the field. */
  group: FieldGroup | null;
  /** The smallest API response with the field: a site on the map, a listed site, or the single site. */
  api: 'map' | 'summary' | 'single';
  /** A line of one of the guide's lists, or 'drawn' if a separate component shows it. */
  guide:
    | { list: GuideList; name: string /** Text for an empty field. */; empty?: string }
    | 'drawn'
    | null;
}

/** Kinds of fields that only dive sites have. */
interface OwnField {
  label: string;
  hint?: string;
  type: keyof OwnValues;
}

export type Field = (CommonField | OwnField) & SitePart;

export const isOwnField = (field: Field): field is OwnField & SitePart => ownTypes.has(field.type);

/** Decimal degrees. */
export interface SitePoint {
  kind: PointKind;
  latitude: number;
  longitude: number;
  note?: string | undefined;
  source?: string | undefined;
  errorKm?: number | undefined;
}

export const confidences = ['measured', 'published', 'local', 'memory'] as const;

export interface FactSource {
  source: string;
  confidence: (typeof confidences)[number];
  /** The date of the last comparison of the fact with its source, YYYY-MM-DD. */
  checkedOn: string;
}

/** °C by season. */
export type SeasonTemperatures = Record<Season, number | null>;

interface OwnValues {
  /** Decimal degrees as text with up to 8 places. */
  latitude: string;
  longitude: string;
  seasons: SeasonTemperatures | null;
  /** Twelve values from January. */
  monthly: (number | null)[] | null;
  /** Month numbers from 1. */
  months: number[] | null;
  points: SitePoint[] | null;
  /** Null if nobody has listed the hazards. */
  hazards: Hazard[] | null;
  /** Sixteen values from north, clockwise; null for directions that the shoreline decides. */
  sides: (Exposure | null)[] | null;
  slack: Slack | null;
  provenance: Record<string, FactSource> | null;
}

const ownTypes: ReadonlySet<string> = new Set<keyof OwnValues>([
  'latitude',
  'longitude',
  'seasons',
  'monthly',
  'months',
  'points',
  'hazards',
  'sides',
  'slack',
  'provenance',
]);

export type FieldValue<One extends Field> = One extends { type: infer Type extends keyof OwnValues }
  ? OwnValues[Type]
  : CommonValue<One>;

/** A validated input: coordinates are numbers, and a null slug lets the server choose one. */
export type FieldInput<One extends Field> = One extends { type: 'latitude' | 'longitude' }
  ? number
  : One extends { type: 'slug' }
    ? string | null
    : FieldValue<One>;

/** Column of a field; lists and records are JSON. Seasons have separate columns. */
export type FieldColumn<One extends Field> = One extends { type: 'latitude' | 'longitude' }
  ? number
  : One extends { type: keyof OwnValues | 'slug' | 'choice' }
    ? One extends { required: true }
      ? string
      : string | null
    : CommonColumn<One>;

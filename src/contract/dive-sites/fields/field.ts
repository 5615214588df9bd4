import type { Exposure } from '../../../domain/conditions/shelter/exposure.ts';
import type { Slack } from '../../../domain/conditions/tides/slack.ts';
import type { PointKind } from '../../../domain/dive-sites/terms.ts';
import type { Hazard } from '../../../domain/hazards/hazard-kinds.ts';

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
  'sources',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

export const guideLists = ['facts', 'entry', 'conditions', 'law', 'emergency'] as const;
export type GuideList = (typeof guideLists)[number];

interface FieldBase {
  label: string;
  hint?: string;
  /** null where the form does not show the field. */
  group: FieldGroup | null;
  /** The smallest answer of the API that carries it: a site on the map, a card's summary, every listed site, or the single site. */
  api: 'map' | 'summary' | 'listed' | 'single';
  /** A line of one of the guide's lists, or 'drawn' where a component of its own shows it. */
  guide:
    | { list: GuideList; name: string /** Said where the field is empty. */; empty?: string }
    | 'drawn'
    | null;
  csv: boolean;
}

interface TextField extends FieldBase {
  type: 'text';
  required?: true;
  maxLength: number;
  long?: true;
}

interface AddressField extends FieldBase {
  type: 'address';
  /** For official pages: never a path of this site. */
  httpsOnly?: true;
}

interface NumberField extends FieldBase {
  type: 'number';
  least: number;
  most: number;
  unit?: string;
}

interface ChoiceField extends FieldBase {
  type: 'choice';
  required?: true;
  choices: readonly string[];
  words?: Readonly<Record<string, string>>;
}

interface ChoicesField extends FieldBase {
  type: 'choices';
  choices: readonly string[];
  words?: Readonly<Record<string, string>>;
}

interface PlainField extends FieldBase {
  type:
    | 'slug'
    | 'flag'
    | 'latitude'
    | 'longitude'
    | 'seasons'
    | 'monthly'
    | 'months'
    | 'date'
    | 'names'
    | 'points'
    | 'hazards'
    | 'sides'
    | 'slack'
    | 'provenance';
}

export type Field =
  | TextField
  | AddressField
  | NumberField
  | ChoiceField
  | ChoicesField
  | PlainField;

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
  /** The day on which someone last held the fact against its source, YYYY-MM-DD. */
  checkedOn: string;
}

export const seasonNames = ['summer', 'autumn', 'winter', 'spring'] as const;
/** °C by season. */
export type SeasonTemperatures = Record<(typeof seasonNames)[number], number | null>;

interface PlainValues {
  slug: string;
  flag: boolean;
  /** Decimal degrees as text with up to 8 places. */
  latitude: string;
  longitude: string;
  seasons: SeasonTemperatures | null;
  /** Twelve values from January. */
  monthly: (number | null)[] | null;
  /** Month numbers from 1. */
  months: number[] | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | null;
  names: string[] | null;
  points: SitePoint[] | null;
  /** Null where nobody has listed them. */
  hazards: Hazard[] | null;
  /** Sixteen values from north, clockwise; null where the shoreline tells. */
  sides: (Exposure | null)[] | null;
  slack: Slack | null;
  provenance: Record<string, FactSource> | null;
}

export type FieldValue<One extends Field> = One extends { type: 'text'; required: true }
  ? string
  : One extends { type: 'text' | 'address' }
    ? string | null
    : One extends { type: 'number' }
      ? number | null
      : One extends { type: 'choice'; required: true }
        ? One['choices'][number]
        : One extends { type: 'choice' }
          ? One['choices'][number] | null
          : One extends { type: 'choices' }
            ? One['choices'][number][] | null
            : One extends { type: keyof PlainValues }
              ? PlainValues[One['type']]
              : never;

/** A validated input: coordinates are numbers, and a slug may be left to the server. */
export type FieldInput<One extends Field> = One extends { type: 'latitude' | 'longitude' }
  ? number
  : One extends { type: 'slug' }
    ? string | null
    : FieldValue<One>;

/** Lists and records are JSON; seasons have columns of their own. */
export type FieldColumn<One extends Field> = One extends { type: 'flag' }
  ? 0 | 1
  : One extends { type: 'latitude' | 'longitude' }
    ? number
    : One extends { type: 'slug' }
      ? string | null
      : One extends {
            type:
              | 'choices'
              | 'monthly'
              | 'months'
              | 'names'
              | 'points'
              | 'hazards'
              | 'sides'
              | 'slack'
              | 'provenance';
          }
        ? string | null
        : One extends { type: 'choice'; required: true }
          ? string
          : One extends { type: 'choice' }
            ? string | null
            : FieldValue<One>;

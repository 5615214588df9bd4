import type { SiteStatus, tideRules } from './facts.ts';
import type { SiteAccess, SiteType } from './terms.ts';

export interface FilterableSite {
  name: string;
  state: string | null;
  region: string;
  type: SiteType | null;
  access: SiteAccess | null;
  depthMin: number | null;
  depthMax: number | null;
  depthRange: string;
  skillLevel: string;
  /** °C; null for a season without a figure. */
  waterTempBySeason: Record<string, number | null> | null;
  /** Description and marine life; absent if no text is searched. */
  description?: string;
  marineLife?: string | null;
  /** Folded text, set in advance for thousands of sites; otherwise the first search folds it. */
  searchText?: string;
  /** Month numbers from 1. */
  bestMonths: readonly number[] | null;
  tideRule: (typeof tideRules)[number] | null;
  permit: string | null;
  status: SiteStatus | null;
  /** Bit mask of `packSides`; absent if no side is known to be sheltered. */
  shelteredSides?: number | undefined;
  /** Decimal degrees. */
  latitude?: string | undefined;
  longitude?: string | undefined;
  /** Slugs of species recorded or noted at the site; absent until the species are read. */
  species?: readonly string[];
}

type Scalar = string | number;

export interface ValueType<Value extends Scalar = Scalar> {
  /** @returns undefined for an invalid value */
  parse: (raw: unknown) => Value | undefined;
  schema:
    | { type: 'text'; maxLength: number }
    | { type: 'enum'; values: readonly string[] }
    | { type: 'integer'; minimum: number; maximum: number };
}

export type Control =
  | { type: 'text'; placeholder: string }
  | { type: 'select'; all: string }
  | { type: 'toggle' }
  /** Two filters with the same legend share a slider. */
  | { type: 'range'; legend: string; end: 'from' | 'to'; scale: readonly [number, number] };

export interface SiteFilter<Value extends Scalar = Scalar> {
  label: string;
  control: Control;
  /** Shown beside the search; other filters are under "More filters". */
  front?: boolean;
  /** Disables caching of responses, because free text has unlimited values. */
  uncached?: boolean;
  value: ValueType<Value>;
  matches(site: FilterableSite, value: Value): boolean;
  /** Fixed values, or the values of each site. */
  choices?: readonly Value[] | ((site: FilterableSite) => readonly Value[]);
  words(value: Value): string;
  /** The label outside the filter's own list, if it differs. */
  chip?(value: Value): string;
}

export const declareFilter = <Value extends Scalar>(filter: SiteFilter<Value>) => filter;

const asText = (raw: unknown) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;

export const text = (maxLength: number): ValueType<string> => ({
  parse: (raw) => asText(raw)?.slice(0, maxLength),
  schema: { type: 'text', maxLength },
});

export const someText = (maxLength: number): ValueType<string> => ({
  parse: (raw) => asText(raw)?.slice(0, maxLength) || undefined,
  schema: { type: 'text', maxLength },
});

export const oneOf = <Value extends string>(values: readonly Value[]): ValueType<Value> => ({
  parse: (raw) => values.find((value) => value === raw),
  schema: { type: 'enum', values },
});

export const integer = (minimum: number, maximum: number): ValueType<number> => ({
  parse(raw) {
    const digits = asText(raw);
    const value = digits && /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
    return value !== undefined && value >= minimum && value <= maximum ? value : undefined;
  },
  schema: { type: 'integer', minimum, maximum },
});

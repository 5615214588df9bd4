import type { SiteAccess, SiteType } from './dive-site-terms.ts';

/** The fields of a dive site that filters and sorting read. */
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
  /** In °C; a season without a figure is null. */
  waterTempBySeason: Record<string, number | null> | null;
  description: string;
  marineLife: string | null;
}

type Scalar = string | number;

/** The values of a filter: how they are read, and how the API documents them. */
export interface ValueType<Value extends Scalar = Scalar> {
  /** @returns undefined for an invalid value */
  parse: (raw: unknown) => Value | undefined;
  schema:
    | { type: 'text'; maxLength: number }
    | { type: 'enum'; values: readonly string[] }
    | { type: 'integer'; minimum: number; maximum: number };
}

/** The input that the filter panel draws. */
export type Control =
  | { type: 'text'; placeholder: string }
  | { type: 'select'; all: string }
  /** Buttons, of which one at most is pressed. */
  | { type: 'toggle' }
  /** One end of a range: two filters with the same legend share a slider. */
  | { type: 'range'; legend: string; end: 'from' | 'to'; scale: readonly [number, number] };

/** One filter of the dive-site list. */
export interface SiteFilter<Value extends Scalar = Scalar> {
  label: string;
  /** What it does, in the API's documentation. */
  description: string;
  control: Control;
  /** Stands beside the search; the others stand under "More filters". */
  front?: boolean;
  /** Answers to it have no end, so none is cached. */
  uncached?: boolean;
  value: ValueType<Value>;
  matches(site: FilterableSite, value: Value): boolean;
  /** What one chooses from: fixed values, or the value that each site has. */
  choices?: readonly Value[] | ((site: FilterableSite) => Value | null);
  /** How a value reads in a list of choices. */
  words(value: Value): string;
  /** How a value reads by itself, where that differs. */
  chip?(value: Value): string;
}

/** Declares a filter; the type of its values follows from `value`. */
export const declareFilter = <Value extends Scalar>(filter: SiteFilter<Value>) => filter;

const asText = (raw: unknown) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;

/** Any text, cut to a length in characters. */
export const text = (maxLength: number): ValueType<string> => ({
  parse: (raw) => asText(raw)?.slice(0, maxLength),
  schema: { type: 'text', maxLength },
});

/** A text that is not empty, cut to a length in characters. */
export const someText = (maxLength: number): ValueType<string> => ({
  parse: (raw) => asText(raw)?.slice(0, maxLength) || undefined,
  schema: { type: 'text', maxLength },
});

/** One of some words. */
export const oneOf = <Value extends string>(values: readonly Value[]): ValueType<Value> => ({
  parse: (raw) => values.find((value) => value === raw),
  schema: { type: 'enum', values },
});

/** A whole number within bounds, inclusive. */
export const integer = (minimum: number, maximum: number): ValueType<number> => ({
  parse(raw) {
    const digits = asText(raw);
    const value = digits && /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
    return value !== undefined && value >= minimum && value <= maximum ? value : undefined;
  },
  schema: { type: 'integer', minimum, maximum },
});

import type {
  Field,
  FieldColumns,
  FieldInputs,
  Fields,
  FieldValues,
} from '../../../contract/fields/field.ts';
import { decimalPrice, parsePrice } from '../../../domain/gear/prices.ts';
import { parseRating } from '../../../domain/gear/stars.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import { categories } from '../site-content/site-content.ts';
import { toSafeHtml } from './html.ts';

const toColumn = (name: string, field: Field) => field.column ?? name;

const emptyValue = (field: Field) =>
  'empty' in field ? '' : 'default' in field ? field.default : null;

/** Converts the value of a column to the value of the API. */
export function readField(field: Field, stored: unknown): unknown {
  switch (field.type) {
    case 'flag':
      return stored === 1;
    case 'choices':
    case 'names':
    case 'specs':
    case 'scores':
      return typeof stored === 'string' ? JSON.parse(stored) : null;
    case 'price':
      // PostgreSQL returns 64-bit integers as strings.
      return stored === null || stored === undefined ? null : decimalPrice(Number(stored));
    case 'stars':
      return (Number(stored) / 10).toFixed(1);
    default:
      // A revision older than the field has no value for it.
      return stored ?? emptyValue(field);
  }
}

const written = (field: Field, value: unknown) =>
  value === undefined || value === '' ? emptyValue(field) : value;

/** Converts a value of the API to the value of its column. */
export function writeField(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'html':
      return toSafeHtml(String(value ?? ''));
    case 'flag':
      return (value ?? field.default) ? 1 : 0;
    case 'choices':
    case 'names':
    case 'specs':
    case 'scores':
      return value ? JSON.stringify(value) : null;
    case 'price':
      return parsePrice(value as string | null) ?? null;
    case 'stars':
      return Math.round((parseRating(String(value ?? '')) ?? field.default) * 10);
    case 'text':
      return field.categoriesOf && value
        ? currentCategory(categories()[field.categoriesOf], String(value))
        : written(field, value);
    default:
      return written(field, value);
  }
}

/** Converts the fields of a row to values of the API. */
export const readFields = <Declared extends Fields>(fields: Declared, row: object) => {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [
      name,
      readField(field, stored.get(toColumn(name, field))),
    ]),
  ) as FieldValues<Declared>;
};

/** Converts fields to columns; HTML is sanitised, and defaults are filled in. */
export const writeFields = <Declared extends Fields>(
  fields: Declared,
  input: FieldInputs<Declared>,
) => {
  const given = new Map<string, unknown>(Object.entries(input));
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [
      toColumn(name, field),
      writeField(field, given.get(name)),
    ]),
  ) as FieldColumns<Declared>;
};

/** The columns of the changed fields. */
export const writeChanges = <Declared extends Fields>(
  fields: Declared,
  changes: Partial<FieldInputs<Declared>>,
) => {
  const set = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    set.flatMap(([name, value]) => {
      const field: Field | undefined = fields[name];
      return field ? [[toColumn(name, field), writeField(field, value)]] : [];
    }),
  ) as Partial<FieldColumns<Declared>>;
};

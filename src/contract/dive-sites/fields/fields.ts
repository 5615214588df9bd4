import { coreFields } from './core-fields.ts';
import { entryFields } from './entry-fields.ts';
import type { Field, FieldColumn, FieldInput, FieldValue } from './field.ts';
import { lawFields } from './law-fields.ts';
import { statusFields } from './status-fields.ts';
import { textFields } from './text-fields.ts';

/** Declares every field of a dive site; API, row, form, guide and CSV export derive from it. */
export const diveSiteFields = {
  ...coreFields,
  ...textFields,
  ...statusFields,
  ...entryFields,
  ...lawFields,
};

type Fields = typeof diveSiteFields;
export type FieldKey = keyof Fields;

export type FieldValues = { [Key in FieldKey]: FieldValue<Fields[Key]> };
export type FieldInputs = { [Key in FieldKey]: FieldInput<Fields[Key]> };
export type FieldColumns = {
  [Key in FieldKey as Fields[Key] extends { type: 'seasons' } ? never : Key]: FieldColumn<
    Fields[Key]
  >;
};

type KeysWhere<Property extends string, Value> = {
  [Key in FieldKey]: Fields[Key] extends { [Name in Property]: Value } ? Key : never;
}[FieldKey];

type MapKey = KeysWhere<'api', 'map'>;
type SummaryKey = KeysWhere<'api', 'map' | 'summary'>;
export type RequiredKey = KeysWhere<'required', true> | KeysWhere<'type', 'latitude' | 'longitude'>;

export const fieldKeys = Object.keys(diveSiteFields) as FieldKey[];

/** A field with widened literal types, for code with an unknown key. */
export const fieldNamed = (key: FieldKey): Field => diveSiteFields[key];

export const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(diveSiteFields, key);

const answeredIn = (...answers: Field['api'][]) =>
  fieldKeys.filter((key) => answers.includes(fieldNamed(key).api));

export const mapKeys = answeredIn('map') as MapKey[];
export const summaryKeys = answeredIn('map', 'summary') as SummaryKey[];

/** The fields that the marker of a site shows. */
export const markerKeys = [
  'name',
  'type',
  'status',
  'depthRange',
  'depthMin',
  'depthMax',
] as const satisfies readonly MapKey[];

import { z } from 'zod';
import { parsePrice } from '../../domain/gear/prices.ts';
import { parseRating } from '../../domain/gear/stars.ts';
import { slug, timestamp, webAddress } from '../common.ts';
import { disjunction } from '../issue-message.ts';
import { productSpecs, reviewScores } from '../specs.ts';
import {
  type Field,
  type FieldInput,
  type Fields,
  type FieldValue,
  fieldNames,
  type RequiredKeys,
} from './field.ts';

/** A text schema's own messages; `issue-message.ts` supplies absent ones. */
interface TextMessages {
  kind?: string | undefined;
  empty?: string | undefined;
  long?: string | undefined;
}

type Messages = (field: {
  label: string;
  required?: true | string;
  maxLength: number;
}) => TextMessages;

export const quoted: Messages = ({ label, maxLength }) => ({
  kind: `“${label}” is a text.`,
  empty: `“${label}” can not be empty.`,
  long: `“${label}” has at most ${maxLength} characters.`,
});

const stated: Messages = ({ required }) => ({
  empty: typeof required === 'string' ? required : undefined,
});

const givenTime = z.iso.datetime({
  offset: true,
  error: 'Write the time as in 2026-12-05T07:00:00+11:00.',
});

const officialAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^https:\/\/[^\s]+$/, 'Use an address that begins with https://.');

const partialDate = z
  .string()
  .trim()
  .regex(/^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    message: 'Write a year, a month or a day: 2025, 2025-03 or 2025-03-14.',
    abort: true,
  })
  .refine(
    (value) => value.length < 10 || z.iso.date().safeParse(value).success,
    'There is no such day.',
  );

const decimal = z.union([z.string().trim().max(40), z.number()]).nullable();

const price = decimal.refine(
  (value) => parsePrice(value) !== undefined,
  'Write the price like $1,299 or 1299.00.',
);

const stars = decimal.refine(
  (value) => value === null || value === '' || parseRating(String(value)) !== undefined,
  'The rating is a number from 0 to 5.',
);

export const maxNames = 12;
const names = z.array(z.string().trim().max(100).min(1)).max(maxNames);

function numberSchema({ label, least, most, whole }: Extract<Field, { type: 'number' }>) {
  if (whole) return z.number().int().min(least).max(most);
  const message = `The ${label.toLowerCase()} must be a number from ${least} to ${most}.`;
  return z.number(message).min(least, message).max(most, message);
}

/** The schema of a text by its length. */
export function textSchema(field: Parameters<Messages>[0], messages: Messages) {
  const { kind, empty, long } = messages(field);
  return z
    .string(kind)
    .trim()
    .min(field.required ? 1 : 0, empty)
    .max(field.maxLength, long);
}

/** The schema of a value that is present. */
export function valueSchema(field: Field, messages: Messages = stated): z.ZodType {
  switch (field.type) {
    case 'text': {
      const text = textSchema(field, messages);
      return field.pattern ? text.regex(field.pattern.test, field.pattern.message) : text;
    }
    case 'html':
      return z.string().max(field.maxLength);
    case 'slug':
      return slug;
    case 'address':
      if (field.required) return webAddress;
      return z.union([field.httpsOnly ? officialAddress : webAddress, z.literal('')]);
    case 'number':
      return numberSchema(field);
    case 'choice':
      return z.enum(field.choices, `Choose ${disjunction(field.choices)}.`);
    case 'choices':
      return z.array(z.enum(field.choices));
    case 'flag':
      return z.boolean();
    case 'price':
      return price;
    case 'stars':
      return stars;
    case 'time':
      return givenTime;
    case 'date':
      return partialDate;
    case 'names':
      return names;
    case 'product':
      return z.number('Choose a product of the catalogue.').int().min(1);
    case 'specs':
      return productSpecs;
    case 'scores':
      return reviewScores;
  }
}

const isFilled = (field: Field) =>
  ('required' in field && field.required) || 'empty' in field || 'default' in field;

const takesNull = (field: Field) => !isFilled(field) && field.type !== 'slug';

const withNote = (shape: z.ZodType, note: Field['asked']) => (note ? shape.meta(note) : shape);

function changeSchema(field: Field, messages?: Messages): z.ZodType {
  const value = valueSchema(field, messages);
  return withNote((takesNull(field) ? value.nullable() : value).optional(), field.asked);
}

type Input<One> = z.ZodType<FieldInput<One>, FieldInput<One>>;

type DraftShape<Declared> = {
  [Key in RequiredKeys<Declared>]: Input<Declared[Key]>;
} & {
  [Key in Exclude<keyof Declared, RequiredKeys<Declared>>]: z.ZodOptional<Input<Declared[Key]>>;
};

type ChangesShape<Declared> = {
  [Key in keyof Declared]: z.ZodOptional<Input<Declared[Key]>>;
};

/** The shape of changes, in which an absent field stays as it is. */
export const changesShape = <Declared extends Fields>(fields: Declared, messages?: Messages) =>
  Object.fromEntries(
    fieldNames(fields).map((name) => [name, changeSchema(fields[name] as Field, messages)]),
  ) as ChangesShape<Declared>;

/** The shape of a new record, in which an absent field gets its default. */
export const draftShape = <Declared extends Fields>(fields: Declared, messages?: Messages) => {
  const required = Object.entries<Field>(fields).filter(
    ([, field]) => 'required' in field && field.required,
  );
  return {
    ...changesShape(fields, messages),
    ...Object.fromEntries(
      required.map(([name, field]) => [name, withNote(valueSchema(field, messages), field.asked)]),
    ),
  } as unknown as DraftShape<Declared>;
};

export function outputSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'html':
      return z.string().meta({ description: 'Sanitised HTML' });
    case 'slug':
    case 'stars':
      return z.string();
    case 'flag':
      return z.boolean();
    case 'time':
      return timestamp.nullable();
    case 'date':
      return z.string().nullable().meta({ description: 'YYYY, YYYY-MM or YYYY-MM-DD' });
    case 'product':
      return z.number().int().nullable();
    case 'number':
      return isFilled(field) ? z.number().int() : z.number().nullable();
    case 'choice':
      return field.required ? z.enum(field.choices) : z.enum(field.choices).nullable();
    case 'choices':
      return z.array(z.enum(field.choices)).nullable();
    case 'names':
      return z.array(z.string()).nullable();
    case 'specs':
      return productSpecs.nullable();
    case 'scores':
      return reviewScores.nullable();
    default:
      return isFilled(field) ? z.string() : z.string().nullable();
  }
}

export const outputShape = <Declared extends Fields>(fields: Declared) =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [
      name,
      withNote(outputSchema(field), field.answered),
    ]),
  ) as { [Key in keyof Declared]: z.ZodType<FieldValue<Declared[Key]>> };

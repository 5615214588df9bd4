import {
  type Field,
  type FieldInputs,
  type Fields,
  type FieldTexts,
  fieldNames,
} from '../../../contract/fields/field.ts';
import { siteTime } from '../../../domain/dates/dates.ts';
import { scoreLines } from '../../../domain/gear/criteria.ts';
import { specLines } from '../../../domain/gear/specs.ts';
import { site } from '../../app/site.ts';

export type Parsed = { value: unknown; error?: never } | { value?: never; error: string };

const checked = 'yes';

/** Converts a value to the text of a control. */
export function fieldText(field: Field, value: unknown): string {
  if (field.type === 'flag') return value ? checked : '';
  if (value === null || value === undefined) return '';
  if (field.type === 'choices' || field.type === 'names') return (value as string[]).join(', ');
  return field.type === 'specs' || field.type === 'scores' ? JSON.stringify(value) : String(value);
}

/** Parses a number with an optional unit. The value is null for an empty text. */
export function parseNumber(text: string): Parsed {
  if (!text.trim()) return { value: null };
  const value = Number(text.trim().replace(/(m|km|days?|knots|(?:°\s*)?c)$/i, ''));
  return Number.isFinite(value) ? { value } : { error: 'Write a number, e.g. 18.5.' };
}

const isFilled = (field: Field) => 'empty' in field || ('required' in field && field.required);

/** Parses the text of a control, the inverse of `fieldText`; the schema validates the value. */
export function parseText(field: Field, text: string): Parsed {
  switch (field.type) {
    case 'flag':
      return { value: text === checked };
    case 'number':
      return parseNumber(text.trim() || (field.initial ?? ''));
    case 'choices':
    case 'names':
      return {
        value: text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      };
    case 'time':
      return { value: text || (field.keeps ? undefined : null) };
    case 'product':
      return { value: Number(text) || null };
    case 'slug':
      return { value: text || undefined };
    case 'text': {
      const completed = field.complete?.(text) ?? text;
      return { value: completed.trim() || isFilled(field) ? completed : null };
    }
    case 'html':
      return { value: text };
    case 'specs':
    case 'scores':
      return { value: text ? JSON.parse(text) : null };
    default:
      return { value: text.trim() || (field.initial ?? (isFilled(field) ? '' : null)) };
  }
}

/** Formats a value for comparison with another version. */
function formatText(field: Field | undefined, text: string) {
  if (field?.type === 'flag') return text ? 'Yes' : 'No';
  if (field?.type === 'specs') return text ? specLines(JSON.parse(text)).join('\n') : 'None';
  if (field?.type === 'scores') return text ? scoreLines(JSON.parse(text)).join('\n') : 'None';
  if (field?.type === 'time') return text ? siteTime(text, site.timeZone) : 'No time';
  return text;
}

export const isPicture = (field: { type: string; picture?: true } | undefined) =>
  field?.type === 'address' && field.picture === true;

type Shown<Declared> = {
  [Key in keyof Declared as Declared[Key] extends { section: 'none' } ? never : Key]: Declared[Key];
};

/** Creates labels, empty texts and conversions of a form from its field declarations. */
export function formTexts<Declared extends Fields>(fields: Declared) {
  type Texts = FieldTexts<Shown<Declared>>;
  const shown = Object.entries<Field>(fields).filter(([, { section }]) => section !== 'none');
  const map = (text: (field: Field, name: string) => string) =>
    Object.fromEntries(shown.map(([name, field]) => [name, text(field, name)])) as Texts;
  return {
    fields,
    labels: map(({ label }) => label),
    empty: map(
      (field) => field.initial ?? fieldText(field, 'default' in field ? field.default : null),
    ),
    formatValue: (name: string, text: string) => formatText(fields[name], text),
    detailFields: shown.filter(([, { section }]) => section).map(([name]) => name),
    pictureFields: fieldNames(fields).filter((name) => isPicture(fields[name])),
    toValues(record: object) {
      const values = new Map<string, unknown>(Object.entries(record));
      return map((field, name) => fieldText(field, values.get(name)));
    },
    toInput: (texts: Texts) =>
      Object.fromEntries(
        Object.entries<string>(texts).flatMap(([name, text]) => {
          const field: Field | undefined = fields[name];
          if (!field) return [];
          const parsed = parseText(field, text);
          return [[name, parsed.error === undefined ? parsed.value : text]];
        }),
      ) as FieldInputs<Shown<Declared>>,
  };
}

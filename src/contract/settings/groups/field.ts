import { z } from 'zod';
import { colourPattern } from '../../../domain/pictures/brand.ts';
import type { CategorisedPosts } from '../../../domain/publishing/categories.ts';
import { webAddress } from '../../common.ts';
import type { AddressField, NumberField, TextField } from '../../fields/field.ts';
import { quoted, textSchema } from '../../fields/shapes.ts';
import { ownGuideAddress } from '../../guide.ts';

interface Described {
  label: string;
  hint?: string | undefined;
}

export type TextSetting<Schema extends z.ZodType = z.ZodType> = (
  | TextField
  | AddressField
  | (Described & { type: 'markdown' | 'email' | 'zone' | 'pdf'; maxLength?: number })
  | (Described & { type: 'colour'; placeholder: string })
) & {
  schema: Schema;
  /** Whether the form hides the field, although each row has its value. */
  hidden?: true;
};

export interface ChoiceSetting<Schema extends z.ZodType = z.ZodType> extends Described {
  type: 'choice';
  choices: Record<string, string>;
  schema: Schema;
}

type NumberSetting = NumberField & { schema: z.ZodType<number | null> };

/** Paragraphs of Markdown, separated by blank lines in the form. */
export interface ParagraphsSetting extends Described {
  type: 'paragraphs';
  schema: z.ZodType<string[]>;
}

export interface OrderSetting extends Described {
  type: 'order';
  choices: Record<string, string>;
  schema: z.ZodType<string[]>;
}

export type Column = TextSetting | ChoiceSetting | ParagraphsSetting | RowsSetting;

export interface RowsSetting<Schema extends z.ZodType = z.ZodType> extends Described {
  type: 'rows';
  singular: string;
  /** The posts whose categories the rows are. */
  categoriesOf?: CategorisedPosts;
  columns: Record<string, Column>;
  /** A column without duplicate values. */
  unique?: string | undefined;
  min: number;
  max: number;
  schema: Schema;
}

export type SettingField =
  | TextSetting
  | ChoiceSetting
  | NumberSetting
  | ParagraphsSetting
  | OrderSetting
  | RowsSetting;

const needed = (label: string) => `“${label}” can not be empty.`;

interface TextOptions {
  max: number;
  hint?: string;
  optional?: true;
}

const words = (label: string, { max, optional }: TextOptions) =>
  textSchema({ label, maxLength: max, ...(!optional && { required: true }) }, quoted);

const textSetting =
  <Kind extends { type: 'text'; rows?: number } | { type: 'markdown' }>(kind: Kind) =>
  (label: string, options: TextOptions): TextSetting<z.ZodString> => ({
    ...kind,
    label,
    hint: options.hint,
    maxLength: options.max,
    schema: words(label, options),
  });

export const line = textSetting({ type: 'text' });
export const text = textSetting({ type: 'text', rows: 3 });
export const markdown = textSetting({ type: 'markdown' });

export const email = (label: string, hint: string): TextSetting<z.ZodType<string>> => ({
  type: 'email',
  label,
  hint,
  schema: words(label, { max: 200 }).pipe(
    z.email({ error: 'Write an email address, such as hello@example.org.' }),
  ),
});

/** An email address, or '' for none. */
export const optionalEmail = (label: string, hint: string): TextSetting<z.ZodType<string>> => ({
  type: 'email',
  label,
  hint,
  schema: words(label, { max: 200, optional: true }).refine(
    (value) => value === '' || z.email().safeParse(value).success,
    { error: 'Write an email address, such as hello@example.org.' },
  ),
});

/** A colour, or '' for the site's default. @param placeholder the site's default */
export const colour = (
  label: string,
  hint: string,
  placeholder: string,
): TextSetting<z.ZodType<string>> => ({
  type: 'colour',
  label,
  hint,
  placeholder,
  schema: z
    .string({ error: `“${label}” is a text.` })
    .trim()
    .refine((value) => value === '' || colourPattern.test(value), {
      error: `“${label}” is a number sign and six digits or letters a to f, such as #a2490b.`,
    }),
});

/** @param also further accepted values, e.g. the empty text */
const addressSetting =
  (kind: { picture?: true }) =>
  (label: string, hint?: string, also: readonly string[] = []): TextSetting<z.ZodType<string>> => ({
    type: 'address',
    ...kind,
    label,
    hint,
    schema: z
      .string({ error: `“${label}” is a text.` })
      .trim()
      .refine((value) => also.includes(value) || webAddress.safeParse(value).success, {
        error: `“${label}” must be an address that begins with https:// or /.`,
      }),
  });

export const address = addressSetting({});
export const picture = addressSetting({ picture: true });

/** The address of an uploaded PDF, or '' for the release's PDF. */
export const pdf = (label: string, hint: string): TextSetting<z.ZodType<string>> => ({
  type: 'pdf',
  label,
  hint,
  schema: z.union([z.literal(''), ownGuideAddress], {
    error: `“${label}” is no PDF that was uploaded here.`,
  }),
});

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }));
  } catch {
    return false;
  }
}

export const zone = (label: string, hint: string): TextSetting<z.ZodType<string>> => ({
  type: 'zone',
  label,
  hint,
  schema: words(label, { max: 60 }).refine(isTimeZone, {
    error: 'This is no time zone. Choose one such as Australia/Sydney.',
  }),
});

export function choice<Choices extends Record<string, string>>(
  label: string,
  choices: Choices,
  hint?: string,
): ChoiceSetting<z.ZodType<keyof Choices & string>> {
  const names = Object.keys(choices) as (keyof Choices & string)[];
  const error = `“${label}” must be one of those that are offered.`;
  return { type: 'choice', label, hint, choices, schema: z.enum(names, { error }) };
}

export const paragraphs = (label: string, hint?: string): ParagraphsSetting => ({
  type: 'paragraphs',
  label,
  hint,
  schema: z
    .array(
      z
        .string()
        .trim()
        .min(1, needed(label))
        .max(4000, '“A paragraph” has at most 4000 characters.'),
      {
        error: `“${label}” is a list of paragraphs.`,
      },
    )
    .min(1, needed(label))
    .max(40, `“${label}” has at most 40 paragraphs.`),
});

export const order = (label: string, choices: Record<string, string>, hint: string) => ({
  type: 'order' as const,
  label,
  hint,
  choices,
  schema: z
    .array(z.string(), { error: `“${label}” is a list of addresses.` })
    .refine((chosen) => chosen.every((path) => Object.hasOwn(choices, path)), {
      error: `“${label}” holds an address that is no part of it.`,
    })
    .refine((chosen) => new Set(chosen).size === chosen.length, {
      error: `“${label}” names a page twice.`,
    })
    // A page added by a later release goes to the end.
    .transform((chosen) => [
      ...chosen,
      ...Object.keys(choices).filter((path) => !chosen.includes(path)),
    ]),
});

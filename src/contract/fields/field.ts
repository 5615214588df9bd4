import type { Scores } from '../../domain/gear/criteria.ts';
import type { ProductSpecs } from '../../domain/gear/specs.ts';
import type { CategorisedPosts } from '../../domain/publishing/categories.ts';

interface FieldBase {
  label: string;
  hint?: string;
  /** Computes the hint from the text, instead of `hint`. */
  hintFor?: (text: string) => string;
  placeholder?: string | ((texts: Readonly<Record<string, string>>) => string);
  /** Width in the form: a third of a row or a whole row; half a row by default. */
  width?: 'third' | 'whole';
  /** The section of the form; the main one by default. */
  section?: 'side' | 'times' | 'search' | 'posts' | 'none';
  /** The initial text of the input, and the value of an empty input. */
  initial?: string;
  /** Whether publishing requires a value. */
  toPublish?: true;
  /** The database column, if its name differs from the field's. */
  column?: string;
  /** Notes in the API document: `asked` for the request, `answered` for the response. */
  asked?: ApiNote;
  answered?: ApiNote;
}

type ApiNote = { description?: string; example?: string };

/** An empty text is stored as null, or as `''` with `empty`, or refused with `required`. */
interface Emptiable {
  required?: true | string;
  empty?: '';
}

export interface TextField extends FieldBase, Emptiable {
  type: 'text';
  maxLength: number;
  /** Rows of the input, if more than one. */
  rows?: number;
  /** Suggested values; others are valid too. */
  offered?: readonly string[];
  /** The posts whose categories are suggested. */
  categoriesOf?: CategorisedPosts;
  pattern?: { test: RegExp; message: string };
  /** Completes the text when the input loses focus. */
  complete?: (text: string) => string;
}

interface HtmlField extends FieldBase {
  type: 'html';
  maxLength: number;
  empty: '';
  withBlocks?: true;
}

export interface AddressField extends FieldBase, Emptiable {
  type: 'address';
  picture?: true;
  /** Refuses paths of this site; for official pages. */
  httpsOnly?: true;
}

export interface NumberField extends FieldBase {
  type: 'number';
  least: number;
  most: number;
  unit?: string;
  whole?: true;
  default?: number;
}

interface ChoiceField extends FieldBase {
  type: 'choice' | 'choices';
  required?: true;
  choices: readonly string[];
  words?: Readonly<Record<string, string>>;
}

interface FlagField extends FieldBase {
  type: 'flag';
  default?: boolean;
}

/** A rating in tenths of a star; the API writes it as a decimal. */
interface StarsField extends FieldBase {
  type: 'stars';
  default: number;
}

interface TimeField extends FieldBase {
  type: 'time';
  /** An empty input leaves the time as it is. */
  keeps?: true;
}

interface PlainField extends FieldBase {
  /** `product`: id of a product; `specs`: a product's figures; `scores`: a review's points. */
  type: 'slug' | 'date' | 'names' | 'price' | 'product' | 'specs' | 'scores';
}

export type Field =
  | TextField
  | HtmlField
  | AddressField
  | NumberField
  | ChoiceField
  | FlagField
  | StarsField
  | TimeField
  | PlainField;

export type Fields = Readonly<Record<string, Field>>;

interface PlainValues {
  html: string;
  slug: string;
  flag: boolean;
  /** Dollars with two decimals, as text. */
  price: string | null;
  /** 0 to 5 with one decimal, as text. */
  stars: string;
  /** UTC, ISO 8601. */
  time: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | null;
  names: string[] | null;
  product: number | null;
  specs: ProductSpecs | null;
  scores: Scores | null;
}

type Filled = { required: true | string } | { empty: '' } | { default: number };

export type FieldValue<One> = One extends { type: 'text' | 'address' }
  ? One extends Filled
    ? string
    : string | null
  : One extends { type: 'number' }
    ? One extends Filled
      ? number
      : number | null
    : One extends { type: 'choice'; choices: readonly (infer Choice)[] }
      ? One extends Filled
        ? Choice
        : Choice | null
      : One extends { type: 'choices'; choices: readonly (infer Choice)[] }
        ? Choice[] | null
        : One extends { type: infer Type extends keyof PlainValues }
          ? PlainValues[Type]
          : never;

/** The value in the request of a draft: decimals may be numbers. */
export type FieldInput<One> = One extends { type: 'price' | 'stars' }
  ? string | number | null
  : FieldValue<One>;

export type FieldColumn<One> = One extends { type: 'flag' }
  ? 0 | 1
  : One extends { type: 'price' }
    ? number | null
    : One extends { type: 'stars' }
      ? number
      : One extends { type: 'choices' | 'names' | 'specs' | 'scores' }
        ? string | null
        : FieldValue<One>;

export type FieldValues<Declared> = { [Key in keyof Declared]: FieldValue<Declared[Key]> };

export type RequiredKeys<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends { required: true | string } ? Key : never;
}[keyof Declared];

/** A draft has every required field and any of the others. */
export type FieldInputs<Declared> = {
  [Key in RequiredKeys<Declared>]: FieldInput<Declared[Key]>;
} & {
  [Key in Exclude<keyof Declared, RequiredKeys<Declared>>]?: FieldInput<Declared[Key]> | undefined;
};

export type PublishableInput<Declared> = FieldInputs<Declared> & {
  published?: boolean | undefined;
};

/** The columns of a table, derived from the declared fields. */
export type FieldColumns<Declared> = {
  -readonly [Key in keyof Declared as Declared[Key] extends { column: infer Column extends string }
    ? Column
    : Key]: FieldColumn<Declared[Key]>;
};

export type FieldTexts<Declared> = { [Key in keyof Declared]: string };

export const fieldNames = <Declared extends Fields>(fields: Declared) =>
  Object.keys(fields) as (keyof Declared & string)[];

import { z } from 'zod';
import type { ChoiceSetting, Column, RowsSetting, TextSetting } from './field.ts';

type FieldOutputs<Fields extends Record<string, { schema: z.ZodType }>> = {
  [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

/** Makes a column optional, because rows stored by an earlier release lack it. */
export const added = <Setting extends TextSetting | ChoiceSetting>(column: Setting): Setting => ({
  ...column,
  schema: column.schema.default(''),
});

/**
 * @param check returns a sentence if a row as a whole is invalid
 * @param unique a column without duplicate values
 */
export function rows<Columns extends Record<string, Column>>(
  label: string,
  singular: string,
  columns: Columns,
  {
    min = 0,
    max,
    hint,
    check = () => undefined,
    unique,
  }: {
    min?: number;
    max: number;
    hint?: string;
    check?: (row: FieldOutputs<Columns>) => string | undefined;
    unique?: keyof Columns & string;
  },
): RowsSetting<z.ZodType<FieldOutputs<Columns>[]>> {
  const shape = Object.fromEntries(
    Object.entries(columns).map(([name, { schema }]) => [name, schema]),
  );
  const row = z
    .object(shape, { error: `A ${singular} is an object.` })
    .superRefine((value, context) => {
      const message = check(value as FieldOutputs<Columns>);
      if (message) context.addIssue({ code: 'custom', message });
    });
  const count = min === max ? `exactly ${max}` : `at most ${max}`;
  const schema = z
    .array(row, { error: `“${label}” is a list.` })
    .min(min, `“${label}” needs ${min === max ? 'exactly' : 'at least'} ${min}.`)
    .max(max, `“${label}” holds ${count}.`)
    .superRefine((list, context) => {
      if (!unique) return;
      const values = list.map((one) => (one as Record<string, unknown>)[unique]);
      const place = values.findIndex((value, at) => values.indexOf(value) < at);
      if (place < 0) return;
      const message = `The same as ${singular} ${values.indexOf(values[place]) + 1}.`;
      context.addIssue({ code: 'custom', path: [place, unique], message });
    });
  return {
    type: 'rows',
    label,
    hint,
    singular,
    columns,
    unique,
    min,
    max,
    schema: schema as unknown as z.ZodType<FieldOutputs<Columns>[]>,
  };
}

import { Plus } from 'lucide-react';
import { capitalised } from '../../fields/field-control.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField, type ValueProps } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';
import { readRows, writeRows } from './field-texts.ts';
import type { RowKind } from './row-kinds.ts';

/** `value` is JSON, or empty if there are no rows. */
export function RowsField(props: ValueProps & { kind: RowKind }) {
  const { singular, empty, columns } = props.kind;
  const rows = readRows<Record<string, string>>(props.value);
  const save = (next: typeof rows) => props.onChange(writeRows(next));
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <ul className="flex flex-col gap-4">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={index} className="grid gap-3 border-l-4 border-line pl-4 md:grid-cols-2">
            {Object.entries(columns).map(([key, { label, hint, options, words }]) => {
              const control = {
                label: label.replace('#', `${singular} ${index + 1}`),
                hint,
                value: row[key] ?? '',
                onChange: (text: string) =>
                  save(rows.map((one, at) => (at === index ? { ...one, [key]: text } : one))),
              };
              if (!options) return <TextField key={key} {...control} />;
              return (
                <SelectField
                  key={key}
                  {...control}
                  options={options}
                  words={words ?? capitalised(options)}
                />
              );
            })}
            <button
              type="button"
              className="min-h-11 justify-self-start font-semibold underline"
              onClick={() => save(rows.filter((_, at) => at !== index))}
            >
              {`Remove ${singular} ${index + 1}`}
            </button>
          </li>
        ))}
      </ul>
      <Button Icon={Plus} className="mt-3" onClick={() => save([...rows, empty()])}>
        {`Add a ${singular}`}
      </Button>
    </Group>
  );
}

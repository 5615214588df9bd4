import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '../../../ui/button.tsx';
import { Group } from '../../ui/group.tsx';
import { readRows, writeRows } from './field-texts.ts';

export interface RowsFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** `value` is JSON, or empty without rows. */
export function RowsField<Row extends object>(
  props: RowsFieldProps & {
    empty: Row;
    singular: string;
    children: (row: Row, change: (changes: Partial<Row>) => void, number: number) => ReactNode;
  },
) {
  const { singular, empty } = props;
  const rows = readRows<Row>(props.value);
  const save = (next: Row[]) => props.onChange(writeRows(next));
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <ul className="flex flex-col gap-4">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={index} className="grid gap-3 border-l-4 border-line pl-4 md:grid-cols-2">
            {props.children(
              row,
              (changes) =>
                save(rows.map((one, at) => (at === index ? { ...one, ...changes } : one))),
              index + 1,
            )}
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
      <button
        type="button"
        className={`${buttonStyles.quiet} mt-3`}
        onClick={() => save([...rows, empty])}
      >
        <Plus aria-hidden className="size-4" />
        {`Add a ${singular}`}
      </button>
    </Group>
  );
}

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Column, RowsSetting } from '../../../../contract/settings/groups/field.ts';
import { capitalise } from '../../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import type { ValueProps } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';
import { emptyRow, type RowTexts, readRowTexts, writeRowTexts } from './setting-texts.ts';

const tool =
  'grid size-11 place-items-center rounded-sm hover:bg-ink hover:text-paper disabled:opacity-30';

type ControlProps = Omit<ValueProps, 'label' | 'hint'>;

type ColumnControl = ComponentType<ControlProps & { field: Column }>;

export interface RowsProps extends ControlProps {
  field: RowsSetting;
  Control: ColumnControl;
}

const moved = (rows: readonly RowTexts[], from: number, to: number) => {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

interface OwnRowsProps extends RowsProps {
  /** A line below a row. */
  note?: (row: RowTexts) => string | undefined;
  /** Called instead of the removal of a row. */
  onRemove?: (place: number) => void;
  /** Whether a row can not be removed now. */
  isFixed?: (row: RowTexts) => boolean;
}

export function SettingRows({ field, Control, value, error, onChange, ...own }: OwnRowsProps) {
  const rows = readRowTexts(value);
  const save = (next: readonly RowTexts[]) => onChange(writeRowTexts(next));
  const remove = own.onRemove ?? ((place: number) => save(rows.filter((_, at) => at !== place)));
  const replace = (place: number, row: RowTexts) =>
    save(rows.map((one, at) => (at === place ? row : one)));
  return (
    <Group label={field.label} hint={field.hint} error={error}>
      <ul className="flex flex-col gap-5">
        {rows.map((row, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            key={place}
            field={field}
            Control={Control}
            row={row}
            place={place}
            count={rows.length}
            onChange={(next) => replace(place, next)}
            onMove={(to) => save(moved(rows, place, to))}
            note={own.note?.(row)}
            isFixed={own.isFixed?.(row) ?? false}
            onRemove={rows.length > field.min ? () => remove(place) : undefined}
          />
        ))}
      </ul>
      {rows.length < field.max && (
        <Button Icon={Plus} className="mt-3" onClick={() => save([...rows, emptyRow(field)])}>
          {`Add a ${field.singular}`}
        </Button>
      )}
    </Group>
  );
}

function Row(props: {
  field: RowsSetting;
  Control: ColumnControl;
  row: RowTexts;
  place: number;
  count: number;
  note: string | undefined;
  onChange: (row: RowTexts) => void;
  onMove: (to: number) => void;
  isFixed: boolean;
  onRemove: (() => void) | undefined;
}) {
  const { field, Control, row, place, count, note, onMove, onRemove } = props;
  const name = `${field.singular} ${place + 1}`;
  return (
    <li className="border-l-4 border-line pl-4">
      <div className="mb-2 flex flex-wrap items-center">
        <p className="mr-auto font-semibold text-muted">{capitalise(name)}</p>
        <button
          type="button"
          className={tool}
          disabled={place === 0}
          aria-label={`Move ${name} up`}
          onClick={() => onMove(place - 1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          className={tool}
          disabled={place === count - 1}
          aria-label={`Move ${name} down`}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
        {onRemove && (
          <button
            type="button"
            className={tool}
            disabled={props.isFixed}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <fieldset
        aria-label={name}
        className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,40%)),1fr))] gap-4"
      >
        {Object.entries(field.columns).map(([column, setting]) =>
          'hidden' in setting ? null : (
            <Control
              key={column}
              field={setting}
              value={row[column] ?? ''}
              error={undefined}
              onChange={(value) => props.onChange({ ...row, [column]: value })}
            />
          ),
        )}
      </fieldset>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </li>
  );
}

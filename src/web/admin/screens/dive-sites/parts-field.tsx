import { useId } from 'react';
import { commaList, inputStyles, type ValueProps } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';

/** An input for each part of a comma-separated value; an unknown part is empty. */
export function PartsField(
  props: ValueProps & {
    /** `label` is for screen readers. */
    parts: readonly { name: string; label: string }[];
    /** Classes of the grid's columns. */
    columns: string;
    inputMode?: 'decimal' | 'text';
    /** Labels by value, for a select instead of an input. */
    choices?: Readonly<Record<string, string>>;
  },
) {
  const { parts, choices, onChange } = props;
  const id = useId();
  const list = commaList(props.value, parts);
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <div className={`grid items-end gap-3 ${props.columns}`}>
        {parts.map(({ name, label }, index) => {
          const control = {
            id: `${id}-${index}`,
            'aria-label': label,
            value: list.at(index),
            className: inputStyles,
          };
          const set = (text: string) => onChange(list.with(index, text));
          return (
            <label key={name} htmlFor={control.id} className="text-sm">
              {name}
              {choices ? (
                <select {...control} onChange={(event) => set(event.target.value)}>
                  <option value="">As computed</option>
                  {Object.entries(choices).map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...control}
                  inputMode={props.inputMode}
                  onChange={(event) => set(event.target.value.replace(',', '.'))}
                />
              )}
            </label>
          );
        })}
      </div>
    </Group>
  );
}

import { monthNames } from '../../../domain/dates/months.ts';
import { CheckField, type ValueProps } from './fields.tsx';
import { Group } from './group.tsx';

export const monthChoices = monthNames.map((name, index): [string, string] => [
  String(index + 1),
  name,
]);

/** Checkboxes for choices; the value is the comma-separated list of the chosen ones. */
export function ChoicesField(
  props: ValueProps & { choices: readonly (readonly [value: string, words: string])[] },
) {
  const chosen = props.value.split(', ').filter(Boolean);
  const toggle = (value: string, checked: boolean) => {
    const values = props.choices.map(([choice]) => choice);
    const next = values.filter((choice) => (choice === value ? checked : chosen.includes(choice)));
    props.onChange(next.join(', '));
  };
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 xl:grid-cols-4">
        {props.choices.map(([value, words]) => (
          <CheckField
            key={value}
            label={words}
            checked={chosen.includes(value)}
            onChange={(checked) => toggle(value, checked)}
          />
        ))}
      </div>
    </Group>
  );
}

import { monthNames } from '../../../../domain/dates/months.ts';
import { commaList, inputStyles } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';

/** The value has commas between the months; an unknown month is empty. */
export function MonthlyField(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const list = commaList(props.value, monthNames);
  return (
    <Group label={`${props.label} by month`} hint={props.hint} error={props.error}>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {monthNames.map((month, index) => (
          <label key={month} className="text-sm">
            {month.slice(0, 3)}
            <input
              inputMode="decimal"
              aria-label={`${props.label} in ${month}`}
              value={list.at(index)}
              onChange={(event) =>
                props.onChange(list.with(index, event.target.value.replace(',', '.')))
              }
              className={inputStyles}
            />
          </label>
        ))}
      </div>
    </Group>
  );
}

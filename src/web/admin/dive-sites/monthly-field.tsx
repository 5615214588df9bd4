import { monthNames } from '../../../domain/months.ts';
import { inputStyles } from '../ui/fields.tsx';
import { Group } from '../ui/group.tsx';

/** The value has commas between the months; an unknown month is empty. */
export function MonthlyField(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const texts = props.value.split(',').map((text) => text.trim());
  const set = (index: number, text: string) => {
    const next = monthNames.map((_, month) => (month === index ? text : (texts[month] ?? '')));
    props.onChange(next.some(Boolean) ? next.join(', ') : '');
  };
  return (
    <Group label={`${props.label} by month`} hint={props.hint} error={props.error}>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {monthNames.map((month, index) => (
          <label key={month} className="text-sm">
            {month.slice(0, 3)}
            <input
              inputMode="decimal"
              aria-label={`${props.label} in ${month}`}
              value={texts[index] ?? ''}
              onChange={(event) => set(index, event.target.value.replace(',', '.'))}
              className={inputStyles}
            />
          </label>
        ))}
      </div>
    </Group>
  );
}

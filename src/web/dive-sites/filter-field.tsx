export const fieldStyles = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

/** One of the lists: an empty choice takes the filter off. @param props `choices` as value and words */
export function FilterField<Value extends string>(props: {
  label: string;
  all: string;
  value: Value | undefined;
  choices: readonly (readonly [value: Value, words: string])[];
  onChoose: (value: Value | undefined) => void;
  className?: string;
}) {
  const { label, all, value, choices, onChoose, className } = props;
  return (
    <label className={className}>
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) =>
          onChoose(choices.find(([choice]) => choice === event.target.value)?.[0])
        }
        className={fieldStyles}
      >
        <option value="">{all}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

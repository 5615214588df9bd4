export function Choices<Name extends string>(props: {
  label: string;
  choices: readonly { name: Name; label: string }[];
  value: Name;
  onChange: (name: Name) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label={props.label} className="-m-1 text-balance">
      {props.choices.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === props.value}
          onClick={() => props.onChange(name)}
          className="m-1 min-h-11 rounded-sm border-2 border-line px-3 font-semibold tabular-nums aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

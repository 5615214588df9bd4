import { useId } from 'react';
import { filterNamed } from '../../../../domain/dive-sites/filters.ts';
import { changeFilter } from '../../../../domain/dive-sites/filters-read.ts';
import { type FilterFieldProps, filterChoices } from '../parts/filter-field.tsx';

export function ToggleField({ name, filters, facets, onChange, className }: FilterFieldProps) {
  const { selected, choices } = filterChoices(name, filters[name], facets[name]);
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a grid's child in every browser
    <div role="group" aria-labelledby={labelId} className={className}>
      <p id={labelId} className="mb-1 text-sm font-semibold">
        {filterNamed(name).label}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, words, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === selected}
            disabled={count === 0 && value !== selected}
            onClick={() => onChange(changeFilter(name, value === selected ? undefined : value))}
            className="min-h-11 rounded-sm border-2 border-ink bg-paper px-3 font-semibold transition-colors duration-200 enabled:hover:bg-shallow disabled:border-line disabled:text-muted aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:hover:bg-reef"
          >
            {words} <span className="font-normal tabular-nums">{`(${count})`}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

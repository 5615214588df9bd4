import { useId } from 'react';
import { type FilterName, filterNamed, type SiteFilters } from '../../domain/dive-site-filters.ts';
import { changeFilter } from '../../domain/dive-site-filters-read.ts';
import type { ChoiceCount, SiteFacets } from '../../domain/dive-site-list.ts';

export const fieldStyles = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

export interface FilterFieldProps {
  name: FilterName;
  filters: SiteFilters;
  facets: SiteFacets;
  onChange: (change: SiteFilters) => void;
  className?: string;
}

/** The choices of a filter, with their words; one that no site has any more still shows that it is set. */
function choicesOf({ name, filters, facets }: FilterFieldProps) {
  const { value: type, words } = filterNamed(name);
  const counts = facets[name] ?? [];
  const selected = filters[name] === undefined ? '' : String(filters[name]);
  const isListed = !selected || counts.some(({ value }) => value === selected);
  const all: ChoiceCount[] = isListed ? counts : [...counts, { value: selected, count: 0 }];
  const choices = all.flatMap(({ value, count }) => {
    const parsed = type.parse(value);
    return parsed === undefined ? [] : [{ value, count, words: words(parsed) }];
  });
  return { selected, choices };
}

/** A filter as a list to choose from: its first line takes the filter off. */
export function SelectField({ all, ...field }: FilterFieldProps & { all: string }) {
  const { name, onChange, className } = field;
  const { selected, choices } = choicesOf(field);
  return (
    <label className={className}>
      <span className="mb-1 block text-sm font-semibold">{filterNamed(name).label}</span>
      <select
        name={name}
        value={selected}
        onChange={(event) => onChange(changeFilter(name, event.target.value))}
        className={fieldStyles}
      >
        <option value="">{all}</option>
        {choices.map(({ value, words, count }) => (
          <option key={value} value={value}>{`${words} (${count})`}</option>
        ))}
      </select>
    </label>
  );
}

/** A filter as a row of buttons: one at most is pressed, and pressing it again takes the filter off. */
export function ToggleField(field: FilterFieldProps) {
  const { name, onChange, className } = field;
  const { selected, choices } = choicesOf(field);
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

import { type FilterName, filterNamed, type SiteFilters } from '../../domain/dive-site-filters.ts';
import { changeFilter } from '../../domain/dive-site-filters-read.ts';
import type { ChoiceCount, SiteFacets } from '../../domain/dive-site-search.ts';

export const fieldStyles = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

export interface FilterFieldProps {
  name: FilterName;
  filters: SiteFilters;
  facets: SiteFacets;
  onChange: (change: SiteFilters) => void;
  className?: string;
}

/** Includes a set value that no site has any more. */
export function choicesOf({ name, filters, facets }: FilterFieldProps) {
  const { value: type, words } = filterNamed(name);
  const counts = facets[name] ?? [];
  const selected = filters[name] === undefined ? '' : String(filters[name]);
  const isListed = !selected || counts.some(({ value }) => value === selected);
  const all: ChoiceCount[] = isListed ? counts : [...counts, { value: selected, count: 0 }];
  const choices = all.flatMap(({ value, count, words: name }) => {
    const parsed = type.parse(value);
    return parsed === undefined ? [] : [{ value, count, words: name ?? words(parsed) }];
  });
  return { selected, choices };
}

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

import { useEffect, useMemo, useRef } from 'react';
import {
  type FilterName,
  filterNamed,
  type SiteFilters,
} from '../../../../domain/dive-sites/filters.ts';
import { changeFilter } from '../../../../domain/dive-sites/filters-read.ts';
import type { ChoiceCount, SiteFacets } from '../../../../domain/dive-sites/search.ts';

export const fieldStyles = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

export interface FilterFieldProps {
  name: FilterName;
  filters: SiteFilters;
  facets: SiteFacets;
  onChange: (change: SiteFilters) => void;
  className?: string;
}

/** The choices of a filter, including a selected value that no site has any more. */
export function filterChoices(
  name: FilterName,
  set: SiteFilters[FilterName],
  counts: readonly ChoiceCount[] = [],
) {
  const { value: type, words } = filterNamed(name);
  const selected = set === undefined ? '' : String(set);
  const isListed = !selected || counts.some(({ value }) => value === selected);
  const all = isListed ? counts : [...counts, { value: selected, count: 0 }];
  const choices = all.flatMap(({ value, count, words: name }) => {
    const parsed = type.parse(value);
    return parsed === undefined ? [] : [{ value, count, words: name ?? words(parsed) }];
  });
  return { selected, choices };
}

export function SelectField({ all, ...field }: FilterFieldProps & { all: string }) {
  const { name, filters, facets, onChange, className } = field;
  const set = filters[name];
  const counts = facets[name];
  // The options are memoised, because there are dozens of regions and their counts rarely change.
  const { selected, options } = useMemo(() => {
    const { selected, choices } = filterChoices(name, set, counts);
    const options = choices.map(({ value, words, count }) => (
      <option key={value} value={value}>{`${words} (${count})`}</option>
    ));
    return { selected, options };
  }, [name, set, counts]);
  const box = useRef<HTMLSelectElement>(null);
  // The visitor may have made a choice before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const chosen = box.current?.value ?? selected;
    if (chosen !== selected) onChange(changeFilter(name, chosen));
  }, []);
  return (
    <label className={className}>
      <span className="mb-1 block text-sm font-semibold">{filterNamed(name).label}</span>
      <select
        ref={box}
        name={name}
        value={selected}
        onChange={(event) => onChange(changeFilter(name, event.target.value))}
        className={fieldStyles}
      >
        <option value="">{all}</option>
        {options}
      </select>
    </label>
  );
}

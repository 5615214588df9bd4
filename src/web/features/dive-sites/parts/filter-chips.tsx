import { X } from 'lucide-react';
import {
  type FilterName,
  filterNamed,
  type SiteFilters,
} from '../../../../domain/dive-sites/filters.ts';
import {
  activeFilters,
  changeFilter,
  chipLabel,
} from '../../../../domain/dive-sites/filters-read.ts';
import type { SiteFacts } from '../../../../domain/dive-sites/list.ts';
import type { SiteFacets } from '../../../../domain/dive-sites/search.ts';
import type { FilterFieldProps } from './filter-field.tsx';

export function filterLabel(name: FilterName, filters: SiteFilters, facets: SiteFacets): string {
  const value = filters[name] ?? '';
  const named = facets[name]?.find((choice) => choice.value === String(value))?.words;
  return named ?? chipLabel(name, value);
}

/** A change of the query that replaces its text with the facts read from the text. */
export const replaceTextWithFacts = (facts: SiteFacts): SiteFacts => ({
  ...facts,
  q: facts.q ?? '',
});

/** Classes of a suggestion below an empty list. */
export const wayStyles =
  'min-h-11 rounded-sm border-2 border-ink bg-paper px-3 py-1 text-left transition-colors duration-200 hover:bg-shallow';

export const chipStyles =
  'flex min-h-9 items-center gap-2 rounded-sm bg-reef px-3 text-sm font-semibold text-paper transition-colors duration-200 hover:bg-ink';

export function FilterChips({ filters, facets, onChange }: Omit<FilterFieldProps, 'name'>) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul
      aria-label="Filters that are set"
      className="mt-3 flex items-center gap-2 max-md:row-sideways max-md:w-full md:mt-4 md:flex-wrap lg:min-h-11"
    >
      {active.map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            aria-label={`Remove ${filterNamed(name).label}: ${filterLabel(name, filters, facets)}`}
            onClick={() => onChange(changeFilter(name, undefined))}
            className={chipStyles}
          >
            {filterLabel(name, filters, facets)}
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

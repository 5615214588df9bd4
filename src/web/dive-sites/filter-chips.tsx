import { X } from 'lucide-react';
import { type FilterName, filterNamed, type SiteFilters } from '../../domain/dive-site-filters.ts';
import { activeFilters, changeFilter, chipWords } from '../../domain/dive-site-filters-read.ts';
import type { Loosening, SiteFacets } from '../../domain/dive-site-search.ts';

interface ChipProps {
  filters: SiteFilters;
  facets: SiteFacets;
  onChange: (change: SiteFilters) => void;
}

export function filterWords(name: FilterName, filters: SiteFilters, facets: SiteFacets): string {
  const value = filters[name] ?? '';
  const named = facets[name]?.find((choice) => choice.value === String(value))?.words;
  return named ?? chipWords(name, value);
}

const wordsOf = (name: FilterName, { filters, facets }: ChipProps) =>
  filterWords(name, filters, facets);

export const chipStyles =
  'flex min-h-9 items-center gap-2 rounded-sm bg-reef px-3 text-sm font-semibold text-paper transition-colors duration-200 hover:bg-ink';

const sites = (count: number) => (count === 1 ? '1 dive site' : `${count} dive sites`);

export function FilterChips(props: ChipProps) {
  const { filters, onChange } = props;
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul
      aria-label="Filters that are set"
      className="mt-4 flex flex-wrap items-center gap-2 lg:min-h-11"
    >
      {active.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Remove ${filterNamed(name).label}: ${wordsOf(name, props)}`}
            onClick={() => onChange(changeFilter(name, undefined))}
            className={chipStyles}
          >
            {wordsOf(name, props)}
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function LoosenFilters(props: ChipProps & { loosen: readonly Loosening[] }) {
  const { loosen, onChange } = props;
  const helpful = loosen
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (helpful.length === 0) return null;
  return (
    <div className="mt-6 border-l-6 border-reef bg-sand p-5">
      <p className="font-semibold">Or take one filter off:</p>
      <ul className="mt-3 flex flex-col items-start gap-2">
        {helpful.map(({ filter, count }) => (
          <li key={filter}>
            <button
              type="button"
              onClick={() => onChange(changeFilter(filter, undefined))}
              className="min-h-11 rounded-sm border-2 border-ink bg-paper px-3 text-left transition-colors duration-200 hover:bg-shallow"
            >
              {`Without ${wordsOf(filter, props)}: `}
              <span className="font-semibold tabular-nums">{sites(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

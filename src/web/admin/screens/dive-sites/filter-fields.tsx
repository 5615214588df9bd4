import { inputStyles } from '../../ui/fields.tsx';
import {
  filterChoices,
  filterLabels,
  filterNames,
  type ListedSite,
  noFilters,
  type SiteFilters,
} from './site-filters.ts';

/** The filters of the list of dive sites, closed at first. */
export function FilterFields(props: {
  sites: readonly ListedSite[];
  filters: SiteFilters;
  onChange: (filters: SiteFilters) => void;
}) {
  const { filters, onChange } = props;
  const choices = filterChoices(props.sites);
  const set = filterNames.filter((name) => filters[name]);
  return (
    <details className="mt-2 border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 p-2 font-semibold">
        Filters
        <span className="text-sm font-normal text-muted">
          {set.map((name) => choices[name][filters[name]]).join(', ')}
        </span>
      </summary>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-2 p-2 pt-0">
        {filterNames.map((name) => (
          <label key={name} className="min-w-0 text-sm">
            {filterLabels[name]}
            <select
              value={filters[name]}
              onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
              className={`${inputStyles} text-base`}
            >
              <option value="">All</option>
              {Object.entries(choices[name]).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        ))}
        {set.length > 0 && (
          <button
            type="button"
            className="min-h-11 text-left font-semibold underline"
            onClick={() => onChange(noFilters)}
          >
            Clear filters
          </button>
        )}
      </div>
    </details>
  );
}

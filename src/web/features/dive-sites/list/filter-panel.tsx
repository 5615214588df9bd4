import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  filterNamed,
  filterNames,
  isFrontFilter,
  type SiteFilters,
} from '../../../../domain/dive-sites/filters.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import type { SiteFacets } from '../../../../domain/dive-sites/search.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { type FilterFieldProps, SelectField } from '../parts/filter-field.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { MoreFilterInputs } from './lazy-filters.ts';
import { SearchField } from './search-field.tsx';

const frontFilters = filterNames.filter(isFrontFilter);

interface PanelProps {
  /** A new object sets the text of the search box. */
  box: { text: string };
  filters: SiteFilters;
  facets: SiteFacets;
  onFocus: () => void;
  onText: (text: string) => void;
  onChange: (change: SiteFilters) => void;
  onClear: () => void;
  /** Whether to show only the search box. */
  isSlim?: boolean;
  /** Number of sites found; if set, the filters are a sheet on a phone. */
  total?: number;
  /** Whether the address sets a filter, as /dive-sites/wrecks does; keeps "More filters" closed. */
  isLanding?: boolean;
}

export function FilterPanel(props: PanelProps) {
  const { box, onFocus, onText, isSlim = false, total } = props;
  const isSheet = total !== undefined && !isSlim;
  const columns = '@4xl:grid-cols-[1fr_1fr_1.4fr_1fr_1fr_auto]';
  return (
    // A CSS container would confine the sheet on a phone.
    <div className={isSheet ? 'md:@container' : '@container'}>
      <form
        aria-label="Find a dive site"
        onSubmit={(event) => event.preventDefault()}
        onFocus={onFocus}
        className={`items-end gap-y-3 ${isSheet ? 'flex flex-wrap gap-x-2 md:grid md:grid-cols-2 md:gap-x-4 md:bg-sand md:p-4' : 'grid grid-cols-2 gap-x-4 bg-sand p-4'} ${isSlim ? '' : columns}`}
      >
        {frontFilters.map((name) => {
          const { control, label } = filterNamed(name);
          return (
            control.type === 'text' && (
              <SearchField
                key={name}
                name={name}
                label={label}
                placeholder={control.placeholder}
                box={box}
                onText={onText}
                isBare={isSheet}
              />
            )
          );
        })}
        {isSheet && (
          <FilterSheet filters={props.filters} total={total}>
            <Filters {...props} />
          </FilterSheet>
        )}
        {!isSheet && !isSlim && <Filters {...props} />}
      </form>
    </div>
  );
}

function Filters({ filters, facets, onChange, onClear, isLanding = false }: PanelProps) {
  const field = { filters, facets, onChange };
  return (
    <>
      {frontFilters.map((name, index) => {
        const { control } = filterNamed(name);
        const className = index === 0 ? 'col-span-2 sm:col-span-1' : '';
        return (
          control.type === 'select' && (
            <SelectField
              key={name}
              name={name}
              all={control.all}
              {...field}
              className={className}
            />
          )
        );
      })}
      <button
        type="button"
        onClick={onClear}
        className={`${buttonStyles.quiet} col-span-2 sm:col-span-1`}
      >
        Clear Filters
      </button>
      <MoreFilters {...field} startsOpen={!isLanding} />
    </>
  );
}

function MoreFilters({
  startsOpen,
  ...field
}: Omit<FilterFieldProps, 'name'> & { startsOpen: boolean }) {
  const set = activeFilters(field.filters).filter((name) => !isFrontFilter(name));
  const [isOpen, setOpen] = useState(startsOpen && set.length > 0);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group col-span-full border-t-2 border-line pt-1"
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
        More filters
        {set.length > 0 && (
          <span className="rounded-sm bg-reef px-2 text-sm text-paper tabular-nums">
            {`${set.length} set`}
          </span>
        )}
      </summary>
      {isOpen && (
        <Suspense fallback={<p className="py-3">One moment…</p>}>
          <MoreFilterInputs {...field} />
        </Suspense>
      )}
    </details>
  );
}

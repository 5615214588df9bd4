import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { DiveSitePage } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteFilters } from '../../../../domain/dive-sites/filters.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { EmptyListSuggestions } from '../list/empty-list-suggestions.tsx';
import { SortField } from '../list/list-bar.tsx';
import type { NearBar } from '../list/near-bar.tsx';
import { Refinements } from '../list/refinements.tsx';
import { replaceTextWithFacts } from '../parts/filter-chips.tsx';

export function PanelHead(props: {
  inView: number;
  total: number;
  filterCount: number;
  isOpen: boolean;
  onToggle: () => void;
  onShowAll: () => void;
}) {
  const { inView, total, filterCount } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 px-5 pb-3 lg:pt-5">
      <div className="min-w-32 grow basis-0">
        <h1 tabIndex={-1} className="text-step-1">
          Map of dive sites
        </h1>
        <p role="status" className="text-sm tabular-nums">
          {`${inView} of ${total} dive sites in view`}
        </p>
        {filterCount > 0 && inView < total && (
          <button
            type="button"
            onClick={props.onShowAll}
            className="min-h-6 text-sm font-semibold text-reef underline"
          >
            {`${inView} here, ${total - inView} elsewhere: show all`}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-expanded={props.isOpen}
        onClick={props.onToggle}
        className={`${buttonStyles.quiet} shrink-0 px-3 whitespace-nowrap lg:hidden`}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
      </button>
    </div>
  );
}

export function MapRefinements(props: {
  list: Omit<DiveSitePage, 'sites'>;
  filters: SiteFilters;
  query: SiteQuery;
  hasPlace: boolean;
  near: ComponentProps<typeof NearBar>;
}) {
  const { list, query, near } = props;
  const { onChange } = near;
  const taken = list.words?.taken;
  return (
    <div className="px-5 pb-3">
      <Refinements
        filters={props.filters}
        text={query.q}
        list={list}
        onChange={onChange}
        near={near}
      />
      <div className="mt-3 flex">
        <SortField
          query={{ ...props.filters, ...taken }}
          hasPlace={props.hasPlace}
          onSort={(sort) => onChange({ ...(taken && replaceTextWithFacts(taken)), sort })}
        />
      </div>
      {list.total === 0 && <EmptyListSuggestions list={list} query={query} onChange={onChange} />}
    </div>
  );
}

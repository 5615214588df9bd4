import { type ComponentProps, Suspense } from 'react';
import type { DiveSitePage } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteFilters } from '../../../../domain/dive-sites/filters.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { WordOffers } from './lazy-filters.ts';
import { NearBar } from './near-bar.tsx';

export function Refinements(props: {
  filters: SiteFilters;
  /** The search text; undefined to offer nothing for it. */
  text: string | undefined;
  list: Pick<DiveSitePage, 'facets' | 'words'>;
  onChange: (changed: SiteFilters) => void;
  near: ComponentProps<typeof NearBar>;
}) {
  const { facets, words } = props.list;
  return (
    <>
      <FilterChips filters={props.filters} facets={facets} onChange={props.onChange} />
      {props.text && words && (
        <Suspense>
          <WordOffers text={props.text} words={words} facets={facets} onChange={props.onChange} />
        </Suspense>
      )}
      <NearBar {...props.near} />
    </>
  );
}

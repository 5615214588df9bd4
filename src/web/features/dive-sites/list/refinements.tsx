import { type ComponentProps, Suspense } from 'react';
import type { DiveSitePage } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteFilters } from '../../../../domain/dive-sites/filters.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import type { SiteFacts } from '../../../../domain/dive-sites/list.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { WordOffers } from './lazy-filters.ts';
import { NearBar } from './near-bar.tsx';
import type { FoundPage } from './site-page.ts';

export function Refinements(props: {
  filters: SiteFilters;
  /** The search text; undefined to offer no interpretations of it. */
  text: string | undefined;
  list: Pick<DiveSitePage, 'facets' | 'words'> & Pick<FoundPage<unknown>, 'elsewhere'>;
  onChange: (changed: SiteFacts) => void;
  near: ComponentProps<typeof NearBar>;
}) {
  const { near } = props;
  const { facets, words, elsewhere } = props.list;
  return (
    <>
      <FilterChips
        // The chips omit an interpreted text, because WordOffers shows its interpretation.
        filters={words?.taken ? { ...props.filters, q: undefined } : props.filters}
        facets={facets}
        onChange={props.onChange}
      />
      {props.text && words && (
        <Suspense>
          <WordOffers
            text={props.text}
            isPart={
              activeFilters({ ...props.filters, q: undefined }).length > 0 ||
              near.query.within !== undefined
            }
            words={words}
            elsewhere={elsewhere}
            facets={facets}
            onChange={props.onChange}
          />
        </Suspense>
      )}
      <NearBar {...near} />
    </>
  );
}

import { Suspense } from 'react';
import type { DiveSitePage } from '../../../../contract/dive-sites/dive-sites.ts';
import { filterNames } from '../../../../domain/dive-sites/filters.ts';
import type { SiteFacts, SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { countText } from '../../../../domain/text/format.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { filterLabel, wayStyles } from '../parts/filter-chips.tsx';
import { AroundPlaces } from './lazy-filters.ts';

const sites = (count: number) => countText(count, 'dive site');

interface OutProps {
  list: Pick<DiveSitePage, 'beyond' | 'facets' | 'loosen' | 'loosenTogether' | 'words'>;
  query: SiteQuery;
  onChange: (change: SiteQuery) => void;
}

function LoosenFilters({ list, query, onChange }: OutProps) {
  const single = list.loosen
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ filter, count }) => ({ filters: [filter], count }));
  const helpful = single.length > 0 ? single : list.loosenTogether;
  if (helpful.length === 0) return null;
  return (
    <div className="mt-6 border-l-6 border-reef bg-sand p-5">
      <p className="font-semibold">
        {single.length > 0 ? 'Take one filter off:' : 'Take these filters off together:'}
      </p>
      <ul className="mt-3 flex flex-col items-start gap-2">
        {helpful.map(({ filters, count }) => (
          <li key={filters.join()}>
            <button
              type="button"
              onClick={() => onChange(Object.fromEntries(filters.map((name) => [name, undefined])))}
              className={wayStyles}
            >
              {`Without ${new Intl.ListFormat('en-AU').format(filters.map((name) => filterLabel(name, query, list.facets)))}: `}
              <span className="font-semibold tabular-nums">{sites(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const noFilters: SiteFacts = Object.fromEntries(
  [...filterNames, 'within'].map((name) => [name, undefined]),
);

function Suggestion(props: { words: string; action: string; onTake: () => void }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-4 border-l-6 border-reef bg-sand p-5">
      {props.words}
      <button type="button" onClick={props.onTake} className={buttonStyles.quiet}>
        {props.action}
      </button>
    </p>
  );
}

/** Suggestions for a search without results. */
export function EmptyListSuggestions(props: OutProps) {
  const { query, onChange } = props;
  const { beyond, words } = props.list;
  // The search with results that is closest to the current filters.
  const loosened = words?.loosened;
  return (
    <>
      {loosened && (
        <Suggestion
          words={loosened.words}
          action={loosened.count === 1 ? 'Show it' : `Show these ${loosened.count}`}
          onTake={() => onChange({ ...noFilters, ...loosened.filters })}
        />
      )}
      {beyond > 0 && !loosened && (
        <Suggestion
          words={`Nothing lies within ${query.within} km.`}
          action={`Show ${beyond} further away`}
          onTake={() => onChange({ within: undefined })}
        />
      )}
      <LoosenFilters {...props} />
      {query.q && (
        <Suspense>
          <AroundPlaces text={query.q} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}

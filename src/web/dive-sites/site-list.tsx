import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DiveSite, DiveSitePage } from '../../contract/dive-sites.ts';
import { readFilters, type SiteFilters } from '../../domain/dive-site-filters.ts';
import { track } from '../analytics.ts';
import { buttonStyles } from '../ui/button.tsx';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { FilterPanel } from './filter-panel.tsx';
import { MapFrame } from './map-frame.tsx';
import { Pager } from './pager.tsx';
import { SiteCards } from './site-cards.tsx';
import { useMatchingSites } from './use-matching-sites.ts';
import { useSearchText } from './use-search-text.ts';

/** The map follows the list after this pause, in milliseconds, so that it does not jump while someone types. */
const mapPause = 250;

export type Search = SiteFilters & { page?: number | undefined };

export interface ListProps {
  search: Search;
  tileUrl: string;
  /** What the server found for this address; absent while it is on its way. */
  found: DiveSitePage | undefined;
  /** The site of /dive-sites/{id}. */
  site?: DiveSite | undefined;
}

/** Filters, map and cards. */
export function SiteList({ search, tileUrl, found, site }: ListProps) {
  const { q, region, skill, depth } = search;
  const id = site && String(site.id);
  const navigate = useNavigate({ from: '/dive-sites/{-$id}' });
  const [lifted, setLifted] = useState<number>();
  const [mapOpen, setMapOpen] = useState(false);
  const [everywhere, setEverywhere] = useState(false);
  const lookEverywhere = useCallback(() => setEverywhere(true), []);

  function go(change: Search) {
    void navigate({
      to: '/dive-sites/{-$id}',
      params: { id },
      // From the address as it is by now: a second change may come before the first has been drawn.
      search: (now) => ({ ...readFilters({ ...now }), page: undefined, ...change }),
      replace: 'q' in change,
      resetScroll: false,
    });
  }
  const clear = () => {
    void navigate({ to: '/dive-sites/{-$id}', params: { id: undefined }, resetScroll: false });
  };
  const open = useCallback(
    (opened: number) => void navigate({ to: '/dive-sites/{-$id}', params: { id: String(opened) } }),
    [navigate],
  );

  const addressText = q ?? site?.name ?? '';
  const { wanted, given, type } = useSearchText(addressText, (typed) =>
    go({ q: typed || (id ? '' : undefined) }),
  );
  const list = useMatchingSites(
    { q: wanted, region, skill, depth },
    wanted === addressText ? (search.page ?? 1) : 1,
    found,
    everywhere,
  );
  const { fitting, sites, total } = list;

  const isSite = site && q === undefined && wanted === addressText;
  const onMap = useMemo(() => {
    const placed = fitting ?? sites ?? [];
    const searched = wanted.trim() && fitting?.length ? fitting : undefined;
    return { sites: placed, focus: isSite ? [site] : searched };
  }, [fitting, sites, wanted, isSite, site]);
  const settled = useDebouncedValue(onMap, mapPause);

  const filtered = Boolean(q || region || skill || depth);
  useEffect(() => {
    if (filtered) track('view_dive_site_filtered', { label: [region, skill, depth, q].join('|') });
  }, [filtered, region, skill, depth, q]);

  return (
    <>
      <FilterPanel
        given={given}
        filters={search}
        regions={list.regions}
        onUse={lookEverywhere}
        onText={type}
        onChoose={(change) => {
          track('filter_dive_sites', { label: Object.entries(change).flat().join(': ') });
          go(change);
        }}
        onClear={clear}
      />
      <div className="mt-6 mb-5 flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="tabular-nums">
          {total === 1 ? '1 dive site' : `${total} dive sites`}
        </p>
        <button
          type="button"
          aria-pressed={mapOpen}
          onClick={() => setMapOpen(!mapOpen)}
          className={`${buttonStyles.quiet} lg:hidden`}
        >
          {mapOpen ? 'Hide map' : 'Map'}
        </button>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={`${mapOpen ? '' : 'hidden'} lg:order-2 lg:block`}>
          <div className="lg:sticky lg:top-24">
            <MapFrame
              sites={settled.sites}
              focus={settled.focus}
              tileUrl={tileUrl}
              lifted={lifted}
              onPoint={setLifted}
              onOpen={open}
              onNear={lookEverywhere}
            />
          </div>
        </div>
        <div id="cards" tabIndex={-1} className="outline-none">
          <SiteCards sites={sites} lifted={lifted} onPoint={setLifted} onClear={clear} />
          <Pager page={list.page} pages={list.pages} id={id} />
        </div>
      </div>
    </>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DiveSite, DiveSitePage } from '../../contract/dive-sites.ts';
import type { SiteFilters } from '../../domain/dive-site-filters.ts';
import { activeFilters, filterLabel } from '../../domain/dive-site-filters-read.ts';
import { readSiteQuery, type SiteQuery } from '../../domain/dive-site-list.ts';
import { track } from '../analytics.ts';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { FilterChips, LoosenFilters } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListBar } from './list-bar.tsx';
import { MapFrame } from './map-frame.tsx';
import { Pager } from './pager.tsx';
import { SiteCards } from './site-cards.tsx';
import { useMatchingSites } from './use-matching-sites.ts';
import { useSearchText } from './use-search-text.ts';

/** Keeps the map from jumping while someone types. */
const mapPauseMs = 250;

export interface ListProps {
  /** Referentially stable. */
  search: SiteQuery;
  tileUrl: string;
  /** From the server; absent while loading. */
  found: DiveSitePage | undefined;
  site?: DiveSite | undefined;
}

function useListQuery(search: SiteQuery, site: DiveSite | undefined) {
  const id = site && String(site.id);
  const navigate = useNavigate({ from: '/dive-sites/{-$id}' });
  const go = (change: SiteQuery, replace = false) =>
    void navigate({
      to: '/dive-sites/{-$id}',
      params: { id },
      // From the current address, since a second change may precede the next render.
      search: (now) => ({ ...readSiteQuery({ ...now }), page: undefined, ...change }),
      replace,
      resetScroll: false,
    });
  /** With an id, an absent text would mean the site's name. */
  const textChange = (text: string) => ({ q: text || (id ? '' : undefined) });

  const addressText = search.q ?? site?.name ?? '';
  const text = useSearchText(addressText, (typed) => go(textChange(typed), true));
  const { wanted } = text;
  const isAhead = wanted !== addressText;
  const filters = useMemo(
    () => (isAhead ? { ...search, q: wanted } : search),
    [search, wanted, isAhead],
  );
  const query = useMemo(
    () => ({ ...search, q: wanted, page: isAhead ? undefined : search.page }),
    [search, wanted, isAhead],
  );

  const change = (changed: SiteQuery) => {
    if ('q' in changed) {
      text.reset(changed.q ?? '');
      go({ ...changed, ...textChange(changed.q ?? '') });
      return;
    }
    const typed = text.takePending();
    go({ ...(typed !== undefined && textChange(typed)), ...changed });
  };
  const clear = () => {
    text.reset('');
    void navigate({ to: '/dive-sites/{-$id}', params: { id: undefined }, resetScroll: false });
  };
  const open = useCallback(
    (opened: number) => void navigate({ to: '/dive-sites/{-$id}', params: { id: String(opened) } }),
    [navigate],
  );
  const isSite = site !== undefined && search.q === undefined && !isAhead;
  return { id, text, filters, query, isSite, change, clear, open };
}

export function SiteList({ search, tileUrl, found, site }: ListProps) {
  const { id, text, filters, query, isSite, change, clear, open } = useListQuery(search, site);
  const [highlighted, setHighlighted] = useState<number>();
  const [isMapOpen, setMapOpen] = useState(false);
  const [everywhere, setEverywhere] = useState(false);
  const lookEverywhere = useCallback(() => setEverywhere(true), []);
  const list = useMatchingSites(query, found, everywhere);
  const { matching, sites, total } = list;

  const isSearch = query.q.trim() !== '';
  const onMap = useMemo(() => {
    const searched = isSearch && matching?.length ? matching : undefined;
    return { sites: matching ?? sites ?? [], focus: isSite && site ? [site] : searched };
  }, [matching, sites, isSearch, isSite, site]);
  const settled = useDebouncedValue(onMap, mapPauseMs);

  useEffect(() => {
    if (activeFilters(search).length > 0) {
      track('view_dive_site_filtered', { label: filterLabel(search) });
    }
  }, [search]);

  const choose = (changed: SiteFilters) => {
    track('filter_dive_sites', { label: Object.entries(changed).flat().join(': ') });
    change(changed);
  };

  return (
    <>
      <FilterPanel
        box={text.box}
        filters={filters}
        facets={list.facets}
        onUse={lookEverywhere}
        onText={text.type}
        onChange={choose}
        onClear={clear}
      />
      <FilterChips filters={filters} onChange={choose} />
      <ListBar
        total={total}
        sort={search.sort}
        onSort={(sort) => change({ sort })}
        isMapOpen={isMapOpen}
        onMap={() => setMapOpen(!isMapOpen)}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={`${isMapOpen ? '' : 'hidden'} lg:order-2 lg:block`}>
          <div className="lg:sticky lg:top-24">
            <MapFrame
              sites={settled.sites}
              focus={settled.focus}
              tileUrl={tileUrl}
              lifted={highlighted}
              onPoint={setHighlighted}
              onOpen={open}
              onNear={lookEverywhere}
            />
          </div>
        </div>
        <div id="cards" tabIndex={-1} className="outline-none">
          <SiteCards sites={sites} lifted={highlighted} onPoint={setHighlighted} onClear={clear} />
          {sites && total === 0 && (
            <LoosenFilters filters={query} loosen={list.loosen} onChange={choose} />
          )}
          <Pager page={list.page} pages={list.pages} id={id} query={filters} />
        </div>
      </div>
    </>
  );
}

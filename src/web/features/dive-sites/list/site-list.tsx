import { type LinkProps, useNavigate, useRouter } from '@tanstack/react-router';
import { Maximize2 } from 'lucide-react';
import {
  type ComponentProps,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { activeFilters, filterLabel } from '../../../../domain/dive-sites/filters-read.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { type MapView, mapViewParams } from '../../../../domain/geo/map-view.ts';
import type { Place } from '../../../../domain/geo/near.ts';
import { track } from '../../../app/analytics.ts';
import { Link } from '../../../app/link.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import { useSitesOnMap } from '../map/use-sites-on-map.ts';
import { useOrigin } from '../near/device-position.ts';
import { replaceTextWithFacts } from '../parts/filter-chips.tsx';
import { useMapSites } from '../parts/found-queries.ts';
import type { CardSite } from '../parts/shown-fields.ts';
import { CardColumn } from './card-column.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ListLanding } from './landing.ts';
import { Collections } from './lazy-filters.ts';
import { ListBar, SortField } from './list-bar.tsx';
import { ListLinks } from './list-links.tsx';
import { type ListPlace, listTarget } from './list-target.ts';
import { Pager } from './pager.tsx';
import { Refinements } from './refinements.tsx';
import type { FoundPage } from './site-page.ts';
import { useNearDevice, useOpenedList } from './use-found.ts';
import { type ListAddress, useListQuery } from './use-list-query.ts';

export interface ListProps {
  /** Must be the same object while the query is unchanged. */
  search: SiteQuery;
  /** Must be the same object while the view is unchanged. */
  view: MapView | undefined;
  tileUrl: string;
  place?: Place | undefined;
  /** The results; absent below a guide until the visitor uses the search. */
  found?: FoundPage<CardSite> | undefined;
  site?: DiveSite | undefined;
  /** The landing page, whose filter is part of the query. */
  landing?: ListLanding | undefined;
}

function useGoTo(place: ListPlace) {
  const router = useRouter();
  const navigate = useNavigate();
  return (next: (now: object) => ListAddress, replace: boolean) => {
    // The history includes changes that are not rendered yet.
    const { pathname, search } = router.history.location;
    const { landing } = place;
    const isHere = landing && pathname === paths.diveSiteList(landing.path);
    const now = {
      ...Object.fromEntries(new URLSearchParams(search)),
      ...(isHere && { [landing.filter]: landing.value }),
    };
    const target = listTarget(place, next(now)) as LinkProps;
    void navigate({ ...target, replace, resetScroll: false });
  };
}

interface ListMapProps extends ComponentProps<typeof MapFrame> {
  isOpen: boolean;
  large: ListAddress;
}

function ListMap({ isOpen, large, ...map }: ListMapProps) {
  return (
    <div className={`${isOpen ? '' : 'hidden'} lg:col-start-2 lg:row-start-1 lg:block`}>
      <div className="lg:sticky lg:top-24">
        <MapFrame {...map}>
          <Link
            to="/map"
            search={large}
            className="absolute bottom-8 left-3 z-500 inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-ink bg-paper px-4 font-semibold transition-colors duration-200 hover:bg-ink hover:text-paper"
          >
            <Maximize2 aria-hidden className="size-4" />
            Large map
          </Link>
        </MapFrame>
      </div>
    </div>
  );
}

function useTrackedChange(search: SiteQuery, change: (changed: SiteQuery) => void) {
  useEffect(() => {
    if (activeFilters(search).length > 0) {
      track('view_dive_site_filtered', { label: filterLabel(search) });
    }
  }, [search]);
  return (changed: SiteQuery) => {
    track('filter_dive_sites', { label: Object.entries(changed).flat().join(': ') });
    change(changed);
  };
}

export function SiteList(props: ListProps) {
  const { search: address, view, tileUrl, site, landing } = props;
  const place = { id: site && String(site.id), landing };
  const navigate = useNavigate();
  const search = useMemo(
    () => (landing ? { ...address, [landing.filter]: landing.value } : address),
    [address, landing],
  );
  const { text, filters, query, isSite, change, clear, keepView } = useListQuery({
    search,
    siteName: site?.name,
    goTo: useGoTo(place),
    goToAll: () =>
      void navigate({ to: '/dive-sites/{-$id}', params: { id: undefined }, resetScroll: false }),
  });
  const { found, isSlim, isUnread, open } = useOpenedList(address, site, isSite, props.found);
  const [highlighted, setHighlighted] = useState<number>();
  const [isMapOpen, setMapOpen] = useState(false);
  const [isMapNear, setMapNear] = useState(false);
  // An urgent update would hide the server-rendered panels while their code is loading.
  const onNear = useCallback(() => startTransition(() => setMapNear(true)), []);
  const { origin, isByDevice, formatDistance } = useOrigin(props.place ?? found.words?.place);
  const taken = found.words?.taken;
  const near = props.place && query.near;
  const asked = { ...query, near, ...(taken && { q: undefined, ...taken }) };
  const { list, failed } = useNearDevice(asked, found, isByDevice ? origin : undefined);
  const { value: matching } = useMapSites({ ...query, near }, isMapNear);
  const isFiltered = activeFilters(query).length > 0 || search.within !== undefined;
  const onMap = useSitesOnMap(
    { matching, sites: list.sites },
    { isFiltered, view, site: isSite ? site : undefined },
  );
  const choose = useTrackedChange(search, change);

  return (
    <>
      <FilterPanel
        box={text.box}
        filters={filters}
        facets={list.facets}
        onFocus={open}
        isSlim={isSlim}
        isLanding={landing !== undefined}
        total={list.total}
        onText={text.type}
        onChange={choose}
        onClear={clear}
      />
      {isUnread && (
        <p role="alert" className="mt-3">
          The dive sites could not be read. Try again in a minute.
        </p>
      )}
      {!isSlim && (
        <>
          <div className="flex flex-wrap items-start gap-x-2 lg:gap-x-3">
            {!isSite && !query.q && (
              <Suspense>
                <Collections />
              </Suspense>
            )}
            <Refinements
              filters={filters}
              text={isSite ? undefined : query.q}
              list={list}
              onChange={choose}
              near={{ query: search, place: props.place, isByDevice, onChange: change }}
            />
            <ListBar
              total={list.total}
              sortField={
                <SortField
                  query={{ ...filters, ...taken }}
                  hasPlace={origin !== undefined}
                  onSort={(sort) => change({ ...(taken && replaceTextWithFacts(taken)), sort })}
                />
              }
              isMapOpen={isMapOpen}
              onMap={() => setMapOpen(!isMapOpen)}
            />
          </div>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ListMap
              {...onMap}
              isOpen={isMapOpen}
              onMove={keepView}
              tileUrl={tileUrl}
              lifted={highlighted}
              onPoint={setHighlighted}
              onNear={onNear}
              large={{ ...filters, page: undefined, ...mapViewParams(view) }}
            />
            <CardColumn
              list={list}
              query={query}
              asked={asked}
              isUnsorted={failed}
              pager={<Pager page={list.page} pages={list.pages} place={place} query={filters} />}
              cards={{
                lifted: highlighted,
                onPoint: setHighlighted,
                onClear: clear,
                formatDistance,
              }}
              onChange={choose}
            />
          </div>
        </>
      )}
      {!isFiltered && <ListLinks facets={list.facets} />}
    </>
  );
}

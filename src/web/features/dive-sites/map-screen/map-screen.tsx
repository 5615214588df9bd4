import { useNavigate } from '@tanstack/react-router';
import { Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { SitePoint } from '../../../../contract/dive-sites/dive-sites.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { isWithin, type MapBounds } from '../../../../domain/geo/map-fit.ts';
import { type MapView, mapViewParams } from '../../../../domain/geo/map-view.ts';
import type { Place } from '../../../../domain/geo/near.ts';
import { type Position, parsePosition } from '../../../../domain/geo/positions.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import { useHasInteracted } from '../../../ui/use-has-interacted.ts';
import { FilterPanel } from '../list/filter-panel.tsx';
import type { FoundPage } from '../list/site-page.ts';
import { type ListAddress, useListQuery } from '../list/use-list-query.ts';
import { MapSkeleton, SiteMap } from '../map/lazy-map.tsx';
import type { MapProps } from '../map/site-map.tsx';
import { useSitesOnMap } from '../map/use-sites-on-map.ts';
import { WaterLegend } from '../map/water-legend.tsx';
import { useNearest, useOrigin } from '../near/device-position.ts';
import { useMapSites } from '../parts/found-queries.ts';
import type { RowSite } from '../parts/shown-fields.ts';
import { Drawer, type DrawerHeight } from './drawer.tsx';
import { MapRefinements, PanelHead } from './map-panel.tsx';
import { readPoints } from './read-points.ts';
import { SelectedSheet } from './selected-sheet.tsx';
import { SitesInView } from './sites-in-view.tsx';
import { useHistoryState } from './use-history-state.ts';
import { useIsWide } from './use-is-wide.ts';

interface ScreenProps {
  /** Must be the same object while the query is unchanged. */
  search: SiteQuery;
  view: MapView | undefined;
  tileUrl: string;
  place: Place | undefined;
  found: FoundPage<RowSite>;
}

const within = (bounds: MapBounds) => (site: SitePoint) => {
  const position = parsePosition(site);
  return position !== undefined && isWithin(position, bounds);
};

const findingKey = ({ sort: _, near, page: __, ...finding }: SiteQuery) =>
  JSON.stringify({ ...finding, near: finding.within && near });

/** The sites of the map: points at first, rows after an interaction or with a filter or a view. */
function useSites(query: SiteQuery, isPart: boolean, origin: Position | undefined) {
  const hasTouched = useHasInteracted();
  const wantsRows = isPart || hasTouched;
  const { value: points } = useAnswer(wantsRows ? undefined : 'points', readPoints);
  const { value, failed } = useMapSites(query, wantsRows);
  const device = query.sort === 'nearest' ? origin : undefined;
  const rows = useNearest(failed ? undefined : value, device);
  return { rows, failed, points };
}

function useFound(
  { search, found, place, view }: ScreenProps,
  query: SiteQuery,
  device?: Position,
) {
  const finding = findingKey(query);
  const [rest, setRest] = useState<{ of: string; bounds: MapBounds }>();
  const onRest = (bounds: MapBounds) => setRest({ of: finding, bounds });
  // A changed search moves the map to show all results, so the old bounds do not apply.
  const bounds = rest && (view || rest.of === finding) ? rest.bounds : undefined;
  const isFiltered = activeFilters(search).length > 0 || search.within !== undefined;
  const asked = useMemo(() => ({ ...query, near: place && query.near }), [query, place]);
  const isPart = isFiltered || view !== undefined;
  const { rows, failed, points: all } = useSites(asked, isPart, device);
  // The points include sites that the filters exclude.
  const points = isFiltered ? undefined : all;
  const inView = useMemo(() => {
    const first = rows ?? found.sites;
    return bounds ? first.filter(within(bounds)) : first;
  }, [rows, found, bounds]);
  const countInView = useMemo(() => {
    if (rows) return inView.length;
    return points && bounds ? points.filter(within(bounds)).length : found.total;
  }, [rows, points, bounds, inView, found]);
  const onMap = useSitesOnMap({ matching: rows, sites: found.sites, points }, { isFiltered, view });
  return { inView, countInView, failed, onMap, onRest };
}

function useSelection() {
  const [selected, setSelected] = useHistoryState('selected', undefined);
  const [height, setHeight] = useHistoryState('drawer', 'peek');
  const close = useCallback(() => setSelected(undefined), [setSelected]);
  const show = useCallback(
    (id: number) => {
      setHeight('peek');
      setSelected([id]);
    },
    [setHeight, setSelected],
  );
  return { selected, setSelected, close, show, height, setHeight };
}

/** The placeholder of the map, with the chart's credits where Leaflet shows them. */
const MapOpening = () => (
  <div className="relative size-full">
    <MapSkeleton />
    <p className="absolute right-0 bottom-0 bg-paper px-2 text-sm">
      Leaflet | Chart: GSHHG, GeoNames, © OpenStreetMap contributors. Not for navigation
    </p>
  </div>
);

function MapArea({ height, ...props }: MapProps & { height: DrawerHeight }) {
  const [hasMap, setHasMap] = useState(false);
  // The transition shows the skeleton until the map has loaded.
  useEffect(() => startTransition(() => setHasMap(true)), []);
  return (
    <section
      aria-label="Map of dive sites; the list holds the sites in view"
      className={`absolute inset-x-0 top-0 isolate bg-haze lg:relative lg:inset-auto ${height === 'peek' ? 'bottom-32' : 'bottom-1/2'}`}
    >
      <a
        href="#past-the-pins"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-14 focus:z-1000 focus:bg-paper focus:p-3"
      >
        Skip the pins
      </a>
      <Suspense fallback={<MapOpening />}>
        {hasMap ? <SiteMap {...props} ownsScreen /> : <MapOpening />}
      </Suspense>
      <span id="past-the-pins" tabIndex={-1} className="sr-only">
        End of the map
      </span>
    </section>
  );
}

export function MapScreen(props: ScreenProps) {
  const { search, found, tileUrl } = props;
  const navigate = useNavigate({ from: '/map' });
  const goTo = (next: (now: object) => ListAddress, replace: boolean) =>
    void navigate({ to: '/map', search: next, state: true, replace, resetScroll: false });
  const { text, filters, query, change, clear, keepView } = useListQuery({
    search,
    goTo,
    goToAll: () => goTo(() => mapViewParams(props.view), false),
    keepsView: true,
  });
  const { origin, isByDevice, formatDistance } = useOrigin(props.place ?? found.words?.place);
  const device = isByDevice ? origin : undefined;
  const { inView, countInView, failed, onMap, onRest } = useFound(props, query, device);
  const [pointed, setPointed] = useState<number>();
  const { selected, setSelected, close, show, height, setHeight } = useSelection();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isWide = useIsWide();
  const [refit, setRefit] = useState(0);
  const showAll = () => {
    keepView(undefined);
    setRefit(refit + 1);
  };
  const chosen = onMap.sites.filter(({ id }) => selected?.includes(id));
  return (
    <div className="relative isolate h-[calc(100dvh-4.25rem-var(--ways,0px))] min-h-112 overflow-hidden lg:grid lg:grid-cols-[27rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <Drawer
        height={height}
        onHeight={setHeight}
        head={
          <PanelHead
            inView={countInView}
            total={found.total}
            filterCount={activeFilters(filters).length}
            onShowAll={showAll}
            isOpen={isPanelOpen}
            onToggle={() => {
              setPanelOpen(!isPanelOpen);
              if (height === 'peek') setHeight('half');
            }}
          />
        }
      >
        <div className="min-h-0 grow overflow-y-auto border-t-2 border-line">
          <div className={`${isPanelOpen ? '' : 'hidden'} lg:block`}>
            <FilterPanel
              box={text.box}
              filters={filters}
              facets={found.facets}
              onFocus={close}
              onText={text.type}
              onChange={change}
              onClear={clear}
            />
          </div>
          <MapRefinements
            list={found}
            filters={filters}
            query={query}
            hasPlace={origin !== undefined}
            near={{ query: search, place: props.place, isByDevice, onChange: change }}
          />
          <WaterLegend />
          <SitesInView
            sites={inView}
            count={countInView}
            total={found.total}
            failed={failed}
            lifted={pointed ?? selected?.[0]}
            onPoint={setPointed}
            onShow={show}
            onShowAll={showAll}
            onClear={clear}
            formatDistance={formatDistance}
          />
        </div>
      </Drawer>
      <MapArea
        {...onMap}
        height={height}
        refit={refit}
        tileUrl={tileUrl}
        onMove={keepView}
        onRest={onRest}
        lifted={pointed}
        onPoint={setPointed}
        selected={selected}
        onSelect={setSelected}
        hasPopup={isWide}
      />
      {!isWide && chosen.length > 0 && <SelectedSheet sites={chosen} onClose={close} />}
    </div>
  );
}

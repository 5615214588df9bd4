import { useNavigate } from '@tanstack/react-router';
import {
  type FocusEvent,
  lazy,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { MapSite, SitePoint } from '../../../../contract/dive-sites/dive-sites.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { isWithin, type MapBounds } from '../../../../domain/geo/map-fit.ts';
import type { MapView } from '../../../../domain/geo/map-view.ts';
import type { Place } from '../../../../domain/geo/near.ts';
import { type Position, parsePosition } from '../../../../domain/geo/positions.ts';
import { useHasInteracted } from '../../../ui/use-has-interacted.ts';
import { FilterPanel } from '../list/filter-panel.tsx';
import { useAfterPaint } from '../list/use-after-paint.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { type FoundPage, useMatchingSites } from '../list/use-matching-sites.ts';
import { MapSkeleton } from '../map/map-skeleton.tsx';
import type { MapProps } from '../map/site-map.tsx';
import { useSitesOnMap } from '../map/use-sites-on-map.ts';
import { WaterLegend } from '../map/water-legend.tsx';
import { useOrigin } from '../near/device-position.ts';
import { Drawer, type DrawerHeight, useDrawerHeight } from './drawer.tsx';
import { MapRefinements, PanelHead } from './map-panel.tsx';
import { SelectedSheet } from './selected-sheet.tsx';
import { SitesInView } from './sites-in-view.tsx';
import { useIsWide } from './use-is-wide.ts';
import {
  type MapNeeds,
  useKnowsSites,
  useMapCatalogue,
  useSitePoints,
} from './use-map-catalogue.ts';

const SiteMap = lazy(() => import('../map/site-map.tsx'));

interface ScreenProps {
  /** The same object while the address asks for the same. */
  search: SiteQuery;
  view: MapView | undefined;
  tileUrl: string;
  place: Place | undefined;
  found: FoundPage<MapSite> | undefined;
}

const within = (bounds: MapBounds) => (site: SitePoint) => {
  const position = parsePosition(site);
  return position !== undefined && isWithin(position, bounds);
};

const findingKey = ({ sort: _, near: __, page: ___, ...finding }: SiteQuery) =>
  JSON.stringify(finding);

function useOpened() {
  const [opened, setOpened] = useState<MapNeeds>({
    sites: false,
    texts: false,
    species: false,
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'search')
      setOpened((needs) => (needs.texts ? needs : { ...needs, texts: true }));
  };
  const onMore = useCallback(() => setOpened((needs) => ({ ...needs, species: true })), []);
  const onNameless = useCallback(() => setOpened((needs) => ({ ...needs, sites: true })), []);
  return { opened, onFocus, onMore, onNameless };
}

function useFound(
  { search, found }: ScreenProps,
  { query, view, isChanged }: { query: SiteQuery; view: MapView | undefined; isChanged: boolean },
  opened: MapNeeds,
  origin: Position | undefined,
) {
  // The server's HTML has one page of the list; the map needs every site.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const finding = findingKey(query);
  const [rest, setRest] = useState<{ of: string; bounds: MapBounds }>();
  const onRest = (bounds: MapBounds) => setRest({ of: finding, bounds });
  // Everything is in view at the position to which the map moves after a change.
  const bounds = rest && (view || rest.of === finding) ? rest.bounds : undefined;
  const isFiltered = activeFilters(search).length > 0 || search.within !== undefined;
  const hasTouched = useHasInteracted();
  const knowsSites = useKnowsSites();
  const isUsed =
    hasTouched || knowsSites || opened.sites || isFiltered || isChanged || view !== undefined;
  const points = useSitePoints(isAlive && !isUsed);
  const catalogue = useMapCatalogue(query, isAlive, { ...opened, sites: isUsed });
  const list = useMatchingSites(query, found, catalogue, origin);
  const { matching, sites } = list;
  const inView = useMemo(() => {
    const first = matching ?? sites ?? [];
    return bounds ? first.filter(within(bounds)) : first;
  }, [matching, sites, bounds]);
  const countInView = useMemo(
    () => (!matching && points && bounds ? points.filter(within(bounds)) : inView).length,
    [matching, points, bounds, inView],
  );
  // Their number is drawn at once; rows and map follow.
  const now = useMemo(
    () => ({ list: { ...list, points }, inView, countInView }),
    [list, points, inView, countInView],
  );
  const drawn = useAfterPaint(now, isChanged);
  const onMap = useSitesOnMap(drawn.list, { isFiltered, view });
  return { counts: { total: list.total, inView: countInView }, drawn, onMap, onRest };
}

function useSelection() {
  const [selected, setSelected] = useState<readonly number[]>();
  const [height, setHeight] = useDrawerHeight();
  const close = useCallback(() => setSelected(undefined), []);
  const show = useCallback(
    (id: number) => {
      setHeight('peek');
      setSelected([id]);
    },
    [setHeight],
  );
  return { selected, setSelected, close, show, height, setHeight };
}

/** Holds the credits of the chart from the first paint on, where Leaflet writes them again. */
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
  // In a transition the opening stays as it was painted until the map is there.
  useEffect(() => startTransition(() => setHasMap(true)), []);
  return (
    <section
      aria-label="Map of dive sites; the list holds the sites in view"
      className={`absolute inset-x-0 top-0 isolate bg-haze lg:relative lg:inset-auto ${height === 'peek' ? 'bottom-32' : 'bottom-1/2'}`}
    >
      <Suspense fallback={<MapOpening />}>
        {hasMap ? <SiteMap {...props} ownsScreen /> : <MapOpening />}
      </Suspense>
    </section>
  );
}

export function MapScreen(props: ScreenProps) {
  const { search, tileUrl } = props;
  const navigate = useNavigate({ from: '/map' });
  const { text, filters, query, isChanged, change, clear, keepView } = useListQuery({
    search,
    goTo: (next, replace) =>
      void navigate({ to: '/map', search: next, replace, resetScroll: false }),
    goToAll: () => void navigate({ to: '/map', search: {}, resetScroll: false }),
  });
  const { opened, onFocus, onMore, onNameless } = useOpened();
  const { origin, isByDevice, formatDistance } = useOrigin(props.place);
  // A change that the address does not have yet ends the visitor's own view.
  const isAhead = findingKey(query) !== findingKey({ ...search, q: search.q ?? '' });
  const view = isAhead ? undefined : props.view;
  const found = useFound(props, { query, view, isChanged }, opened, origin);
  const { counts, onMap, onRest } = found;
  const { list, inView, countInView } = found.drawn;
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
    <div className="relative isolate h-[calc(100dvh-4.25rem)] min-h-112 overflow-hidden lg:grid lg:grid-cols-[27rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <Drawer height={height} onHeight={setHeight}>
        <PanelHead
          {...counts}
          filterCount={activeFilters(filters).length}
          isOpen={isPanelOpen}
          onToggle={() => {
            setPanelOpen(!isPanelOpen);
            if (height === 'peek') setHeight('half');
          }}
        />
        <div className="min-h-0 grow overflow-y-auto border-t-2 border-line">
          <div className={`${isPanelOpen ? '' : 'hidden'} lg:block`}>
            <FilterPanel
              box={text.box}
              filters={filters}
              facets={list.facets}
              onUse={close}
              onFocus={(event) => {
                close();
                onFocus(event);
              }}
              onMore={onMore}
              onText={text.type}
              onChange={change}
              onClear={clear}
            />
          </div>
          <MapRefinements
            list={list}
            filters={filters}
            query={query}
            hasPlace={origin !== undefined}
            near={{ query: search, place: props.place, isByDevice, onChange: change }}
          />
          <WaterLegend />
          <SitesInView
            sites={inView}
            count={countInView}
            total={list.total}
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
        onNameless={onNameless}
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

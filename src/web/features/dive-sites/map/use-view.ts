import type L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  continentBounds,
  continentView,
  fitBounds,
  fitView,
  isSameView,
  type MapBounds,
  type MapSize,
  nearAustralia,
} from '../../../../domain/geo/map-fit.ts';
import type { MapView } from '../../../../domain/geo/map-view.ts';
import { parsePosition } from '../../../../domain/geo/positions.ts';
import { wantsReducedMotion } from '../../../ui/device.ts';
import type { RowSite } from '../parts/shown-fields.ts';

export interface ViewProps {
  /** Sites to fit the view to; undefined for the whole continent. */
  focus: readonly RowSite[] | undefined;
  view: MapView | undefined;
  /** Whether a map without `focus` and `view` fits the continent instead of the default view. */
  fitsContinent?: boolean | undefined;
  /** A new number fits the view to an unchanged `focus` again. */
  refit?: number | undefined;
  onMove: (view: MapView) => void;
  /** Called after every movement, by the visitor or the page. */
  onRest?: ((bounds: MapBounds) => void) | undefined;
}

function readView(map: L.Map): MapView {
  const { lat, lng } = map.getCenter().wrap();
  return { zoom: map.getZoom(), latitude: lat, longitude: lng };
}

export const toMapBounds = (bounds: L.LatLngBounds): MapBounds => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

/** The view to show on a map of the given size. */
export function wantedView(
  { focus, view, fitsContinent }: Omit<ViewProps, 'onMove'>,
  size: MapSize,
) {
  if (view) return view;
  const positions = (focus ?? []).flatMap((site) => parsePosition(site) ?? []);
  return fitsContinent && positions.length === 0
    ? fitBounds(continentBounds, size)
    : fitView(positions, size);
}

export function useView(map: L.Map | undefined, props: ViewProps) {
  const { focus, view, refit, fitsContinent, onMove, onRest } = props;
  const move = useEffectEvent(onMove);
  const rest = useEffectEvent((bounds: MapBounds) => onRest?.(bounds));
  /** The last view: set by the page, or reported after the visitor moved the map. */
  const known = useRef<MapView>(continentView);
  /** Whether the map is moving to `known`. */
  const isMoving = useRef(false);
  /** Reported views that are not in the address yet. */
  const pendingViews = useRef<MapView[]>([]);

  useEffect(() => {
    if (!map) return;
    const onMoveEnd = () => {
      const now = readView(map);
      const isOwnMove = isMoving.current || isSameView(now, known.current);
      isMoving.current = false;
      if (!isOwnMove) {
        known.current = now;
        pendingViews.current.push(now);
        move(now);
      }
      rest(toMapBounds(map.getBounds()));
    };
    map.on('moveend', onMoveEnd);
    rest(toMapBounds(map.getBounds()));
    return () => void map.off('moveend', onMoveEnd);
  }, [map]);

  const { zoom, latitude, longitude } = view ?? {};
  // Lists are compared by their sites, because a new read creates new objects.
  const places = focus?.map((site) => `${site.id} ${site.latitude} ${site.longitude}`).join();
  const toWanted = useEffectEvent((size: MapSize) => wantedView(props, size));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `refit` fits the view again
  useEffect(() => {
    if (!map) return;
    const echo = pendingViews.current.findIndex((one) => isSameView(one, view));
    if (echo >= 0) {
      // Views reported before this one never reach the address.
      pendingViews.current.splice(0, echo + 1);
      return;
    }
    pendingViews.current = [];
    const { x: width, y: height } = map.getSize();
    const wanted = toWanted({ width, height });
    known.current = wanted;
    if (isSameView(wanted, readView(map))) return;
    isMoving.current = true;
    // Leaflet would round a fractional zoom.
    map.options.zoomSnap = 0;
    map.setView(
      [wanted.latitude, nearAustralia(wanted.longitude)],
      wanted.zoom,
      wantsReducedMotion() ? { animate: false } : {},
    );
    map.options.zoomSnap = 1;
  }, [map, places, zoom, latitude, longitude, refit, fitsContinent]);
}

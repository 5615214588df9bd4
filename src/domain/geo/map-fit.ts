import { type MapView, zoomRange } from './map-view.ts';
import { meanPosition, type Position } from './positions.ts';

/** In pixels. */
export interface MapSize {
  width: number;
  height: number;
}

export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export const continentView: MapView = { zoom: 3, latitude: -25, longitude: 134 };

/** Bounds of the dive sites of the continent, of Tasmania and of the reefs off their coasts. */
export const continentBounds: MapBounds = { south: -44, west: 112.5, north: -9.5, east: 155 };

const oneSiteZoom = 12;
const severalSitesZoom = 8;

/** Width of a tile in pixels; the world is one tile wide at zoom 0. */
export const tileSize = 256;
/** Margins for a marker, which is 40 pixels wide and 38 high above its place. */
const marginAcross = 28;
const marginDown = 46;

/** Projects a position by Web Mercator; the whole world spans 0 to 1. */
export function project({ latitude, longitude }: Position) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The view with the largest fractional zoom that shows bounds. */
export function fitBounds(bounds: MapBounds, { width, height }: MapSize): MapView {
  const { south, west, north, east } = bounds;
  const [top, bottom] = [north, south].map((latitude) => project({ latitude, longitude: west }).y);
  const middle = ((top ?? 0) + (bottom ?? 1)) / 2;
  const across = (width - 2 * marginAcross) / (tileSize * ((east - west) / 360));
  const down = (height - 2 * marginDown) / (tileSize * ((bottom ?? 1) - (top ?? 0)));
  const zoom = Math.log2(Math.max(1, Math.min(across, down)));
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * middle))) * 180) / Math.PI,
    longitude: (west + east) / 2,
    // The zoom is rounded as in an address.
    zoom: Math.max(zoomRange.least, Math.floor(zoom * 100) / 100),
  };
}

/** The view of positions around their mean: zoom 12 for one, at most 8 for more; else Australia. */
export function fitView(positions: readonly Position[], { width, height }: MapSize): MapView {
  const centre = meanPosition(positions);
  if (!centre) return continentView;
  if (positions.length === 1) return { ...centre, zoom: oneSiteZoom };
  const middle = project(centre);
  let across = 0;
  let down = 0;
  for (const position of positions) {
    const { x, y } = project(position);
    across = Math.max(across, Math.abs(x - middle.x));
    down = Math.max(down, Math.abs(y - middle.y));
  }
  const shows = (zoom: number) => {
    const world = tileSize * 2 ** zoom;
    return across * world <= width / 2 - marginAcross && down * world <= height / 2 - marginDown;
  };
  let zoom = severalSitesZoom;
  while (zoom > zoomRange.least && !shows(zoom)) zoom--;
  return { ...centre, zoom };
}

export function isSameView(one: MapView | undefined, other: MapView | undefined): boolean {
  if (!one || !other) return one === other;
  const pixel = 360 / (tileSize * 2 ** one.zoom);
  return (
    one.zoom === other.zoom &&
    Math.abs(one.latitude - other.latitude) < pixel * 2 &&
    Math.abs(one.longitude - other.longitude) < pixel * 2
  );
}

/** The same longitude within 180° of Australia's middle, so that sites past 180° stay in place. */
export const nearAustralia = (longitude: number): number =>
  longitude - 360 * Math.floor((longitude - continentView.longitude + 180) / 360);

export const isWithin = ({ latitude, longitude }: Position, bounds: MapBounds): boolean =>
  latitude >= bounds.south &&
  latitude <= bounds.north &&
  longitude >= bounds.west &&
  longitude <= bounds.east;

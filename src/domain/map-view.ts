import { centreOf, type Position } from './positions.ts';

/** Where a map looks, as its address says it. */
export interface MapView extends Position {
  zoom: number;
}

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

/** The least and the greatest zoom of every map. */
export const zoomRange = { least: 2, most: 18 } as const;
/** What a map shows where nothing is looked for. */
export const continentView: MapView = { zoom: 3, latitude: -25, longitude: 134 };

const oneSiteZoom = 12;
const severalSitesZoom = 8;

const tileSize = 256;
/** A marker is 40 pixels wide and stands 38 above its place. */
const marginAcross = 28;
const marginDown = 46;

/** Web Mercator, the whole world from 0 to 1. */
function project({ latitude, longitude }: Position) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/**
 * The view that shows some places: their mean position, at zoom 12 for one, and for several at 8 or
 * the greatest zoom at which all of them are in view.
 * @returns the whole continent where there are none
 */
export function fitView(positions: readonly Position[], { width, height }: MapSize): MapView {
  const centre = centreOf(positions);
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

export interface MapViewParams {
  z?: number | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
}

const within = (raw: unknown, least: number, most: number) => {
  const number = Number(raw);
  const isText = raw !== undefined && raw !== null && String(raw).trim() !== '';
  return isText && number >= least && number <= most ? number : undefined;
};

/** The view that an address names; undefined where a part is missing or invalid. */
export function readMapView(search: object): MapView | undefined {
  const { z, lat, lon } = search as Record<keyof MapViewParams, unknown>;
  const zoom = within(z, zoomRange.least, zoomRange.most);
  const latitude = within(lat, -85, 85);
  const longitude = within(lon, -180, 180);
  if (zoom === undefined || latitude === undefined || longitude === undefined) return undefined;
  return Number.isInteger(zoom) ? { zoom, latitude, longitude } : undefined;
}

/** A view as parameters of an address, exact to less than a pixel. */
export function mapViewParams(view: MapView | undefined): MapViewParams {
  if (!view) return {};
  const scale = 10 ** Math.ceil(view.zoom / 3);
  const round = (degrees: number) => Math.round(degrees * scale) / scale;
  return { z: view.zoom, lat: round(view.latitude), lon: round(view.longitude) };
}

/** Tells whether two views are the same but for a pixel or two. */
export function isSameView(one: MapView | undefined, other: MapView | undefined): boolean {
  if (!one || !other) return one === other;
  const pixel = 360 / (tileSize * 2 ** one.zoom);
  return (
    one.zoom === other.zoom &&
    Math.abs(one.latitude - other.latitude) < pixel * 2 &&
    Math.abs(one.longitude - other.longitude) < pixel * 2
  );
}

/** Tells whether a place lies on the part of the map that is in view. */
export const isWithin = ({ latitude, longitude }: Position, bounds: MapBounds): boolean =>
  latitude >= bounds.south &&
  latitude <= bounds.north &&
  longitude >= bounds.west &&
  longitude <= bounds.east;

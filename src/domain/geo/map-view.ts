import type { Position } from './positions.ts';

export interface MapView extends Position {
  zoom: number;
}

export const zoomRange = { least: 2, most: 18 } as const;

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

/** The view in an address; undefined if a part is missing or invalid. */
export function readMapView(search: object): MapView | undefined {
  const { z, lat, lon } = search as Record<keyof MapViewParams, unknown>;
  const zoom = within(z, zoomRange.least, zoomRange.most);
  const latitude = within(lat, -85, 85);
  const longitude = within(lon, -180, 180);
  if (zoom === undefined || latitude === undefined || longitude === undefined) return undefined;
  return { zoom, latitude, longitude };
}

/** A view as parameters of an address, exact to less than a pixel. */
export function mapViewParams(view: MapView | undefined): MapViewParams {
  if (!view) return {};
  const scale = 10 ** Math.ceil(view.zoom / 3);
  const round = (degrees: number) => Math.round(degrees * scale) / scale;
  return {
    z: Math.round(view.zoom * 100) / 100,
    lat: round(view.latitude),
    lon: round(view.longitude),
  };
}

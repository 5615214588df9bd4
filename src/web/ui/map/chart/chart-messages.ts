import type { Bbox, Zxy } from 'protomaps-leaflet';
import type { Colours } from './chart-colours.ts';
import type { Tint } from './water-tint.ts';

export interface ChartStyle {
  colours: Colours;
  tint: Tint;
  /** The address of the font of names. */
  font: string;
}

/** A request to the chart's worker about a map's layer; `x` of a tile is within one world. */
export type ChartRequest =
  | { ask: 'style'; layer: number; style: ChartStyle }
  | { ask: 'draw'; layer: number; tile: Zxy; pixelRatio: number; isOffline: boolean }
  | { ask: 'drop'; layer: number; tile: Zxy }
  /** Names of a zoom must not overlap `boxes`, in pixels of the world. */
  | { ask: 'avoid'; layer: number; zoom: number; boxes: readonly Bbox[] }
  | { ask: 'close'; layer: number }
  /** The connection is back; `isOffline` remains true if the page is a copy. */
  | { ask: 'reopen'; isOffline: boolean };

/** A drawn tile; without a picture if it could not be read. */
export interface ChartAnswer {
  layer: number;
  tile: Zxy;
  picture?: ImageBitmap;
  error?: string;
}

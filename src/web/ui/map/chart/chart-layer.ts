import L from 'leaflet';
import { isOffline } from '../../device.ts';
import font from '../../styles/fonts/instrument-sans.woff2?url';
import { readColours } from './chart-colours.ts';
import type { ChartAnswer, ChartRequest } from './chart-messages.ts';
import { readTint } from './water-tint.ts';

/** A marker on the map; `reach` is the extent in pixels on each side of its position. */
export interface Pin {
  at: L.LatLng;
  reach: readonly [west: number, north: number, east: number, south: number];
}

/** The worker that reads and draws the tiles of all maps, so that this does not block the page. */
const worker = new Worker(new URL('./chart-worker.ts', import.meta.url), { type: 'module' });
const layers = new Map<number, ChartLayer>();
const ask = (request: ChartRequest) => worker.postMessage(request);

/** Drawn tiles that no frame has shown yet. */
const drawn: ChartAnswer[] = [];
/** Drawn tiles are shown in groups, because each frame with new tiles composes the whole map. */
const gatherMs = 250;

function showDrawn() {
  for (const answer of drawn.splice(0)) layers.get(answer.layer)?.show(answer);
}

worker.addEventListener('message', ({ data }: MessageEvent<ChartAnswer>) => {
  if (drawn.push(data) === 1) setTimeout(showDrawn, gatherMs);
});
worker.addEventListener('error', ({ message }) =>
  console.warn('The chart could not be drawn', message),
);
addEventListener('online', () => {
  ask({ ask: 'reopen', isOffline: isOffline() });
  for (const layer of layers.values()) layer.restyle();
});

const keyOf = ({ x, y, z }: ChartAnswer['tile']) => `${x}:${y}:${z}`;

/** @returns the tile with `x` within one world, because the map repeats the world */
function withinWorld({ x, y, z }: ChartAnswer['tile']) {
  const across = 2 ** z;
  return { x: ((x % across) + across) % across, y, z };
}

/** Draws a picture on its canvases; the last canvas gets the original, the others get copies. */
async function draw(canvases: readonly HTMLCanvasElement[], picture: ImageBitmap) {
  for (const [index, canvas] of canvases.entries()) {
    const isLast = index === canvases.length - 1;
    const own = isLast ? picture : await createImageBitmap(picture);
    canvas.width = own.width;
    canvas.height = own.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(own);
  }
}

export class ChartLayer extends L.GridLayer {
  /** The canvases of each tile, with the callback of those that are not drawn yet. */
  #canvases = new Map<string, Map<HTMLElement, L.DoneCallback | undefined>>();
  #hasFailed = false;

  override onAdd(map: L.Map): this {
    layers.set(L.stamp(this), this);
    this.restyle(map);
    this.on('tileunload', ({ coords, tile: canvas }) => {
      const tile = withinWorld(coords);
      const canvases = this.#canvases.get(keyOf(tile));
      canvases?.delete(canvas);
      if (canvases?.size) return;
      this.#canvases.delete(keyOf(tile));
      ask({ ask: 'drop', layer: L.stamp(this), tile });
    });
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    super.onRemove(map);
    layers.delete(L.stamp(this));
    ask({ ask: 'close', layer: L.stamp(this) });
    return this;
  }

  /** Redraws everything in the colours of the current theme. */
  restyle(map: L.Map | null = this._map) {
    const box = map?.getContainer();
    if (!box) return;
    const style = { colours: readColours(box), tint: readTint(box), font };
    ask({ ask: 'style', layer: L.stamp(this), style });
  }

  /** Sets the pins that names must not overlap. */
  avoid(pins: readonly Pin[]) {
    const zoom = this._tileZoom;
    if (zoom === undefined) return;
    const scale = this._map.getZoomScale(zoom);
    const boxes = pins.map(({ at, reach: [west, north, east, south] }) => {
      const { x, y } = this._map.project(at, zoom);
      return {
        minX: x - west * scale,
        minY: y - north * scale,
        maxX: x + east * scale,
        maxY: y + south * scale,
      };
    });
    ask({ ask: 'avoid', layer: L.stamp(this), zoom, boxes });
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = withinWorld(coords);
    const canvas = document.createElement('canvas');
    const canvases = this.#canvases.get(keyOf(tile)) ?? new Map();
    this.#canvases.set(keyOf(tile), canvases.set(canvas, done));
    const pixelRatio = window.devicePixelRatio;
    ask({ ask: 'draw', layer: L.stamp(this), tile, pixelRatio, isOffline: isOffline() });
    return canvas;
  }

  show({ tile, picture, error }: ChartAnswer) {
    if (error && !this.#hasFailed) console.warn('The chart could not be loaded', error);
    this.#hasFailed ||= error !== undefined;
    const canvases = this.#canvases.get(keyOf(tile));
    if (!canvases) return picture?.close();
    if (picture) void draw([...canvases.keys()] as HTMLCanvasElement[], picture);
    for (const [canvas, done] of canvases) {
      // The callback of a failed tile is called again when the connection returns.
      if (picture) canvases.set(canvas, undefined);
      done?.(error ? new Error(error) : undefined, canvas);
    }
  }
}

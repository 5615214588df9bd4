import Point from '@mapbox/point-geometry';
import L from 'leaflet';
import {
  Labeler,
  type LabelRule,
  type PaintRule,
  PmtilesSource,
  paint,
  TileCache,
  toIndex,
  View,
} from 'protomaps-leaflet';
import file from './chart-file.json';
import { labelRules, landRules, readColours, waterRules } from './chart-rules.ts';
import { ParentSource } from './chart-source.ts';
import { pinOrder } from './name-symbolizer.ts';
import { readTint, type Tint, tintWater } from './water-tint.ts';

const tilePixels = 256;
/** A data tile covers 2 × 2 tiles of the screen, as a power of two per side. */
const dataLevel = 1;
const lastDataZoom = 12;
/** Pixels beyond a tile's edge from which neighbouring features are drawn. */
const marginPixels = 16;
const labelledTiles = 16;

const chartFont = '500 13px "Instrument Sans Variable"';

function openFile() {
  const source = new ParentSource(new PmtilesSource(file.path, false));
  return new View(new TileCache(source, tilePixels << dataLevel), lastDataZoom, dataLevel);
}

/** A marker on the map, with its extent in pixels to the west, north, east and south of its place. */
export interface Pin {
  at: L.LatLng;
  reach: readonly [west: number, north: number, east: number, south: number];
}

/** The tiles that were read, shared by all maps of a page. */
let view = openFile();

// Removes the placeholders of tiles that were not stored.
addEventListener('online', () => {
  view = openFile();
});

export class ChartLayer extends L.GridLayer {
  #canvases = new Map<string, Set<HTMLCanvasElement>>();
  #scratch = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  #waterRules: PaintRule[] = [];
  #landRules: PaintRule[] = [];
  #labelRules: LabelRule[] = [];
  #tint: Tint = [];
  #background = '';
  /** Labelers by zoom, replaced by a new map when the theme changes. */
  #labelers = new Map<number, Labeler>();
  #pins: readonly Pin[] = [];
  /** The map is drawn even if the font fails to load. */
  #fonts = document.fonts.load(chartFont).catch(() => []);
  #hasFailed = false;

  override onAdd(map: L.Map): this {
    this.#style(map.getContainer());
    this.on('tileunload', ({ coords, tile }) => {
      const { x, y, z } = this.#wrapped(coords);
      this.#canvases.get(toIndex({ x, y, z }))?.delete(tile as HTMLElement as HTMLCanvasElement);
    });
    return super.onAdd(map);
  }

  /** Redraws everything in the colours of the current theme. */
  restyle() {
    const box = this._map?.getContainer();
    if (!box) return;
    this.#style(box);
    this.#drawAll();
  }

  /** Sets the pins that names must not overlap. */
  avoid(pins: readonly Pin[]) {
    this.#pins = pins;
    if (this.#labelers.delete(this._tileZoom ?? -1)) this.#drawAll();
  }

  override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const key = toIndex({ x, y, z });
    const canvases = this.#canvases.get(key) ?? new Set();
    this.#canvases.set(key, canvases.add(canvas));
    this.#draw(canvas, { x, y, z }).then(
      () => done(undefined, canvas),
      (error: Error) => {
        if (!this.#hasFailed) console.warn('The chart could not be loaded', error);
        this.#hasFailed = true;
        // An open file caches failed reads, so the next tile needs a new one.
        view = openFile();
        done(error, canvas);
      },
    );
    return canvas;
  }

  #wrapped({ x, y, z }: L.Coords) {
    const across = 2 ** z;
    return { x: ((x % across) + across) % across, y, z };
  }

  #style(box: HTMLElement) {
    const colours = readColours(box);
    this.#background = colours.sea;
    this.#waterRules = waterRules(colours);
    this.#landRules = landRules(colours);
    this.#tint = readTint(box);
    this.#labelRules = labelRules(colours);
    this.#labelers = new Map();
  }

  #onLabel = (keys: Iterable<string>) => {
    for (const key of keys) this.#drawAgain(key);
  };

  /** The labeler of a zoom, which places labels around the pins. */
  #labelerAt(zoom: number): Labeler {
    const before = this.#labelers.get(zoom);
    if (before) return before;
    const labeler = new Labeler(
      zoom,
      this.#scratch,
      this.#labelRules,
      labelledTiles,
      this.#onLabel,
    );
    this.#labelers.set(zoom, labeler);
    if (zoom !== this._tileZoom) return labeler;
    const scale = this._map.getZoomScale(zoom);
    for (const { at, reach } of this.#pins) {
      const [west, north, east, south] = reach;
      const { x, y } = this._map.project(at, zoom);
      const box = {
        minX: x - west * scale,
        minY: y - north * scale,
        maxX: x + east * scale,
        maxY: y + south * scale,
      };
      const pin = { anchor: new Point(x, y), bboxes: [box], draw: () => {} };
      labeler.index.insert(pin, pinOrder, 'pins');
    }
    return labeler;
  }

  #drawAll() {
    this.#onLabel(this.#canvases.keys());
  }

  #drawAgain(key: string) {
    const [x = 0, y = 0, z = 0] = key.split(':').map(Number);
    for (const canvas of this.#canvases.get(key) ?? [])
      this.#draw(canvas, { x, y, z }).catch(() => canvas.remove());
  }

  async #draw(canvas: HTMLCanvasElement, at: { x: number; y: number; z: number }) {
    const labelers = this.#labelers;
    await this.#fonts;
    const tile = await view.getDisplayTile(at);
    // Tiles of one data tile arrive together; drawing each in its own task keeps the page responsive.
    await new Promise((resolve) => setTimeout(resolve));
    // The theme has changed meanwhile, and another drawing is pending.
    if (labelers !== this.#labelers) return;
    const data = new Map([['', [tile]]]);
    const labeler = this.#labelerAt(at.z);
    labeler.add(data);
    this.#paint(canvas, at, data, labeler);
  }

  #paint(
    canvas: HTMLCanvasElement,
    { x, y, z }: { x: number; y: number; z: number },
    data: Parameters<typeof paint>[2],
    { index }: Labeler,
  ) {
    const context = canvas.getContext('2d');
    if (!context) return;
    const scale = window.devicePixelRatio;
    canvas.width = tilePixels * scale;
    canvas.height = tilePixels * scale;
    context.scale(scale, scale);
    context.fillStyle = this.#background;
    context.fillRect(0, 0, tilePixels, tilePixels);
    const [left, top] = [x * tilePixels, y * tilePixels];
    const box = {
      minX: left - marginPixels,
      minY: top - marginPixels,
      maxX: left + tilePixels + marginPixels,
      maxY: top + tilePixels + marginPixels,
    };
    const origin = new Point(left, top);
    paint(context, z, data, null, this.#waterRules, box, origin, false);
    tintWater(context, this.#tint, { top, size: tilePixels, world: tilePixels * 2 ** z });
    paint(context, z, data, index, this.#landRules, box, origin, false);
  }
}

import Point from '@mapbox/point-geometry';
import {
  type Bbox,
  Labeler,
  type LabelRule,
  type PaintRule,
  paint,
  toIndex,
  type View,
  type Zxy,
} from 'protomaps-leaflet';
import type { ChartStyle } from './chart-messages.ts';
import { labelRules, landRules, waterRules } from './chart-rules.ts';
import { pinOrder } from './name-symbolizer.ts';
import { type Tint, tintWater } from './water-tint.ts';

const tilePixels = 256;
/** Pixels beyond a tile's edge within which features are drawn too. */
const marginPixels = 16;
const labelledTiles = 16;

/** The library's types accept only the context of a page, but its code also draws in a worker. */
const asContext = (context: OffscreenCanvasRenderingContext2D | null) =>
  context as unknown as CanvasRenderingContext2D;

interface DrawingHandlers {
  view: () => View;
  /** Settles once the font of names has loaded or failed to load. */
  loadFont: (address: string) => Promise<unknown>;
  onDrawn: (tile: Zxy, picture: ImageBitmap) => void;
  onFailed: (tile: Zxy, error: unknown) => void;
}

/** The chart of one map: draws its tiles, and redraws them when names, pins or colours change. */
export class ChartDrawing {
  #handlers: DrawingHandlers;
  /** The tiles on the map, with the number of device pixels for each CSS pixel. */
  #tiles = new Map<string, { tile: Zxy; pixelRatio: number }>();
  /** Tiles that are about to be drawn. */
  #pending = new Set<string>();
  #scratch = asContext(new OffscreenCanvas(1, 1).getContext('2d'));
  #waterRules: PaintRule[] = [];
  #landRules: PaintRule[] = [];
  #labelRules: LabelRule[] = [];
  #tint: Tint = [];
  #background = '';
  #font: Promise<unknown> | undefined;
  /** Labelers by zoom; a new style replaces the whole `Map`. */
  #labelers = new Map<number, Labeler>();
  #pins: { zoom: number; boxes: readonly Bbox[] } = { zoom: -1, boxes: [] };

  constructor(handlers: DrawingHandlers) {
    this.#handlers = handlers;
  }

  style({ colours, tint, font }: ChartStyle) {
    this.#font = this.#handlers.loadFont(font);
    this.#background = colours.sea;
    this.#waterRules = waterRules(colours);
    this.#landRules = landRules(colours);
    this.#tint = tint;
    this.#labelRules = labelRules(colours);
    this.#labelers = new Map();
    this.#drawAgain(this.#tiles.keys());
  }

  avoid(zoom: number, boxes: readonly Bbox[]) {
    this.#pins = { zoom, boxes };
    if (this.#labelers.delete(zoom)) this.#drawAgain(this.#tiles.keys());
  }

  draw(tile: Zxy, pixelRatio: number) {
    const key = toIndex(tile);
    this.#tiles.set(key, { tile, pixelRatio });
    this.#drawAgain([key]);
  }

  drop(tile: Zxy) {
    this.#tiles.delete(toIndex(tile));
  }

  #drawAgain = (keys: Iterable<string>) => {
    for (const key of keys) {
      if (!this.#tiles.has(key) || this.#pending.has(key)) continue;
      this.#pending.add(key);
      this.#drawSoon(key);
    }
  };

  async #drawSoon(key: string) {
    const { tile, pixelRatio } = this.#tiles.get(key) ?? {};
    if (!tile || !pixelRatio) return;
    const { view, onDrawn, onFailed } = this.#handlers;
    try {
      await this.#font;
      const prepared = await view().getDisplayTile(tile);
      // Lets the worker handle waiting messages, which may set new pins or drop the tile.
      await new Promise((resolve) => setTimeout(resolve));
      if (!this.#tiles.has(key)) return;
      const data = new Map([['', [prepared]]]);
      const labeler = this.#labelerAt(tile.z);
      labeler.add(data);
      onDrawn(tile, this.#paint(tile, pixelRatio, data, labeler));
    } catch (error) {
      onFailed(tile, error);
    } finally {
      this.#pending.delete(key);
    }
  }

  /** The labeler of a zoom, which places labels around the pins. */
  #labelerAt(zoom: number): Labeler {
    const before = this.#labelers.get(zoom);
    if (before) return before;
    const labeler = new Labeler(
      zoom,
      this.#scratch,
      this.#labelRules,
      labelledTiles,
      this.#drawAgain,
    );
    this.#labelers.set(zoom, labeler);
    for (const box of zoom === this.#pins.zoom ? this.#pins.boxes : []) {
      const pin = { anchor: new Point(box.minX, box.minY), bboxes: [box], draw: () => {} };
      labeler.index.insert(pin, pinOrder, 'pins');
    }
    return labeler;
  }

  #paint(
    { x, y, z }: Zxy,
    pixelRatio: number,
    data: Parameters<typeof paint>[2],
    { index }: Labeler,
  ): ImageBitmap {
    const side = tilePixels * pixelRatio;
    const canvas = new OffscreenCanvas(side, side);
    const own = canvas.getContext('2d');
    if (!own) throw new Error('No canvas to draw the chart on');
    const context = asContext(own);
    context.scale(pixelRatio, pixelRatio);
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
    tintWater(own, this.#tint, { top, size: tilePixels, world: tilePixels * 2 ** z });
    paint(context, z, data, index, this.#landRules, box, origin, false);
    return canvas.transferToImageBitmap();
  }
}

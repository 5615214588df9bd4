import { PmtilesSource, TileCache, View } from 'protomaps-leaflet';
import { ChartDrawing } from './chart-drawing.ts';
import file from './chart-file.json';
import type { ChartAnswer, ChartRequest } from './chart-messages.ts';
import { chartFont } from './chart-rules.ts';
import { ParentSource } from './chart-source.ts';

const tilePixels = 256;
/** A data tile covers 2 × 2 screen tiles; the level is the exponent of 2 per side. */
const dataLevel = 1;
const lastDataZoom = 12;

/** Whether the page has no connection or is a copy; the page reports this with its requests. */
let isOffline = false;

function openFile() {
  const pieces = new PmtilesSource(file.path, false);
  const source = new ParentSource(pieces, () => isOffline);
  return new View(new TileCache(source, tilePixels << dataLevel), lastDataZoom, dataLevel);
}

/** The cached tiles, shared by all maps of a page. */
let view = openFile();

const fonts = new Map<string, Promise<unknown>>();

function loadFont(address: string) {
  const before = fonts.get(address);
  if (before) return before;
  const face = new FontFace(chartFont, `url(${address})`, { weight: '400 700' });
  // A worker has `self.fonts`, but the types declare it only for a page.
  (self as unknown as { fonts: FontFaceSet }).fonts.add(face);
  // The chart is drawn even if the font fails to load.
  const loading = face.load().catch(() => undefined);
  fonts.set(address, loading);
  return loading;
}

const drawings = new Map<number, ChartDrawing>();

function drawingOf(layer: number) {
  const before = drawings.get(layer);
  if (before) return before;
  const answer = (message: Omit<ChartAnswer, 'layer'>, transfer: Transferable[] = []) =>
    self.postMessage({ layer, ...message }, { transfer });
  const drawing = new ChartDrawing({
    view: () => view,
    loadFont,
    onDrawn: (tile, picture) => answer({ tile, picture }, [picture]),
    onFailed: (tile, error) => {
      // An open file caches failed reads, so the next tile needs a newly opened file.
      view = openFile();
      answer({ tile, error: String(error) });
    },
  });
  drawings.set(layer, drawing);
  return drawing;
}

self.addEventListener('message', ({ data }: MessageEvent<ChartRequest>) => {
  // A newly opened file discards the coarser replacements of tiles that were missing offline.
  if (data.ask === 'reopen') {
    isOffline = data.isOffline;
    view = openFile();
    return;
  }
  const drawing = drawingOf(data.layer);
  if (data.ask === 'style') drawing.style(data.style);
  if (data.ask === 'avoid') drawing.avoid(data.zoom, data.boxes);
  if (data.ask === 'drop') drawing.drop(data.tile);
  if (data.ask === 'draw') {
    isOffline = data.isOffline;
    drawing.draw(data.tile, data.pixelRatio);
  }
  if (data.ask === 'close') drawings.delete(data.layer);
});

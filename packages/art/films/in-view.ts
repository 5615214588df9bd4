import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Film, Layer } from './kit/stage.ts';

/** What a window shows of a film, in film units. */
export type Window = { left: number; top: number; right: number; bottom: number };

/** The stage and its surroundings, so that what swims out of the picture is still measured. */
const stage = { left: -500, top: -300, width: 2600, height: 1500 };

const PIXEL = 4;

type Silhouette = Window & { area: number };

function silhouette(pen: SKRSContext2D): Silhouette {
  const { width, height } = pen.canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  const box = { left: width, top: height, right: 0, bottom: 0, area: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      box.area++;
    }
  }
  return {
    left: box.left * PIXEL + stage.left,
    right: box.right * PIXEL + stage.left,
    top: box.top * PIXEL + stage.top,
    bottom: box.bottom * PIXEL + stage.top,
    area: box.area * PIXEL ** 2,
  };
}

/**
 * The box of an animal at the moment `t`, drawn by its own layer and nothing else, in film units, and
 * the share of its silhouette that the layers in front of it leave uncovered.
 */
export function animalAt(film: Film, animal: Layer, t: number) {
  const pen = createCanvas(stage.width / PIXEL, stage.height / PIXEL).getContext('2d');
  pen.lineCap = 'round';
  pen.scale(1 / PIXEL, 1 / PIXEL);
  pen.translate(-stage.left, -stage.top);
  animal(pen, t);
  const whole = silhouette(pen);
  pen.globalCompositeOperation = 'destination-out';
  for (const layer of film.layers.slice(film.layers.indexOf(animal) + 1)) layer(pen, t);
  return { box: whole, uncovered: whole.area === 0 ? 0 : silhouette(pen).area / whole.area };
}

export const within = (box: Window, window: Window) =>
  box.left >= window.left &&
  box.right <= window.right &&
  box.top >= window.top &&
  box.bottom <= window.bottom;

import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { random } from '../../kit/random.ts';
import { mix } from '../../palette.ts';
import { alpha, clamp, HEIGHT, type Pen, WIDTH } from './stage.ts';

/** A picture drawn once and moved as a whole. `pad` is how far it reaches past each side. */
export function plate(paint: (pen: Pen) => void, pad = 120, scale = 1.25): Canvas {
  const canvas = createCanvas((WIDTH + pad * 2) * scale, (HEIGHT + pad * 2) * scale);
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  pen.translate(pad, pad);
  paint(pen);
  return canvas;
}

/** Lays a plate at an offset. */
export function lay(pen: Pen, canvas: Canvas, x: number, y: number, pad = 120) {
  pen.drawImage(canvas, x - pad, y - pad, WIDTH + pad * 2, HEIGHT + pad * 2);
}

export const rgb = (hex: string) =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

/** Water as flat colours that fray into each other in stipple; `depth` gives 0 (lightest) to 1. */
export function waters(
  colours: readonly string[],
  bands: number,
  depth: (x: number, y: number) => number,
  options: { fray?: number; seed?: number } = {},
): Canvas {
  const { fray = 0.8, seed = 4 } = options;
  const r = random(seed);
  const tints: [number, number, number][] = [];
  for (let i = 0; i < bands; i++) {
    const at = (i / (bands - 1)) * (colours.length - 1);
    const j = Math.min(Math.floor(at), colours.length - 2);
    tints.push(rgb(mix(colours[j] ?? '#000000', colours[j + 1] ?? '#000000', at - j)));
  }
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  const image = new ImageData(WIDTH, HEIGHT);
  const wide = WIDTH / 2 + 1;
  const noise = Float32Array.from({ length: wide * (HEIGHT / 2 + 1) }, () => r());
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const tooth = (noise[(y >> 1) * wide + (x >> 1)] ?? 0) * 0.88 + r() * 0.12;
      const v = depth(x, y) * (bands - 1) + 0.5 + (tooth - 0.5) * fray;
      const tint = tints[clamp(Math.floor(v), 0, bands - 1)] ?? [0, 0, 0];
      const at = (y * WIDTH + x) * 4;
      image.data[at] = tint[0];
      image.data[at + 1] = tint[1];
      image.data[at + 2] = tint[2];
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Tile of stipple: `share` of it is covered. */
export function stipple(colour: string, share: number, seed = 3, size = 128, cell = 2): Canvas {
  const r = random(seed);
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  for (let y = 0; y < size; y += cell)
    for (let x = 0; x < size; x += cell) if (r() < share) pen.fillRect(x, y, cell, cell);
  return canvas;
}

/** Fills the current path with such a tile. */
export function stippleFill(pen: Pen, tile: Canvas) {
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fill();
}

/** The tooth of the paper, laid over every frame in the same place. */
export function grain(strength: number, seed = 8): Canvas {
  const r = random(seed);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  const image = new ImageData(WIDTH, HEIGHT);
  const wide = Math.ceil(WIDTH / 3) + 1;
  const coarse = Float32Array.from({ length: wide * (Math.ceil(HEIGHT / 3) + 1) }, () => r() - 0.5);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const v =
        (coarse[Math.floor(y / 3) * wide + Math.floor(x / 3)] ?? 0) * 0.85 + (r() - 0.5) * 0.2;
      const at = (y * WIDTH + x) * 4;
      const tone = v > 0 ? 255 : 0;
      image.data[at] = tone;
      image.data[at + 1] = v > 0 ? 250 : 20;
      image.data[at + 2] = v > 0 ? 236 : 30;
      image.data[at + 3] = Math.abs(v) * 2 * strength * 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Darkens the lower left, where the words lie. */
export function calm(pen: Pen, colour: string, strength: number) {
  const g = pen.createRadialGradient(140, 860, 0, 140, 860, 1020);
  g.addColorStop(0, alpha(colour, strength));
  g.addColorStop(0.45, alpha(colour, strength * 0.8));
  g.addColorStop(1, alpha(colour, 0));
  pen.fillStyle = g;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { random } from '../../kit/random.ts';
import { mix } from '../../palette.ts';
import { alpha, clamp, HEIGHT, type Layer, lerp, type Pen, rock, TAU, WIDTH } from './stage.ts';

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

/** Draws a layer at an offset that changes with time. */
export const shifted =
  (layer: Layer, offset: (t: number) => number): Layer =>
  (pen, t) => {
    pen.save();
    pen.translate(offset(t), 0);
    layer(pen, t);
    pen.restore();
  };

/** Lays a plate by its share of the rocking camera. */
export const rocking =
  (canvas: Canvas, share: number): Layer =>
  (pen, t) =>
    lay(pen, canvas, rock(t) * share, 0);

export const rgb = (hex: string) =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

/** Noise from 0 to 1 in grains `size` units wide, with soft edges. */
function grains(size: number, seed: number): (x: number, y: number) => number {
  const r = random(seed);
  const wide = Math.ceil(WIDTH / size) + 2;
  const knots = Float32Array.from({ length: wide * (Math.ceil(HEIGHT / size) + 2) }, () => r());
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [u, v] = [x / size - column, y / size - row];
    const at = row * wide + column;
    return lerp(
      lerp(knots[at] ?? 0, knots[at + 1] ?? 0, u),
      lerp(knots[at + wide] ?? 0, knots[at + wide + 1] ?? 0, u),
      v,
    );
  };
}

/**
 * Water as flat colours that fray into each other; `depth` gives 0 (lightest) to 1. The grains are
 * as coarse as the encoders keep them: finer ones turn into blocks as soon as light moves over them.
 */
export function waters(
  colours: readonly string[],
  bands: number,
  depth: (x: number, y: number) => number,
  options: { fray?: number; seed?: number } = {},
): Canvas {
  const { fray = 1.3, seed = 4 } = options;
  const [coarse, fine] = [grains(7, seed), grains(4, seed + 1)];
  const tooth = (x: number, y: number) => coarse(x, y) * 0.6 + fine(x, y) * 0.4;
  const tints: [number, number, number][] = [];
  for (let i = 0; i < bands; i++) {
    const at = (i / (bands - 1)) * (colours.length - 1);
    const j = Math.min(Math.floor(at), colours.length - 2);
    tints.push(rgb(mix(colours[j] ?? '#000000', colours[j + 1] ?? '#000000', at - j)));
  }
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  const image = new ImageData(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const v = depth(x, y) * (bands - 1) + 0.5 + (tooth(x, y) - 0.5) * fray;
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

/** Tile of stipple: `share` of it is covered, in dots that the encoders keep. */
export function stipple(colour: string, share: number, seed = 3): Canvas {
  const r = random(seed);
  const size = 240;
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  const radius = 2.1;
  const count = (-Math.log(1 - share) * size ** 2) / (Math.PI * radius ** 2);
  for (let i = 0; i < count; i++) {
    const [x, y, r1] = [r() * size, r() * size, radius * r.between(0.75, 1.2)];
    // Dots on an edge of the tile go on at the other one.
    for (const dx of [-size, 0, size]) {
      for (const dy of [-size, 0, size]) {
        pen.beginPath();
        pen.arc(x + dx, y + dy, r1, 0, TAU);
        pen.fill();
      }
    }
  }
  return canvas;
}

/** Fills the current path with such a tile. */
export function stippleFill(pen: Pen, tile: Canvas) {
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fill();
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

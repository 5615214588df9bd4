import type { SKRSContext2D } from '@napi-rs/canvas';
import { parsePoints } from '../../kit/outline.ts';

/** Films are drawn in these units, whatever the size of the result. */
export const WIDTH = 1600;

export const HEIGHT = 900;
export const TAU = Math.PI * 2;
export type Pen = SKRSContext2D;
export type Dot = { x: number; y: number };

/** Dots written as in SVG's `points` attribute. */
export const dots = (text: string): Dot[] => parsePoints(text).map(([x, y]) => ({ x, y }));

/** Draws the moment `t`, 0 to 1; `t` = 1 is the same picture as `t` = 0. */
export type Layer = (pen: Pen, t: number) => void;

export type Film = {
  name: string;
  /** From the back to the front. */
  layers: readonly Layer[];
  /** Those of the layers that are animals to look at, rather than shoals or specks. */
  animals: Readonly<Record<string, Layer>>;
  /** Low and high cut of the sound in hertz, and how many swells one loop has. */
  sound: { low: number; high: number; swells: number; seed: number };
  /** Quality numbers for the encoders: lower is better and bigger. */
  quality: { h264: number; av1: number };
};

export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v));
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

export const ease = (low: number, high: number, v: number) => {
  const t = clamp((v - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** A sine that runs through `cycles` whole turns in one loop. */
export const wave = (t: number, cycles: number, phase = 0) => Math.sin(TAU * (cycles * t + phase));

export const turn = (v: number) => v - Math.floor(v);

export const alpha = (hex: string, a: number) =>
  `${hex}${Math.round(clamp(a) * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** The way the camera rocks; a layer moves by its own share of it. */
export const rock = (t: number) => wave(t, 1, 0.07) + 0.22 * wave(t, 2, 0.3);

/** Table lookup between the given pairs, along a smooth curve through them. */
export function through(pairs: readonly (readonly [number, number])[], at: number): number {
  const last = pairs.length - 1;
  const i = pairs.findIndex((pair) => at <= pair[0]);
  if (i <= 0) return (i === 0 ? pairs[0] : pairs[last])?.[1] ?? 0;
  const [b, c] = [pairs[i - 1], pairs[i]];
  if (!b || !c) return 0;
  const [a, d] = [pairs[i - 2] ?? b, pairs[i + 1] ?? c];
  const span = c[0] - b[0];
  const slope = (p: readonly [number, number], q: readonly [number, number]) =>
    q[0] === p[0] ? 0 : ((q[1] - p[1]) / (q[0] - p[0])) * span;
  const t = (at - b[0]) / span;
  const [m, n] = [slope(a, c), slope(b, d)];
  return (
    b[1] * (1 + t * t * (2 * t - 3)) +
    m * t * (1 - t) ** 2 +
    c[1] * t * t * (3 - 2 * t) +
    n * t * t * (t - 1)
  );
}

export function drawFilm(film: Film, pen: Pen, t: number) {
  pen.lineCap = 'round';
  for (const layer of film.layers) layer(pen, t);
}

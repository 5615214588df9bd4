import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../palette.ts';
import { parsePoints, random } from '../print.ts';

/** Films are drawn in these units, whatever the size of the result. */
export const WIDTH = 1600;
export const HEIGHT = 900;
export const TAU = Math.PI * 2;

export type Pen = SKRSContext2D;
export type Dot = { x: number; y: number };
/** Dots written as in SVG's `points` attribute. */
export const dots = (text: string): Dot[] => parsePoints(text).map(([x, y]) => ({ x, y }));
export type Film = {
  name: string;
  /** Draws the moment `t`, 0 to 1; `t` = 1 would be the same picture as `t` = 0. */
  draw(pen: Pen, t: number): void;
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

/** Rounds a line of points into one path: curves between the midpoints. */
export function trace(pen: Pen, points: readonly Dot[], closed = true) {
  const list = closed && points[0] && points[1] ? [...points, points[0], points[1]] : points;
  pen.beginPath();
  let before: Dot | undefined;
  let started = false;
  for (const p of list) {
    if (before) {
      const mx = (before.x + p.x) / 2;
      const my = (before.y + p.y) / 2;
      if (started) pen.quadraticCurveTo(before.x, before.y, mx, my);
      else if (closed) pen.moveTo(mx, my);
      else {
        pen.moveTo(before.x, before.y);
        pen.lineTo(mx, my);
      }
      started = true;
    }
    before = p;
  }
  if (closed) pen.closePath();
  else if (before) pen.lineTo(before.x, before.y);
}

/** Straight-edged outline. */
export function corners(pen: Pen, points: readonly Dot[]) {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.closePath();
}

export function blot(pen: Pen, points: readonly Dot[], colour: string) {
  trace(pen, points);
  pen.fillStyle = colour;
  pen.fill();
}

export function disc(pen: Pen, x: number, y: number, rx: number, ry = rx, angle = 0) {
  pen.beginPath();
  pen.ellipse(x, y, Math.abs(rx), Math.abs(ry), angle, 0, TAU);
}

/** Fills the current path, with the plate below it showing on one edge as if the print had slipped. */
export function slip(
  pen: Pen,
  path: () => void,
  colour: string,
  below: string,
  dx = -2.4,
  dy = -2,
) {
  pen.save();
  pen.translate(dx, dy);
  path();
  pen.fillStyle = below;
  pen.fill();
  pen.restore();
  path();
  pen.fillStyle = colour;
  pen.fill();
}

/** Both edges of a line whose half-width is `half` at its share `s` of the length, as one outline. */
export function ribbon(line: readonly Dot[], half: (s: number) => number, other = half): Dot[] {
  const left: Dot[] = [];
  const right: Dot[] = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)] ?? p;
    const b = line[Math.min(line.length - 1, i + 1)] ?? p;
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const nx = (b.y - a.y) / size;
    const ny = -(b.x - a.x) / size;
    const s = i / (line.length - 1);
    left.push({ x: p.x + nx * half(s), y: p.y + ny * half(s) });
    right.unshift({ x: p.x - nx * other(s), y: p.y - ny * other(s) });
  });
  return [...left, ...right];
}

/** A picture drawn once and moved as a whole. `pad` is how far it reaches past each side. */
export function plate(paint: (pen: Pen) => void, pad = 120, scale = 1.25): Canvas {
  const canvas = createCanvas((WIDTH + pad * 2) * scale, (HEIGHT + pad * 2) * scale);
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  pen.translate(pad, pad);
  paint(pen);
  return canvas;
}

export function lay(pen: Pen, canvas: Canvas, x: number, y: number, pad = 120) {
  pen.drawImage(canvas, x - pad, y - pad, WIDTH + pad * 2, HEIGHT + pad * 2);
}

const rgb = (hex: string) =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

/** Water as flat inks that fray into each other in stipple; `depth` gives 0 (lightest) to 1. */
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

export type Shafts = {
  x: number;
  y: number;
  reach: number;
  from: number;
  to: number;
  count: number;
  colour: string;
  strength: number;
  seed: number;
};
/** Shafts of light that fan out from a sun above the picture; each swings and breathes by itself. */
export function shafts(o: Shafts): (pen: Pen, t: number) => void {
  const r = random(o.seed);
  const list = Array.from({ length: o.count }, (_, i) => ({
    angle: lerp(o.from, o.to, (i + r.between(0.15, 0.85)) / o.count),
    half: r.between(0.012, 0.04),
    long: o.reach * r.between(0.6, 1),
    phase: r(),
    cycles: r.whole(1, 2),
    swing: r.between(0.01, 0.022),
    weight: r.between(0.5, 1),
  }));
  return (pen, t) => {
    for (const s of list) {
      const angle = s.angle + s.swing * wave(t, 1, s.phase * 1.7);
      const half = s.half * (1 + 0.25 * wave(t, s.cycles, s.phase + 0.4));
      const force = o.strength * s.weight * (0.62 + 0.38 * wave(t, s.cycles, s.phase));
      const edge = (a: number, l: number) => ({
        x: o.x + Math.sin(a) * l,
        y: o.y + Math.cos(a) * l,
      });
      for (const share of [1, 0.5]) {
        const far = edge(angle, s.long);
        const g = pen.createLinearGradient(o.x, o.y, far.x, far.y);
        g.addColorStop(0, alpha(o.colour, force));
        g.addColorStop(0.45, alpha(o.colour, force * 0.7));
        g.addColorStop(1, alpha(o.colour, 0));
        corners(pen, [
          edge(angle - half * share, 0),
          edge(angle + half * share, 0),
          edge(angle + half * share, s.long),
          edge(angle - half * share, s.long),
        ]);
        pen.fillStyle = g;
        pen.fill();
      }
    }
  };
}

/** Specks that rise and wander; each fades in and out within its own life, which is one loop long. */
export function motes(o: {
  count: number;
  colour: string;
  size: [number, number];
  seed: number;
  climb: [number, number];
}): (pen: Pen, t: number) => void {
  const r = random(o.seed);
  const list = Array.from({ length: o.count }, () => ({
    x: r.between(-40, WIDTH + 40),
    y: r.between(-20, HEIGHT + 20),
    size: r.between(o.size[0], o.size[1]),
    phase: r(),
    climb: r.between(o.climb[0], o.climb[1]),
    drift: r.between(14, 40),
    tone: r.between(0.35, 0.8),
  }));
  return (pen, t) => {
    for (const m of list) {
      const life = turn(t + m.phase);
      disc(pen, m.x + m.drift * wave(t, 1, m.phase), m.y - (life - 0.5) * m.climb, m.size);
      pen.fillStyle = alpha(o.colour, m.tone * Math.sin(Math.PI * life));
      pen.fill();
    }
  };
}

/**
 * Light on sand: a net of bright lines in perspective. `level` is the far edge of the sand; draws over
 * what the pen has clipped to. The net comes back to itself after one loop.
 */
export function caustics(o: {
  level: number;
  bottom?: number;
  colour: string;
  strength: number;
  scale?: number;
  flow?: number;
}): (pen: Pen, t: number, shift?: number) => void {
  const bottom = o.bottom ?? HEIGHT;
  const wide = WIDTH / 4;
  const high = Math.ceil((bottom - o.level) / 3);
  const [red, green, blue] = rgb(o.colour);
  const canvas = createCanvas(wide, high);
  const net = canvas.getContext('2d');
  const image = new ImageData(wide, high);
  return (pen, t, shift = 0) => {
    for (let row = 0; row < high; row++) {
      const near = (row + 0.5) / high;
      const z = 1 / (0.1 + near * 0.9);
      const v = ((z * 4.6 * (o.scale ?? 1)) % TAU) - 250;
      for (let column = 0; column < wide; column++) {
        const across =
          (column / wide - 0.5 - shift / WIDTH) * 26 * (0.35 + z * 0.65) * (o.scale ?? 1);
        const u = (((across % TAU) + TAU) % TAU) - 250;
        let ix = u;
        let iy = v;
        let light = 1;
        for (const turns of [-2, -1, 1, -1, 1]) {
          const a = TAU * (t * turns + 0.13 * turns * turns);
          const nx = u + Math.cos(a - ix) + Math.sin(a + iy);
          const ny = v + Math.sin(a - iy) + Math.cos(a + ix);
          ix = nx;
          iy = ny;
          light += 1 / Math.hypot((u * 0.005) / Math.sin(ix + a), (v * 0.005) / Math.cos(iy + a));
        }
        const lit = Math.abs(1.17 - (light / 5) ** 1.4) ** 8;
        const at = (row * wide + column) * 4;
        image.data[at] = red;
        image.data[at + 1] = green;
        image.data[at + 2] = blue;
        image.data[at + 3] =
          255 *
          (0.5 * ease(0.075, 0.13, lit) + 0.5 * ease(0.2, 0.34, lit)) *
          o.strength *
          ease(0, 0.2, near);
      }
    }
    net.putImageData(image, 0, 0);
    pen.drawImage(canvas, 0, o.level, WIDTH, bottom - o.level);
  };
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

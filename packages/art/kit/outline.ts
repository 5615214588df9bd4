import { nth } from './list.ts';
import type { Random } from './random.ts';

/** x, y and, when the outline has a corner there, 1. */
export type Point = [number, number] | [number, number, number];

export const num = (value: number) => String(Math.round(value * 100) / 100);

/** Reads points written as in SVG's `points` attribute, `x,y x,y`; `x,y^` is a corner. */
export function parsePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, x, y, corner] = /^([-\d.e]+),([-\d.e]+)(\^?)$/.exec(word) ?? [];
      if (x === undefined || y === undefined) throw new Error(`"${word}" is no point`);
      return corner ? [Number(x), Number(y), 1] : [Number(x), Number(y)];
    });
}

/** The same text without corners, as pairs of numbers. */
export const parsePairs = (text: string) =>
  parsePoints(text).map(([x, y]): [number, number] => [x, y]);

/** Rows of three numbers written `a,b,c a,b,c`. */
export const parseTriples = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((row): [number, number, number] => {
      const [a, b, c] = row.split(',').map(Number);
      if (a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c))
        throw new Error(`"${row}" is no row of three numbers`);
      return [a, b, c];
    });

/** Points, or the text of them that parsePoints reads. */
export type Outline = Point[] | string;

export const pointsOf = (outline: Outline) =>
  typeof outline === 'string' ? parsePoints(outline) : outline;

/** Catmull-Rom through the points as cubic Béziers. */
export function curve(outline: Outline, closed = true, tension = 1): string {
  const points = pointsOf(outline);
  const count = points.length;
  const at = (i: number) =>
    nth(points, closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1));
  const tangent = (i: number): [number, number] => {
    if (at(i)[2]) return [0, 0];
    const a = at(i - 1);
    const b = at(i + 1);
    return [((b[0] - a[0]) / 6) * tension, ((b[1] - a[1]) / 6) * tension];
  };
  let d = `M${num(nth(points, 0)[0])} ${num(nth(points, 0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const p = at(i);
    const q = at(i + 1);
    const span = Math.hypot(q[0] - p[0], q[1] - p[1]) / 2;
    const limit = ([x, y]: [number, number]): [number, number] => {
      const size = Math.hypot(x, y);
      return size > span ? [(x / size) * span, (y / size) * span] : [x, y];
    };
    const t = limit(tangent(i));
    const u = limit(tangent(i + 1));
    d += `C${num(p[0] + t[0])} ${num(p[1] + t[1])} ${num(q[0] - u[0])} ${num(q[1] - u[1])} ${num(q[0])} ${num(q[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const polygon = (outline: Outline) =>
  `M${pointsOf(outline)
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')}Z`;

/** A stroke that thins from `from` to `to` pixels along a line of points: stems, tails, strings. */
export function taper(outline: Outline, from: number, to: number): string {
  const points = pointsOf(outline);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const a = nth(points, Math.max(i - 1, 0));
    const b = nth(points, Math.min(i + 1, points.length - 1));
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (from + ((to - from) * i) / (points.length - 1)) / 2;
    const nx = (-(b[1] - a[1]) / size) * half;
    const ny = ((b[0] - a[0]) / size) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return curve([...left, ...right]);
}

export const box = (x: number, y: number, width: number, height: number) =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** A gently wavy level line from the left edge to the right one. */
export function level(width: number, y: number, sway: number, r: Random, step = 220): Point[] {
  const points: Point[] = [];
  for (let x = -40; x <= width + 40 + step; x += step) points.push([x, y + r.between(-sway, sway)]);
  return points;
}

/** The outline below such a line, down to `bottom`. */
export const below = (line: Point[], bottom: number) =>
  `${curve(line, false)}L${num(nth(line, line.length - 1)[0])} ${num(bottom)}L${num(nth(line, 0)[0])} ${num(bottom)}Z`;

/** Outline around a spine of x, y and half-width: necks, tails, eels, kelp stems. */
export function tube(spine: [number, number, number][]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, half], i) => {
    const a = nth(spine, Math.max(i - 1, 0));
    const b = nth(spine, Math.min(i + 1, spine.length - 1));
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = (b[1] - a[1]) / size;
    const ny = -(b[0] - a[0]) / size;
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  });
  return curve([...left, ...right]);
}

/** How far along a line of points each of them lies. */
export function lengthsAlong(points: readonly (readonly [number, number, number?])[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = nth(points, i - 1);
    const [x1, y1] = nth(points, i);
    lengths.push(nth(lengths, i - 1) + Math.hypot(x1 - x0, y1 - y0));
  }
  return lengths;
}

/** Points at even steps along a smooth line through `through`, with the direction there in radians. */
export function along(
  through: Point[],
  count: number,
): { x: number; y: number; angle: number; t: number }[] {
  const fine: [number, number][] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, Math.min(i + 2, through.length - 1)].map((n) =>
      nth(through, Math.max(n, 0)),
    ) as [Point, Point, Point, Point];
    for (let s = 0; s < 24; s++) {
      const t = s / 24;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      fine.push([at(0), at(1)]);
    }
  }
  const end = nth(through, through.length - 1);
  fine.push([end[0], end[1]]);
  const sums = lengthsAlong(fine);
  const out = [];
  let j = 1;
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    const want = t * nth(sums, sums.length - 1);
    while (j < fine.length - 1 && nth(sums, j) < want) j++;
    const share = (want - nth(sums, j - 1)) / (nth(sums, j) - nth(sums, j - 1) || 1);
    const [x0, y0] = nth(fine, j - 1);
    const [x1, y1] = nth(fine, j);
    out.push({
      x: x0 + (x1 - x0) * share,
      y: y0 + (y1 - y0) * share,
      angle: Math.atan2(y1 - y0, x1 - x0),
      t,
    });
  }
  return out;
}

import { nth } from '../kit/list.ts';
import { curve, num, type Point } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import type { Random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { darker, lighter, type Perch } from './scene.ts';

type Grain = 'strata' | 'boulder' | 'reef' | 'smooth' | 'columns';

export type RockOptions = {
  grain?: Grain;
  /** Pixels that the edge wanders. */
  rough?: number;
  step?: number;
  /** 0 far to 1 near. */
  near?: number;
  light?: string;
  shade?: string;
};

/** Points between the corners of an outline, each pushed off the straight line. */
function roughened(
  corners: readonly Point[],
  r: Random,
  rough: number,
  step: number,
  hard: boolean,
) {
  const line: Point[] = [];
  corners.forEach((corner, i) => {
    const next = nth(corners, (i + 1) % corners.length);
    const [x0, y0] = corner;
    const [x1, y1] = next;
    const long = Math.hypot(x1 - x0, y1 - y0);
    line.push([x0, y0]);
    const count = Math.floor(long / step);
    const nx = (y1 - y0) / (long || 1);
    const ny = -(x1 - x0) / (long || 1);
    for (let s = 1; s < count; s++) {
      const t = (s + r.between(-0.25, 0.25)) / count;
      const off = r.between(-rough, rough);
      const x = x0 + (x1 - x0) * t + nx * off;
      const y = y0 + (y1 - y0) * t + ny * off;
      line.push(hard ? [x, y, 1] : [x, y]);
    }
  });
  return line;
}

/** Perches along the outline of a rock, where it meets the water of the plate. */
function perchesOf(line: readonly Point[], near: number): Perch[] {
  const perches: Perch[] = [];
  line.forEach(([x, y], i) => {
    const before = nth(line, (i + line.length - 1) % line.length);
    const after = nth(line, (i + 1) % line.length);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const long = Math.hypot(dx, dy) || 1;
    if (x < -10 || x > 1210 || y < 20 || y > 800) return;
    perches.push({ x, y, nx: dy / long, ny: -dx / long, near });
  });
  return perches;
}

function marksOf(grain: Grain, box: Box, r: Random, shade: string, light: string): string {
  const { left, right, top, bottom } = box;
  const wide = right - left;
  const high = bottom - top;
  let dark = '';
  let lit = '';
  const count = Math.min(60, Math.round((wide * high) / 9000) + 4);
  for (let i = 0; i < count; i++) {
    const x = r.between(left, right);
    const y = r.between(top, bottom);
    if (grain === 'strata' || grain === 'columns') {
      const long = r.between(30, 120);
      const d = curve(
        grain === 'strata'
          ? [
              [x, y, 1],
              [x + long * 0.5, y + r.between(-3, 5)],
              [x + long, y + r.between(-4, 4), 1],
              [x + long * 0.5, y + r.between(6, 11)],
            ]
          : [
              [x, y, 1],
              [x + r.between(3, 7), y + long],
              [x + r.between(-2, 2), y + long * 2, 1],
              [x - 3, y + long],
            ],
      );
      if (i % 3) dark += d;
      else lit += d;
    } else if (i % 3) dark += blot(x, y, r.between(4, 15), r, 0.55);
    else lit += blot(x, y, r.between(3, 9), r, 0.55);
  }
  let dots = '';
  let dusk = '';
  for (let i = 0; i < count * 7; i++) {
    const s = r.between(1.2, 3.2);
    const x = r.between(left, right);
    dots += speck(x, top + r() ** 2 * high * 0.8, s);
    dusk += speck(r.between(left, right), bottom - r() ** 1.7 * high * 0.8, s * 1.2);
  }
  return (
    shape(dark + dusk, shade) +
    shape(lit, light, 'opacity="0.6"') +
    shape(dots, light, 'opacity="0.7"')
  );
}

const speck = (x: number, y: number, s: number) =>
  `M${num(x)} ${num(y)}h${num(s)}v${num(s)}h${num(-s)}Z`;

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(line: readonly Point[]): Box {
  const xs = line.map(([x]) => Math.max(-20, Math.min(1220, x)));
  const ys = line.map(([, y]) => Math.max(0, Math.min(820, y)));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** A body of rock or reef given by its corners, clockwise: an edge that wanders, a light rim above, marks of its stone. */
export function rockOf(
  corners: readonly Point[],
  colour: string,
  r: Random,
  options: RockOptions = {},
): { svg: string; perches: Perch[]; line: Point[]; near: number } {
  const { grain = 'reef', rough = 12, step = 42, near = 1 } = options;
  const { light = lighter(colour, 0.26), shade = darker(colour, 0.5) } = options;
  const hard = grain === 'strata' || grain === 'columns';
  const line = roughened(corners, r, rough, step, hard);
  const d = curve(line);
  const box = boxOf(line);
  const svg =
    shape(d, light) +
    inside(
      d,
      shape(d, colour, `transform="translate(${num(r.between(-4, 4))} ${num(7 + near * 5)})"`) +
        marksOf(grain, box, r, shade, light),
    );
  return { svg, perches: perchesOf(line, near), line, near };
}

/** A ridge from the left edge to the right one, given by its heights. */
export function ridgeOf(
  heights: readonly Point[],
  colour: string,
  r: Random,
  options: RockOptions = {},
) {
  const first = nth(heights, 0);
  const last = nth(heights, heights.length - 1);
  const corners: Point[] = [
    ...heights.map(([x, y]): Point => [x, y]),
    [last[0], 860],
    [first[0], 860],
  ];
  const made = rockOf(corners, colour, r, options);
  return { ...made, perches: made.perches.filter(({ y, ny }) => y < 790 && ny < -0.2) };
}

/** Round boulders in a heap on a line. */
export function boulders(
  places: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
  r: Random,
  near = 1,
) {
  const perches: Perch[] = [];
  const lines: Point[][] = [];
  let svg = '';
  for (const [x, y, size] of places) {
    const squash = r.between(0.62, 0.86);
    const points: Point[] = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2 - Math.PI / 2;
      const s = size * r.between(0.88, 1.1);
      return [x + Math.cos(a) * s * 1.15, y + Math.sin(a) * s * squash];
    });
    const made = rockOf(points, colour, r, { grain: 'smooth', rough: 2, step: 400, near });
    svg += made.svg;
    lines.push(points);
    perches.push(...made.perches.filter(({ ny }) => ny < -0.5));
  }
  return { svg, perches, lines };
}

/** A crack or joint in stone. */
export const crack = (from: Point, to: Point, r: Random, colour: string, width = 4) => {
  const mid: Point = [
    (from[0] + to[0]) / 2 + r.between(-20, 20),
    (from[1] + to[1]) / 2 + r.between(-10, 10),
  ];
  return stroke(curve([from, mid, to], false), colour, width);
};

import { nth } from '../kit/list.ts';
import { curve, type Point } from '../kit/outline.ts';
import { inside, shaded, shape, stroke } from '../kit/print.ts';
import type { Random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';

export type GrouperOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
  fin?: string;
};

export const comb = (roots: Point[], tips: Point[]): string => {
  const points: Point[] = [[nth(roots, 0)[0], nth(roots, 0)[1], 1]];
  tips.forEach((tip, i) => {
    points.push([tip[0], tip[1], 1]);
    const next = tips[i + 1];
    if (next) points.push([tip[0] * 0.35 + next[0] * 0.65, tip[1] * 0.4 + next[1] * 0.6 + 13]);
  });
  const end = nth(roots, 1);
  points.push([end[0], end[1], 1]);
  return curve(points);
};

export const rays = (from: Point[], to: Point[], colour: string, width: number) =>
  from
    .map((p, i) =>
      stroke(`M${p[0]} ${p[1]}L${nth(to, i)[0]} ${nth(to, i)[1]}`, colour, width, 'opacity="0.55"'),
    )
    .join('');

export const fan = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
  colour: string,
  width: number,
) => {
  const a: Point[] = [];
  const b: Point[] = [];
  for (let i = 0; i < count; i++) {
    const t = from + ((to - from) * i) / (count - 1);
    a.push([x + Math.cos(t) * inner, y + Math.sin(t) * inner]);
    b.push([x + Math.cos(t) * outer, y + Math.sin(t) * outer]);
  }
  return rays(a, b, colour, width);
};

/** A grouper's fins: `plain`, or `spotted` all over. */
export function finStyles(style: {
  colour: string;
  shade: string;
  mark: string;
  r: Random;
  height: number;
  gap: number;
  size: number;
}) {
  const { colour, shade, mark, r, height, gap, size } = style;
  const area = { x: 240, y: -260, width: 780, height };
  const plain = (d: string) => shape(d, colour) + inside(d, shaded(d, shade, 0.1, 0.8));
  const spotted = (d: string) =>
    plain(d) +
    inside(
      d,
      shape(
        spots(area, gap, r, () => size),
        mark,
      ),
    );
  return { plain, spotted };
}

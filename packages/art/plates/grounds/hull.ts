import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { coral, honey, mix, ochre, paper, rust } from '../../palette.ts';
import { darker, lighter, type Perch, type Stage } from '../scene.ts';

export type Made = { svg: string; perches: Perch[]; line?: Point[] };

/** An upright box that upper works, masts and cranes fill. */
export const blockOf = (left: number, right: number, top: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const iron = (stage: Stage) => mix(stage.near, rust, stage.r.between(0.12, 0.34));

export const rail = (stage: Stage, points: Point[], near = 1): Perch[] =>
  points.flatMap((a, i) => {
    const b = points[i + 1];
    if (!b) return [];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 60));
    return Array.from({ length: count }, (_, k): Perch => {
      const t = (k + stage.r.between(0.2, 0.8)) / count;
      return { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t + 4, nx: 0, ny: -1, near };
    });
  });

export function growthSpots(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
) {
  const { r, mid, coast } = stage;
  const tints = (
    coast.coral
      ? [coral, honey, ochre, mix(coral, paper, 0.5)]
      : [ochre, honey, mix(rust, honey, 0.4), mix(coral, ochre, 0.5)]
  ).map((t) => mix(t, mid, 0.4));
  let svg = '';
  for (let i = 0; i < count; i++)
    svg += shape(
      blot(r.between(left, right), top + r() ** 1.8 * (bottom - top), r.between(4, 13), r, 0.8),
      r.pick(tints),
    );
  return svg;
}

/** A hull with the light of its side, plates, portholes and growth. */
export function hullOf(stage: Stage, outline: Point[], ports: Point[]): string {
  const { r, hulls } = stage;
  hulls.push(outline);
  const body = iron(stage);
  const d = curve(outline);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  let plates = '';
  for (let i = 0; i < 5; i++)
    plates += `M${num(left)} ${num(top + ((bottom - top) * (i + 0.5)) / 5)}L${num(right)} ${num(top + ((bottom - top) * (i + 0.3)) / 5)}`;
  return (
    shape(d, lighter(body, 0.22)) +
    inside(
      d,
      shape(d, body, `transform="translate(${num(r.between(-4, 4))} 12)"`) +
        stroke(plates, darker(body, 0.3), 3, 'opacity="0.6"') +
        shape(
          `M-100 ${num(top + (bottom - top) * 0.62)}L1300 ${num(top + (bottom - top) * 0.55)}V900H-100Z`,
          darker(body, 0.5),
          'opacity="0.7"',
        ) +
        growthSpots(stage, Math.max(left, 0), Math.min(right, 1200), top, bottom, 60) +
        shape(ports.map(([x, y]) => disc(x, y, 9)).join(''), darker(body, 0.7)),
    )
  );
}

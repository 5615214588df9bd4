import { box, curve, num, type Point } from '../kit/outline.ts';
import { group, shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, paper } from '../palette.ts';
import { lit } from './land.ts';
import type { Stage } from './scene.ts';

/** A colour as the water between shows it: 0 near, 1 lost. */
export const seen = (stage: Stage, colour: string, t: number) => mix(colour, stage.mid, t);

/** A drawing far off: the water lies over it. */
export const distant = (svg: string, t: number) => group(svg, `opacity="${num(1 - t)}"`);

/** Animals drawn one after another at places of their own. */
export const shoalOf = <T extends readonly number[]>(
  places: readonly T[],
  draw: (...place: T) => string,
) => places.map((place) => draw(...place)).join('');

/** A tower with gallery and lantern; `y` is its foot. */
export function lighthouse(x: number, y: number, high: number, stage: Stage, colour = paper) {
  const wall = lit(colour, stage);
  const half = high * 0.13;
  const top = y - high;
  return (
    shape(
      `M${num(x - half)} ${num(y)}L${num(x - half * 0.66)} ${num(top)}H${num(x + half * 0.66)}L${num(x + half)} ${num(y)}Z`,
      wall,
    ) +
    shape(
      `M${num(x + half * 0.2)} ${num(y)}V${num(top)}H${num(x + half * 0.66)}L${num(x + half)} ${num(y)}Z`,
      mix(wall, ink, 0.22),
    ) +
    shape(box(x - half * 0.95, top - high * 0.04, half * 1.9, high * 0.045), mix(wall, ink, 0.5)) +
    shape(box(x - half * 0.5, top - high * 0.17, half, high * 0.13), mix(honey, paper, 0.4)) +
    stroke(
      `M${num(x)} ${num(top - high * 0.17)}v${num(high * 0.13)}`,
      mix(ink, wall, 0.3),
      high * 0.018,
    ) +
    shape(
      curve([
        [x - half * 0.66, top - high * 0.16, 1],
        [x, top - high * 0.27],
        [x + half * 0.66, top - high * 0.16, 1],
      ]),
      mix(wall, ink, 0.55),
    )
  );
}

/** White water along a line where a swell breaks. */
export function surf(x: number, y: number, long: number, stage: Stage, high = 14) {
  const { r } = stage;
  let d = '';
  for (let i = 0; i < long / 16; i++) {
    const px = x + r() * long;
    const size = r.between(0.35, 1) * high;
    d += curve([
      [px - size * 1.5, y + 4, 1],
      [px - size * 0.6, y - size * 0.7],
      [px + size * 0.3, y - size],
      [px + size * 1.2, y - size * 0.4],
      [px + size * 1.8, y + 4, 1],
    ]);
  }
  return shape(d, lit(mix(paper, stage.water[0] ?? paper, 0.15), stage));
}

/** A line that hangs between two points: mooring, chain, cable. */
export const slack = (a: Point, b: Point, sag: number, colour: string, width: number) =>
  stroke(
    `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 + sag)} ${num(b[0])} ${num(b[1])}`,
    colour,
    width,
  );

import { curve, num, type Outline } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, mix } from '../palette.ts';

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** A fin with its rays: `count` lines from evenly along `base` to evenly along `edge`, kept inside it. */
export function combed(
  outline: Outline,
  colour: string,
  rays: { base: Line; edge: Line; count: number; ray?: string; width?: number },
): string {
  const { base, edge, count, ray = mix(colour, ink, 0.28), width = 5 } = rays;
  const at = ([x0, y0, x1, y1]: Line, t: number) =>
    `${num(x0 + (x1 - x0) * t)} ${num(y0 + (y1 - y0) * t)}`;
  let lines = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    lines += `M${at(base, t)}L${at(edge, t)}`;
  }
  const d = curve(outline);
  return shape(d, colour) + inside(d, stroke(lines, ray, width));
}

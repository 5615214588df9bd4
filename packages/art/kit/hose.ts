import { nth } from './list.ts';
import { lengthsAlong, num, type Point } from './outline.ts';
import { round, turned } from './plate.ts';
import { shape, stroke } from './print.ts';

/** A hose or strap: a dark edge, the body, a light along its upper side. */
export function hose(d: string, width: number, body: string, edge: string, light: string) {
  return (
    stroke(d, edge, width) +
    stroke(d, body, width * 0.8) +
    `<g transform="translate(${num(-width * 0.12)} ${num(-width * 0.16)})">${stroke(d, light, width * 0.16)}</g>`
  );
}

/** Points along a Bézier or any list of points, for ribs and stitches. */
function stepsAlong(points: Point[], count: number): { x: number; y: number; angle: number }[] {
  const lengths = lengthsAlong(points);
  const total = nth(lengths, lengths.length - 1);
  return Array.from({ length: count }, (_, n) => {
    const at = (total * (n + 0.5)) / count;
    const i = Math.max(
      1,
      lengths.findIndex((l) => l >= at),
    );
    const t = (at - nth(lengths, i - 1)) / (nth(lengths, i) - nth(lengths, i - 1));
    const [x0, y0] = nth(points, i - 1);
    const [x1, y1] = nth(points, i);
    return {
      x: x0 + (x1 - x0) * t,
      y: y0 + (y1 - y0) * t,
      angle: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI,
    };
  });
}

/** Points along a cubic Bézier, `steps` to a segment. */
export function bezier(p: [number, number][], steps = 40): Point[] {
  const out: Point[] = [];
  for (let s = 0; s + 3 < p.length; s += 3)
    for (let i = s === 0 ? 0 : 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const mixed = (k: 0 | 1) =>
        u * u * u * nth(p, s)[k] +
        3 * u * u * t * nth(p, s + 1)[k] +
        3 * u * t * t * nth(p, s + 2)[k] +
        t * t * t * nth(p, s + 3)[k];
      out.push([mixed(0), mixed(1)]);
    }
  return out;
}

/** The same Bézier as a path. */
export const bezierPath = (p: [number, number][]) => {
  let d = `M${nth(p, 0)[0]} ${nth(p, 0)[1]}`;
  for (let i = 1; i + 2 < p.length; i += 3)
    d += `C${nth(p, i).join(' ')} ${nth(p, i + 1).join(' ')} ${nth(p, i + 2).join(' ')}`;
  return d;
};

/** A corrugated hose along a Bézier. */
export function ribbed(
  p: [number, number][],
  width: number,
  body: string,
  edge: string,
  light: string,
  ribs: number,
) {
  let out = stroke(bezierPath(p), edge, width * 0.82);
  for (const { x, y, angle } of stepsAlong(bezier(p), ribs))
    out += turned(
      shape(round(-width * 0.11, -width / 2, width * 0.22, width, width * 0.1), body) +
        shape(
          round(-width * 0.08, -width / 2 + width * 0.1, width * 0.1, width * 0.3, width * 0.05),
          light,
        ),
      x,
      y,
      angle,
    );
  return out;
}

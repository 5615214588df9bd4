import { mix, paper, reef, sand } from '../palette.ts';
import { nth } from './list.ts';
import { below, box, curve, level, num, type Point } from './outline.ts';
import { inside, shaded, shape } from './print.ts';
import { random } from './random.ts';

/** A sandy bottom with ripples that tighten towards the back. `y` is its far edge. */
export function sandFloor(
  width: number,
  height: number,
  y: number,
  options: {
    colour?: string;
    shade?: string;
    light?: string;
    seed?: number;
    sway?: number;
    ripples?: number;
  } = {},
) {
  const {
    colour = sand,
    shade = mix(sand, reef, 0.3),
    light = paper,
    seed = 5,
    sway = 16,
    ripples = 14,
  } = options;
  const r = random(seed);
  const line = level(width, y, sway, r, 300);
  const outline = below(line, height + 30);
  let marks = '';
  for (let i = 0; i < ripples; i++) {
    const t = (i + 0.6) / ripples;
    const ry = y + sway + (height - y) * t ** 1.6;
    const thick = 2 + 11 * t;
    let x = r.between(-200, 40);
    while (x < width + 60) {
      const long = r.between(120, 420) * (0.4 + t);
      const bow = r.between(-10, 10) * (0.5 + t);
      const a: Point = [x, ry + r.between(-4, 4) * (0.4 + t), 1];
      const b: Point = [x + long, ry + r.between(-8, 8) * t, 1];
      const mid: Point = [x + long * 0.5, ry + bow];
      marks += shape(curve([a, mid, b, [mid[0] + long * 0.06, mid[1] + thick]]), shade);
      if (r.chance(0.35))
        marks += shape(
          curve([
            [a[0], a[1] - thick * 0.5, 1],
            [mid[0], mid[1] - thick * 0.6],
            [b[0], b[1] - thick * 0.4, 1],
            [mid[0], mid[1] - thick * 0.15],
          ]),
          light,
        );
      x += long + r.between(40, 260);
    }
  }
  return (
    shape(outline, colour) +
    inside(outline, marks) +
    inside(outline, shaded(box(-30, y - 30, width + 60, (height - y) * 0.5), shade, 0.75, 0))
  );
}

/** A ridge of rock or coral seen as one silhouette; `rough` in pixels, `knobs` rounded (reef) or angular (rock). */
export function ridge(
  height: number,
  heights: Point[],
  colour: string,
  options: {
    seed?: number;
    rough?: number;
    step?: number;
    angular?: boolean;
    shade?: string;
    light?: string;
  } = {},
) {
  const { seed = 9, rough = 14, step = 34, angular = false, shade, light } = options;
  const r = random(seed);
  const at = (x: number) => {
    for (let i = 1; i < heights.length; i++) {
      const [x0, y0] = nth(heights, i - 1);
      const [x1, y1] = nth(heights, i);
      if (x <= x1) {
        const t = Math.max(0, (x - x0) / (x1 - x0));
        const s = angular ? t : t * t * (3 - 2 * t);
        return y0 + (y1 - y0) * s;
      }
    }
    return nth(heights, heights.length - 1)[1];
  };
  const first = nth(heights, 0)[0];
  const last = nth(heights, heights.length - 1)[0];
  const line: Point[] = [];
  for (let x = first; x < last; x += step * r.between(0.6, 1.4))
    line.push([x, at(x) + r.between(-rough, rough), angular ? 1 : 0]);
  line.push([last, at(last)]);
  const outline = `${curve(line, false)}L${num(last)} ${height + 30}L${num(first)} ${height + 30}Z`;
  let out = shape(outline, colour);
  if (shade) {
    const lower: Point[] = line.map(([x, y]) => [x + r.between(-6, 6), y + r.between(30, 80)]);
    out += inside(
      outline,
      shaded(
        `${curve(lower, false)}L${num(last)} ${height + 30}L${num(first)} ${height + 30}Z`,
        shade,
        0.5,
        1,
      ),
    );
  }
  if (light) {
    const rim = line.map(([x, y]) => [x - 5, y + r.between(5, 12)] as Point).reverse();
    out += inside(
      outline,
      shape(`${curve(line, false)}${curve(rim, false).replace('M', 'L')}Z`, light),
    );
  }
  return out;
}

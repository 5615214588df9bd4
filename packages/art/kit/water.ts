import { deep, mix, reef, shallow } from '../palette.ts';
import { nth } from './list.ts';
import { below, box, curve, level, type Point, polygon } from './outline.ts';
import { fade, shape, stippled } from './print.ts';
import { random } from './random.ts';

/** Water as flat bands of ink, each fraying into the one above it. Colours run from the top down; tints between are mixed. */
export function water(
  width: number,
  height: number,
  options: {
    colours?: string[];
    bands?: number;
    top?: number;
    bottom?: number;
    sway?: number;
    seed?: number;
    fray?: number;
  } = {},
) {
  const {
    colours = [shallow, reef, deep],
    bands = 7,
    top = 0,
    bottom = height,
    sway = 14,
    seed = 1,
    fray = 0.5,
  } = options;
  const r = random(seed);
  const tint = (t: number) => {
    const at = t * (colours.length - 1);
    const i = Math.min(Math.floor(at), colours.length - 2);
    return mix(nth(colours, i), nth(colours, i + 1), at - i);
  };
  let out = shape(box(-30, top, width + 60, bottom - top + 30), tint(0));
  const each = (bottom - top) / bands;
  const parts: string[] = [];
  for (let i = 1; i < bands; i++) {
    const colour = tint(i / (bands - 1));
    const line = level(width, top + each * i, sway, r, 260);
    const high: Point[] = line.map(([x, y]) => [x, y - each * fray]);
    const g = fade(colour, 0, 0.8);
    const frays = `${g.defs}<path d="${curve(high, false)}${curve([...line].reverse(), false).replace('M', 'L')}Z" fill="${g.fill}"/>`;
    const flats = shape(below(line, bottom + 30), colour);
    parts.push(stippled(frays) + flats);
  }
  out += parts.join('');
  return out;
}

/** Sunlight falling from a point above the picture; `x` and `y` of the sun, `reach` how far down. */
export function lightShafts(options: {
  x: number;
  y: number;
  reach: number;
  count?: number;
  spread?: number;
  colour?: string;
  seed?: number;
  density?: number;
  start?: number;
}) {
  const {
    x,
    y,
    reach,
    start = 0.04,
    count = 6,
    spread = 0.9,
    colour = shallow,
    seed = 3,
    density = 0.4,
  } = options;
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const angle = (-0.5 + (i + r.between(0.2, 0.8)) / count) * spread;
    const half = r.between(0.012, 0.045) * (spread + 0.3);
    const long = reach * r.between(Math.max(0.65, start + 0.2), 1);
    const g = fade(colour, density * r.between(0.7, 1), 0);
    const edge = (a: number, l: number): Point => [x + Math.sin(a) * l, y + Math.cos(a) * l];
    out += `${g.defs}<path d="${polygon([edge(angle - half, reach * start), edge(angle + half, reach * start), edge(angle + half, long), edge(angle - half, long)])}" fill="${g.fill}"/>`;
  }
  return stippled(out);
}

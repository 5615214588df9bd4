import { honey, ink, kelp as kelpColour, mix } from '../../palette.ts';
import { curve, type Point, taper } from '../outline.ts';
import { disc } from '../plate.ts';
import { shape, stroke } from '../print.ts';
import { random } from '../random.ts';

/** One strand of giant kelp: stipe, floats, ruffled blades drawn out by the surge towards `lean`. */
export function kelp(
  x: number,
  base: number,
  top: number,
  seed: number,
  options: { lean?: number; size?: number; colour?: string; shade?: string; light?: string } = {},
) {
  const {
    lean = 1,
    size = 1,
    colour = kelpColour,
    shade = mix(kelpColour, ink, 0.45),
    light = mix(kelpColour, honey, 0.6),
  } = options;
  const r = random(seed);
  const tall = base - top;
  const at = (t: number): Point => [
    x + Math.sin(t * 3.4 + seed) * 26 * size + lean * tall * 0.12 * t * t,
    base - tall * t,
  ];
  const stem: Point[] = Array.from({ length: 9 }, (_, i) => at(i / 8));
  let out = shape(taper(stem, 11 * size, 5 * size), shade);
  const count = Math.round(tall / (34 * size));
  for (let i = 0; i < count; i++) {
    const t = Math.min(1, 0.06 + ((i + r.between(-0.35, 0.35)) / count) * 0.94);
    const [sx, sy] = at(t);
    const side = i % 2 ? 1 : -1;
    const long =
      r.between(90, 150) * size * (0.7 + 0.5 * Math.sin(Math.min(1, t * 1.15) * Math.PI));
    const a = side > 0 ? r.between(-0.95, -0.05) : Math.PI + r.between(0.15, 1.1);
    const bend = lean * r.between(0.2, 0.8) * size * 50;
    const p = (l: number, o: number): Point => [
      sx + Math.cos(a) * long * l - Math.sin(a) * o * size + bend * l * l,
      sy + Math.sin(a) * long * l + Math.cos(a) * o * size + long * 0.22 * l * l,
    ];
    const wave = r.between(-3, 3);
    const leaf = curve([
      p(0.04, -3),
      p(0.2, -11 + wave),
      p(0.36, -17),
      p(0.52, -12 - wave),
      p(0.7, -15),
      p(0.86, -8),
      p(1.02, 2),
      p(0.84, 10),
      p(0.66, 13),
      p(0.5, 10 + wave),
      p(0.34, 13),
      p(0.18, 8),
    ]);
    out += shape(leaf, i % 3 === 0 ? mix(colour, shade, 0.4) : colour);
    out += stroke(
      curve([p(0.08, 0), p(0.4, -3), p(0.7, 0), p(0.96, 1)], false),
      i % 3 === 0 ? colour : light,
      2.6 * size,
    );
    out += shape(
      disc(sx + Math.cos(a) * 7 * size, sy + Math.sin(a) * 7 * size, 7.5 * size, 6 * size),
      light,
    );
  }
  return out;
}

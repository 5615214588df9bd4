import { abyss, honey, kelp, mix } from '../../palette.ts';
import { nth } from '../list.ts';
import { along, curve, num, type Point, taper } from '../outline.ts';
import { inside, shape } from '../print.ts';
import { random } from '../random.ts';
import { sunk } from './foot.ts';

/** A frond of giant kelp (Macrocystis): one line to the surface, blades each from a float, streaming one way. `to` may lie above the print. */
export function giantKelp(
  from: Point,
  to: Point,
  seed: number,
  options: {
    base?: string;
    shade?: string;
    light?: string;
    blade?: number;
    stream?: number;
    gap?: number;
    width?: number;
  } = {},
): string {
  const {
    base = kelp,
    shade = mix(base, abyss, 0.5),
    light = mix(base, honey, 0.5),
    blade = 170,
    stream = 1,
    gap = 34,
    width = 7,
  } = options;
  const r = random(seed);
  const wander = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const through: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    from[0] + (to[0] - from[0]) * t + Math.sin(t * 5 + seed) * wander * 0.025,
    from[1] + (to[1] - from[1]) * t,
  ]);
  const line = along(through, Math.round(wander / gap));
  let back = '';
  let front = '';
  line.forEach((p, i) => {
    const side = i % 2 ? 1 : -1;
    const grown = Math.min(1, 0.6 + p.t * 0.7) * r.between(0.7, 1.2);
    const a = -Math.PI / 2 + stream * (0.95 + r.between(-0.4, 0.4)) + side * 0.55;
    const long = blade * grown;
    const wide = long * 0.2;
    const at = (u: number, v: number): Point => [
      p.x + Math.cos(a) * u - Math.sin(a) * v,
      p.y + Math.sin(a) * u + Math.cos(a) * v + (u / long) ** 2 * long * 0.42,
    ];
    const f = wide * 0.62;
    const bulb = curve([
      at(2, 0),
      at(f, -f * 0.5),
      at(f * 2.4, -f * 0.42),
      at(f * 3, 0),
      at(f * 2.4, f * 0.42),
      at(f, f * 0.5),
    ]);
    const leafShape = curve([
      at(f * 2.6, 0),
      at(long * 0.32, -wide * 0.5),
      at(long * 0.5, -wide * 0.34),
      at(long * 0.66, -wide * 0.5),
      at(long * 0.84, -wide * 0.2),
      [...at(long, 0), 1] as Point,
      at(long * 0.82, wide * 0.3),
      at(long * 0.64, wide * 0.36),
      at(long * 0.48, wide * 0.56),
      at(long * 0.3, wide * 0.36),
    ]);
    if (side > 0)
      front +=
        shape(leafShape, base) +
        inside(
          leafShape,
          shape(
            curve([
              at(f * 2, -wide * 0.1),
              at(long * 0.35, -wide * 0.7),
              at(long * 0.7, -wide * 0.7),
              at(long, 0),
              at(long * 0.6, -wide * 0.12),
            ]),
            light,
          ),
        ) +
        shape(bulb, light);
    else back += shape(leafShape, shade) + shape(bulb, base);
  });
  return (
    back +
    shape(
      taper(
        line.map((p) => [p.x, p.y] as Point),
        width,
        width * 0.5,
      ),
      shade,
    ) +
    front
  );
}

/** Common kelp (Ecklonia radiata): a short stalk that runs on as a flat rib with toothed straps to both sides, bent by the surge. */
export function commonKelp(
  x: number,
  y: number,
  size: number,
  seed: number,
  options: { base?: string; shade?: string; light?: string; stream?: number } = {},
): string {
  const {
    base = kelp,
    shade = mix(base, abyss, 0.5),
    light = mix(base, honey, 0.45),
    stream = 0.5,
  } = options;
  const r = random(seed);
  const high = size * r.between(0.62, 0.78);
  const rib: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    x + stream * size * 0.62 * t ** 1.7 + Math.sin(t * 4 + seed) * size * 0.025,
    y + 12 - high * t ** 0.85,
  ]);
  const line = along(rib, 13);
  const strap = (px: number, py: number, a: number, long: number, wide: number, dark: boolean) => {
    const droop = long * r.between(0.3, 0.6);
    const curl = r.between(-0.12, 0.12);
    const at = (t: number, v: number): Point => [
      px + Math.cos(a + curl * t) * long * t - Math.sin(a) * v,
      py + Math.sin(a + curl * t) * long * t + Math.cos(a) * v + droop * t ** 2.2,
    ];
    const left: Point[] = [];
    const right: Point[] = [];
    for (let k = 0; k <= 9; k++) {
      const t = k / 9;
      const w = wide * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8)) ** 0.6;
      left.push(at(t, -w * (k % 2 ? 1.2 : 0.72)));
      right.unshift(at(t, w * (k % 2 ? 0.72 : 1.2)));
    }
    const d = curve([...left, ...right]);
    return (
      shape(d, dark ? shade : base) +
      (dark
        ? ''
        : inside(
            d,
            shape(d, light, `transform="translate(${num(-wide * 0.5)} ${num(-wide * 0.7)})"`),
          ))
    );
  };
  let back = '';
  let front = '';
  line.slice(2).forEach((p, i) => {
    const side = i % 2 ? 1 : -1;
    const long =
      size * (0.22 + 0.32 * Math.sin(Math.PI * Math.min(1, p.t + 0.05))) * r.between(0.75, 1.2);
    const wide = size * r.between(0.026, 0.036);
    const drawn = strap(
      p.x,
      p.y,
      p.angle + side * r.between(0.35, 0.85) + stream * 0.35,
      long,
      wide,
      i % 3 === 0,
    );
    if (i % 3 === 0) back += drawn;
    else front += drawn;
  });
  const end = line[line.length - 1];
  const tip = end ? strap(end.x, end.y, end.angle + 0.1, size * 0.34, size * 0.04, false) : '';
  const stalk = taper(rib, size * 0.055, size * 0.02);
  return back + shape(stalk, shade) + sunk(stalk, x, y + 12, size, size * 0.3) + front + tip;
}

/** A bed of common kelp along a line of ground. */
export function kelpBed(
  line: Point[],
  gap: number,
  size: number,
  seed: number,
  options: Parameters<typeof commonKelp>[4] = {},
): string {
  const r = random(seed);
  const total = line.reduce(
    (sum, p, i) =>
      i ? sum + Math.hypot(p[0] - nth(line, i - 1)[0], p[1] - nth(line, i - 1)[1]) : 0,
    0,
  );
  return along(line, Math.max(2, Math.round(total / gap)))
    .map((p, i) =>
      commonKelp(
        p.x + r.between(-0.25, 0.25) * gap,
        p.y + r.between(-8, 8),
        size * r.between(0.7, 1.2),
        seed * 31 + i,
        { ...options, stream: (options.stream ?? 0.35) + r.between(-0.15, 0.15) },
      ),
    )
    .join('');
}

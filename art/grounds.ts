import { nth } from './list.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  fern,
  honey,
  ink,
  kelp,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from './palette.ts';
import {
  along,
  blot,
  box,
  curve,
  inside,
  num,
  type Point,
  type Random,
  random,
  shaded,
  shape,
  stroke,
  taper,
  tube,
} from './print.ts';

type Tints = { base: string; shade: string; light: string };

/** Lets the foot of a growth sink into dark ground. */
const sunk = (d: string, x: number, y: number, width: number, height: number, ground = abyss) =>
  inside(
    d,
    shaded(box(x - width, y - height, width * 2, height + 6), ground, 0, 1.15) +
      shape(box(x - width, y + 4, width * 2, 60), ground),
  );

const tints = (base: string, dark = abyss, lit = paper): Tints => ({
  base,
  shade: mix(base, dark, 0.45),
  light: mix(base, lit, 0.4),
});

/** Hard corals that look like tables: Acropora plates on a stub, `x`, `y` the foot, seen a little from below or above (`tilt` < 0 from below). */
export function plateCoral(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
  tilt = 1,
): string {
  const r = random(seed);
  const t = tints(colour);
  const lean = r.between(-0.12, 0.12) * width;
  const top = y - height;
  const thick = width * 0.075;
  const rim: Point[] = [];
  const count = 15;
  for (let i = 0; i <= count; i++) {
    const u = i / count;
    rim.push([
      x + lean + (u - 0.5) * width,
      top +
        Math.sin(u * Math.PI) * -thick * 0.25 * tilt +
        r.between(-0.12, 0.12) * thick +
        (u - 0.5) * lean * 0.5,
    ]);
  }
  const under: Point[] = [
    [x + width * 0.26 + lean * 0.8, top + thick * 1.7],
    [x + width * 0.1 + lean * 0.4, top + thick * 3.1],
    [x + width * 0.07, y, 1],
    [x - width * 0.1, y, 1],
    [x - width * 0.08 + lean * 0.4, top + thick * 2.9],
    [x - width * 0.24 + lean * 0.8, top + thick * 1.5],
  ];
  const d = curve([
    ...rim.map((p, i) => (i === 0 || i === count ? ([p[0], p[1], 0] as Point) : p)),
    [nth(rim, count)[0] - width * 0.02, nth(rim, count)[1] + thick * 0.7],
    ...under,
    [nth(rim, 0)[0] + width * 0.02, nth(rim, 0)[1] + thick * 0.7],
  ]);
  let fingers = '';
  for (let u = 0.02; u < 0.98; u += 9 / width) {
    const i = Math.min(count - 1, Math.floor(u * count));
    const px = x + lean + (u - 0.5) * width;
    const py = nth(rim, i)[1] + (nth(rim, i + 1)[1] - nth(rim, i)[1]) * (u * count - i);
    const h = r.between(0.5, 1.1) * Math.min(13, width * 0.03);
    fingers += `M${num(px - 3)} ${num(py + 3)}l${num(r.between(0, 2.4))} ${num(-h - 3)}l${num(r.between(2, 4))} ${num(h + 3)}Z`;
  }
  const lit = curve([
    ...rim,
    ...[...rim].reverse().map(([px, py]) => [px, py + thick * 0.45] as Point),
  ]);
  return (
    shape(fingers, t.light) +
    shape(d, t.base) +
    inside(
      d,
      shape(lit, t.light) +
        shaded(box(x - width, top + thick * 0.55, width * 2, height), t.shade, 0.5, 1),
    ) +
    sunk(d, x, y, width, height * 0.55)
  );
}

/** Thickets of staghorn: forked fingers with pale tips. */
export function staghorn(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
): string {
  const r = random(seed);
  const t = tints(colour);
  let back = '';
  let front = '';
  let tips = '';
  const branch = (
    px: number,
    py: number,
    a: number,
    long: number,
    thick: number,
    depth: number,
    dark: boolean,
  ) => {
    const qx = px + Math.cos(a) * long;
    const qy = py + Math.sin(a) * long;
    const d = taper(
      [
        [px, py],
        [(px + qx) / 2 + r.between(-3, 3), (py + qy) / 2],
        [qx, qy],
      ],
      thick,
      thick * 0.62,
    );
    if (dark) back += d;
    else front += d;
    if (depth > 0) {
      branch(
        px + (qx - px) * 0.5,
        py + (qy - py) * 0.5,
        a + r.between(0.35, 0.75) * (r.chance(0.5) ? 1 : -1),
        long * 0.62,
        thick * 0.72,
        depth - 1,
        dark,
      );
      branch(qx, qy, a + r.between(-0.45, 0.45), long * 0.66, thick * 0.68, depth - 1, dark);
    } else if (!dark) tips += blot(qx, qy, thick * 0.5, r);
  };
  const count = Math.max(4, Math.round(width / 26));
  for (let i = 0; i < count; i++) {
    const u = (i + r()) / count - 0.5;
    branch(
      x + u * width * 0.7,
      y + 8,
      -Math.PI / 2 + u * 1.5 + r.between(-0.2, 0.2),
      height * r.between(0.36, 0.5),
      height * 0.1,
      2,
      i % 2 === 0,
    );
  }
  return (
    shape(back, t.shade) +
    shape(front, t.base) +
    shape(tips, t.light) +
    sunk(back + front, x, y, width, height * 0.35)
  );
}

/** Rounded massive coral (Porites bommie) or boulder. */
export function dome(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
  marks = true,
): string {
  const r = random(seed);
  const t = tints(colour);
  const points: Point[] = [[x - width * 0.42, y + 24]];
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (1 - i / 8);
    points.push([
      x + Math.cos(a) * width * 0.5 * r.between(0.94, 1.05),
      y - Math.sin(a) ** 0.8 * height * r.between(0.92, 1.06),
    ]);
  }
  points.push([x + width * 0.42, y + 24]);
  const d = curve(points);
  let lines = '';
  if (marks)
    for (let i = 0; i < width / 9; i++) {
      const px = x + r.between(-0.45, 0.4) * width;
      const py = y - r.between(0.1, 0.9) * height;
      lines += stroke(
        curve(
          [
            [px, py],
            [px + 8, py - 5],
            [px + 15, py + 2],
            [px + 24, py - 3],
          ],
          false,
        ),
        t.shade,
        2.4,
      );
    }
  return (
    shape(d, t.base) +
    inside(
      d,
      shape(
        curve(
          points.map(
            ([px, py], i) =>
              [px - width * 0.07, py + (i > 0 && i < 10 ? height * 0.05 : 0)] as Point,
          ),
        ),
        mix(t.base, t.light, 0.3),
      ) +
        lines +
        shaded(box(x - width, y - height * 0.75, width * 2, height + 20), t.shade, 0, 1),
    ) +
    sunk(d, x, y + 10, width, height * 0.5)
  );
}

/** Gorgonian sea fan: flat lace of branches on one foot. */
export function seaFan(
  x: number,
  y: number,
  size: number,
  colour: string,
  seed: number,
  lean = 0,
): string {
  const r = random(seed);
  let d = '';
  const grow = (px: number, py: number, a: number, long: number, thick: number, depth: number) => {
    const mx = px + Math.cos(a + r.between(-0.15, 0.15)) * long * 0.5;
    const my = py + Math.sin(a) * long * 0.5;
    const qx = px + Math.cos(a) * long;
    const qy = py + Math.sin(a) * long;
    d += taper(
      [
        [px, py],
        [mx, my],
        [qx, qy],
      ],
      thick,
      thick * 0.7,
    );
    if (depth === 0) return;
    const spread = r.between(0.3, 0.5);
    grow(qx, qy, a - spread, long * r.between(0.74, 0.9), thick * 0.72, depth - 1);
    grow(
      qx,
      qy,
      a + spread * r.between(0.7, 1.1),
      long * r.between(0.74, 0.9),
      thick * 0.72,
      depth - 1,
    );
    if (depth > 1 && r.chance(0.6))
      grow(mx, my, a + (r.chance(0.5) ? 0.7 : -0.7), long * 0.6, thick * 0.55, depth - 1);
  };
  grow(x, y + 6, -Math.PI / 2 + lean, size * 0.22, size * 0.045, 6);
  return shape(d, colour) + sunk(d, x, y, size, size * 0.22);
}

/** Soft coral hanging in puffs, as on a wreck's rail. */
export function softCoral(x: number, y: number, size: number, colour: string, r: Random): string {
  let base = '';
  let light = '';
  for (let i = 0; i < 6; i++) {
    const px = x + r.between(-0.7, 0.7) * size;
    const py = y + r.between(-0.9, 0.35) * size;
    base += blot(px, py, size * r.between(0.26, 0.5), r);
    if (i < 4) light += blot(px - size * 0.08, py - size * 0.12, size * r.between(0.1, 0.2), r);
  }
  return shape(base, colour) + shape(light, mix(colour, paper, 0.28));
}

/** Temperate sponges in one clump: fingers, cups, fans and crusts. */
export function spongeClump(
  x: number,
  y: number,
  size: number,
  seed: number,
  colours: string[] = [honey, coral, ochre, blush, mix(honey, paper, 0.5)],
): string {
  const r = random(seed);
  let out = '';
  const finger = (px: number, h: number, w: number, colour: string) => {
    const t = tints(colour);
    const lean = r.between(-0.2, 0.2) * h;
    const spine: [number, number, number][] = [
      [px, y + 14, w * 0.5],
      [px + lean * 0.2, y - h * 0.4, w * 0.46],
      [px + lean * 0.6, y - h * 0.8, w * 0.52],
      [px + lean * 0.75, y - h * 0.97, w * 0.4],
      [px + lean * 0.78, y - h, w * 0.2],
    ];
    const d = tube(spine);
    return (
      shape(d, t.base) +
      inside(
        d,
        shape(d, t.light, `transform="translate(${num(-w * 0.62)} 0)"`) +
          shaded(box(px - h, y - h * 0.7, h * 2, h), t.shade, 0, 0.9),
      ) +
      sunk(d, px, y + 6, w * 3, h * 0.3) +
      shape(blot(px + lean * 0.75, y - h * 0.95, w * 0.17, r, 0.6), t.shade)
    );
  };
  const cup = (px: number, h: number, w: number, colour: string) => {
    const t = tints(colour);
    const d = curve([
      [px - w * 0.12, y + 14, 1],
      [px - w * 0.14, y - h * 0.25],
      [px - w * 0.46, y - h * 0.75],
      [px - w * 0.52, y - h],
      [px, y - h * 0.92],
      [px + w * 0.5, y - h * 1.04],
      [px + w * 0.44, y - h * 0.7],
      [px + w * 0.13, y - h * 0.25],
      [px + w * 0.12, y + 14, 1],
    ]);
    const rim = curve([
      [px - w * 0.52, y - h],
      [px, y - h * 1.1],
      [px + w * 0.5, y - h * 1.04],
      [px, y - h * 0.9],
    ]);
    return (
      shape(d, t.base) +
      inside(d, shaded(box(px - w, y - h * 0.9, w * 2, h), t.shade, 0.1, 1)) +
      sunk(d, px, y + 6, w, h * 0.35) +
      shape(rim, t.shade) +
      stroke(
        curve(
          [
            [px - w * 0.52, y - h],
            [px, y - h * 0.9],
            [px + w * 0.5, y - h * 1.04],
          ],
          false,
        ),
        t.light,
        4,
      )
    );
  };
  const fanned = (px: number, h: number, w: number, colour: string) => {
    const t = tints(colour);
    const p: Point[] = [[px - w * 0.22, y + 14, 1]];
    for (let i = 0; i <= 7; i++) {
      const a = Math.PI * (0.98 - (i / 7) * 0.96);
      p.push([
        px + Math.cos(a) * w * 0.56 * r.between(0.85, 1.1),
        y - h * 0.42 - Math.sin(a) * h * 0.58 * r.between(0.88, 1.1),
      ]);
    }
    p.push([px + w * 0.2, y + 14, 1]);
    const d = curve(p);
    return (
      shape(d, t.base) +
      inside(
        d,
        shape(
          d,
          t.light,
          `transform="translate(${num(-w * 0.08)} ${num(h * 0.07)})" opacity="0.55"`,
        ) + shaded(box(px - w, y - h * 0.8, w * 2, h), t.shade, 0, 0.9),
      ) +
      sunk(d, px, y + 6, w, h * 0.35)
    );
  };
  const kinds = [finger, cup, fanned];
  const count = Math.round(r.between(4, 6));
  for (let i = 0; i < count; i++) {
    const px = x + ((i + 0.5) / count - 0.5) * size * 1.1 + r.between(-8, 8);
    const colour = nth(colours, (i + seed) % colours.length);
    const kind = r.pick(kinds);
    const h = size * r.between(0.38, 0.85) * (kind === finger ? 1.1 : 0.75);
    if (kind === finger) {
      out +=
        finger(px - size * 0.09, h * 0.72, size * 0.12, colour) +
        finger(px, h, size * 0.13, colour) +
        (r.chance(0.6) ? finger(px + size * 0.1, h * 0.6, size * 0.11, colour) : '');
    } else out += kind(px, h, size * r.between(0.38, 0.55), colour);
  }
  for (let i = 0; i < 7; i++)
    out += shape(
      blot(
        x + r.between(-0.66, 0.66) * size,
        y + r.between(4, 18),
        size * r.between(0.04, 0.1),
        r,
        0.5,
      ),
      mix(r.pick(colours), abyss, 0.45),
    );
  return out;
}

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

/** Wooden jetty pile with growth: bands of sponge and weed thicken below. */
export function pile(
  x: number,
  top: number,
  bottom: number,
  width: number,
  seed: number,
  options: { wood?: string; shade?: string; light?: string; growth?: string[]; from?: number } = {},
): string {
  const {
    wood = mix(deep, rust, 0.3),
    shade = mix(wood, ink, 0.5),
    light = mix(wood, sand, 0.25),
    growth = [],
    from = top,
  } = options;
  const r = random(seed);
  const lean = r.between(-0.01, 0.01) * (bottom - top);
  const d = curve([
    [x - width / 2, top, 1],
    [x + width / 2, top, 1],
    [x + lean + width * 0.54, (top + bottom) / 2],
    [x + width * 0.56, bottom, 1],
    [x - width * 0.56, bottom, 1],
    [x + lean - width * 0.5, (top + bottom) / 2],
  ]);
  let crust = '';
  for (let y = from; y < bottom && growth.length; y += width * 0.13) {
    const t = (y - from) / (bottom - from || 1);
    for (let k = 0; k < 3; k++) {
      if (!r.chance(0.25 + t * 0.6)) continue;
      const u = r.between(-0.58, 0.58);
      const size = width * r.between(0.07, 0.17) * (0.6 + t * 0.6);
      const lit = u < 0.1;
      crust += shape(
        blot(
          x + lean * 0.6 + u * width,
          y + r.between(-0.1, 0.1) * width,
          size,
          r,
          r.between(0.6, 1.5),
        ),
        mix(r.pick(growth), lit ? wood : shade, lit ? 0.12 + r() * 0.25 : 0.55),
      );
    }
  }
  return (
    shape(d, wood) +
    inside(
      d,
      shape(box(x - width, top, width * 0.72, bottom - top), light) +
        shaded(box(x - width, top, width * 2, bottom - top), shade, 0.15, 0.95) +
        shape(box(x + width * 0.22, top, width, bottom - top), shade),
    ) +
    crust
  );
}

/** Silhouettes of small schooling fish, all one way with a little wander. */
export function school(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
  options: { angle?: number; flip?: boolean; light?: string } = {},
): string {
  const { angle = 0, flip, light } = options;
  const r = random(seed);
  let d = '';
  let lit = '';
  for (let i = 0; i < count; i++) {
    const u = r() + r() - 1;
    const v = r() + r() - 1;
    const px = x + u * width * 0.5;
    const py = y + v * height * 0.5 + u * u * height * 0.2;
    const s = size * r.between(0.7, 1.15);
    const a = ((angle + r.between(-9, 9)) * Math.PI) / 180;
    const f = flip ? -1 : 1;
    const at = (p: number, q: number): [number, number] => [
      px + f * (Math.cos(a) * p - Math.sin(a) * q) * s,
      py + (Math.sin(a) * p + Math.cos(a) * q) * s,
    ];
    d += curve([
      [...at(-0.5, 0.02), 1] as Point,
      at(-0.3, -0.15),
      at(0, -0.19),
      at(0.24, -0.08),
      [...at(0.34, -0.04), 1] as Point,
      [...at(0.55, -0.2), 1] as Point,
      [...at(0.47, 0), 1] as Point,
      [...at(0.55, 0.2), 1] as Point,
      [...at(0.34, 0.04), 1] as Point,
      at(0.22, 0.1),
      at(-0.02, 0.18),
      at(-0.3, 0.15),
    ]);
    if (light)
      lit += curve([at(-0.46, 0), at(-0.2, -0.11), at(0.1, -0.12), at(0.3, -0.03), at(0, -0.02)]);
  }
  return shape(d, colour) + (light ? shape(lit, light) : '');
}

/** Layered rock with vertical cracks and ledges, inside an outline: sandstone or basalt. */
export function rock(
  outline: Point[],
  colour: string,
  seed: number,
  options: {
    shade?: string;
    light?: string;
    layers?: number;
    cracks?: number;
    from?: number;
    to?: number;
  } = {},
): string {
  const t = tints(colour);
  const { shade = t.shade, light = t.light, layers = 6, cracks = 5 } = options;
  const r = random(seed);
  const d = curve(
    outline.flatMap((p, i): Point[] => {
      const q = nth(outline, (i + 1) % outline.length);
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
      if (long < 60) return [p];
      const count = Math.floor(long / 44);
      return [
        p,
        ...Array.from({ length: count }, (_, k): Point => {
          const t = (k + 1) / (count + 1);
          return [
            p[0] + (q[0] - p[0]) * t + r.between(-7, 7),
            p[1] + (q[1] - p[1]) * t + r.between(-7, 7),
          ];
        }),
      ];
    }),
  );
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let marks = '';
  for (let i = 0; i < layers; i++) {
    const y = y0 + ((i + r.between(0.3, 0.7)) / layers) * (y1 - y0);
    let x = x0 - 20;
    while (x < x1) {
      const long = r.between(0.12, 0.35) * (x1 - x0);
      const thick = r.between(3, 9);
      marks += shape(
        curve([
          [x, y + r.between(-4, 4), 1],
          [x + long * 0.5, y - 3 + r.between(-3, 3)],
          [x + long, y + r.between(-4, 4), 1],
          [x + long * 0.55, y + thick],
        ]),
        shade,
      );
      marks += shape(
        curve([
          [x + 6, y - 4, 1],
          [x + long * 0.5, y - 9],
          [x + long * 0.8, y - 4, 1],
          [x + long * 0.45, y - 4],
        ]),
        light,
      );
      x += long + r.between(0.02, 0.2) * (x1 - x0);
    }
  }
  for (let i = 0; i < cracks; i++) {
    const x = r.between(x0, x1);
    const y = r.between(y0, y1 - (y1 - y0) * 0.3);
    const long = (y1 - y0) * r.between(0.12, 0.3);
    marks += shape(
      taper(
        [
          [x, y],
          [x + r.between(-8, 8), y + long * 0.5],
          [x + r.between(-12, 12), y + long],
        ],
        6,
        1.5,
      ),
      shade,
    );
  }
  return (
    shape(d, colour) +
    inside(
      d,
      marks +
        shaded(box(x0 - 20, y0, x1 - x0 + 40, y1 - y0), shade, 0, 0.7, {
          x1: 0,
          y1: 0,
          x2: 0.6,
          y2: 1,
        }),
    )
  );
}

export const growthTints: string[] = [
  honey,
  coral,
  ochre,
  blush,
  fern,
  mix(shallow, paper, 0.3),
  mix(reef, shallow, 0.4),
];

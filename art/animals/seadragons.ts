import { nth } from '../list.ts';
import { abyss, coral, deep, honey, ink, kelp, mix, ochre, paper, rust, sand } from '../palette.ts';
import {
  along,
  curve,
  group,
  inside,
  num,
  type Point,
  place,
  random,
  shaded,
  shape,
  slipped,
  stroke,
  taper,
  tube,
} from '../print.ts';

export type SeadragonOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
  leaf?: string;
};

type Spine = [number, number, number][];

/** Finer spine through the given points so that rings and spots can follow it. */
function fineSpine(
  rough: Spine,
  count: number,
): { x: number; y: number; half: number; angle: number; t: number }[] {
  const line = along(
    rough.map(([x, y]) => [x, y] as Point),
    count,
  );
  const lengths = [0];
  for (let i = 1; i < rough.length; i++)
    lengths.push(
      nth(lengths, i - 1) +
        Math.hypot(
          nth(rough, i)[0] - nth(rough, i - 1)[0],
          nth(rough, i)[1] - nth(rough, i - 1)[1],
        ),
    );
  const total = nth(lengths, lengths.length - 1);
  return line.map((p) => {
    const want = p.t * total;
    let j = 1;
    while (j < rough.length - 1 && nth(lengths, j) < want) j++;
    const s = Math.min(
      1,
      Math.max(0, (want - nth(lengths, j - 1)) / (nth(lengths, j) - nth(lengths, j - 1) || 1)),
    );
    const e = s * s * (3 - 2 * s);
    return { ...p, half: nth(rough, j - 1)[2] + (nth(rough, j)[2] - nth(rough, j - 1)[2]) * e };
  });
}

const off = (p: { x: number; y: number; angle: number }, ahead: number, out: number): Point => [
  p.x + Math.cos(p.angle) * ahead + Math.sin(p.angle) * out,
  p.y + Math.sin(p.angle) * ahead - Math.cos(p.angle) * out,
];

/** A weedy's appendage: one plain paddle on a thin stalk. */
function paddle(x: number, y: number, angle: number, stalk: number, blade: number, width: number) {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (a: number, b: number): Point => [x + c * a - s * b, y + s * a + c * b];
  const e = stalk;
  return {
    stem: taper([at(-4, 0), at(e * 0.5, 2), at(e + blade * 0.2, 0)], 6, 4),
    blade: curve([
      at(e * 0.7, 0),
      at(e + blade * 0.1, -width * 0.3),
      at(e + blade * 0.5, -width * 0.5),
      at(e + blade * 0.9, -width * 0.42),
      at(e + blade * 1.02, -width * 0.05),
      at(e + blade * 0.92, width * 0.34),
      at(e + blade * 0.5, width * 0.42),
      at(e + blade * 0.12, width * 0.22),
    ]),
  };
}

/** Phyllopteryx taeniolatus: long pipe of a body, few small plain paddles, barred blue behind the head. `x`, `y` are its middle; it looks left. */
export function weedySeadragon(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: SeadragonOptions = {},
) {
  const {
    flip,
    base = mix(coral, ochre, 0.5),
    shade = mix(ochre, ink, 0.4),
    light = honey,
    mark = mix(honey, paper, 0.55),
    leaf = mix(rust, deep, 0.35),
  } = options;
  const r = random(33);
  const rough: Spine = [
    [0, 58, 8],
    [40, 50, 8],
    [90, 38, 9],
    [132, 26, 12],
    [166, 8, 25],
    [192, -6, 30],
    [222, -10, 23],
    [252, 2, 21],
    [286, 22, 32],
    [330, 40, 52],
    [376, 46, 62],
    [424, 38, 60],
    [474, 14, 46],
    [520, -14, 31],
    [568, -36, 23],
    [640, -58, 18],
    [720, -66, 14],
    [800, -52, 11],
    [876, -14, 8],
    [940, 36, 5.5],
    [990, 92, 3],
  ];
  const spine = fineSpine(rough, 110);
  const body = tube(spine.map((p) => [p.x, p.y, p.half]));
  const at = (t: number) => nth(spine, Math.round(t * 109));
  const dorsal = (() => {
    const roots = [0.535, 0.56, 0.59, 0.62, 0.65, 0.68].map(at);
    const low = roots.map((p) => off(p, 0, p.half - 4));
    const high = roots.map((p, i) => off(p, 6, p.half + nth([6, 30, 38, 38, 32, 8], i)));
    return {
      fin: curve([...high, ...low.reverse()]),
      rays: roots
        .map((p, i) =>
          stroke(
            `M${num(off(p, 0, p.half)[0])} ${num(off(p, 0, p.half)[1])}L${num(nth(high, i)[0])} ${num(nth(high, i)[1])}`,
            shade,
            1.6,
          ),
        )
        .join(''),
    };
  })();
  const weeds = [
    { t: 0.2, side: 1, lean: -1.2, stalk: 26, blade: 40, width: 22 },
    { t: 0.215, side: 1, lean: -1.75, stalk: 16, blade: 28, width: 16 },
    { t: 0.305, side: 1, lean: -1.7, stalk: 24, blade: 42, width: 20 },
    { t: 0.4, side: 1, lean: -1.35, stalk: 40, blade: 76, width: 32 },
    { t: 0.5, side: 1, lean: -1.0, stalk: 34, blade: 62, width: 28 },
    { t: 0.345, side: -1, lean: 1.9, stalk: 30, blade: 58, width: 26 },
    { t: 0.44, side: -1, lean: 1.45, stalk: 42, blade: 86, width: 36 },
    { t: 0.475, side: -1, lean: 1.1, stalk: 30, blade: 62, width: 26 },
    { t: 0.7, side: 1, lean: -0.9, stalk: 26, blade: 48, width: 20 },
    { t: 0.7, side: -1, lean: 1.05, stalk: 26, blade: 52, width: 22 },
    { t: 0.82, side: 1, lean: -0.75, stalk: 22, blade: 42, width: 17 },
    { t: 0.82, side: -1, lean: 1.0, stalk: 22, blade: 44, width: 18 },
    { t: 0.92, side: 1, lean: -0.6, stalk: 16, blade: 34, width: 14 },
    { t: 0.925, side: -1, lean: 1.0, stalk: 16, blade: 34, width: 14 },
  ].map((w) => {
    const p = at(w.t);
    const [px, py] = off(p, 0, p.half * w.side * 0.9);
    return paddle(px, py, p.angle + w.lean + r.between(-0.12, 0.12), w.stalk, w.blade, w.width);
  });
  const leaves = weeds
    .map(
      (w) =>
        shape(w.stem, shade) +
        shape(w.blade, leaf) +
        inside(w.blade, shape(w.blade, mix(leaf, base, 0.5), 'transform="translate(-5 -7)"')),
    )
    .join('');
  let rings = '';
  for (let i = 26; i < 104; i += i < 60 ? 2.6 : 2.2) {
    const p = nth(spine, Math.round(i));
    const a = off(p, -p.half * 0.12, p.half);
    const b = off(p, p.half * 0.12, -p.half);
    const m = off(p, p.half * 0.16, 0);
    rings += stroke(curve([a, m, b], false), shade, 1.8, 'opacity="0.55"');
  }
  let dots = '';
  for (let i = 20; i < 98; i += 1) {
    const p = nth(spine, i);
    const reach = p.half * 0.7;
    if (p.half < 9 && i % 2) continue;
    const count = p.half > 40 ? 3 : p.half > 20 ? 2 : 1;
    for (let k = 0; k < count; k++) {
      const [dx, dy] = off(p, r.between(-3, 3), r.between(-reach, reach));
      const s = Math.min(4.6, p.half * 0.16) * r.between(0.6, 1.2);
      dots += `M${num(dx - s)} ${num(dy)}a${num(s)} ${num(s)} 0 1 0 ${num(s * 2)} 0a${num(s)} ${num(s)} 0 1 0 ${num(-s * 2)} 0Z`;
    }
  }
  let bars = '';
  for (const t of [0.262, 0.283, 0.304, 0.326, 0.35]) {
    const p = at(t);
    bars += shape(
      taper([off(p, -4, p.half * 0.86), off(p, 4, 0), off(p, 0, -p.half * 0.92)], 6, 9),
      mix(deep, '#5A4FA0', 0.55),
    );
  }
  const belly = spine.slice(22, 108);
  const lower: Point[] = [
    ...belly.map((p) => off(p, 0, -p.half * 0.3)),
    ...[...belly].reverse().map((p) => off(p, 0, -p.half * 1.6)),
  ];
  const upper: Point[] = [
    ...belly.slice(4).map((p) => off(p, 0, p.half * 0.62)),
    ...[...belly.slice(4)].reverse().map((p) => off(p, 0, p.half * 1.4)),
  ];
  const eye = at(0.178);
  const pectoralAt = at(0.222);
  const inner =
    slipped(
      leaves +
        shape(dorsal.fin, light, 'opacity="0.92"') +
        dorsal.rays +
        shape(body, base) +
        inside(
          body,
          shape(curve(lower), mix(base, shade, 0.35)) +
            shaded(curve(lower), shade, 0.3, 0.9) +
            shape(curve(upper), light) +
            rings +
            shape(dots, mark) +
            bars,
        ) +
        shape(curve('2,48 12,44 20,50 16,66 4,68 -4,60'), base) +
        stroke(`M-3 59L13 57`, shade, 2.5),
    ) +
    shape(
      curve([
        off(pectoralAt, 0, 2),
        off(pectoralAt, 20, 16),
        off(pectoralAt, 34, 6),
        off(pectoralAt, 30, -12),
        off(pectoralAt, 10, -10),
      ]),
      light,
      'opacity="0.85"',
    ) +
    `<circle cx="${num(eye.x)}" cy="${num(eye.y - 6)}" r="13" fill="${mark}"/><circle cx="${num(eye.x - 1)}" cy="${num(eye.y - 6)}" r="8" fill="${ink}"/><circle cx="${num(eye.x - 4)}" cy="${num(eye.y - 9)}" r="2.6" fill="${paper}"/>` +
    [0, 1, 2]
      .map((i) =>
        stroke(`M${eye.x - 12 - i * 3} ${num(eye.y + 8 + i * 3)}l-10 ${4 + i}`, mark, 2.4),
      )
      .join('');
  return place(group(inner, 'transform="translate(-500 0)"'), x, y, length, angle, flip);
}

/** One branching leaf of a leafy: a bent stalk with flat ragged lobes to both sides and at its end. */
function spray(
  x: number,
  y: number,
  angle: number,
  size: number,
  r: ReturnType<typeof random>,
  tints: { stem: string; leaf: string; lit: string },
  lobes = 4,
): string {
  const bend = r.between(-0.5, 0.5);
  const points: Point[] = [];
  let px = x;
  let py = y;
  let a = angle;
  points.push([px, py]);
  for (let i = 0; i < 6; i++) {
    a += bend / 6;
    px += (Math.cos(a) * size) / 6;
    py += (Math.sin(a) * size) / 6;
    points.push([px, py]);
  }
  const lobe = (lx: number, ly: number, la: number, long: number, wide: number) => {
    const at = (u: number, v: number): Point => [
      lx + Math.cos(la) * u - Math.sin(la) * v,
      ly + Math.sin(la) * u + Math.cos(la) * v,
    ];
    const j = () => r.between(0.7, 1.3);
    const s = r.chance(0.5) ? 1 : -1;
    const k = wide * s;
    const outline = curve([
      [...at(-long * 0.06, 0), 1] as Point,
      at(long * 0.2, -k * 0.2),
      at(long * 0.42, -k * 0.46 * j()),
      at(long * 0.62, -k * 0.42),
      at(long * 0.86, -k * 0.6 * j()),
      at(long * 0.92, -k * 0.38),
      at(long * 0.8, -k * 0.14),
      at(long * 1.06, -k * 0.06),
      at(long * 1.08, k * 0.16),
      at(long * 0.84, k * 0.2),
      at(long * 0.9, k * 0.5 * j()),
      at(long * 0.74, k * 0.56),
      at(long * 0.56, k * 0.34),
      at(long * 0.3, k * 0.32 * j()),
      at(long * 0.1, k * 0.1),
    ]);
    return (
      shape(outline, tints.leaf) +
      inside(
        outline,
        shape(
          outline,
          tints.lit,
          `transform="translate(${num(-wide * 0.05)} ${num(-wide * 0.14)})"`,
        ),
      ) +
      stroke(
        curve([at(0, 0), at(long * 0.4, k * 0.05), at(long * 0.66, 0)], false),
        tints.stem,
        Math.max(1.2, wide * 0.045),
        'opacity="0.7"',
      )
    );
  };
  let out = shape(taper(points, size * 0.07 + 2.5, 2.4), tints.stem);
  for (let i = 0; i < lobes; i++) {
    const k = 2 + Math.floor((i * 4) / lobes);
    const [lx, ly] = nth(points, Math.min(k, 6));
    const side = i % 2 ? 1 : -1;
    out += lobe(
      lx,
      ly,
      angle + (bend * k) / 6 + side * r.between(0.6, 0.95),
      size * r.between(0.4, 0.58),
      size * r.between(0.2, 0.27),
    );
  }
  out += lobe(px, py, a + r.between(-0.2, 0.2), size * 0.6, size * 0.3);
  return out;
}

/** Phycodurus eques: drooped pipe snout, bent neck, humped back with spines, ribbon tail, branching leaf lobes. `x`, `y` are its middle; it looks left. */
export function leafySeadragon(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: SeadragonOptions = {},
) {
  const {
    flip,
    base = honey,
    shade = mix(kelp, ink, 0.25),
    light = mix(honey, paper, 0.55),
    mark = mix(paper, sand, 0.4),
    leaf = mix(kelp, honey, 0.18),
  } = options;
  const r = random(62);
  const rough: Spine = [
    [20, 62, 9],
    [70, 40, 9],
    [130, 10, 10],
    [172, -14, 13],
    [204, -38, 28],
    [236, -60, 34],
    [274, -74, 27],
    [312, -60, 24],
    [340, -28, 28],
    [368, 8, 40],
    [410, 40, 58],
    [458, 46, 66],
    [506, 28, 60],
    [548, 2, 46],
    [590, -10, 34],
    [640, 0, 26],
    [694, 30, 21],
    [744, 74, 17],
    [786, 128, 13],
    [812, 186, 10],
    [818, 244, 7.5],
    [800, 296, 5],
    [770, 330, 3],
  ];
  const spine = fineSpine(rough, 120);
  const body = tube(spine.map((p) => [p.x, p.y, p.half]));
  const at = (t: number) => nth(spine, Math.round(t * 119));
  const tints = { stem: mix(shade, base, 0.4), leaf, lit: mix(leaf, honey, 0.45) };
  const far = {
    stem: mix(shade, abyss, 0.3),
    leaf: mix(leaf, abyss, 0.38),
    lit: mix(leaf, abyss, 0.22),
  };
  const sprayAt = (
    t: number,
    side: number,
    lean: number,
    size: number,
    palette: typeof tints,
    lobes = 4,
  ) => {
    const p = at(t);
    const [px, py] = off(p, 0, p.half * side * 0.85);
    return spray(px, py, p.angle + lean, size, r, palette, lobes);
  };
  const behind =
    sprayAt(0.25, 1, -1.0, 120, far) +
    sprayAt(0.42, 1, -0.75, 150, far) +
    sprayAt(0.46, -1, 1.9, 150, far) +
    sprayAt(0.61, 1, -0.7, 130, far) +
    sprayAt(0.63, -1, 1.7, 120, far) +
    sprayAt(0.82, -1, 1.4, 84, far, 3);
  const front =
    sprayAt(0.245, 1, -1.5, 150, tints) +
    sprayAt(0.405, 1, -1.45, 168, tints, 5) +
    sprayAt(0.43, -1, 1.35, 180, tints, 5) +
    sprayAt(0.335, -1, 2.35, 104, tints, 3) +
    sprayAt(0.545, 1, -1.2, 172, tints, 5) +
    sprayAt(0.555, -1, 1.15, 150, tints, 4) +
    sprayAt(0.7, 1, -1.0, 138, tints) +
    sprayAt(0.72, -1, 1.25, 118, tints) +
    sprayAt(0.85, 1, -0.9, 96, tints, 3) +
    sprayAt(0.9, -1, 1.0, 80, tints, 3) +
    sprayAt(0.985, 1, -0.1, 60, tints, 3);
  const chin = sprayAt(0.15, -1, 1.9, 70, tints, 2);
  let thorns = '';
  for (const t of [0.3, 0.36, 0.41, 0.455, 0.5, 0.545, 0.59, 0.64, 0.69, 0.74]) {
    const p = at(t);
    const long = p.half > 40 ? 34 : 22;
    thorns += shape(
      curve([
        [...off(p, -7, p.half - 5), 1] as Point,
        [...off(p, 5, p.half + long), 1] as Point,
        [...off(p, 7, p.half - 5), 1] as Point,
      ]),
      shade,
    );
    thorns += shape(
      curve([
        [...off(p, -7, -p.half + 5), 1] as Point,
        [...off(p, 3, -p.half - long * 0.7), 1] as Point,
        [...off(p, 7, -p.half + 5), 1] as Point,
      ]),
      shade,
    );
  }
  let rings = '';
  let bars = '';
  for (let i = 38; i < 114; i += 3) {
    const p = nth(spine, i);
    const line = curve(
      [off(p, -p.half * 0.1, p.half), off(p, p.half * 0.18, 0), off(p, p.half * 0.05, -p.half)],
      false,
    );
    rings += stroke(line, shade, 2, 'opacity="0.6"');
    if (i < 92)
      bars += stroke(
        curve(
          [off(p, 4, p.half * 0.55), off(p, 5 + p.half * 0.1, 0), off(p, 4, -p.half * 0.5)],
          false,
        ),
        mark,
        3.4,
      );
  }
  const trunk = spine.slice(30, 118);
  const lower: Point[] = [
    ...trunk.map((p) => off(p, 0, -p.half * 0.25)),
    ...[...trunk].reverse().map((p) => off(p, 0, -p.half * 1.6)),
  ];
  const upper: Point[] = [
    ...trunk.map((p) => off(p, 0, p.half * 0.66)),
    ...[...trunk].reverse().map((p) => off(p, 0, p.half * 1.4)),
  ];
  const dorsalRoots = [0.6, 0.63, 0.66, 0.69].map(at);
  const dorsal = curve([
    ...dorsalRoots.map((p, i) => off(p, 4, p.half + nth([10, 32, 34, 12], i))),
    ...[...dorsalRoots].reverse().map((p) => off(p, 0, p.half - 4)),
  ]);
  const eye = at(0.232);
  const cheek = at(0.285);
  const inner =
    slipped(
      behind +
        thorns +
        shape(dorsal, light, 'opacity="0.9"') +
        shape(body, base) +
        inside(
          body,
          shape(curve(lower), mix(base, shade, 0.3)) +
            shaded(curve(lower), shade, 0.2, 0.95) +
            shape(curve(upper), light) +
            rings +
            bars,
        ) +
        shape(curve('22,52 34,50 38,60 30,76 16,76 10,66'), base) +
        stroke('M12 66L30 61', shade, 2.5) +
        chin +
        front,
    ) +
    shape(
      curve([
        off(cheek, 0, 4),
        off(cheek, 18, 20),
        off(cheek, 34, 12),
        off(cheek, 32, -8),
        off(cheek, 10, -10),
      ]),
      light,
      'opacity="0.9"',
    ) +
    `<circle cx="${num(eye.x)}" cy="${num(eye.y)}" r="15" fill="${mark}"/><circle cx="${num(eye.x - 1)}" cy="${num(eye.y)}" r="9.5" fill="${ink}"/><circle cx="${num(eye.x - 4)}" cy="${num(eye.y - 4)}" r="3" fill="${paper}"/>` +
    [0, 1, 2, 3]
      .map((i) =>
        stroke(`M${num(eye.x - 20 - i * 14)} ${num(eye.y + 12 + i * 10)}l-4 10`, shade, 3),
      )
      .join('');
  return place(group(inner, 'transform="translate(-460 -70)"'), x, y, length, angle, flip);
}

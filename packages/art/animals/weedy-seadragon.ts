import { nth } from '../kit/list.ts';
import { curve, num, type Point, parseTriples, taper, tube } from '../kit/outline.ts';
import { group, inside, place, shaded, shape, slipped, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { coral, deep, honey, ink, mix, ochre, paper, rust } from '../palette.ts';
import { fineSpine, off, type SeadragonOptions, type SpinePoint } from './seadragon-spine.ts';

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

/** The middle line from snout to tail tip, with half the body's height there. */
const rough = parseTriples(`
  0,58,8 40,50,8 90,38,9 132,26,12 166,8,25 192,-6,30 222,-10,23 252,2,21 286,22,32 330,40,52
  376,46,62 424,38,60 474,14,46 520,-14,31 568,-36,23 640,-58,18 720,-66,14 800,-52,11 876,-14,8
  940,36,5.5 990,92,3
`);

/** Rings and spots along the body, and the bars of the neck. */
function coat(spine: SpinePoint[], shade: string, at: (t: number) => SpinePoint, r: Random) {
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
  return { rings, dots, bars };
}

function paddlesAlongBody(at: (t: number) => SpinePoint, r: Random) {
  return [
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
  const weeds = paddlesAlongBody(at, r);
  const leaves = weeds
    .map(
      (w) =>
        shape(w.stem, shade) +
        shape(w.blade, leaf) +
        inside(w.blade, shape(w.blade, mix(leaf, base, 0.5), 'transform="translate(-5 -7)"')),
    )
    .join('');
  const { rings, dots, bars } = coat(spine, shade, at, r);
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

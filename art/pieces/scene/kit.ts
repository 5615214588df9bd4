import { nth } from '../../list.ts';
import {
  blush,
  coral,
  deep,
  honey,
  ink,
  kelp as kelpInk,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import {
  below,
  blot,
  box,
  curve,
  fade,
  level,
  num,
  type Point,
  polygon,
  print,
  type Random,
  random,
  shape,
  stroke,
  taper,
  water,
} from '../../print.ts';
import { clip, disc, plateDefs, tone } from '../gear/kit.ts';

/** A whole scene as one print. `edge` are the waters from top to bottom, laid under the rough edge of the sheet. */
export function sheet(width: number, height: number, edge: string[], content: string, seed = 7) {
  const stops = edge
    .map((c, i) => `<stop offset="${num(i / (edge.length - 1))}" stop-color="${c}"/>`)
    .join('');
  const under = `<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><rect width="${width}" height="${height}" fill="url(#edge)"/>`;
  return print(width, height, nth(edge, 0), plateDefs(ink) + content, { seed, rough: 2.4 }).replace(
    '<g filter="url(#rough)">',
    `${under}<g filter="url(#rough)">`,
  );
}

export const sea = (
  width: number,
  height: number,
  colours: string[],
  seed: number,
  bands = 7,
  bottom = height,
) => water(width, height, { top: -30, bottom, colours, seed, bands });

/** A soft pool of another ink, stippled away to its rim. */
export function glow(x: number, y: number, rx: number, ry: number, colour: string, density = 0.7) {
  const name = `w${Math.round(x)}x${Math.round(y)}x${Math.round(rx)}x${Math.round(ry)}`;
  return `<g filter="url(#tone)"><radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${density}"/><stop offset="0.55" stop-color="${colour}" stop-opacity="${density * 0.55}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><path d="${disc(x, y, rx, ry)}" fill="url(#${name})"/></g>`;
}

/** A beam from a torch or the sun: narrow at its start. */
export function beam(
  x: number,
  y: number,
  angle: number,
  long: number,
  spread: number,
  colour: string,
  density = 0.7,
) {
  const a = (angle * Math.PI) / 180;
  const s = (spread * Math.PI) / 360;
  const p = (b: number, l: number): Point => [x + Math.cos(b) * l, y + Math.sin(b) * l];
  const d = polygon([[x, y], p(a - s, long), p(a, long * 1.04), p(a + s, long)]);
  const cx = Math.cos(a);
  const cy = Math.sin(a);
  const g = fade(colour, density, 0, {
    x1: cx < 0 ? -cx : 0,
    y1: cy < 0 ? -cy : 0,
    x2: Math.max(cx, 0),
    y2: Math.max(cy, 0),
  });
  return `<g filter="url(#tone)">${g.defs}<path d="${d}" fill="${g.fill}"/></g>`;
}

/** Light lying on the underside of the surface. */
export function ceiling(
  width: number,
  depth: number,
  seed: number,
  colour = paper,
  shade = shallow,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < width / 26; i++) {
    const y = r() ** 1.7 * depth;
    const x = r.between(-60, width);
    const long = r.between(50, 220) * (1.1 - (y / depth) * 0.7);
    const thick = r.between(4, 12) * (1.15 - y / depth);
    out += shape(
      curve([
        [x, y, 1],
        [x + long * 0.35, y - thick * 0.8],
        [x + long, y + r.between(-3, 3), 1],
        [x + long * 0.55, y + thick * 0.6],
      ]),
      r.chance(0.7) ? colour : shade,
      `opacity="${num(0.9 - (y / depth) * 0.5)}"`,
    );
  }
  return out;
}

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
    colour = kelpInk,
    shade = mix(kelpInk, ink, 0.45),
    light = mix(kelpInk, honey, 0.6),
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

/** Little fish as silhouettes, all going one way; drawn as a lens of them. */
export function school(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
  angle = 180,
  light?: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const d = Math.sqrt(r());
    const x = cx + Math.cos(a) * d * rx;
    const y = cy + Math.sin(a) * d * ry;
    const s = size * r.between(0.7, 1.15);
    const turn = angle + r.between(-10, 10);
    out += `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(s / 100)} ${num((s / 100) * (Math.abs(angle) > 90 ? -1 : 1))})">${shape('M50 0C36 -17 8 -22 -22 -9L-50 -22L-42 0L-50 20L-22 8C6 20 36 15 50 0Z', colour)}${light ? shape('M40 -7C24 -16 4 -17 -20 -6C4 -10 24 -9 40 -7Z', light) : ''}</g>`;
  }
  return out;
}

/** A sea fan. */
export function fan(x: number, y: number, size: number, seed: number, colour: string, angle = -90) {
  const r = random(seed);
  const lines: string[][] = [[], [], [], [], []];
  const grow = (px: number, py: number, a: number, l: number, depth: number) => {
    const qx = px + Math.cos(a) * l;
    const qy = py + Math.sin(a) * l;
    nth(lines, Math.min(depth, 4)).push(
      `M${num(px)} ${num(py)}Q${num((px + qx) / 2 + r.between(-4, 4))} ${num((py + qy) / 2)} ${num(qx)} ${num(qy)}`,
    );
    if (depth < 5)
      for (const s of depth === 0 ? [-0.62, 0.05, 0.58] : [-0.34, 0.36])
        grow(qx, qy, a + s + r.between(-0.14, 0.14), l * r.between(0.72, 0.88), depth + 1);
  };
  grow(x, y, (angle * Math.PI) / 180, size * 0.24, 0);
  return lines
    .map((l, i) => stroke(l.join(''), colour, (size / 100) * nth([6.5, 4.4, 3.2, 2.4, 1.9], i)))
    .join('');
}

/** Plate coral on its stalk. */
export function plateCoral(
  x: number,
  y: number,
  width: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  let out = shape(
    curve([
      [x - width * 0.08, y + width * 0.34, 1],
      [x - width * 0.07, y + width * 0.1],
      [x - width * 0.2, y, 1],
      [x + width * 0.2, y, 1],
      [x + width * 0.08, y + width * 0.1],
      [x + width * 0.1, y + width * 0.34, 1],
    ]),
    shade,
  );
  const tops: Point[] = [];
  for (let i = 0; i <= 9; i++)
    tops.push([
      x + (i / 9 - 0.5) * width,
      y - Math.sin((i / 9) * Math.PI) * width * 0.07 + r.between(-5, 3),
    ]);
  const under: Point[] = [...tops]
    .reverse()
    .map(([px, py], i) => [px, py + Math.sin((i / 9) * Math.PI) * width * 0.1 + 6]);
  const d = curve([...tops, ...under]);
  out +=
    shape(d, colour) +
    clip(
      d,
      shape(
        curve([
          ...under.map(([a, b]) => [a, b - width * 0.045] as Point),
          [x - width * 0.6, y + width],
          [x + width * 0.6, y + width],
        ]),
        shade,
      ),
    );
  return (
    out +
    stroke(
      curve(
        tops.map(([a, b]) => [a, b + 3] as Point),
        false,
      ),
      light,
      4,
    )
  );
}

/** Staghorn, fingers up. */
export function staghorn(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  light: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i / 8 - 0.5) * 1.9 + r.between(-0.1, 0.1);
    const l = size * r.between(0.7, 1.05);
    const mid: Point = [x + Math.cos(a) * l * 0.5 + (i - 4) * 3, y + Math.sin(a) * l * 0.5];
    const tip: Point = [x + Math.cos(a * 0.94 - 0.09) * l, y + Math.sin(a) * l];
    out += shape(taper([[x + (i - 4) * 5, y + 6], mid, tip], size * 0.13, size * 0.06), colour);
    const b: Point = [mid[0] + Math.cos(a + 0.7) * l * 0.34, mid[1] + Math.sin(a + 0.7) * l * 0.34];
    out +=
      shape(
        taper([mid, [(mid[0] + b[0]) / 2, (mid[1] + b[1]) / 2], b], size * 0.09, size * 0.05),
        colour,
      ) +
      shape(disc(tip[0], tip[1], size * 0.04), light) +
      shape(disc(b[0], b[1], size * 0.035), light);
  }
  return out;
}

/** A clump of tube sponges. */
export function sponges(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < 5; i++) {
    const px = x + (i - 2) * size * 0.26;
    const h = size * r.between(0.55, 1.1) * (i === 2 ? 1.2 : 1);
    const w = size * r.between(0.12, 0.16);
    const lean = (i - 2) * size * 0.08 + r.between(-4, 4);
    const d = curve([
      [px - w * 0.7, y + 8, 1],
      [px - w + lean * 0.5, y - h * 0.5],
      [px - w * 1.05 + lean, y - h, 1],
      [px + w * 1.05 + lean, y - h, 1],
      [px + w + lean * 0.5, y - h * 0.5],
      [px + w * 0.7, y + 8, 1],
    ]);
    out +=
      shape(d, colour) +
      clip(d, shape(box(px + w * 0.1 + lean * 0.6, y - h * 1.2, w * 3, h * 1.4), shade)) +
      shape(disc(px + lean, y - h, w * 1.05, w * 0.4), light) +
      shape(disc(px + lean, y - h + 1, w * 0.72, w * 0.24), shade);
  }
  return out;
}

export function boulderCoral(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  const d = curve([
    [x - size, y + 10, 1],
    [x - size * 0.94, y - size * 0.36],
    [x - size * 0.56, y - size * 0.74],
    [x, y - size * 0.82],
    [x + size * 0.58, y - size * 0.66],
    [x + size * 0.96, y - size * 0.28],
    [x + size, y + 10, 1],
  ]);
  let lines = '';
  for (let i = 0; i < 7; i++) {
    const py = y - size * 0.7 + i * size * 0.13;
    lines += curve(
      Array.from(
        { length: 9 },
        (_, j) =>
          [
            x - size + (j / 8) * size * 2,
            py + Math.sin(j * 1.9 + i) * size * 0.05 + r.between(-3, 3),
          ] as Point,
      ),
      false,
    );
  }
  return (
    shape(d, colour) +
    clip(
      d,
      tone(box(x - size, y - size * 0.5, size * 2, size * 0.6), shade, 0, 0.9) +
        stroke(lines, shade, size * 0.03) +
        stroke(
          curve(
            [
              [x - size * 0.8, y - size * 0.44],
              [x - size * 0.4, y - size * 0.72],
              [x, y - size * 0.74],
            ],
            false,
          ),
          light,
          size * 0.06,
        ),
    )
  );
}

/** A low heap of sponge and sea squirt. */
export function ascidians(
  x: number,
  y: number,
  size: number,
  seed: number,
  colour: string,
  shade: string,
  light: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < 8; i++) {
    const px = x + r.between(-0.8, 0.8) * size;
    const s = size * r.between(0.2, 0.38);
    const py = y - s * 0.4 - (1 - Math.abs(px - x) / size) * size * 0.4;
    const d = blot(px, py, s, r, 0.9);
    out +=
      shape(d, i % 3 ? colour : mix(colour, shade, 0.4)) +
      clip(d, shape(disc(px + s * 0.4, py + s * 0.5, s), mix(colour, shade, 0.7))) +
      shape(disc(px - s * 0.2, py - s * 0.5, s * 0.22, s * 0.14), i % 2 ? light : shade);
  }
  return out;
}

/** What grows and in which inks; `cool` waters have fans, sponges and ascidians but no reef-building corals. */
export type Growth = { tints: string[]; shade: string; light: string; cool?: boolean };
export const tropic: Growth = {
  tints: [coral, blush, honey, mix(reef, shallow, 0.45), mix(coral, ochre, 0.5)],
  shade: mix(deep, coral, 0.18),
  light: mix(blush, paper, 0.4),
};
export const temperate: Growth = {
  tints: [ochre, honey, mix(kelpInk, honey, 0.3), blush, mix(coral, ochre, 0.3)],
  shade: mix(ink, rust, 0.3),
  light: mix(honey, paper, 0.4),
  cool: true,
};
/** The same garden further off or deeper, where the water takes the warm inks. */
export const faded = (g: Growth, into: string, t: number): Growth => ({
  ...g,
  tints: g.tints.map((c) => mix(c, into, t)),
  shade: mix(g.shade, into, t),
  light: mix(g.light, into, t),
});

/** The hummock that a thing grows out of, with what is small on it: hides where its foot was cut. */
function hummock(x: number, y: number, half: number, r: Random, foot: string, g: Growth) {
  const top: Point[] = [];
  const steps = 7;
  for (let i = 0; i <= steps; i++) {
    const across = (i / steps) * 2 - 1;
    const arch = (1 - across * across) * half * 0.2;
    top.push([
      x + across * half * r.between(0.94, 1.06),
      y + 9 - arch - (i % 2) * half * r.between(0.02, 0.1),
    ]);
  }
  const under: Point[] = [
    [x + half * 0.7, y + 13 + half * 0.12],
    [x - half * 0.1, y + 15 + half * r.between(0.12, 0.2)],
    [x - half * 0.74, y + 13 + half * 0.1],
  ];
  let out =
    tone(box(x - half * 0.86, y - half * 0.42, half * 1.72, half * 0.42 + 8), foot, 0, 0.72) +
    shape(curve([...top, ...under]), foot);
  for (let i = 0; i < 6; i++) {
    const across = r.between(-0.84, 0.84);
    const size = half * r.between(0.05, 0.13);
    const px = x + across * half;
    const py = y + 9 - (1 - across * across) * half * 0.14 + r.between(0, half * 0.16);
    const tint = mix(r.pick(g.tints), foot, r.between(0.3, 0.6));
    out += shape(blot(px, py, size, r, 0.7), tint);
    if (i % 3 === 0)
      out += shape(disc(px - size * 0.2, py - size * 0.3, size * 0.24), mix(tint, g.light, 0.5));
  }
  return out;
}

/**
 * Corals and sponges along a line, biggest first, some near one another and some apart.
 * @param foot the ink of the ground, out of which they then grow
 */
export function garden(
  line: (x: number) => number,
  from: number,
  to: number,
  count: number,
  size: number,
  seed: number,
  g: Growth,
  foot?: string,
) {
  const r = random(seed);
  const ground = random(seed + 1009);
  let out = '';
  const places = Array.from(
    { length: count },
    (_, i) => from + ((i + r.between(0.1, 0.9)) / count) * (to - from),
  );
  for (const [i, x] of places.entries()) {
    const y = line(x) + r.between(2, 14);
    const s = size * r.between(0.6, 1.15);
    const tint = r.pick(g.tints);
    const what = (i * 3 + r.whole(0, 1)) % 5;
    const shadeOf = mix(tint, g.shade, 0.55);
    if (what === 0)
      out += fan(x, y, s * 1.5, seed + i, mix(tint, g.shade, 0.15), -90 + r.between(-16, 16));
    else if (what === 2 || (g.cool && what === 1))
      out += sponges(x, y, s * r.between(0.6, 0.95), seed + i, tint, shadeOf, g.light);
    else if (g.cool && what === 3)
      out += ascidians(x, y, s * 0.7, seed + i, tint, shadeOf, g.light);
    else if (what === 1) out += staghorn(x, y, s * 0.95, seed + i, tint, g.light);
    else if (what === 3)
      out += plateCoral(x, y - s * 0.42, s * 1.7, seed + i, tint, shadeOf, g.light);
    else out += boulderCoral(x, y, s * 0.62, seed + i, tint, shadeOf, g.light);
    if (foot)
      out += hummock(
        x,
        y,
        s * (what === 0 ? 0.5 : 0.82) * ground.between(0.9, 1.15),
        ground,
        foot,
        g,
      );
  }
  return out;
}

/** Rock: a broken outline, its lit top and its stippled foot. */
export function rock(
  points: Point[],
  colour: string,
  shade: string,
  light: string,
  seed: number,
  bottom: number,
) {
  const r = random(seed);
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = nth(points, i);
    const [x1, y1] = nth(points, i + 1);
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 46));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      line.push([
        x0 + (x1 - x0) * t + (s ? r.between(-9, 9) : 0),
        y0 + (y1 - y0) * t + (s ? r.between(-12, 12) : 0),
        r.chance(0.5) ? 1 : 0,
      ]);
    }
  }
  line.push(nth(points, points.length - 1));
  const d = `${curve(line, false)}L${num(nth(line, line.length - 1)[0])} ${bottom}L${num(nth(line, 0)[0])} ${bottom}Z`;
  const [, minY] = line.reduce((a, b) => (b[1] < a[1] ? b : a));
  let cracks = '';
  let facets = '';
  for (let i = 0; i + 2 < line.length; i += 2) {
    const [x, y] = nth(line, i);
    const [x2, y2] = nth(line, i + 2);
    const l = r.between(50, 190);
    if (i % 4 === 0)
      facets += polygon([
        [x, y - 4],
        [nth(line, i + 1)[0], nth(line, i + 1)[1] - 4],
        [x2, y2 - 4],
        [x2 + r.between(-30, 10), y2 + l * r.between(0.5, 0.9)],
        [x + r.between(-10, 34), y + l],
      ]);
    else
      cracks += polygon([
        [x, y + 8],
        [x + r.between(6, 16), y + 12],
        [x + r.between(-16, 24), y + l * 1.3],
        [x + r.between(-24, 8), y + l * 0.7],
      ]);
  }
  const top = [
    ...line.map(([x, y]) => [x + 2, y + (r.chance(0.3) ? 2 : r.between(5, 17))] as Point),
  ].reverse();
  return (
    shape(d, colour) +
    clip(
      d,
      shape(facets, mix(colour, light, 0.3)) +
        shape(cracks, shade) +
        tone(
          box(
            nth(line, 0)[0] - 20,
            minY + 40,
            nth(line, line.length - 1)[0] - nth(line, 0)[0] + 40,
            bottom - minY,
          ),
          shade,
          0,
          1,
        ) +
        shape(`${curve(line, false)}${curve(top, false).replace('M', 'L')}Z`, light),
    )
  );
}

/** A jetty pile with its coat of sponge and ascidian. */
export function pile(
  x: number,
  top: number,
  bottom: number,
  width: number,
  seed: number,
  colour: string,
  shade: string,
  growth?: Growth,
  from = 0.25,
) {
  const r = random(seed);
  const lean = r.between(-8, 8);
  const d = polygon([
    [x - width / 2 + lean, top],
    [x + width / 2 + lean, top],
    [x + width / 2, bottom],
    [x - width / 2, bottom],
  ]);
  let out =
    shape(d, colour) + clip(d, shape(box(x + width * 0.08, top, width, bottom - top), shade));
  if (growth)
    for (let i = 0; i < (bottom - top) / 5; i++) {
      const t = from + (1 - from) * r() ** 0.8;
      const y = top + (bottom - top) * t;
      const across = r.between(-0.6, 0.6);
      const px = x + across * width;
      const tint = mix(
        r.pick(growth.tints),
        growth.shade,
        across > 0.1 ? 0.5 : across > -0.15 ? 0.25 : 0.05,
      );
      const s = r.between(0.05, 0.15) * width * (Math.abs(across) > 0.45 ? 1.25 : 1);
      out += shape(blot(px, y, s, r, r.between(0.7, 1.5)), tint);
      if (r.chance(0.16)) out += shape(disc(px - s * 0.25, y - s * 0.3, s * 0.28), growth.light);
      if (i % 17 === 5 && width > 50)
        out += fan(
          px + Math.sign(across) * width * 0.2,
          y,
          width * 0.75,
          seed + i,
          tint,
          across > 0 ? -35 : -145,
        );
    }
  return out;
}

/** Waves as a chop line with a lit crest, for views half above the water. */
export function swellLine(
  width: number,
  y: number,
  height: number,
  long: number,
  seed: number,
): Point[] {
  const r = random(seed);
  const p: Point[] = [];
  for (let x = -80, i = 0; x <= width + 160; x += long / 2, i++)
    p.push([x, y + (i % 2 ? height : -height) * r.between(0.6, 1.1)]);
  return p;
}

/** A dive boat from the side, its waterline at `y`; about 500 units long before scaling. It looks left. */
export function diveBoat(
  x: number,
  y: number,
  length: number,
  options: {
    flip?: boolean;
    hull?: string;
    shade?: string;
    top?: string;
    dark?: string;
    flag?: boolean;
    under?: string;
  } = {},
) {
  const {
    flip,
    hull = paper,
    shade = mix(sand, reef, 0.35),
    top = reef,
    dark = ink,
    flag = true,
    under,
  } = options;
  let out = '';
  if (under)
    out +=
      shape(curve('-236,-6^ 240,-6^ 236,26 180,44 0,52 -150,34 -214,14'), under) +
      shape(polygon('196,30 226,30 232,74 212,74'), under) +
      shape(disc(224, 78, 8, 26), under);
  out +=
    shape(curve('-262,-62^ -232,-4^ 240,-4^ 246,-54^ 120,-50 -60,-54 -170,-62'), hull) +
    shape(polygon('-244,-26 -232,0 240,0 243,-24'), top) +
    shape(
      curve(`
        -262,-62^ -170,-62 -60,-54 120,-50 246,-54^ 245,-44^ 120,-40 -60,-44 -170,-50 -257,-50^
      `),
      shade,
    );
  out +=
    shape(curve('-150,-60^ -116,-132^ 40,-136^ 44,-52^'), hull) +
    shape(polygon('-126,-78 -104,-122 -62,-124 -62,-78'), dark) +
    shape(polygon('-50,-78 -50,-124 -4,-126 -4,-78'), dark) +
    shape(polygon('8,-78 8,-126 32,-126 32,-78'), dark) +
    shape(polygon('4,-56 44,-54 40,-134 20,-134'), shade, 'opacity="0.55"');
  out +=
    shape(polygon('-130,-146 -112,-158 214,-158 220,-146'), top) +
    stroke('M210 -148V-54M130 -148V-52', dark, 5);
  for (let i = 0; i < 5; i++)
    out += shape(
      `M${70 + i * 24} -52v-34q8 -12 16 0v34Z`,
      i % 2 ? mix(shallow, paper, 0.3) : honey,
    );
  out += stroke('M-250 -64L-246 -96L-160 -92M-205 -63V-94', dark, 3);
  out += stroke('M-60 -158V-250', dark, 5);
  // Code flag A: a diver is down
  if (flag)
    out += flip
      ? `<g transform="translate(-60 0) scale(-1 1) translate(60 0)">${flagA}</g>`
      : flagA;
  const k = length / 500;
  return `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})">${out}</g>`;
}
const flagA =
  shape('M-58 -248H-30V-206H-58Z', paper) + shape('M-30 -248H10L-8 -227L10 -206H-30Z', '#0B4F94');

/** A boat's hull seen from beneath, against the light. */
export function hullBelow(
  x: number,
  y: number,
  length: number,
  colour: string,
  light: string,
  angle = 0,
) {
  const out =
    shape(
      curve(`
        -500,0 -380,-84 -160,-128 120,-132 440,-112^ 452,0 440,112^ 120,132 -160,128 -380,84
      `),
      colour,
    ) +
    shape(curve('-480,0 -200,-14 430,-12^ 430,12^ -200,14'), light) +
    shape(round4(440, -60, 44, 40), colour) +
    shape(round4(440, 24, 44, 40), colour) +
    stroke('M-420 -40C-300 -92 -100 -106 120 -108', light, 8, 'opacity="0.6"');
  const k = length / 1000;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${k})">${out}</g>`;
}
const round4 = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** A depth rule: ticks on a line, the mark of the whole guide. */
export function depthRule(
  x: number,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  every = 5,
) {
  let d = `M${x} ${top}V${bottom}`;
  for (let i = 0; i <= count; i++)
    d += `M${x} ${num(top + ((bottom - top) * i) / count)}h${i % every === 0 ? 34 : 16}`;
  return stroke(d, colour, 4);
}

export const under = (w: number, y: number, bottom: number, sway: number, r: Random) =>
  below(level(w, y, sway, r), bottom);

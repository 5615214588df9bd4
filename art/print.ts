import { nth } from './list.ts';
import { deep, mix, paper, reef, sand, shallow } from './palette.ts';

export type Piece = {
  /** Folder below public/art, e.g. `posters`. */
  kind: string;
  name: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /** Widths in pixels that the responsive files get. */
  widths: number[];
  svg(): string;
  /** Strength of the paper grain, 0 to 1; 0.5 when left out. */
  grain?: number;
  /** PNG files below public/ in place of the usual set, without grain. */
  png?: { path: string; size: number }[];
};

/** x, y and, when the outline has a corner there, 1. */
export type Point = [number, number] | [number, number, number];

export type Random = {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
};

/** Seeded generator (mulberry32): the same seed prints the same picture. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Random;
  next.between = (low, high) => low + next() * (high - low);
  next.whole = (low, high) => Math.floor(next.between(low, high + 1));
  next.pick = (list) => nth(list, Math.floor(next() * list.length));
  next.chance = (share) => next() < share;
  return next;
}

let ids = 0;
/** Call before each piece so that its ids don't depend on what was drawn before it. */
export function resetIds() {
  ids = 0;
}
export function id(prefix = 'i') {
  ids += 1;
  return `${prefix}${ids}`;
}

export const num = (value: number) => String(Math.round(value * 100) / 100);

/** Reads points written as in SVG's `points` attribute, `x,y x,y`; `x,y^` is a corner. */
export function parsePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, x, y, corner] = /^([-\d.e]+),([-\d.e]+)(\^?)$/.exec(word) ?? [];
      if (x === undefined || y === undefined) throw new Error(`"${word}" is no point`);
      return corner ? [Number(x), Number(y), 1] : [Number(x), Number(y)];
    });
}

/** The same text without corners, as pairs of numbers. */
export const parsePairs = (text: string) =>
  parsePoints(text).map(([x, y]): [number, number] => [x, y]);

/** Points, or the text of them that parsePoints reads. */
export type Outline = Point[] | string;
export const pointsOf = (outline: Outline) =>
  typeof outline === 'string' ? parsePoints(outline) : outline;

/** Catmull-Rom through the points as cubic Béziers. */
export function curve(outline: Outline, closed = true, tension = 1): string {
  const points = pointsOf(outline);
  const count = points.length;
  const at = (i: number) =>
    nth(points, closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1));
  const tangent = (i: number): [number, number] => {
    if (at(i)[2]) return [0, 0];
    const a = at(i - 1);
    const b = at(i + 1);
    return [((b[0] - a[0]) / 6) * tension, ((b[1] - a[1]) / 6) * tension];
  };
  let d = `M${num(nth(points, 0)[0])} ${num(nth(points, 0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const p = at(i);
    const q = at(i + 1);
    const span = Math.hypot(q[0] - p[0], q[1] - p[1]) / 2;
    const limit = ([x, y]: [number, number]): [number, number] => {
      const size = Math.hypot(x, y);
      return size > span ? [(x / size) * span, (y / size) * span] : [x, y];
    };
    const t = limit(tangent(i));
    const u = limit(tangent(i + 1));
    d += `C${num(p[0] + t[0])} ${num(p[1] + t[1])} ${num(q[0] - u[0])} ${num(q[1] - u[1])} ${num(q[0])} ${num(q[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const polygon = (outline: Outline) =>
  `M${pointsOf(outline)
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')}Z`;

export const shape = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** A stroke that thins from `from` to `to` pixels along a line of points: stems, tails, strings. */
export function taper(outline: Outline, from: number, to: number): string {
  const points = pointsOf(outline);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const a = nth(points, Math.max(i - 1, 0));
    const b = nth(points, Math.min(i + 1, points.length - 1));
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (from + ((to - from) * i) / (points.length - 1)) / 2;
    const nx = (-(b[1] - a[1]) / size) * half;
    const ny = ((b[0] - a[0]) / size) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return curve([...left, ...right]);
}

export const group = (content: string, extra = '') => `<g ${extra}>${content}</g>`;

const stippleFilter = (name: string, frequency: number, seed: number) =>
  `<filter id="${name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${num(frequency)}" numOctaves="2" seed="${seed}" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -0.8" result="a"/><feComposite in="SourceAlpha" in2="a" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="m"/><feComponentTransfer in="m" result="t"><feFuncA type="table" tableValues="0 1 1 1 1 1"/></feComponentTransfer><feComponentTransfer in="SourceGraphic" result="s"><feFuncA type="table" tableValues="0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"/></feComponentTransfer><feComposite in="s" in2="t" operator="in"/></filter>`;

/**
 * Draws a thing made on a 1000-unit length at a place: `length` in pixels, `angle` in degrees,
 * `flip` mirrors it left to right. Stipple inside keeps the size it has elsewhere in the print.
 */
export function place(
  content: string,
  x: number,
  y: number,
  length: number,
  angle = 0,
  flip = false,
) {
  const scale = Math.round(length * 10) / 10000;
  let inner = content;
  if (content.includes('url(#stipple)')) {
    const name = id('s');
    inner =
      stippleFilter(name, 0.62 * scale, 7) + content.replaceAll('url(#stipple)', `url(#${name})`);
  }
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;
}

/** Content kept inside an outline. */
export function inside(d: string, content: string, extra = '') {
  const name = id('c');
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})" ${extra}>${content}</g>`;
}

/** Soft edges and gradients become stipple, as a grained stone or a spatter screen prints them. */
export const stippled = (content: string) => `<g filter="url(#stipple)">${content}</g>`;

/** The plate below slipped: a hairline of lighter ink shows on one edge. */
export const slipped = (content: string) => `<g filter="url(#slip)">${content}</g>`;

/** A vertical or slanted fade of one ink, for use inside `stippled`. */
export function fade(
  colour: string,
  from: number,
  to: number,
  direction: { x1: number; y1: number; x2: number; y2: number } = { x1: 0, y1: 0, x2: 0, y2: 1 },
): { defs: string; fill: string } {
  const name = id('g');
  const { x1, y1, x2, y2 } = direction;
  return {
    defs: `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient>`,
    fill: `url(#${name})`,
  };
}

/** A shape whose ink thins across it, stippled: `from` and `to` are densities 0 to 1. */
export function shaded(
  d: string,
  colour: string,
  from: number,
  to: number,
  direction?: { x1: number; y1: number; x2: number; y2: number },
) {
  const g = fade(colour, from, to, direction);
  return stippled(`${g.defs}<path d="${d}" fill="${g.fill}"/>`);
}

export const box = (x: number, y: number, width: number, height: number) =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** Wraps a drawing as one print: filters, ground colour, slightly hand-cut edges. */
export function print(
  width: number,
  height: number,
  ground: string,
  content: string,
  options: { seed?: number; slip?: string; slipX?: number; slipY?: number; rough?: number } = {},
) {
  const { seed = 7, slip = paper, slipX = -2.5, slipY = -2, rough = 3 } = options;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
${stippleFilter('stipple', 0.62, seed)}
<filter id="slip" x="-0.05" y="-0.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feFlood flood-color="${slip}" flood-opacity="0.6"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="${slipX}" dy="${slipY}" result="u"/><feMerge><feMergeNode in="u"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="rough" filterUnits="userSpaceOnUse" x="-20" y="-20" width="${width + 40}" height="${height + 40}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="3" seed="${seed + 1}"/><feDisplacementMap in="SourceGraphic" scale="${rough}" xChannelSelector="R" yChannelSelector="G"/></filter>
</defs><rect width="${width}" height="${height}" fill="${ground}"/><g ${rough ? 'filter="url(#rough)"' : ''}><rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" fill="${ground}"/>${content}</g></svg>`;
}

/** A gently wavy level line from the left edge to the right one. */
export function level(width: number, y: number, sway: number, r: Random, step = 220): Point[] {
  const points: Point[] = [];
  for (let x = -40; x <= width + 40 + step; x += step) points.push([x, y + r.between(-sway, sway)]);
  return points;
}

/** The outline below such a line, down to `bottom`. */
export const below = (line: Point[], bottom: number) =>
  `${curve(line, false)}L${num(nth(line, line.length - 1)[0])} ${num(bottom)}L${num(nth(line, 0)[0])} ${num(bottom)}Z`;

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
  _width: number,
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

/** Specks that hang in the water: plankton, bubbles far off. */
export function specks(
  width: number,
  height: number,
  count: number,
  colour: string,
  seed = 11,
  size = 2.2,
) {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = r() * width;
    const y = r() * height;
    const s = r.between(0.5, 1) * size;
    d += `M${num(x - s)} ${num(y)}a${num(s)} ${num(s)} 0 1 0 ${num(s * 2)} 0a${num(s)} ${num(s)} 0 1 0 ${num(-s * 2)} 0Z`;
  }
  return shape(d, colour, 'opacity="0.55"');
}

/** Outline around a spine of x, y and half-width: necks, tails, eels, kelp stems. */
export function tube(spine: [number, number, number][]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, half], i) => {
    const a = nth(spine, Math.max(i - 1, 0));
    const b = nth(spine, Math.min(i + 1, spine.length - 1));
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = (b[1] - a[1]) / size;
    const ny = -(b[0] - a[0]) / size;
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  });
  return curve([...left, ...right]);
}

/** Points at even steps along a smooth line through `through`, with the direction there in radians. */
export function along(
  through: Point[],
  count: number,
): { x: number; y: number; angle: number; t: number }[] {
  const fine: [number, number][] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, Math.min(i + 2, through.length - 1)].map((n) =>
      nth(through, Math.max(n, 0)),
    ) as [Point, Point, Point, Point];
    for (let s = 0; s < 24; s++) {
      const t = s / 24;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      fine.push([at(0), at(1)]);
    }
  }
  const end = nth(through, through.length - 1);
  fine.push([end[0], end[1]]);
  const sums = [0];
  for (let i = 1; i < fine.length; i++)
    sums.push(
      nth(sums, i - 1) +
        Math.hypot(nth(fine, i)[0] - nth(fine, i - 1)[0], nth(fine, i)[1] - nth(fine, i - 1)[1]),
    );
  const out = [];
  let j = 1;
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    const want = t * nth(sums, sums.length - 1);
    while (j < fine.length - 1 && nth(sums, j) < want) j++;
    const share = (want - nth(sums, j - 1)) / (nth(sums, j) - nth(sums, j - 1) || 1);
    const [x0, y0] = nth(fine, j - 1);
    const [x1, y1] = nth(fine, j);
    out.push({
      x: x0 + (x1 - x0) * share,
      y: y0 + (y1 - y0) * share,
      angle: Math.atan2(y1 - y0, x1 - x0),
      t,
    });
  }
  return out;
}

/** An uneven round blot; `squash` below 1 flattens it. */
export function blot(x: number, y: number, size: number, r: Random, squash = 1, angle = 0): string {
  const points: Point[] = [];
  const count = size > 12 ? 7 : 5;
  const turn = r() * 6;
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * Math.PI * 2;
    const s = size * r.between(0.82, 1.15);
    const px = Math.cos(a) * s;
    const py = Math.sin(a) * s * squash;
    points.push([
      x + px * Math.cos(angle) - py * Math.sin(angle),
      y + px * Math.sin(angle) + py * Math.cos(angle),
    ]);
  }
  return curve(points);
}

/** Blots spread evenly over a box with jitter, never in rows: coats of spotted animals. */
export function spots(
  area: { x: number; y: number; width: number; height: number },
  gap: number,
  r: Random,
  size: (x: number, y: number) => number,
  squash = 1,
): string {
  let d = '';
  let row = 0;
  for (let y = area.y; y < area.y + area.height; y += gap * 0.87) {
    row += 1;
    for (let x = area.x + (row % 2) * gap * 0.5; x < area.x + area.width; x += gap) {
      const px = x + r.between(-0.28, 0.28) * gap;
      const py = y + r.between(-0.28, 0.28) * gap;
      const s = size(px, py) * r.between(0.7, 1.2);
      if (s > 0.4) d += blot(px, py, s, r, squash);
    }
  }
  return d;
}

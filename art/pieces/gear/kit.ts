import { nth } from '../../list.ts';
import {
  abyss,
  coral,
  deep,
  dune,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import {
  box,
  curve,
  fade,
  id,
  num,
  type Outline,
  type Point,
  pointsOf,
  random,
  shape,
  stroke,
} from '../../print.ts';

/** The inks of one colour way. */
export type Dress = {
  name: 'reef' | 'ochre' | 'night';
  ground: string;
  under: string;
  mark: string;
  shadow: string;
  /** Rubber, neoprene, plastic. */
  dark: string;
  darkShade: string;
  darkLight: string;
  /** The coloured part. */
  main: string;
  mainShade: string;
  mainLight: string;
  /** Small accent: pulls, buttons, octopus. */
  spark: string;
  sparkShade: string;
  metal: string;
  metalShade: string;
  metalLight: string;
  glass: string;
  glassLight: string;
  line: string;
};

export const dresses: [Dress, Dress, Dress] = [
  {
    name: 'reef',
    ground: mix(shallow, paper, 0.52),
    under: mix(shallow, paper, 0.12),
    mark: lagoon,
    shadow: mix(shallow, reef, 0.42),
    dark: '#123544',
    darkShade: ink,
    darkLight: mix(deep, shallow, 0.3),
    main: reef,
    mainShade: deep,
    mainLight: mix(reef, shallow, 0.55),
    spark: coral,
    sparkShade: mix(coral, ink, 0.35),
    metal: '#DCE3DC',
    metalShade: mix(lagoon, ink, 0.18),
    metalLight: paper,
    glass: mix(reef, deep, 0.35),
    glassLight: shallow,
    line: ink,
  },
  {
    name: 'ochre',
    ground: sand,
    under: mix(sand, honey, 0.55),
    mark: mix(sand, ochre, 0.45),
    shadow: mix(dune, ochre, 0.36),
    dark: mix(ink, ochre, 0.14),
    darkShade: mix(ink, '#000000', 0.25),
    darkLight: mix(ink, sand, 0.32),
    main: ochre,
    mainShade: rust,
    mainLight: honey,
    spark: reef,
    sparkShade: deep,
    metal: paper,
    metalShade: mix(dune, ink, 0.35),
    metalLight: '#FFFFFF',
    glass: mix(reef, ink, 0.2),
    glassLight: shallow,
    line: mix(ink, ochre, 0.1),
  },
  {
    name: 'night',
    ground: mix(deep, ink, 0.35),
    under: mix(reef, deep, 0.25),
    mark: mix(reef, shallow, 0.15),
    shadow: mix(abyss, ink, 0.6),
    dark: '#0B2430',
    darkShade: '#061720',
    darkLight: mix(reef, shallow, 0.3),
    main: mix(shallow, paper, 0.1),
    mainShade: mix(reef, shallow, 0.35),
    mainLight: paper,
    spark: honey,
    sparkShade: ochre,
    metal: mix(sand, shallow, 0.35),
    metalShade: mix(reef, shallow, 0.25),
    metalLight: paper,
    glass: mix(honey, paper, 0.25),
    glassLight: paper,
    line: '#061720',
  },
];

/** Filters of the plates: grain over the bounding box alone, and the shadow that an object throws. */
export const plateDefs = (shadow: string, dx = 26, dy = 34) => `<defs>
<filter id="tone" x="-0.05" y="-0.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="2" seed="4" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -0.8" result="a"/><feComposite in="SourceAlpha" in2="a" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="m"/><feComponentTransfer in="m" result="t"><feFuncA type="table" tableValues="0 1 1 1 1 1"/></feComponentTransfer><feComponentTransfer in="SourceGraphic" result="s"><feFuncA type="table" tableValues="0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"/></feComponentTransfer><feComposite in="s" in2="t" operator="in"/></filter>
<filter id="cast" filterUnits="userSpaceOnUse" x="-200" y="-200" width="2400" height="1600" color-interpolation-filters="sRGB"><feFlood flood-color="${shadow}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="${dx}" dy="${dy}"/></filter></defs>`;

type Direction = { x1: number; y1: number; x2: number; y2: number };
export const down: Direction = { x1: 0, y1: 0, x2: 0, y2: 1 };
export const up: Direction = { x1: 0, y1: 1, x2: 0, y2: 0 };
export const right: Direction = { x1: 0, y1: 0, x2: 1, y2: 0 };
export const left: Direction = { x1: 1, y1: 0, x2: 0, y2: 0 };
export const slant: Direction = { x1: 0.1, y1: 0, x2: 0.9, y2: 1 };

/** Stippled ink that thins across a shape, wherever the shape lies. */
export function tone(
  d: string,
  colour: string,
  from: number,
  to: number,
  direction: Direction = down,
) {
  const g = fade(colour, from, to, direction);
  return `<g filter="url(#tone)">${g.defs}<path d="${d}" fill="${g.fill}"/></g>`;
}

export function clip(d: string, content: string) {
  const name = id('k');
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;
}

/** An outline given as its right half from the top to the bottom, mirrored about `cx`. */
export function twin(outline: Outline, cx: number): string {
  const half = pointsOf(outline);
  const rest = half
    .filter(([x]) => Math.abs(x) > 0.01)
    .map((p) => [cx - p[0], p[1], p[2] ?? 0] as Point)
    .reverse();
  return curve([...half.map((p) => [cx + p[0], p[1], p[2] ?? 0] as Point), ...rest]);
}

export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`;

export const round = (x: number, y: number, w: number, h: number, r: number) =>
  `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${num(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${num(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const turned = (content: string, x: number, y: number, angle = 0, scale = 1) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${num(scale)})">${content}</g>`;

/** A hose or strap: a dark edge, the body, a light along its upper side. */
export function hose(d: string, width: number, body: string, edge: string, light: string) {
  return (
    stroke(d, edge, width) +
    stroke(d, body, width * 0.8) +
    `<g transform="translate(${num(-width * 0.12)} ${num(-width * 0.16)})">${stroke(d, light, width * 0.16)}</g>`
  );
}

/** Points along a Bézier or any list of points, for ribs and stitches. */
export function along(points: Point[], count: number): { x: number; y: number; angle: number }[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(
      nth(lengths, i - 1) +
        Math.hypot(
          nth(points, i)[0] - nth(points, i - 1)[0],
          nth(points, i)[1] - nth(points, i - 1)[1],
        ),
    );
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
  for (const { x, y, angle } of along(bezier(p), ribs))
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

/** The printed ground of a plate, one per colour way. */
export function ground(d: Dress, width: number, height: number, seed: number) {
  const r = random(seed);
  let out = shape(box(-20, -20, width + 40, height + 40), d.ground);
  if (d.name === 'reef') {
    const floor: Point[] = [];
    for (let x = -60; x <= width + 200; x += 170) floor.push([x, 590 + r.between(-16, 16)]);
    const under = `${curve(floor, false)}L${width + 200} ${height + 40}L-60 ${height + 40}Z`;
    out += shape(under, d.under) + tone(`M-60 420H${width + 60}V640H-60Z`, d.under, 0, 0.7);
    for (let i = 0; i < 7; i++) {
      const y = 640 + i * 30 + r.between(-6, 6);
      let x = r.between(-120, 60);
      while (x < width) {
        const long = r.between(90, 260);
        out += shape(
          curve([
            [x, y, 1],
            [x + long * 0.5, y - 8],
            [x + long, y, 1],
            [x + long * 0.55, y + 1],
          ]),
          d.mark,
          'opacity="0.55"',
        );
        x += long + r.between(60, 280);
      }
    }
  } else if (d.name === 'ochre') {
    const cx = r.between(430, 760);
    const cy = r.between(330, 400);
    out += shape(disc(cx, cy, 318), d.under);
    out += clip(disc(cx, cy, 318), tone(box(cx - 330, cy - 330, 660, 660), d.mark, 0, 0.55));
    for (let i = 0; i < 5; i++) {
      const y = 628 + i * 34;
      let x = r.between(-120, 60);
      while (x < width) {
        const long = r.between(120, 340);
        out += shape(
          curve([
            [x, y, 1],
            [x + long * 0.5, y - 9],
            [x + long, y + 3, 1],
            [x + long * 0.55, y],
          ]),
          d.mark,
          'opacity="0.5"',
        );
        x += long + r.between(90, 320);
      }
    }
  } else {
    const cx = r.between(500, 700);
    out += tone(disc(cx, 400, 620, 430), d.under, 0.62, 0.28);
    out +=
      shape(disc(cx, 400, 505, 325), mix(d.under, d.ground, 0.25)) +
      tone(disc(cx - 20, 380, 430, 262), d.mark, 0.6, 0.1);
    for (let i = 0; i < 46; i++)
      out += shape(disc(r() * width, r() * height, r.between(1.2, 2.8)), shallow, 'opacity="0.5"');
  }
  // A depth rule down the left edge, as on every page of the guide.
  let ticks = '';
  for (let i = 0; i <= 20; i++) ticks += `M44 ${64 + i * 33.6}h${i % 5 === 0 ? 26 : 12}`;
  const rule = d.name === 'night' ? mix(reef, shallow, 0.3) : d.line;
  return out + stroke(`M44 64V736${ticks}`, rule, 2.5, 'opacity="0.55"');
}

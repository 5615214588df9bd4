import { ink, paper, shallow } from '../../palette.ts';
import { nth } from '../list.ts';
import { curve, num, type Point, polygon } from '../outline.ts';
import { disc, plateDefs } from '../plate.ts';
import { fade, print, shape, stroke } from '../print.ts';
import { random } from '../random.ts';
import { water } from '../water.ts';

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

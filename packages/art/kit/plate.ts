import { curve, num, type Outline, type Point, pointsOf } from './outline.ts';
import { fade, id } from './print.ts';

/** Filters of the plates: grain over the bounding box alone, and the shadow that an object throws. */
export const plateDefs = (shadow: string, dx = 26, dy = 34) => `<defs>
<filter id="tone" x="-0.05" y="-0.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="2" seed="4" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -0.8" result="a"/><feComposite in="SourceAlpha" in2="a" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="m"/><feComponentTransfer in="m" result="t"><feFuncA type="table" tableValues="0 1 1 1 1 1"/></feComponentTransfer><feComponentTransfer in="SourceGraphic" result="s"><feFuncA type="table" tableValues="0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"/></feComponentTransfer><feComposite in="s" in2="t" operator="in"/></filter>
<filter id="cast" filterUnits="userSpaceOnUse" x="-200" y="-200" width="2400" height="1600" color-interpolation-filters="sRGB"><feFlood flood-color="${shadow}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="${dx}" dy="${dy}"/></filter></defs>`;

type Direction = { x1: number; y1: number; x2: number; y2: number };

const down: Direction = { x1: 0, y1: 0, x2: 0, y2: 1 };

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

/** Content kept inside an outline, for plates: `inside` with names of its own. */
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

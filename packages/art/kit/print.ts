import { paper } from '../palette.ts';
import { num } from './outline.ts';

let ids = 0;

/** Call before each picture so that its ids don't depend on what was drawn before it. */
export function resetIds() {
  ids = 0;
}

/** A name for a gradient, clip or filter that no other in the print has. */
export function id(prefix = 'i') {
  ids += 1;
  return `${prefix}${ids}`;
}

export const shape = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const group = (content: string, extra = '') => `<g ${extra}>${content}</g>`;

const stippleFilter = (name: string, frequency: number, seed: number) =>
  `<filter id="${name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${num(frequency)}" numOctaves="2" seed="${seed}" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -0.8" result="a"/><feComposite in="SourceAlpha" in2="a" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="m"/><feComponentTransfer in="m" result="t"><feFuncA type="table" tableValues="0 1 1 1 1 1"/></feComponentTransfer><feComponentTransfer in="SourceGraphic" result="s"><feFuncA type="table" tableValues="0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"/></feComponentTransfer><feComposite in="s" in2="t" operator="in"/></filter>`;

/**
 * Puts a drawing made on a 1000-unit length at a place: `length` in pixels, `angle` in degrees,
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

/** Puts a drawing at a place as `place` does, without stipple of its own size; `middle` is what comes to lie at x, y. */
export function placeFlat(
  content: string,
  at: { x: number; y: number; scale: number; angle: number; flip?: boolean; middle?: string },
) {
  const { x, y, scale, angle, flip, middle } = at;
  const moved = middle ? ` translate(${middle})` : '';
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${flip ? -scale : scale} ${scale})${moved}">${content}</g>`;
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

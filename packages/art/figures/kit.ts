import { readFileSync } from 'node:fs';
import { palette, paths } from '../application.ts';

/** Units of a figure: text of 20 is readable where the figure is 280 pixels wide. */
export const size = { width: 480, height: 320 };

const colours = {
  paper: [palette.sand, '#0D2833'],
  ink: [palette.ink, '#F4ECDC'],
  quiet: [palette.muted, '#B3C3C4'],
  reef: [palette.reef, '#5FB7BD'],
  shallow: [palette.shallow, '#1F6A72'],
  coral: ['#B8402A', '#FFA48F'],
  honey: [palette.honey, '#C98B38'],
  deep: [palette.deep, '#061F2B'],
  /** Text upon `deep`. */
  pale: [palette.paper, '#F4ECDC'],
} as const;

export type Colour = keyof typeof colours;

export type Point = readonly [number, number];

/** The rules of the dark theme for the classes that a drawing has. */
const nightOf = (drawing: string) =>
  Object.entries(colours)
    .map(
      ([name, [, colour]]) =>
        (drawing.includes(`"${name}"`) ? `.${name}{fill:${colour}}` : '') +
        (drawing.includes(`"l-${name}"`) ? `.l-${name}{stroke:${colour}}` : ''),
    )
    .join('');

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const short = (value: number) => String(Math.round(value * 10) / 10);

const fill = (colour: Colour) => `class="${colour}" fill="${colours[colour][0]}"`;

interface TextOptions {
  anchor?: 'start' | 'middle' | 'end';
  height?: number;
  bold?: boolean;
  colour?: Colour;
}

export function text(x: number, y: number, words: string, options: TextOptions = {}): string {
  const { anchor = 'start', height = 20, bold = false, colour = 'ink' } = options;
  return `<text ${fill(colour)} x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" font-size="${height}"${bold ? ' font-weight="700"' : ''}>${escapeText(words)}</text>`;
}

export const rect = (x: number, y: number, width: number, height: number, colour: Colour) =>
  `<rect ${fill(colour)} x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/>`;

export const disc = (x: number, y: number, radius: number, colour: Colour) =>
  `<circle ${fill(colour)} cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;

export const path = (d: string, colour: Colour) => `<path ${fill(colour)} d="${d}"/>`;

export const stroke = (d: string, colour: Colour, width = 3) =>
  `<path class="l-${colour}" fill="none" stroke="${colours[colour][0]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Lines of text below each other, the first at `y`. */
export const lines = (x: number, y: number, words: readonly string[], options: TextOptions = {}) =>
  words
    .map((line, i) =>
      text(x, y + i * ((options.height ?? 19) + 5), line, { height: 19, ...options }),
    )
    .join('');

/** A straight line with a head at its end. */
export function arrow(from: Point, to: Point, colour: Colour, width = 3): string {
  const [[x1, y1], [x2, y2]] = [from, to];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number) =>
    `${short(x2 - 12 * Math.cos(angle + turn))} ${short(y2 - 12 * Math.sin(angle + turn))}`;
  return stroke(
    `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}M${barb(0.5)}L${short(x2)} ${short(y2)}L${barb(-0.5)}`,
    colour,
    width,
  );
}

/** A line in dashes. */
export const dashed = (d: string, colour: Colour, width = 3) =>
  stroke(d, colour, width).replace('<path', '<path stroke-dasharray="7 8"');

const outlines: { shapes: Record<string, { path: string }>; species: Record<string, string> } =
  JSON.parse(readFileSync(paths.silhouettes, 'utf8'));

interface AnimalPlace {
  x: number;
  y: number;
  /** From snout to tail, in units of the figure. */
  long: number;
  colour: Colour;
  /** Looks right; animals look left otherwise. */
  flip?: boolean;
  turn?: number;
}

/** The outline of a species around its middle. */
export function animal(species: string, { x, y, long, colour, flip, turn = 0 }: AnimalPlace) {
  const shape = outlines.shapes[outlines.species[species] ?? ''];
  if (!shape) throw new Error(`no outline of ${species}`);
  const scale = Math.round(long * 5) / 1000;
  return path(shape.path, colour).replace(
    '<path',
    `<path transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''} scale(${flip ? -scale : scale} ${scale})"`,
  );
}

/** A diver who swims to the left, the head at the left end. */
export const diver = (x: number, y: number, flip = false, colour: Colour = 'ink') =>
  `<g transform="translate(${short(x)} ${short(y)})${flip ? ' scale(-1 1)' : ''}">${
    disc(-30, 0, 7, colour) +
    path('M-22 -6L10 -5L16 0L10 7L-20 7Z', colour) +
    path('M-14 -15H10Q14 -15 14 -11.5Q14 -8 10 -8H-14Z', colour) +
    stroke('M14 1L34 3M14 4L32 11', colour, 5) +
    path('M32 -2L54 2L33 8ZM30 8L50 17L29 15Z', colour) +
    stroke('M-18 5L-30 16', colour, 4)
  }</g>`;

/** A figure as a file of its own, with the colours of the dark theme. */
export function figure(title: string, parts: readonly string[]): string {
  const drawing =
    rect(0, 0, size.width, size.height, 'paper') +
    text(20, 34, title, { bold: true, height: 21 }) +
    parts.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"><style>@media (prefers-color-scheme:dark){${nightOf(drawing)}}</style>${drawing}</svg>\n`;
}

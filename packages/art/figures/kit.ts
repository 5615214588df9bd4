import { palette } from '../application.ts';

/** Units of a figure: text of 20 is readable where the figure is 280 pixels wide. */
export const size = { width: 480, height: 320 };

const colours = {
  paper: [palette.sand, '#0D2833'],
  ink: [palette.ink, '#F4ECDC'],
  quiet: [palette.muted, '#B3C3C4'],
  reef: [palette.reef, '#5FB7BD'],
  shallow: [palette.shallow, '#1F6A72'],
  coral: ['#B8402A', '#FF8A70'],
  honey: [palette.honey, '#C98B38'],
  deep: [palette.deep, '#061F2B'],
} as const;

export type Colour = keyof typeof colours;

const night = Object.entries(colours)
  .map(([name, [, colour]]) => `.${name}{fill:${colour}}.l-${name}{stroke:${colour}}`)
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

/** A figure as a file of its own, with the colours of the dark theme. */
export const figure = (title: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"><style>@media (prefers-color-scheme:dark){${night}}</style>${rect(0, 0, size.width, size.height, 'paper')}${text(20, 34, title, { bold: true, height: 21 })}${parts.join('')}</svg>\n`;

import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

interface FontMetrics {
  /** Share of the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance of a character as a share of the font size. */
  advance(character: string): number;
}

/** Metrics of a font file, for size-adjust of its fallback. @throws Error for a font collection */
export function readFontMetrics(path: string): FontMetrics {
  const font = create(readFileSync(path));
  if (font.isCollection) throw new Error(`${path} holds several fonts`);
  const { unitsPerEm, ascent, descent, lineGap } = font;
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    advance: (character) =>
      font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / unitsPerEm,
  };
}

const letters = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const widths = (text: string) => {
  const list = text.split(' ').map(Number);
  return new Map([...letters].map((letter, index) => [letter, (list[index] ?? 0) / 1000]));
};

/** Advances of Arial, Liberation Sans and Helvetica: space, small letters, capital letters. */
export const arial = widths(
  '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
);
export const arialBold = widths(
  '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
);

/** Advances of Times New Roman Italic and Liberation Serif Italic. */
export const timesItalic = widths(
  '250 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556',
);

/** Width of a text as a multiple of the font size. Only letters and spaces count. */
export function runLength(text: string, advance: (letter: string) => number): number {
  return [...text]
    .filter((letter) => letters.includes(letter))
    .reduce((sum, letter) => sum + advance(letter), 0);
}

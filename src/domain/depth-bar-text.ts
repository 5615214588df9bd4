import { barBottom, depthBarMarks, tickWords } from './depth-bar.ts';

const textCells = 8;

/** The bar for where no stylesheet is, on one line, a cell for every five metres; empty without a number. */
export function depthBarText(depthRange: string): string {
  const marks = depthBarMarks(depthRange);
  if (!marks) return '';
  const width = 100 / textCells;
  const cells = Array.from({ length: textCells }, (_, index) =>
    marks.left < (index + 1) * width && marks.right > index * width ? '■' : '□',
  );
  const bottom = tickWords(barBottom, marks.beyond);
  return `0 m ${cells.join('')} ${bottom}`.replaceAll(' ', '\u00a0');
}

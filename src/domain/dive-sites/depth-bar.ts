import { depthSpan } from './depth-band.ts';

const textCells = 8;

/** The bar as text, a cell for five metres, for clients without styles; '' without a number. */
export function depthBarText(depthRange: string): string {
  const marks = depthBarMarks(depthRange);
  if (!marks) return '';
  const width = 100 / textCells;
  const cells = Array.from({ length: textCells }, (_, index) =>
    marks.left < (index + 1) * width && marks.right > index * width ? '■' : '□',
  );
  const bottom = tickLabel(barBottom, marks.beyond);
  return `0 m ${cells.join('')} ${bottom}`.replaceAll(' ', '\u00a0');
}

/** Depth in metres at the bar's end; a deeper range ends there with a plus. */
export const barBottom = 40;

export const barTicks = [0, 10, 20, 30, 40] as const;

/** Minimum width of a mark in percent of the bar, so that a single depth is visible. */
const minWidth = 3;

export const across = (metres: number) => (Math.min(metres, barBottom) / barBottom) * 100;

export interface DepthBarMarks {
  shallowest: number;
  deepest: number;
  left: number;
  right: number;
  /** Whether the range continues below the bar's end. */
  beyond: boolean;
}

/** The marks of a range; a single number is the deepest point. Undefined without a number. */
export function depthBarMarks(depthRange: string): DepthBarMarks | undefined {
  const span = depthSpan({ depthMin: null, depthMax: null, depthRange });
  if (!span) return undefined;
  const { min: shallowest, max: deepest } = span;
  const left = Math.min(across(shallowest), 100 - minWidth);
  return {
    shallowest,
    deepest,
    left,
    right: Math.max(across(deepest), left + minWidth),
    beyond: deepest > barBottom,
  };
}

export function tickLabel(metres: number, beyond: boolean): string {
  if (metres < barBottom) return String(metres);
  return beyond ? `${metres} m+` : `${metres} m`;
}

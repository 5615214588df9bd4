import { depthsOf } from './depth-band.ts';

/** Metres at the right end of every depth bar; what lies deeper ends there with a plus. */
export const barBottom = 40;

/** The depths that a bar's scale names, in metres. */
export const barTicks = [0, 10, 20, 30, 40] as const;

/** Hundredths of the bar that even a single depth takes up, so that it can be seen. */
const least = 3;

/** How far along the bar a depth in metres lies, in hundredths. */
export const across = (metres: number) => (Math.min(metres, barBottom) / barBottom) * 100;

export interface DepthBarMarks {
  /** Metres. */
  shallowest: number;
  deepest: number;
  /** Where the range begins and ends, in hundredths of the bar. */
  left: number;
  right: number;
  /** Whether the range goes on below the bar's end. */
  beyond: boolean;
}

/**
 * Where a depth text lies on the scale that the whole site shares. A single number is the deepest point.
 * @returns undefined where the text holds no number
 */
export function depthBarMarks(depthRange: string): DepthBarMarks | undefined {
  const depths = depthsOf(depthRange);
  if (depths.length === 0) return undefined;
  const deepest = Math.max(...depths);
  const shallowest = depths.length > 1 ? Math.min(...depths) : 0;
  const left = Math.min(across(shallowest), 100 - least);
  return {
    shallowest,
    deepest,
    left,
    right: Math.max(across(deepest), left + least),
    beyond: deepest > barBottom,
  };
}

/** How the scale names one of its depths: the last one with its unit, and with a plus where the range goes on. */
export function tickWords(metres: number, beyond: boolean): string {
  if (metres < barBottom) return String(metres);
  return beyond ? `${metres} m+` : `${metres} m`;
}

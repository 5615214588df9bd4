import { barBottom } from './depth-bar.ts';

/** The depth of the gauge in whole metres: 0 at the text's start, `bottom` at its end. */
export function gaugeDepth(
  /** Pixels; `top` is negative once the text starts above the window. */
  text: { top: number; height: number },
  windowHeight: number,
  bottom: number = barBottom,
): number {
  return Math.round(gaugeShare(text, windowHeight) * bottom);
}

/** The share of a text that is scrolled past, 0 to 1; 0 for a text that fits the window. */
export function gaugeShare(text: { top: number; height: number }, windowHeight: number): number {
  const way = text.height - windowHeight;
  return way > 0 ? Math.min(1, Math.max(0, -text.top / way)) : 0;
}

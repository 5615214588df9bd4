import { barBottom } from './depth-bar.ts';

/** How far someone has read, in whole metres: 0 with the text's start in view, `bottom` with its end. */
export function gaugeDepth(
  text: {
    /** Pixels from the window's top to the text's start; negative once it is above. */ top: number;
    /** Pixels. */
    height: number;
  },
  windowHeight: number,
  bottom: number = barBottom,
): number {
  return Math.round(gaugeShare(text, windowHeight) * bottom);
}

/** The same as a share of the way, 0 to 1. What fits the window has no depth. */
export function gaugeShare(text: { top: number; height: number }, windowHeight: number): number {
  const way = text.height - windowHeight;
  return way > 0 ? Math.min(1, Math.max(0, -text.top / way)) : 0;
}

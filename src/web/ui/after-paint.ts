/** Calls back once the frame that is being made stands on the screen. */
export function afterPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback));
}

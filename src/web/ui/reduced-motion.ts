/** Only for the browser. */
export const wantsReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells whether the visitor's device asks for reduced motion; only for the browser. */
export const wantsReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

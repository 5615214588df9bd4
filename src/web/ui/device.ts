/** Marks a page that the service worker answered from a copy. */
export const copyFlag = 'copy';

/** Whether there is no connection, or the page is a copy because the site was out of reach. */
export const isOffline = () =>
  navigator.onLine === false ||
  (typeof document !== 'undefined' && copyFlag in document.documentElement.dataset);

/** Whether the visitor prefers reduced motion; only for the browser. */
export const wantsReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

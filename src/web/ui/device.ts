/** Marks a page that the service worker answered from a copy. */
export const copyFlag = 'copy';

/** Whether there is no connection, or the page is a copy because the server did not respond. */
export const isOffline = () =>
  navigator.onLine === false ||
  (typeof document !== 'undefined' && copyFlag in document.documentElement.dataset);

/** Whether the visitor prefers reduced motion; the function works only in the browser. */
export const wantsReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

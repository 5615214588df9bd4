/** Marks a page that the service worker answered from a copy. */
export const copyFlag = 'copy';

/** Whether there is no connection: a device with one may still not reach the site, and so read a copy. */
export const isOffline = () =>
  navigator.onLine === false ||
  (typeof document !== 'undefined' && copyFlag in document.documentElement.dataset);

/** Only for the browser. */
export const wantsReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

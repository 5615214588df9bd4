/** Marks a page that the service worker answered from a copy. */
export const copyFlag = 'copy';

/** Whether there is no connection, or the page is a copy because the site was out of reach. */
export const isOffline = () =>
  navigator.onLine === false ||
  (typeof document !== 'undefined' && copyFlag in document.documentElement.dataset);

/** Whether the visitor prefers reduced motion; only for the browser. */
export const wantsReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A text that the browser stores; undefined without one, or where it refuses storage. */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The browser may refuse storage; the choice then lasts for this page.
  }
}

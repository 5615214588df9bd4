declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Hands an event to the tag manager, where there is one; it lies in the page's data layer until then. */
export function track(event: string, values: Record<string, string | number> = {}) {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...values });
}

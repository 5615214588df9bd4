import { useEffect, useState } from 'react';
import { wantsReducedMotion } from '../../ui/device.ts';

/** Milliseconds until films load on a phone without an interaction. */
const phoneDelayMs = 8000;
const firstTouches = ['pointerdown', 'scroll', 'keydown'] as const;

/** Whether films may load: after the page, and never with reduced motion or data saving. */
export function useHeroFilms(): boolean {
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (wantsReducedMotion() || connection?.saveData) return undefined;

    const unmounted = new AbortController();
    const { signal } = unmounted;
    const allow = () => setMayLoad(true);
    const after = (delayMs: number) => {
      const timer = setTimeout(allow, delayMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const whenLoaded = () => {
      if (matchMedia('(max-width: 48rem)').matches) {
        for (const type of firstTouches) addEventListener(type, allow, { once: true, signal });
        after(phoneDelayMs);
      } else if ('requestIdleCallback' in window) {
        const id = requestIdleCallback(allow, { timeout: 4000 });
        signal.addEventListener('abort', () => cancelIdleCallback(id));
      } else after(500);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true, signal });
    return () => unmounted.abort();
  }, []);

  return mayLoad;
}

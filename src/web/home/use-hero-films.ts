import { useEffect, useState } from 'react';

/** A phone waits for a first touch or this long, so that the page comes first. */
const phoneMilliseconds = 8000;
const signs = ['pointerdown', 'scroll', 'keydown'] as const;

/** False for people who ask for reduced motion or less data. */
export function useHeroFilms(): boolean {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || connection?.saveData) return undefined;

    const ended = new AbortController();
    const { signal } = ended;
    const want = () => setWanted(true);
    const after = (milliseconds: number) => {
      const timer = setTimeout(want, milliseconds);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const whenLoaded = () => {
      if (matchMedia('(max-width: 48rem)').matches) {
        for (const sign of signs) addEventListener(sign, want, { once: true, signal });
        after(phoneMilliseconds);
      } else if ('requestIdleCallback' in window) {
        const id = requestIdleCallback(want, { timeout: 4000 });
        signal.addEventListener('abort', () => cancelIdleCallback(id));
      } else after(500);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true, signal });
    return () => ended.abort();
  }, []);

  return wanted;
}

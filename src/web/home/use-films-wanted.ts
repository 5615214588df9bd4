import { useEffect, useState } from 'react';

/**
 * Tells when the page is idle and films may load: never by itself for people who ask for reduced
 * motion or for less data.
 */
export function useFilmsWanted(): boolean {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || connection?.saveData) return undefined;

    let cancelIdle = () => {};
    const whenIdle = () => {
      if ('requestIdleCallback' in window) {
        const id = requestIdleCallback(() => setWanted(true), { timeout: 4000 });
        cancelIdle = () => cancelIdleCallback(id);
      } else {
        const id = setTimeout(() => setWanted(true), 500);
        cancelIdle = () => clearTimeout(id);
      }
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => {
      window.removeEventListener('load', whenIdle);
      cancelIdle();
    };
  }, []);

  return wanted;
}

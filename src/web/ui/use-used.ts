import { useEffect, useState } from 'react';

const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** Whether the visitor has touched the page, moved over it or pressed a key since the component stands. */
export function useUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const stop = new AbortController();
    for (const use of uses) {
      addEventListener(use, () => setUsed(true), { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [isUsed]);
  return isUsed;
}

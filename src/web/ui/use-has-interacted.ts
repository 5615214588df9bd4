import { useEffect, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** Whether the visitor has used pointer, wheel or keyboard since the component mounted. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return undefined;
    const stop = new AbortController();
    for (const interaction of interactions) {
      addEventListener(interaction, () => setInteracted(true), {
        signal: stop.signal,
        passive: true,
      });
    }
    return () => stop.abort();
  }, [hasInteracted]);
  return hasInteracted;
}

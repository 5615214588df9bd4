import { useEffect, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** Acts once, on the first use of pointer, wheel or keyboard. @returns a function that stops listening */
function onInteraction(act: () => void): () => void {
  const stop = new AbortController();
  const first = () => {
    stop.abort();
    act();
  };
  for (const interaction of interactions) {
    addEventListener(interaction, first, { signal: stop.signal, passive: true });
  }
  return () => stop.abort();
}

/** Whether the visitor has used pointer, wheel or keyboard since the component mounted. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => onInteraction(() => setInteracted(true)), []);
  return hasInteracted;
}

/** Loads the code of a route's loader once somebody uses its page, so that the first change of its address does not wait. */
export const usePreload = (load: () => Promise<unknown>) =>
  useEffect(() => onInteraction(() => void load().catch(() => {})), [load]);

import { useEffect, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** Calls `act` once, on the first interaction. @returns a function that stops listening */
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

/** Loads the code of a route's loader on the first interaction, before a navigation needs it. */
export const usePreload = (load: () => Promise<unknown>) =>
  useEffect(() => onInteraction(() => void load().catch(() => {})), [load]);

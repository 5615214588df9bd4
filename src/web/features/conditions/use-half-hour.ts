import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `onShown` now, whenever the tab is shown again, and for another key. */
export function useShown(onShown: () => void, key?: string) {
  const shown = useEffectEvent(onShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key calls again
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') shown();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [key]);
}

const halfHourMs = 1_800_000;
const thisHalfHour = () => Math.floor(Date.now() / halfHourMs);

/** The current half hour, as a key; renewed when the tab is shown again. */
export function useHalfHour(): number {
  const [halfHour, setHalfHour] = useState(thisHalfHour);
  useShown(() => setHalfHour(thisHalfHour()));
  return halfHour;
}

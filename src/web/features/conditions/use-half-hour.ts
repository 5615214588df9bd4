import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `onShown` at mount, when the tab becomes visible again, and when `key` changes. */
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

/** The number of the current half hour, updated when the tab becomes visible again. */
export function useHalfHour(): number {
  const [halfHour, setHalfHour] = useState(thisHalfHour);
  useShown(() => setHalfHour(thisHalfHour()));
  return halfHour;
}

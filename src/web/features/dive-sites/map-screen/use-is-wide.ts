import { useSyncExternalStore } from 'react';

/** Tailwind's `lg` breakpoint: from this width the list is beside the map. */
const wide = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );

import { useSyncExternalStore } from 'react';

/** As Tailwind's `lg`: from here on the list stands beside the map. */
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

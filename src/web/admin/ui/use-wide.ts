import { useSyncExternalStore } from 'react';

const query = (width: string) => matchMedia(`(width >= ${width})`);

/** Whether the window is at least this wide now. @param width e.g. `80rem` */
export const isWide = (width: string) => query(width).matches;

/** Whether the window is at least this wide; updates with each change. */
export const useWide = (width: string) =>
  useSyncExternalStore(
    (onChange) => {
      const list = query(width);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => isWide(width),
  );

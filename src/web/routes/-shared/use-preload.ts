import { useEffect } from 'react';

/** Loads the code of a route's loader once its page stands, so that the first change of its address does not wait. */
export function usePreload(load: () => Promise<unknown>, isWanted = true) {
  useEffect(() => {
    if (isWanted) load().catch(() => {});
  }, [load, isWanted]);
}

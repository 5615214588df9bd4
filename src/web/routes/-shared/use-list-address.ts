import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readSiteQuery } from '../../../domain/dive-sites/list.ts';
import { readMapView } from '../../../domain/geo/map-view.ts';

/** Loads the code of a route's loader once its page stands, so that the first change of its address does not wait. */
export function usePreload(load: () => Promise<unknown>, isWanted = true) {
  useEffect(() => {
    if (isWanted) load().catch(() => {});
  }, [load, isWanted]);
}

/** Each value is the same object while it asks for the same. @param loadLoader loads the code of the page's loader */
export function useListAddress(loadLoader: () => Promise<unknown>, isUsed?: boolean) {
  usePreload(loadLoader, isUsed);
  const search = useSearch({
    strict: false,
    select: (all) => readSiteQuery({ ...all }),
    structuralSharing: true,
  });
  const view = useSearch({
    strict: false,
    select: (all) => readMapView({ ...all }),
    structuralSharing: true,
  });
  return { search, view };
}

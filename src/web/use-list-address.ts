import { useSearch } from '@tanstack/react-router';
import { readSiteQuery } from '../domain/dive-site-list.ts';
import { readMapView } from '../domain/map-view.ts';
import { usePreload } from './use-preload.ts';

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

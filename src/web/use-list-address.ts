import { useSearch } from '@tanstack/react-router';
import { readSiteQuery } from '../domain/dive-site-list.ts';
import { readMapView } from '../domain/map-view.ts';
import { usePreload } from './use-preload.ts';

/**
 * The query of a list's address and the view of its map, each the same object while it asks for the same.
 *
 * @param loadLoader the code that reads another address of the page
 */
export function useListAddress(loadLoader: () => Promise<unknown>) {
  usePreload(loadLoader);
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

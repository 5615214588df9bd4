import { useMemo } from 'react';
import type { MapSite } from '../../../contract/dive-sites.ts';
import type { MapView } from '../../../domain/map-view.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

const pauseMs = 250;

interface FoundSites {
  matching: readonly MapSite[] | undefined;
  sites: readonly MapSite[] | undefined;
}

/** Follows the list after a pause, so that the map does not jump while someone types. */
export function useSitesOnMap(
  { matching, sites }: FoundSites,
  look: { isFiltered: boolean; view: MapView | undefined; site?: MapSite | undefined },
) {
  const { isFiltered, view, site } = look;
  const onMap = useMemo(() => {
    const filtered = isFiltered && matching?.length ? matching : undefined;
    return { sites: matching ?? sites ?? [], focus: site ? [site] : filtered, view };
  }, [matching, sites, isFiltered, site, view]);
  return useDebouncedValue(onMap, pauseMs);
}

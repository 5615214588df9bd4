import { useMemo } from 'react';
import type { MapSite } from '../../../contract/dive-sites.ts';
import type { MapView } from '../../../domain/map-view.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

const pauseMs = 250;

interface FoundSites {
  /** All sites of the query, once known. */
  matching: readonly MapSite[] | undefined;
  /** Those of the page. */
  sites: readonly MapSite[] | undefined;
}

/**
 * What a map shows of a list. It follows the list after a pause, so that it does not jump while someone types.
 * @param look `site` or else the sites that a filter leaves are what the map fits
 */
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

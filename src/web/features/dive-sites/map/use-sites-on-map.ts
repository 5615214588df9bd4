import { useMemo } from 'react';
import type { MapView } from '../../../../domain/geo/map-view.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import type { RowSite } from '../parts/shown-fields.ts';
import type { MarkedSite } from './site-index.ts';

const pauseMs = 250;

interface FoundSites {
  matching: readonly RowSite[] | undefined;
  sites: readonly RowSite[] | undefined;
  /** All sites as points, until `matching` has loaded. */
  points?: readonly MarkedSite[] | undefined;
}

/** The map's sites and view, updated after a pause so that typing does not move the map. */
export function useSitesOnMap(
  { matching, sites, points }: FoundSites,
  options: { isFiltered: boolean; view: MapView | undefined; site?: RowSite | undefined },
) {
  const { isFiltered, view, site } = options;
  const onMap = useMemo(() => {
    const filtered = isFiltered && matching?.length ? matching : undefined;
    const first = matching ? undefined : points;
    return { sites: matching ?? sites ?? [], points: first, focus: site ? [site] : filtered, view };
  }, [matching, sites, points, isFiltered, site, view]);
  return useDebouncedValue(onMap, pauseMs);
}

import { useMemo } from 'react';
import { kmTo } from '../../../../domain/geo/near.ts';
import type { Position } from '../../../../domain/geo/positions.ts';

type Placed = { latitude: string; longitude: string };

/** Orders sites by distance in the browser, to hide the position from the server; unchanged without `origin`. */
export function useNearest<Site extends Placed>(
  sites: readonly Site[] | undefined,
  origin: Position | undefined,
): readonly Site[] | undefined {
  return useMemo(
    () =>
      sites && origin
        ? sites
            .map((site) => ({ site, km: kmTo(origin, site) }))
            .sort((one, other) => one.km - other.km)
            .map(({ site }) => site)
        : sites,
    [sites, origin],
  );
}

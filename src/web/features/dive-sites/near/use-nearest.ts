import { useMemo } from 'react';
import { kmTo } from '../../../../domain/geo/near.ts';
import type { Position } from '../../../../domain/geo/positions.ts';

type Placed = { latitude: string; longitude: string };

/** By distance from a device, which no server is told; as they are without one. @param sites by name */
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

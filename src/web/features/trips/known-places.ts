import { useMemo } from 'react';
import gazetteer from '../../../../seed/gazetteer.json';
import { parsePosition } from '../../../domain/geo/positions.ts';
import type { TripPlace } from '../../../domain/trips/trip.ts';
import type { Catalogue } from '../../app/saved-records/catalogue.ts';

// The browser searches bundled towns, because requests would reveal the places of a trip.
const entries = gazetteer as [string, string, number, number][];
const byName = Map.groupBy(entries, ([name, state]) => `${name}, ${state}`);
const towns = [...byName].flatMap(([name, all]) =>
  all.map(([, , latitude, longitude]): TripPlace => {
    const position = all.length > 1 ? ` (${latitude.toFixed(1)}, ${longitude.toFixed(1)})` : '';
    return { name: name + position, latitude, longitude };
  }),
);

export function useKnownPlaces(catalogue: Catalogue | undefined): readonly TripPlace[] {
  return useMemo(() => {
    const sites = [...(catalogue?.values() ?? [])].flatMap((site): TripPlace[] => {
      const position = parsePosition(site);
      return position ? [{ name: `${site.name} (${site.region})`, ...position }] : [];
    });
    return [...towns, ...sites];
  }, [catalogue]);
}

import { useMemo } from 'react';
import { parsePosition } from '../../../domain/positions.ts';
import type { TripPlace } from '../../../domain/trips/trip.ts';
import type { Catalogue } from '../catalogue.ts';
import townRows from './towns.json';

const towns = (townRows as [string, number, number][]).map(
  ([name, latitude, longitude]): TripPlace => ({ name, latitude, longitude }),
);

/** Where a trip can start and end: towns first, then dive sites. */
export function useKnownPlaces(catalogue: Catalogue | undefined): readonly TripPlace[] {
  return useMemo(() => {
    const sites = [...(catalogue?.values() ?? [])].flatMap((site): TripPlace[] => {
      const position = parsePosition(site);
      return position ? [{ name: `${site.name} (${site.region})`, ...position }] : [];
    });
    return [...towns, ...sites];
  }, [catalogue]);
}

export const knownPlacesId = 'trip-places';

/** The names that fields of places offer. */
export function KnownPlaces({ places }: { places: readonly TripPlace[] }) {
  return (
    <datalist id={knownPlacesId}>
      {places.map(({ name, latitude, longitude }) => (
        <option key={`${name} ${latitude} ${longitude}`} value={name} />
      ))}
    </datalist>
  );
}

import { changeTrip } from '../../../domain/trips/saved-trips.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import { useUpdate } from '../use-update.ts';

/** Saves a change of a trip. @returns whether it was saved */
export type ChangeTrip = (change: (trip: Trip) => Partial<Trip>) => Promise<boolean>;

export function useChangeTrip(tripId: string): ChangeTrip {
  const update = useUpdate();
  return (change) => update((now) => changeTrip(tripId, change, now));
}

import { changeTrip } from '../../../domain/saved/trips.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import type { SaveResult } from '../../app/saved-records/state.ts';
import { useUpdate } from '../../app/saved-records/use-update.ts';

export type ChangeTrip = (change: (trip: Trip) => Partial<Trip>) => Promise<SaveResult | undefined>;

export function useChangeTrip(tripId: string): ChangeTrip {
  const update = useUpdate();
  return (change) => update((now) => changeTrip(tripId, change, now));
}

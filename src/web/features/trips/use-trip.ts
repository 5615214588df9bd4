import { changeTrip } from '../../../domain/saved/trips.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import { readCatalogue } from '../../app/saved-records/catalogue.ts';
import type { SaveResult } from '../../app/saved-records/state.ts';
import { useUpdate } from '../../app/saved-records/update.ts';
import { useAnswer } from '../../ui/use-answer.ts';

export type ChangeTrip = (change: (trip: Trip) => Partial<Trip>) => Promise<SaveResult | undefined>;

export function useChangeTrip(tripId: string): ChangeTrip {
  const update = useUpdate();
  return (change) => update((now) => changeTrip(tripId, change, now));
}

export function useCatalogue() {
  const { value: catalogue, failed } = useAnswer('catalogue', readCatalogue);
  return { catalogue, failed };
}

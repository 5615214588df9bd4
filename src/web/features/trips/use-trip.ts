import { useEffect, useState } from 'react';
import { changeTrip } from '../../../domain/saved/trips.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import { type Catalogue, readCatalogue } from '../../app/saved-records/catalogue.ts';
import type { SaveResult } from '../../app/saved-records/state.ts';
import { useUpdate } from '../../app/saved-records/update.ts';

export type ChangeTrip = (change: (trip: Trip) => Partial<Trip>) => Promise<SaveResult | undefined>;

export function useChangeTrip(tripId: string): ChangeTrip {
  const update = useUpdate();
  return (change) => update((now) => changeTrip(tripId, change, now));
}

export function useCatalogue(): { catalogue: Catalogue | undefined; failed: boolean } {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readCatalogue().then(setCatalogue, () => setFailed(true));
  }, []);
  return { catalogue, failed };
}

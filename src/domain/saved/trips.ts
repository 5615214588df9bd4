import type { Trip, TripPlan } from '../trips/trip.ts';
import type { Change } from './saved.ts';

export const toTripPlan = ({ name, from, to, firstDay, days }: TripPlan): TripPlan => ({
  name,
  from,
  to,
  firstDay,
  days,
});

export const addTrip =
  (trip: TripPlan & Pick<Trip, 'id' | 'minutes'> & { notes?: string }, now: string): Change =>
  (saved) => ({
    ...saved,
    trips: [
      ...saved.trips,
      {
        ...toTripPlan(trip),
        id: trip.id,
        name: trip.name.trim(),
        minutes: trip.minutes,
        notes: trip.notes ?? '',
        createdAt: now,
        changedAt: now,
      },
    ],
  });

/** Changes the trip as currently stored, so that two tabs do not overwrite each other. */
export const changeTrip =
  (tripId: string, change: (trip: Trip) => Partial<Trip>, now: string): Change =>
  (saved) => ({
    ...saved,
    trips: saved.trips.map((trip) =>
      trip.id === tripId ? { ...trip, ...change(trip), changedAt: now } : trip,
    ),
  });

export const removeTrip =
  (tripId: string): Change =>
  (saved) => ({ ...saved, trips: saved.trips.filter(({ id }) => id !== tripId) });

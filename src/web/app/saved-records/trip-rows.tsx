import type { Trip } from '../../../domain/trips/trip.ts';
import { Link } from '../link.tsx';
import { dayText, tripInShort, wayText } from './trip-text.ts';

export function TripRows({ trips }: { trips: readonly Trip[] }) {
  return (
    <ul>
      {trips.map((trip) => (
        <li key={trip.id} className="border-t-2 border-line py-3">
          <Link
            to="/trips"
            hash={`trip=${trip.id}`}
            className="inline-block py-1 text-step-1 font-semibold text-reef underline"
          >
            {trip.name}
          </Link>
          <p>{wayText(trip)}</p>
          <p className="text-sm text-muted">
            {`${trip.firstDay ? `${dayText(trip, 0)} · ` : ''}${tripInShort(trip)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

import { TripMap } from './dive-sites/map/trip-map.tsx';
import { Trips } from './saved/trips/trips.tsx';

/** The visitor's trips on the map of dive sites. */
export default function TripScreen() {
  return <Trips Map={TripMap} />;
}

import { TripMap } from './dive-sites/map/trip-map.tsx';
import { Trips } from './saved/trips/trips.tsx';

export default function TripScreen() {
  return <Trips Map={TripMap} />;
}

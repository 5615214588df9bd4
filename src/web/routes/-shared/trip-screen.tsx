import { TripMap } from '../../features/dive-sites/map/trip-map.tsx';
import { Trips } from '../../features/trips/trips.tsx';

export default function TripScreen() {
  return <Trips Map={TripMap} />;
}

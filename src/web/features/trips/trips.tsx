import { useLocation } from '@tanstack/react-router';
import { Link } from '../../app/link.tsx';
import { Reading } from '../../app/saved-records/loaded-records.tsx';
import { ProblemNotice } from '../../app/saved-records/problem-notice.tsx';
import { TripRows } from '../../app/saved-records/trip-rows.tsx';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { NewTrip } from './new-trip.tsx';
import { OwnTrip } from './own-trip.tsx';
import type { TripMap } from './planner.tsx';
import { SharedTrip } from './shared-trip.tsx';

/** The part of the address after `#`, which no browser sends to a server. */
type TripHash = { own: string } | { shared: string } | undefined;

function useTripHash(): TripHash {
  const hash = useLocation({ select: (location) => location.hash });
  const parameters = new URLSearchParams(hash);
  const own = parameters.get('trip');
  const shared = parameters.get('t');
  if (own) return { own };
  return shared === null ? undefined : { shared };
}

function AllTrips() {
  return (
    <p className="no-print mb-6">
      <Link to="/trips" hash="" className="inline-flex min-h-11 items-center underline">
        All your trips
      </Link>
    </p>
  );
}

export function Trips({ Map: MapOfSites }: { Map: TripMap }) {
  const hash = useTripHash();
  const { ready, saved } = useSaved();
  if (!ready) return <Reading />;
  const trip = hash && 'own' in hash ? saved.trips.find(({ id }) => id === hash.own) : undefined;
  return (
    <>
      <ProblemNotice />
      {hash && <AllTrips />}
      {hash && 'shared' in hash && <SharedTrip text={hash.shared} Map={MapOfSites} />}
      {trip && <OwnTrip trip={trip} Map={MapOfSites} />}
      {hash && 'own' in hash && !trip && (
        <p role="alert" className="border-l-6 border-advanced bg-sand p-5">
          This browser holds no such trip: it was deleted, or planned in another browser. To open a
          trip elsewhere, share it there first, or open a copy under Saved.
        </p>
      )}
      {!hash && (
        <div className="flex flex-col gap-10">
          {saved.trips.length > 0 && (
            <TitledSection id="own-trips" title="Your trips" size="text-step-3">
              <TripRows trips={saved.trips} />
            </TitledSection>
          )}
          <NewTrip />
        </div>
      )}
    </>
  );
}

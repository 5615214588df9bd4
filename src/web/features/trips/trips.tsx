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

/** Reads the part of the address after `#`, which no browser sends to a server. */
function useTripHash() {
  const parameters = new URLSearchParams(useLocation({ select: ({ hash }) => hash }));
  const own = parameters.get('trip');
  return own ? { own, shared: null } : { own: null, shared: parameters.get('t') };
}

export function Trips({ Map: MapOfSites }: { Map: TripMap }) {
  const { own, shared } = useTripHash();
  const { ready, saved } = useSaved();
  if (!ready) return <Reading />;
  const isOneTrip = own !== null || shared !== null;
  const trip = saved.trips.find(({ id }) => id === own);
  return (
    <>
      <ProblemNotice />
      {isOneTrip && (
        <p className="no-print mb-6">
          <Link to="/trips" hash="" className="inline-flex min-h-11 items-center underline">
            All your trips
          </Link>
        </p>
      )}
      {shared !== null && <SharedTrip text={shared} Map={MapOfSites} />}
      {trip && <OwnTrip trip={trip} Map={MapOfSites} />}
      {own !== null && !trip && (
        <p role="alert" className="border-l-6 border-advanced bg-sand p-5">
          This browser holds no such trip: it was deleted, or planned in another browser. To open a
          trip elsewhere, share it there first, or open a copy under Saved.
        </p>
      )}
      {!isOneTrip && (
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

import { bytesText } from '../../../domain/offline/offline-paths.ts';
import { nothingSaved } from '../../../domain/saved/nothing-saved.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import { Link } from '../../app/link.tsx';
import { StoreMissing } from '../../app/offline/store-missing.tsx';
import { useCopies } from '../../app/offline/use-copies.ts';
import { bytesOfCopies, wantedPages } from '../../app/offline/wanted.ts';

export function TripOffline({ trip }: { trip: Trip }) {
  const { copies, isSupported, refresh } = useCopies();
  const wanted = wantedPages({ ...nothingSaved, trips: [trip] });
  const kept = copies?.filter((copy) => wanted.some(({ path }) => path === copy.path)) ?? [];
  const missing = wanted.filter((page) => !kept.some(({ path }) => path === page.path));
  return (
    <section aria-labelledby="trip-offline" className="no-print max-w-3xl">
      <h2 id="trip-offline" className="mb-2 text-step-2">
        Without a connection
      </h2>
      {!copies && <p className="text-muted">Looking …</p>}
      {copies && !isSupported && (
        <p>
          This browser does not keep pages for reading without a connection yet. Print the booklet,
          or load this page again in a minute.
        </p>
      )}
      {copies && isSupported && missing.length > 0 && (
        <StoreMissing
          words={`${missing.length} of ${wanted.length} parts are not on this device yet: the planner, the map, and the guide of each stop. Guides are fetched as when you read them; your days and notes are not sent.`}
          action="Take this trip offline"
          missing={missing}
          onStored={refresh}
        />
      )}
      {copies && isSupported && missing.length === 0 && (
        <p>
          {`Available offline: the planner with its files, the map, and the guide of each stop. ${bytesText(bytesOfCopies(kept))}. `}
          <Link to="/saved" hash="offline" className="inline-flex min-h-11 items-center underline">
            See each part or remove it
          </Link>
        </p>
      )}
    </section>
  );
}

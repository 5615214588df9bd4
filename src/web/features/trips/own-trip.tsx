import { useNavigate } from '@tanstack/react-router';
import { savedLengths } from '../../../domain/saved/saved.ts';
import { removeTrip } from '../../../domain/saved/trips.ts';
import { type Trip, tripLimits } from '../../../domain/trips/trip.ts';
import { ConfirmButton } from '../../app/saved-records/confirm-button.tsx';
import { tripInShort } from '../../app/saved-records/trip-text.ts';
import { useUpdate } from '../../app/saved-records/update.ts';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { useSavedText } from '../../app/saved-records/use-saved-text.ts';
import { Booklet } from './booklet.tsx';
import { input } from './place-field.tsx';
import { Planner, type TripMap } from './planner.tsx';
import { ShareTrip } from './share-trip.tsx';
import { TripFiles } from './trip-files.tsx';
import { TripOffline } from './trip-offline.tsx';
import { useCatalogue, useChangeTrip } from './use-trip.ts';

function Name({ trip }: { trip: Trip }) {
  const change = useChangeTrip(trip.id);
  const { field } = useSavedText({
    stored: trip.name,
    save: (text) => change(() => ({ name: text.trim() })),
    isRequired: true,
  });
  return (
    <label className="block">
      <span className="text-sm text-muted">Name of the trip</span>
      <input
        {...field}
        maxLength={tripLimits.name}
        className={`${input} font-display text-step-1 font-bold sm:text-step-3`}
      />
    </label>
  );
}

function Notes({ trip }: { trip: Trip }) {
  const { hasPending } = useSaved();
  const change = useChangeTrip(trip.id);
  const { field, isSaved } = useSavedText({
    stored: trip.notes,
    save: (notes) => change(() => ({ notes })),
  });
  const savedText = hasPending ? 'Kept in this tab alone.' : 'Saved in this browser.';
  const savingText = isSaved ? savedText : 'Saving…';
  return (
    <label className="no-print block max-w-3xl">
      <span className="font-semibold">Notes</span>
      <textarea rows={4} {...field} maxLength={savedLengths.text} className={`mt-1 ${input}`} />
      <span className="text-sm text-muted">
        {savingText} They go into your own booklet. A shared address leaves them out.
      </span>
    </label>
  );
}

export function OwnTrip({ trip, Map: MapOfSites }: { trip: Trip; Map: TripMap }) {
  const { catalogue, failed } = useCatalogue();
  const update = useUpdate();
  const navigate = useNavigate();
  return (
    <>
      <div className="flex flex-col gap-10 print:hidden">
        <section aria-label="The trip" className="flex flex-col gap-4">
          <Name key={trip.id} trip={trip} />
          <p>{tripInShort(trip)}</p>
          <ShareTrip plan={trip} />
        </section>
        {failed && (
          <p role="alert" className="border-l-6 border-advanced bg-sand p-5">
            The dive sites could not be read, so none are suggested and no tide is computed. Your
            trip is safe: reload the page with a connection.
          </p>
        )}
        <Planner trip={trip} catalogue={catalogue} Map={MapOfSites} />
        <Notes key={trip.id} trip={trip} />
        <TripOffline trip={trip} />
        <div className="flex max-w-3xl flex-col gap-3">
          <TripFiles trip={trip} />
          <ConfirmButton
            words="Delete this trip"
            question={`Delete “${trip.name}” with its notes?`}
            onConfirm={async () => {
              await update(() => removeTrip(trip.id));
              void navigate({ to: '/trips', hash: '' });
            }}
          />
        </div>
        <p className="text-sm text-muted">
          Town positions: GeoNames, CC BY 4.0. Tides and light are computed in your browser: no
          server learns where you go, or when.
        </p>
      </div>
      <div className="hidden print:block">
        <Booklet plan={trip} notes={trip.notes} catalogue={catalogue} />
      </div>
    </>
  );
}

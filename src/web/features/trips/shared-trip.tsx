import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { addTrip } from '../../../domain/saved/trips.ts';
import { type TripPlan, usualMinutes } from '../../../domain/trips/trip.ts';
import { toMappedRoute } from '../../../domain/trips/way.ts';
import { Link } from '../../app/link.tsx';
import { newId } from '../../app/saved-records/ids.ts';
import { Reading } from '../../app/saved-records/loaded-records.tsx';
import { useUpdate } from '../../app/saved-records/update.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { Booklet } from './booklet.tsx';
import { type TripMap, tripSites } from './planner.tsx';
import { ShareTrip } from './share-trip.tsx';
import { useCatalogue } from './use-trip.ts';

function Shared({ plan, Map: MapOfSites }: { plan: TripPlan; Map: TripMap }) {
  const { catalogue, failed } = useCatalogue();
  const update = useUpdate();
  const navigate = useNavigate();
  const sites = useMemo(() => tripSites(plan, catalogue), [plan, catalogue]);
  const way = useMemo(() => toMappedRoute(plan), [plan]);
  const [pointed, setPointed] = useState<number>();

  async function keep() {
    const id = newId();
    if (!(await update((now) => addTrip({ ...plan, id, minutes: usualMinutes }, now)))) return;
    void navigate({ to: '/trips', hash: `trip=${id}` });
  }

  return (
    <div className="flex flex-col gap-8">
      <div className="no-print border-l-6 border-coral bg-sand p-5">
        <p className="max-w-[66ch]">
          Somebody shared this trip with you. It came with the address itself: no server holds it.
          Keep it to change it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" onClick={keep} className={buttonStyles.action}>
            Keep this trip
          </button>
          <ShareTrip plan={plan} />
        </div>
      </div>
      {failed && (
        <p role="alert">
          The dive sites could not be read: depths, tides and warnings are missing below. Reload the
          page with a connection.
        </p>
      )}
      <Booklet plan={plan} catalogue={catalogue} />
      <section aria-label="Map of the trip" className="no-print">
        <MapOfSites
          sites={sites}
          focus={sites.length > 0 ? sites : undefined}
          way={way}
          lifted={pointed}
          onPoint={setPointed}
          onPick={undefined}
          chosen={(chosen, close) => (
            <section aria-label="Chosen on the map" className="flex flex-wrap gap-x-6 bg-sand p-4">
              {chosen.map(({ id, name }) => (
                <Link
                  key={id}
                  to={paths.diveSite(id)}
                  preload={false}
                  className="inline-flex min-h-11 items-center font-semibold text-reef underline"
                >
                  {name}
                </Link>
              ))}
              <button type="button" onClick={close} className="min-h-11 px-1 underline">
                Close
              </button>
            </section>
          )}
        />
      </section>
    </div>
  );
}

export function SharedTrip({ text, Map: MapOfSites }: { text: string; Map: TripMap }) {
  const { value: plan, failed } = useAnswer(text, async () => {
    const { readTripAddress } = await import('./address.ts');
    return (await readTripAddress(text)) ?? null;
  });
  if (!failed && plan === undefined) return <Reading />;
  if (!failed && plan) return <Shared plan={plan} Map={MapOfSites} />;
  return (
    <div role="alert" className="border-l-6 border-advanced bg-sand p-5">
      <h2 className="text-step-2">This address holds no trip</h2>
      <p className="mt-2 max-w-[66ch]">
        {failed
          ? 'Part of this page could not be loaded. Reload it with a connection.'
          : 'It was cut off or changed on the way here: some messengers shorten long addresses. Ask for it again, best as a link and not as text.'}
      </p>
    </div>
  );
}

import { longDate } from '../../../domain/dates/dates.ts';
import { addToList, removeFromList, type SiteRef } from '../../../domain/saved/saved.ts';
import { Link } from '../../app/link.tsx';
import { useUpdate } from '../../app/saved-records/update.ts';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { DiveForm } from './dive-form.tsx';
import { NewList } from './new-list.tsx';
import { SiteTrips } from './site-trips.tsx';

function ListChoices({ site }: { site: SiteRef }) {
  const { lists } = useSaved().saved;
  const update = useUpdate();

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">In your lists</legend>
      {lists.map((list) => {
        const isIn = list.sites.some(({ id }) => id === site.id);
        return (
          <label key={list.id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={isIn}
              onChange={() =>
                update((now) =>
                  isIn ? removeFromList(list.id, site.id, now) : addToList(list.id, site, now),
                )
              }
            />
            {list.name}
          </label>
        );
      })}
      <NewList sites={[site]} submit="Add to it" className="mt-2" />
    </fieldset>
  );
}

export default function SiteRecordsPanel({ site }: { site: SiteRef }) {
  const dives = useSaved().saved.dives.filter((dive) => dive.site.id === site.id);
  return (
    <div className="border-2 border-line p-5">
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ListChoices site={site} />
          <SiteTrips site={site} />
        </div>
        <div>
          <h3 className="mb-2 text-base font-semibold">You dived here</h3>
          {dives.length > 0 && (
            <ul className="mb-3">
              {dives.map(({ id, date, note }) => (
                <li key={id} className="border-t border-line py-2 whitespace-pre-line">
                  <strong>{longDate(date, 'UTC')}</strong>
                  {note && `\n${note}`}
                </li>
              ))}
            </ul>
          )}
          <DiveForm site={site} />
        </div>
      </div>
      <p className="mt-4 text-sm text-muted">
        Lists, trips, days and notes stay in this browser. See them all under{' '}
        <Link to="/saved" className="underline">
          Saved
        </Link>
        .
      </p>
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { addTrip } from '../../../domain/saved/trips.ts';
import { type TripPlace, tripLimits, usualMinutes } from '../../../domain/trips/trip.ts';
import { newId } from '../../app/saved-records/ids.ts';
import { useUpdate } from '../../app/saved-records/update.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useKnownPlaces } from './known-places.ts';
import { input, PlaceField } from './place-field.tsx';
import { useCatalogue } from './use-trip.ts';

export function NewTrip() {
  const id = useId();
  const { catalogue } = useCatalogue();
  const known = useKnownPlaces(catalogue);
  const update = useUpdate();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [from, setFrom] = useState<TripPlace>();
  const [to, setTo] = useState<TripPlace>();
  const [error, setError] = useState<string>();

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    if (!from) return setError('Say where the trip starts: a town, a dive site, or a position.');
    setError(undefined);
    const tripId = newId();
    const ends = to ? `${from.name} to ${to.name}` : `Round ${from.name}`;
    const plan = {
      name: name.trim() || ends.slice(0, tripLimits.name),
      from,
      to,
      minutes: usualMinutes,
      days: [[]],
    };
    if (!(await update((now) => addTrip({ ...plan, id: tripId }, now)))) return;
    void navigate({ to: '/trips', hash: `trip=${tripId}` });
  }

  return (
    <form onSubmit={create} noValidate className="bg-sand p-5">
      <h2 className="mb-4 text-step-2">Plan a trip</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <div>
          <label htmlFor={id} className="font-semibold">
            Name
          </label>
          <input
            id={id}
            value={name}
            maxLength={tripLimits.name}
            placeholder="Ten days up the coast"
            onChange={({ target }) => setName(target.value)}
            className={`mt-1 ${input}`}
          />
        </div>
        <PlaceField
          label="Start"
          hint="A town, a dive site, or a position."
          place={from}
          known={known}
          onPlace={setFrom}
        />
        <PlaceField
          label="End"
          hint="Leave it empty to go round the start."
          place={to}
          known={known}
          onPlace={setTo}
          onClear={() => setTo(undefined)}
          isOptional
        />
      </div>
      {error && (
        <p role="alert" className="mt-3 font-medium text-advanced">
          {error}
        </p>
      )}
      <button type="submit" className={`mt-5 ${buttonStyles.action}`}>
        Plan it
      </button>
    </form>
  );
}

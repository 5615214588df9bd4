import { X } from 'lucide-react';
import { type Trip, type TripPlace, tripLimits } from '../../../domain/trips/trip.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { PlaceField } from './place-field.tsx';
import type { ChangeTrip } from './use-trip.ts';

/** A field that adds a place to pass on the way, and buttons that remove these places. */
export function ViaField(props: { trip: Trip; known: readonly TripPlace[]; change: ChangeTrip }) {
  const { trip, known, change } = props;
  const via = trip.via ?? [];
  return (
    <div className="mt-5 grid items-end gap-5 sm:grid-cols-2">
      {via.length < tripLimits.via && (
        <PlaceField
          label={via.length === 0 ? 'By way of' : 'And then by'}
          hint="A point to pass, such as a town on the coast road."
          place={undefined}
          known={known}
          isOptional
          takesMany
          onPlace={(place) => void change((now) => ({ via: [...(now.via ?? []), place] }))}
        />
      )}
      {via.length > 0 && (
        <ol aria-label="Points to pass" className="flex flex-wrap gap-2">
          {via.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a place twice
            <li key={`${at} ${name}`}>
              <button
                type="button"
                aria-label={`Do not pass ${name}`}
                onClick={() =>
                  void change((now) => ({
                    via: (now.via ?? []).filter((_, index) => index !== at),
                  }))
                }
                className={buttonStyles.quiet}
              >
                {name}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

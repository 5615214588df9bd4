import { Crosshair } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { findPlace, suggestPlaces } from '../../../domain/trips/places.ts';
import type { TripPlace } from '../../../domain/trips/trip.ts';

export const input =
  'block min-h-11 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink aria-invalid:border-advanced';

interface PlaceFieldProps {
  label: string;
  hint?: string;
  place: TripPlace | undefined;
  known: readonly TripPlace[];
  onPlace: (place: TripPlace) => void;
  /** Called when the text of an optional place was deleted. */
  onClear?: () => void;
  picking?: { isOn: boolean; toggle: () => void };
  isOptional?: boolean;
  /** Whether the field is cleared after a place is chosen, so that another can be entered. */
  takesMany?: boolean;
}

/** A field for a town, a dive site or a position; shows an error for an unknown place. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, hint, place, known, onPlace, onClear, picking, isOptional, takesMany } = props;
  const id = useId();
  const [text, setText] = useState(place?.name ?? '');
  const [error, setError] = useState<string>();
  const name = place?.name;
  useEffect(() => {
    setText(name ?? '');
    setError(undefined);
  }, [name]);

  function take() {
    if (text === (name ?? '')) return setError(undefined);
    if (isOptional && !text.trim()) {
      setError(undefined);
      return onClear?.();
    }
    const answer = findPlace(text, known);
    setError(answer.error);
    if (!answer.place) return;
    setText(takesMany ? '' : answer.place.name);
    onPlace(answer.place);
  }

  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          list={`${id}-places`}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          className={input}
        />
        <datalist id={`${id}-places`}>
          {suggestPlaces(text, known).map(({ name, latitude, longitude }) => (
            <option key={`${name} ${latitude} ${longitude}`} value={name} />
          ))}
        </datalist>
        {picking && (
          <button
            type="button"
            aria-pressed={picking.isOn}
            aria-label={`Choose the ${label.toLowerCase()} on the map`}
            onClick={picking.toggle}
            className="grid size-11 shrink-0 place-items-center rounded-sm border-2 border-ink hover:bg-ink hover:text-paper aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Crosshair aria-hidden className="size-5" />
          </button>
        )}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 font-medium text-advanced">
          {error}
        </p>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { addDays } from '../../../domain/dates/site-time.ts';
import { kmPerMinute } from '../../../domain/trips/corridor.ts';
import { type Trip, type TripPlace, tripLimits } from '../../../domain/trips/trip.ts';
import { todayHere } from '../../app/saved-records/today-here.ts';
import { input, PlaceField } from './place-field.tsx';
import type { ChangeTrip } from './use-trip.ts';
import { ViaField } from './via-field.tsx';

export type PickedEnd = 'from' | 'to' | undefined;

interface WayFormProps {
  trip: Trip;
  known: readonly TripPlace[];
  change: ChangeTrip;
  picked: PickedEnd;
  onPicked: (end: PickedEnd) => void;
}

const [minMinutes, maxMinutes] = tripLimits.minutes;
const kmh = kmPerMinute * 60;

const isMinutes = (text: string) =>
  /^\d+$/.test(text) && Number(text) >= minMinutes && Number(text) <= maxMinutes;

function Minutes({ trip, change }: Pick<WayFormProps, 'trip' | 'change'>) {
  const [text, setText] = useState(String(trip.minutes));
  const isGood = isMinutes(text);
  return (
    <div>
      <label htmlFor="trip-minutes" className="font-semibold">
        {trip.to ? 'Minutes off the way' : 'Minutes from the base'}
      </label>
      <input
        id="trip-minutes"
        type="number"
        inputMode="numeric"
        min={minMinutes}
        max={maxMinutes}
        step={5}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isMinutes(target.value)) void change(() => ({ minutes: Number(target.value) }));
        }}
        aria-invalid={isGood ? undefined : true}
        aria-describedby="trip-minutes-words"
        className={`mt-1 ${input}`}
      />
      <p
        id="trip-minutes-words"
        className={`mt-1 text-sm ${isGood ? 'text-muted' : 'font-medium text-advanced'}`}
      >
        {isGood
          ? `As the crow flies at ${kmh} km/h: ${Math.round(trip.minutes * kmPerMinute)} km. The road is longer.`
          : `Write a whole number of minutes from ${minMinutes} to ${maxMinutes}.`}
      </p>
    </div>
  );
}

function FirstDay({ trip, change }: Pick<WayFormProps, 'trip' | 'change'>) {
  const stored = trip.firstDay ?? '';
  const [text, setText] = useState(stored);
  useEffect(() => setText(stored), [stored]);
  const isInReach = (day: string) => day >= '2000-01-01' && day <= '2099-11-30';
  const isGood = !text || isInReach(text);
  const isOver = trip.firstDay && addDays(trip.firstDay, trip.days.length) <= todayHere();
  return (
    <div>
      <label htmlFor="trip-day" className="font-semibold">
        First day
      </label>
      <input
        id="trip-day"
        type="date"
        min="2000-01-01"
        max="2099-11-30"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isInReach(target.value)) void change(() => ({ firstDay: target.value }));
        }}
        onBlur={() => {
          // The field is also empty while a date is half typed.
          if (!text && stored) void change(() => ({ firstDay: undefined }));
        }}
        aria-invalid={isGood ? undefined : true}
        aria-describedby="trip-day-words"
        className={`mt-1 ${input}`}
      />
      <p
        id="trip-day-words"
        className={`mt-1 text-sm ${isGood ? 'text-muted' : 'font-medium text-advanced'}`}
      >
        {!isGood && 'Choose a day from 1 January 2000 to 30 November 2099.'}
        {isGood && isOver && 'These days are over: tides and light are those of then.'}
        {isGood && !isOver && (trip.firstDay ? '' : 'With it, each day shows its tides and light.')}
      </p>
    </div>
  );
}

export function WayForm({ trip, known, change, picked, onPicked }: WayFormProps) {
  const [isRound, setRound] = useState(!trip.to);
  const endPicker = (end: 'from' | 'to') => ({
    isOn: picked === end,
    toggle: () => onPicked(picked === end ? undefined : end),
  });
  const choose = (round: boolean) => {
    setRound(round);
    if (round && picked === 'to') onPicked(undefined);
    if (round && trip.to) void change(() => ({ to: undefined }));
  };
  const kind = (round: boolean, words: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="trip-kind"
        checked={isRound === round}
        onChange={() => choose(round)}
        className="size-5"
      />
      {words}
    </label>
  );
  return (
    <section aria-label="The way" className="no-print bg-sand p-5">
      <fieldset className="mb-3 flex flex-wrap gap-x-8">
        <legend className="sr-only">Kind of trip</legend>
        {kind(false, 'From one place to another')}
        {kind(true, 'Round a base')}
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <PlaceField
          label={isRound ? 'Base' : 'Start'}
          place={trip.from}
          known={known}
          onPlace={(from) => void change(() => ({ from }))}
          picking={endPicker('from')}
        />
        {!isRound && (
          <PlaceField
            label="End"
            hint="A town, a dive site, or a position."
            place={trip.to}
            known={known}
            onPlace={(to) => void change(() => ({ to }))}
            picking={endPicker('to')}
          />
        )}
        <Minutes trip={trip} change={change} />
        <FirstDay trip={trip} change={change} />
      </div>
      {trip.to && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={trip.byCoast ?? false}
            onChange={({ target }) => {
              const byCoast = target.checked || undefined;
              void change(() => ({ byCoast }));
            }}
            className="size-5"
          />
          Follow the coast
        </label>
      )}
      {trip.to && <ViaField trip={trip} known={known} change={change} />}
      {picked && (
        <p role="status" className="mt-3 font-semibold">
          {`Click the map where the trip ${picked === 'to' ? 'ends' : isRound ? 'has its base' : 'starts'}. By keyboard, write the position into the field.`}
        </p>
      )}
    </section>
  );
}

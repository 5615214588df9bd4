import { CalendarPlus } from 'lucide-react';
import {
  addDay,
  moveStop,
  removeDay,
  removeStop,
  shiftStop,
  type Trip,
  type TripStop,
  tripLegs,
  tripLimits,
} from '../../../domain/trips/trip.ts';
import type { Catalogue } from '../../app/saved-records/catalogue.ts';
import { placeOfStop, stopCount } from '../../app/saved-records/trip-text.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { type RowDrag, useRowDrag } from '../../ui/row-drag.tsx';
import { homewardText } from './booklet-text.ts';
import { DayCard } from './day-card.tsx';
import { DriveLink } from './drive.tsx';
import type { ChangeTrip } from './use-trip.ts';

type Days = Trip['days'];
export type Move = 'up' | 'down' | 'day';

export interface StopMoves extends RowDrag<TripStop> {
  shift: (stop: TripStop, by: -1 | 1) => void;
  toDay: (stop: TripStop, day: number) => void;
  remove: (stop: TripStop) => void;
}

const whereIs = (days: Days, { id, name }: TripStop) => {
  const day = days.findIndex((stops) => stops.some((stop) => stop.id === id));
  const stops = days[day] ?? [];
  const place = stops.findIndex((stop) => stop.id === id);
  return `${name}: day ${day + 1}, ${place + 1} of ${stops.length}`;
};

const moveButton = (stop: TripStop, move: Move) => {
  const row = document.getElementById(`stop-${stop.id}`);
  const same = row?.querySelector<HTMLElement>(`[data-move="${move}"]:not(:disabled)`);
  return same ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
};

function useMoves(trip: Trip, change: ChangeTrip, say: (words: string) => void): StopMoves {
  async function apply(stop: TripStop, move: (days: Days) => Days, focus?: Move) {
    let next = trip.days;
    const isSaved = await change(({ days }) => {
      // The move applies to the newest days, because the previous move may not be rendered yet.
      next = move(days);
      return { days: next };
    });
    if (!isSaved) return;
    say(whereIs(next, stop));
    // A row that moved to another list is a new element, without the focus.
    if (focus) requestAnimationFrame(() => moveButton(stop, focus)?.focus());
  }
  const drag = useRowDrag<TripStop>((stop, target) => {
    const [day = 0, place = 0] = target.split('-').map(Number);
    void apply(stop, (days) => moveStop(days, stop.id, day, place));
  });
  return {
    shift: (stop, by) =>
      void apply(stop, (days) => shiftStop(days, stop.id, by), by < 0 ? 'up' : 'down'),
    toDay: (stop, day) =>
      void apply(stop, (days) => moveStop(days, stop.id, day, tripLimits.stops), 'day'),
    async remove(stop) {
      if (await change(({ days }) => ({ days: removeStop(days, stop.id) }))) {
        say(`${stop.name} is off the trip.`);
        document.getElementById('trip-days')?.focus();
      }
    },
    ...drag,
  };
}

export function Days(props: {
  trip: Trip;
  catalogue: Catalogue | undefined;
  change: ChangeTrip;
  say: (words: string) => void;
}) {
  const { trip, catalogue, change, say } = props;
  const moves = useMoves(trip, change, say);
  const legs = tripLegs(trip);
  const lastStop = trip.days.flat().at(-1);
  const isFull = trip.days.length >= tripLimits.days;
  return (
    <section aria-labelledby="trip-days" className="no-print">
      <h2 id="trip-days" tabIndex={-1} className="text-step-3">
        Days
      </h2>
      <p className="mt-1 mb-4 max-w-[66ch] text-muted">
        Drag a site by its handle, or move it with the arrows; the last arrow of a day leads to the
        next one. Distances are as the crow flies: the road is longer.
      </p>
      <ol data-places className="grid items-start gap-5 lg:grid-cols-2">
        {legs.map((day, index) => (
          <DayCard
            // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their number
            key={index}
            trip={trip}
            day={index}
            legs={day}
            start={trip.days.slice(0, index).flat().at(-1)}
            catalogue={catalogue}
            moves={moves}
            onRemove={() => {
              void change(({ days }) => ({ days: removeDay(days, index) }));
              say(`Day ${index + 1} is gone; its sites stay in the trip.`);
            }}
          />
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          disabled={isFull}
          onClick={() => {
            void change(({ days }) => ({ days: addDay(days) }));
            say(`Day ${trip.days.length + 1} added.`);
          }}
          className={`${buttonStyles.quiet} disabled:opacity-60`}
        >
          <CalendarPlus aria-hidden className="size-5" />
          Add a day
        </button>
        {isFull && <p>{`A trip has at most ${tripLimits.days} days.`}</p>}
        {lastStop && (
          <p className="flex flex-wrap items-center gap-x-4">
            {homewardText(trip)}
            <DriveLink
              from={placeOfStop(lastStop, catalogue)}
              to={trip.to ?? trip.from}
              label={`from ${lastStop.name} to ${(trip.to ?? trip.from).name}`}
            />
          </p>
        )}
      </div>
      <p className="sr-only">{stopCount(trip)}</p>
    </section>
  );
}

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { paths } from '../../../contract/paths.ts';
import { isShut, statusLabels } from '../../../domain/dive-sites/facts.ts';
import { kmText } from '../../../domain/geo/near.ts';
import { type Leg, type Trip, type TripStop, tripDate } from '../../../domain/trips/trip.ts';
import { Link } from '../../app/link.tsx';
import type { Catalogue, CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { dayText, placeOfStop } from '../../app/saved-records/trip-text.ts';
import { DragHandle, draggedRow, dropBelow } from '../../ui/row-drag.tsx';
import { SiteFacts } from '../../ui/site-facts.tsx';
import type { StopMoves } from './days.tsx';
import { DriveLink } from './drive.tsx';
import { StopConditions } from './stop-conditions.tsx';

const square =
  'grid size-11 shrink-0 place-items-center rounded-sm hover:bg-ink hover:text-paper disabled:opacity-30';

interface StopProps {
  trip: Trip;
  day: number;
  place: number;
  leg: Leg;
  before: TripStop | undefined;
  catalogue: Catalogue | undefined;
  moves: StopMoves;
}

function StopButtons({ trip, day, place, leg: { stop }, moves }: StopProps) {
  const isFirst = day === 0 && place === 0;
  const isLast = day === trip.days.length - 1 && place === (trip.days[day]?.length ?? 0) - 1;
  const arrows = [
    { to: 'up', by: -1, Arrow: ArrowUp, isOff: isFirst },
    { to: 'down', by: 1, Arrow: ArrowDown, isOff: isLast },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-1">
      {arrows.map(({ to, by, Arrow, isOff }) => (
        <button
          key={to}
          type="button"
          data-move={to}
          disabled={isOff}
          aria-label={`Move ${stop.name} ${to}`}
          onClick={() => moves.shift(stop, by)}
          className={square}
        >
          <Arrow aria-hidden className="size-5" />
        </button>
      ))}
      {trip.days.length > 1 && (
        <select
          data-move="day"
          aria-label={`Day of ${stop.name}`}
          value={day}
          onChange={({ target }) => moves.toDay(stop, Number(target.value))}
          className="min-h-11 rounded-sm border-2 border-muted bg-paper px-2"
        >
          {trip.days.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their number
            <option key={index} value={index}>
              {`Day ${index + 1}`}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        aria-label={`Take ${stop.name} off the trip`}
        onClick={() => moves.remove(stop)}
        className={square}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

function SiteLine(props: { stop: TripStop; site: CatalogueSite | undefined; isRead: boolean }) {
  const { stop, site, isRead } = props;
  return (
    <>
      <h4 className="text-base">
        <Link
          to={paths.diveSite(stop.id)}
          preload={false}
          className="inline-block py-1 font-semibold text-reef underline"
        >
          {stop.name}
        </Link>
      </h4>
      <p className="text-sm text-muted">{stop.region}</p>
      {site && (
        <p className="text-sm">
          <SiteFacts site={site} />
        </p>
      )}
      {isRead && !site && (
        <p className="text-sm">
          No longer in the catalogue: its guide is gone, its name and place stay here.
        </p>
      )}
      {site?.status && isShut(site.status) && (
        <p className="mt-1 border-l-4 border-coral pl-2 text-sm font-semibold">
          {`${statusLabels[site.status]}: read its guide before you plan on it.`}
        </p>
      )}
    </>
  );
}

/** Classes of a row; a row dragged down is inserted below its target. */
function stopStyles({ trip, day, place, leg, moves }: StopProps, target: string) {
  if (moves.dragged?.id === leg.stop.id) return `border-line ${draggedRow}`;
  if (moves.over !== target) return 'border-line';
  const from = trip.days[day]?.findIndex(({ id }) => id === moves.dragged?.id) ?? -1;
  return from >= 0 && from < place ? `border-line ${dropBelow}` : 'border-coral';
}

function Stop(props: StopProps) {
  const { trip, day, place, leg, before, catalogue, moves } = props;
  const { stop, km } = leg;
  const site = catalogue?.get(stop.id);
  const date = tripDate(trip, day);
  const target = `${day}-${place}`;
  return (
    <li
      id={`stop-${stop.id}`}
      data-place={target}
      className={`border-t-2 py-3 ${stopStyles(props, target)}`}
    >
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {`${kmText(km)} from ${(before ?? trip.from).name}`}
        <DriveLink
          from={before ? placeOfStop(before, catalogue) : trip.from}
          to={placeOfStop(stop, catalogue)}
          label={`from ${(before ?? trip.from).name} to ${stop.name}`}
        />
      </p>
      <div className="flex items-start gap-2">
        <DragHandle onGrab={(event) => moves.begin(stop, event)} />
        <div className="min-w-0 grow">
          <SiteLine stop={stop} site={site} isRead={catalogue !== undefined} />
        </div>
      </div>
      {site && date && (
        <div className="mt-2 pl-10">
          <StopConditions site={site} day={date} />
        </div>
      )}
      <div className="mt-1 pl-7">
        <StopButtons {...props} />
      </div>
    </li>
  );
}

export function DayCard(props: {
  trip: Trip;
  day: number;
  legs: readonly Leg[];
  /** The last stop of the previous days. */
  start: TripStop | undefined;
  catalogue: Catalogue | undefined;
  moves: StopMoves;
  onRemove: () => void;
}) {
  const { trip, day, legs, start, catalogue, moves, onRemove } = props;
  const end = `${day}-${legs.length}`;
  const words = dayText(trip, day);
  return (
    <li
      data-place={end}
      className={`border-2 bg-paper p-5 ${moves.over === end ? 'border-coral' : 'border-line'}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-step-1">{words}</h3>
        {trip.days.length > 1 && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={`Remove day ${day + 1}; its sites stay`}
            className="min-h-11 px-1 text-sm underline"
          >
            Remove the day
          </button>
        )}
      </div>
      {legs.length > 0 ? (
        <ol aria-label={`Sites of day ${day + 1}`}>
          {legs.map((leg, place) => (
            <Stop
              key={leg.stop.id}
              trip={trip}
              day={day}
              place={place}
              leg={leg}
              before={legs[place - 1]?.stop ?? start}
              catalogue={catalogue}
              moves={moves}
            />
          ))}
        </ol>
      ) : (
        <p className="border-t-2 border-line py-3 text-muted">
          No dive on this day yet. Add a site along the way, or drag one here.
        </p>
      )}
    </li>
  );
}

import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { kmText } from '../../../domain/geo/near.ts';
import { type WayOffset, worthADetourKm } from '../../../domain/trips/corridor.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import { lengthKm, wayPoints } from '../../../domain/trips/way.ts';
import { Link } from '../../app/link.tsx';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { SiteFacts } from '../../ui/site-facts.tsx';

interface Suggestion extends WayOffset {
  place: CatalogueSite;
}

const rowsAtOnce = 10;

export function AddButton(props: {
  trip: Trip;
  site: { id: number; name: string };
  day: number;
  onAdd: () => void;
}) {
  const { trip, site, day, onAdd } = props;
  const wasPressed = useRef(false);
  const onDay = trip.days.findIndex((stops) => stops.some(({ id }) => id === site.id));
  if (onDay >= 0)
    return (
      <p
        // The text takes the focus of the button that it replaces.
        ref={(text) => {
          if (wasPressed.current) text?.focus();
          wasPressed.current = false;
        }}
        tabIndex={-1}
        className="py-2 text-sm font-semibold whitespace-nowrap outline-none"
      >
        {`On day ${onDay + 1}`}
      </p>
    );
  return (
    <button
      type="button"
      aria-label={`Add ${site.name} to day ${day + 1}`}
      onClick={() => {
        wasPressed.current = true;
        onAdd();
      }}
      className={`${buttonStyles.quiet} shrink-0 px-3`}
    >
      <Plus aria-hidden className="size-5" />
      Add
    </button>
  );
}

export function DayChoice(props: { trip: Trip; day: number; onDay: (day: number) => void }) {
  return (
    <label className="flex items-center gap-2">
      Add to
      <select
        value={props.day}
        onChange={({ target }) => props.onDay(Number(target.value))}
        className="min-h-11 rounded-sm border-2 border-muted bg-paper px-2"
      >
        {props.trip.days.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their number
          <option key={index} value={index}>
            {`Day ${index + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function distanceText({ from, to }: Trip, wayKm: number, { offKm, alongKm }: WayOffset): string {
  if (!to || alongKm === 0) return `${kmText(offKm)} from ${from.name}`;
  if (alongKm >= wayKm) return `${kmText(offKm)} from ${to.name}`;
  return `${kmText(offKm)} off your way, after ${kmText(alongKm)}`;
}

interface RowsProps {
  trip: Trip;
  found: readonly Suggestion[];
  day: number;
  onAdd: (site: CatalogueSite) => void;
  onPoint: (id: number | undefined) => void;
}

function Rows({ label, trip, found, day, onAdd, onPoint }: RowsProps & { label: string }) {
  const wayKm = useMemo(() => lengthKm(wayPoints(trip)), [trip]);
  return (
    <ul aria-label={label}>
      {found.map((one) => (
        <li
          key={one.place.id}
          onPointerEnter={() => onPoint(one.place.id)}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={() => onPoint(one.place.id)}
          onBlur={() => onPoint(undefined)}
          className="flex items-start gap-3 border-t-2 border-line py-2"
        >
          <div className="min-w-0 grow">
            <Link
              to={paths.diveSite(one.place.id)}
              preload={false}
              className="inline-block py-1 font-semibold text-reef underline"
            >
              {one.place.name}
            </Link>
            <p className="text-sm text-muted">{`${one.place.region} · ${distanceText(trip, wayKm, one)}`}</p>
            <p className="text-sm">
              <SiteFacts site={one.place} />
            </p>
          </div>
          <AddButton trip={trip} site={one.place} day={day} onAdd={() => onAdd(one.place)} />
        </li>
      ))}
    </ul>
  );
}

/** @property best featured sites, including those beyond the requested distance */
export function Along({
  best,
  isFiltered,
  ...props
}: RowsProps & { best: readonly Suggestion[]; isFiltered: boolean }) {
  const { found } = props;
  const [rows, setRows] = useState(rowsAtOnce);
  return (
    <>
      {best.length > 0 && (
        <section aria-labelledby="not-to-miss" className="mb-5 border-l-6 border-coral pl-4">
          <h3 id="not-to-miss" className="text-step-1">
            Do not miss
          </h3>
          <p className="mb-2 text-sm text-muted">
            {`Our featured dives within ${worthADetourKm} km of your way.`}
          </p>
          <Rows {...props} label="Do not miss" found={best} />
        </section>
      )}
      {found.length === 0 ? (
        <p className="py-4">
          {isFiltered
            ? 'No dive site that you filter for lies within these minutes.'
            : 'No dive site lies within these minutes.'}
          {' Give it more of them, or show every dive site on the map and choose there.'}
        </p>
      ) : (
        <Rows {...props} label="Dive sites along the way" found={found.slice(0, rows)} />
      )}
      {found.length > rows && (
        <button
          type="button"
          onClick={() => setRows(rows + rowsAtOnce)}
          className={`mt-3 ${buttonStyles.quiet}`}
        >
          {`Show ${Math.min(rowsAtOnce, found.length - rows)} more`}
        </button>
      )}
    </>
  );
}

import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { type Position, parsePosition } from '../../../domain/geo/positions.ts';
import { countText } from '../../../domain/text/format.ts';
import { alongTheWay, kmPerMinute, notToMiss } from '../../../domain/trips/corridor.ts';
import { placeAt } from '../../../domain/trips/places.ts';
import {
  addObstacle,
  addStop,
  type Trip,
  type TripPlan,
  tripLimits,
  tripStops,
} from '../../../domain/trips/trip.ts';
import { type MappedRoute, toMappedRoute, wayPoints } from '../../../domain/trips/way.ts';
import type { Catalogue, CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { SiteFacts } from '../../ui/site-facts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AddButton, Along, DayChoice } from './along.tsx';
import { Days } from './days.tsx';
import { useKnownPlaces } from './known-places.ts';
import { useChangeTrip } from './use-trip.ts';
import { passesWay, type WayFilter, WayFilters } from './way-filters.tsx';
import { type PickedEnd, WayForm } from './way-form.tsx';

/** The map of a trip, passed in so that this folder doesn't depend on the map of dive sites. */
export type TripMap = ComponentType<{
  sites: readonly CatalogueSite[];
  focus: readonly CatalogueSite[] | undefined;
  way: MappedRoute;
  lifted: number | undefined;
  onPoint: (id: number | undefined) => void;
  onPick: ((at: Position) => void) | undefined;
  chosen: (sites: readonly { id: number; name: string }[], close: () => void) => ReactNode;
}>;

export const tripSites = (plan: TripPlan, catalogue: Catalogue | undefined) =>
  tripStops(plan).flatMap(({ id }) => catalogue?.get(id) ?? []);

function useAlong(trip: Trip, catalogue: Catalogue | undefined, filter: WayFilter) {
  const { from, to, via, byCoast, minutes } = trip;
  const everywhere = useMemo(
    () =>
      [...(catalogue?.values() ?? [])].flatMap((site) => {
        const position = parsePosition(site);
        return position ? [{ ...position, site }] : [];
      }),
    [catalogue],
  );
  const found = useMemo(() => {
    const places = everywhere.filter(({ site }) => passesWay(site, filter));
    const points = wayPoints({ from, to, via, byCoast });
    const toSuggestion = ({ place, ...beside }: (typeof along)[number]) => ({
      ...beside,
      place: place.site,
    });
    const along = alongTheWay(points, places, minutes);
    const best = notToMiss(
      points,
      places.filter(({ site }) => site.featured),
    );
    return { along: along.map(toSuggestion), best: best.map(toSuggestion) };
  }, [everywhere, from, to, via, byCoast, minutes, filter]);
  return { everywhere, found: found.along, best: found.best };
}

function useAdd(trip: Trip, say: (words: string) => void) {
  const change = useChangeTrip(trip.id);
  const { toast } = useToast();
  const [chosenDay, setDay] = useState(0);
  const day = Math.min(chosenDay, trip.days.length - 1);
  async function add(site: CatalogueSite) {
    const at = parsePosition(site);
    const why = addObstacle(trip.days, site.id);
    if (!at || why === 'full') {
      return toast({
        title: 'Not added',
        description: at
          ? `This trip has ${tripLimits.stops} dive sites, which is as many as fit. Take one off first, or plan a second trip.`
          : 'This site has no position.',
        destructive: true,
      });
    }
    if (why) return;
    const { id, name, region } = site;
    const stop = { id, name, region, ...at };
    if (await change(({ days }) => ({ days: addStop(days, day, stop) }))) {
      say(`${name} added to day ${day + 1}.`);
    }
  }
  return { day, setDay, add };
}

function Chosen(props: {
  trip: Trip;
  sites: readonly { id: number; name: string }[];
  catalogue: Catalogue | undefined;
  day: number;
  onAdd: (site: CatalogueSite) => void;
  onClose: () => void;
}) {
  const { trip, sites, catalogue, day, onAdd, onClose } = props;
  return (
    <section aria-label="Chosen on the map" className="border-2 border-t-0 border-ink bg-sand p-4">
      <ul>
        {sites.map(({ id, name }) => {
          const site = catalogue?.get(id);
          return (
            <li key={id} className="flex items-start gap-3 py-1">
              <div className="min-w-0 grow">
                <p className="font-semibold">{name}</p>
                {site && (
                  <p className="text-sm">
                    {`${site.region} · `}
                    <SiteFacts site={site} />
                  </p>
                )}
              </div>
              {site && <AddButton trip={trip} site={site} day={day} onAdd={() => onAdd(site)} />}
            </li>
          );
        })}
      </ul>
      <button type="button" onClick={onClose} className="min-h-11 px-1 underline">
        Close
      </button>
    </section>
  );
}

function MapAndList(props: {
  trip: Trip;
  catalogue: Catalogue | undefined;
  Map: TripMap;
  picked: PickedEnd;
  onPicked: (end: PickedEnd) => void;
  say: (words: string) => void;
}) {
  const { trip, catalogue, Map: MapOfSites, picked, onPicked, say } = props;
  const change = useChangeTrip(trip.id);
  const [filter, setFilter] = useState<WayFilter>({});
  const { everywhere, found, best } = useAlong(trip, catalogue, filter);
  const { day, setDay, add } = useAdd(trip, say);
  const adding = { trip, day, onAdd: add };
  const [isWhole, setWhole] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const way = useMemo(() => toMappedRoute(trip, trip.minutes), [trip]);
  const suggested = useMemo(() => {
    const ids = new Set(found.map(({ place }) => place.id));
    const further = best.filter(({ place }) => !ids.has(place.id));
    return [...found, ...further].map(({ place }) => place);
  }, [found, best]);
  const onMap = useMemo(() => {
    const ids = new Set(suggested.map(({ id }) => id));
    const others = tripSites(trip, catalogue).filter(({ id }) => !ids.has(id));
    return isWhole ? everywhere.map(({ site }) => site) : [...suggested, ...others];
  }, [isWhole, everywhere, suggested, trip, catalogue]);
  const onPick = (at: Position) => {
    if (!picked) return;
    const place = placeAt(at);
    void change(() => (picked === 'to' ? { to: place } : { from: place }));
    onPicked(undefined);
    say(`${picked === 'to' ? 'End' : 'Start'} set to ${place.name}.`);
  };
  return (
    <section aria-labelledby="along" className="no-print">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="along" className="text-step-3">
            {trip.to ? 'Along the way' : 'Around the base'}
          </h2>
          <p role="status" className="text-muted">
            {catalogue
              ? `${countText(found.length, 'dive site')} within ${Math.round(trip.minutes * kmPerMinute)} km as the crow flies. No road is looked at: water may lie between.`
              : 'Reading the dive sites …'}
          </p>
        </div>
        <DayChoice trip={trip} day={day} onDay={setDay} />
      </div>
      <WayFilters filter={filter} onFilter={setFilter} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <MapOfSites
            sites={onMap}
            focus={suggested.length > 0 ? suggested : undefined}
            way={way}
            lifted={pointed}
            onPoint={setPointed}
            onPick={picked && onPick}
            chosen={(sites, close) => (
              <Chosen {...adding} sites={sites} catalogue={catalogue} onClose={close} />
            )}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isWhole}
              onChange={({ target }) => setWhole(target.checked)}
              className="size-5"
            />
            Show every dive site on the map
          </label>
        </div>
        <div className="lg:max-h-150 lg:overflow-y-auto lg:pr-2">
          {catalogue && (
            <Along
              {...adding}
              found={found}
              best={best}
              isFiltered={Object.values(filter).some(Boolean)}
              onPoint={setPointed}
            />
          )}
        </div>
      </div>
    </section>
  );
}

export function Planner(props: { trip: Trip; catalogue: Catalogue | undefined; Map: TripMap }) {
  const { trip, catalogue, Map: MapOfSites } = props;
  const change = useChangeTrip(trip.id);
  const known = useKnownPlaces(catalogue);
  const [picked, setPicked] = useState<PickedEnd>();
  const picking = { picked, onPicked: setPicked };
  const [said, setSaid] = useState('');
  return (
    <>
      <WayForm key={trip.id} trip={trip} known={known} change={change} {...picking} />
      <MapAndList trip={trip} catalogue={catalogue} Map={MapOfSites} {...picking} say={setSaid} />
      <Days trip={trip} catalogue={catalogue} change={change} say={setSaid} />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

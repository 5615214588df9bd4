import { addDays } from '../dates/site-time.ts';
import { distanceKm, type Position } from '../geo/positions.ts';

/** A dive site with the data that a trip shows offline. */
export interface TripStop extends Position {
  id: number;
  name: string;
  region: string;
}

export interface TripPlace extends Position {
  name: string;
}

export interface TripPlan {
  name: string;
  from: TripPlace;
  to?: TripPlace | undefined;
  /** YYYY-MM-DD; absent until it is chosen. */
  firstDay?: string | undefined;
  /** The stops of each day in order; there is at least one day. */
  days: readonly (readonly TripStop[])[];
}

export interface Trip extends TripPlan {
  id: string;
  notes: string;
  /** Intermediate points of the way, in order. */
  via?: readonly TripPlace[] | undefined;
  /** Whether the way follows the coast from point to point. */
  byCoast?: boolean | undefined;
  /** Maximum detour to suggested sites, in minutes at `kmPerMinute` in a straight line. */
  minutes: number;
  createdAt: string;
  changedAt: string;
}

export const tripLimits = { days: 30, stops: 60, name: 80, via: 8, minutes: [5, 240] } as const;
export const usualMinutes = 45;

type Days = TripPlan['days'];

export const tripStops = ({ days }: Pick<TripPlan, 'days'>): TripStop[] => days.flat();

export const tripDate = ({ firstDay }: Pick<TripPlan, 'firstDay'>, day: number) =>
  firstDay && addDays(firstDay, day);

/** The reason a site can't join a trip: the trip contains the site already, or is full. */
export function addObstacle(days: Days, siteId: number): 'known' | 'full' | undefined {
  const stops = days.flat();
  if (stops.some(({ id }) => id === siteId)) return 'known';
  return stops.length >= tripLimits.stops ? 'full' : undefined;
}

/** Adds a site to a day, unless the trip is full or contains the site already. */
export function addStop(days: Days, day: number, stop: TripStop): Days {
  if (addObstacle(days, stop.id)) return days;
  return days.map((stops, index) => (index === day ? [...stops, stop] : stops));
}

export const removeStop = (days: Days, siteId: number): Days =>
  days.map((stops) => stops.filter(({ id }) => id !== siteId));

/** Moves a site to a place of a day, both from 0; a place beyond the end means the end. */
export function moveStop(days: Days, siteId: number, day: number, place: number): Days {
  const stop = days.flat().find(({ id }) => id === siteId);
  if (!stop || day < 0 || day >= days.length) return days;
  return removeStop(days, siteId).map((stops, index) =>
    index === day ? stops.toSpliced(Math.max(0, place), 0, stop) : stops,
  );
}

export function shiftStop(days: Days, siteId: number, by: -1 | 1): Days {
  const day = days.findIndex((stops) => stops.some(({ id }) => id === siteId));
  const place = days[day]?.findIndex(({ id }) => id === siteId) ?? -1;
  if (place < 0) return days;
  const next = place + by;
  if (next >= 0 && next < (days[day]?.length ?? 0)) return moveStop(days, siteId, day, next);
  const neighbour = day + by;
  return moveStop(days, siteId, neighbour, by < 0 ? (days[neighbour]?.length ?? 0) : 0);
}

export const addDay = (days: Days): Days => (days.length < tripLimits.days ? [...days, []] : days);

/** Removes a day; its sites move to the day before or, for the first day, to the next day. */
export function removeDay(days: Days, day: number): Days {
  if (days.length < 2) return days;
  const stops = days[day] ?? [];
  return days
    .map((other, index) => {
      if (index === day - 1) return [...other, ...stops];
      return day === 0 && index === 1 ? [...stops, ...other] : other;
    })
    .toSpliced(day, 1);
}

export interface Leg {
  stop: TripStop;
  km: number;
}

export function tripLegs({ from, days }: Pick<TripPlan, 'from' | 'days'>): Leg[][] {
  let at: Position = from;
  return days.map((stops) =>
    stops.map((stop) => {
      const km = distanceKm(at, stop);
      at = stop;
      return { stop, km };
    }),
  );
}

/** Kilometres from the last stop to `to` or, without `to`, to `from`; undefined without stops. */
export function lastLegKm({ from, to, days }: TripPlan): number | undefined {
  const last = days.flat().at(-1);
  return last && distanceKm(last, to ?? from);
}

export function tripTotals(plan: TripPlan) {
  const driven = tripLegs(plan).flat();
  const km = driven.reduce((sum, leg) => sum + leg.km, 0) + (lastLegKm(plan) ?? 0);
  return { days: plan.days.length, stops: driven.length, km };
}

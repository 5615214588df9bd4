import { distanceKm, type Position } from '../geo/positions.ts';
import coasts from './coast.json' with { type: 'json' };
import { kmPerMinute, offsetFrom, pointsOfWay } from './corridor.ts';
import { type Trip, type TripPlace, type TripPlan, tripStops } from './trip.ts';

/** The coasts of the mainland and of Tasmania, from packages/base-map/coast.ts. */
const rings: readonly (readonly Position[])[] = coasts.map((ring) =>
  ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
);

interface CoastPlace {
  ring: readonly Position[];
  /** Index of the last point of the ring before the place. */
  index: number;
}

function nearestCoast(place: Position): CoastPlace {
  let nearest: CoastPlace & { offKm: number } = { ring: [], index: 0, offKm: Infinity };
  for (const ring of rings) {
    ring.forEach((point, index) => {
      const { offKm } = offsetFrom(point, ring[(index + 1) % ring.length] ?? point, place);
      if (offKm < nearest.offKm) nearest = { ring, index, offKm };
    });
  }
  return nearest;
}

/** The length of straight legs from point to point. */
export const lengthKm = (points: readonly Position[]) =>
  points.slice(1).reduce((km, point, at) => km + distanceKm(points[at] ?? point, point), 0);

/** The points of a ring after one index up to another, across its end if needed. */
const pointsBetween = (ring: readonly Position[], after: number, until: number) =>
  after <= until
    ? ring.slice(after + 1, until + 1)
    : [...ring.slice(after + 1), ...ring.slice(0, until + 1)];

/** The points of the shorter coast between two places, in order; none across a strait. */
export function coastBetween(from: Position, to: Position): Position[] {
  const [start, end] = [nearestCoast(from), nearestCoast(to)];
  if (start.ring !== end.ring) return [];
  const { ring } = start;
  if (start.index === end.index) return [];
  const onward = pointsBetween(ring, start.index, end.index);
  const back = pointsBetween(ring, end.index, start.index).toReversed();
  return lengthKm([from, ...onward, to]) <= lengthKm([from, ...back, to]) ? onward : back;
}

type WayOfTrip = Pick<Trip, 'from' | 'to' | 'via' | 'byCoast'>;

/** The named points of a way in order; only its base if it has no end. */
export const wayEnds = ({ from, to, via = [] }: WayOfTrip): TripPlace[] =>
  to ? [from, ...via, to] : [from];

/** The points of a way in order, including points of the coast between its named points. */
export function wayPoints(trip: WayOfTrip): Position[] {
  const ends = wayEnds(trip);
  if (!trip.byCoast) return ends;
  return ends.flatMap((end, at) => {
    const before = ends[at - 1];
    return before ? [...coastBetween(before, end), end] : [end];
  });
}

/** A trip as a map draws it: with a radius around its base if it has no end. */
export function toMappedRoute(plan: TripPlan & WayOfTrip, minutes?: number) {
  const points = wayPoints(plan);
  return {
    ends: wayEnds(plan),
    line: points.slice(1).flatMap((to, at) => pointsOfWay(points[at] ?? plan.from, to)),
    reachKm: plan.to || minutes === undefined ? undefined : minutes * kmPerMinute,
    stops: tripStops(plan),
  };
}

export type MappedRoute = ReturnType<typeof toMappedRoute>;

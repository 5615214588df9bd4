import { bearing, distanceKm, earthRadiusKm, type Position, radians } from '../geo/positions.ts';

/** Kilometres of a minute's detour, at 60 km/h in a straight line. */
export const kmPerMinute = 1;

export interface WayOffset {
  /** The straight distance to the nearest point of the way. */
  offKm: number;
  /** The distance from the start to the nearest point. */
  alongKm: number;
}

export function offsetFrom(from: Position, to: Position, place: Position): WayOffset {
  const lengthKm = distanceKm(from, to);
  const fromStart = distanceKm(from, place);
  const turn = ((bearing(from, place) - bearing(from, to)) * Math.PI) / 180;
  // The nearest point is the start, or the way has no length.
  if (lengthKm === 0 || Math.cos(turn) <= 0) return { offKm: fromStart, alongKm: 0 };
  const angle = fromStart / earthRadiusKm;
  const off = Math.asin(Math.sin(angle) * Math.sin(turn));
  const alongKm = earthRadiusKm * Math.atan2(Math.sin(angle) * Math.cos(turn), Math.cos(angle));
  if (alongKm >= lengthKm) return { offKm: distanceKm(to, place), alongKm: lengthKm };
  return { offKm: Math.abs(off) * earthRadiusKm, alongKm };
}

/** The offset from the nearest straight leg of a way, or from its only point. */
function offsetFromWay(points: readonly Position[], place: Position): WayOffset {
  const [start, ...others] = points;
  if (!start) return { offKm: Number.POSITIVE_INFINITY, alongKm: 0 };
  let nearest = offsetFrom(start, others[0] ?? start, place);
  let before = 0;
  let from = start;
  for (const to of others) {
    const { offKm, alongKm } = offsetFrom(from, to, place);
    if (offKm < nearest.offKm) nearest = { offKm, alongKm: before + alongKm };
    before += distanceKm(from, to);
    from = to;
  }
  return nearest;
}

/** Maximum distance of the best dives from the way in kilometres, whatever the chosen detour. */
export const worthADetourKm = 100;

/** The best dives near a way, in the order of the way. @param best featured places */
export const notToMiss = <Place extends Position>(
  points: readonly Position[],
  best: readonly Place[],
) => alongTheWay(points, best, worthADetourKm / kmPerMinute);

/** Places within some minutes of a way, in way order; nearest first if the way is one point. */
export function alongTheWay<Place extends Position>(
  points: readonly Position[],
  places: readonly Place[],
  minutes: number,
): (WayOffset & { place: Place })[] {
  const limitKm = minutes * kmPerMinute;
  return places
    .map((place) => ({ place, ...offsetFromWay(points, place) }))
    .filter(({ offKm }) => offKm <= limitKm)
    .sort((one, other) => one.alongKm - other.alongKm || one.offKm - other.offKm);
}

/** Maximum length of a leg that a map draws straight, in kilometres. */
const straightKm = 100;

export function pointsOfWay(from: Position, to: Position): Position[] {
  const toVector = ({ latitude, longitude }: Position) => {
    const [north, east] = [radians(latitude), radians(longitude)];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [start, end] = [toVector(from), toVector(to)];
  const km = distanceKm(from, to);
  if (km < straightKm) return [from, to];
  const angle = km / earthRadiusKm;
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const [near, far] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    const [x, y, z] = start.map((value, axis) => value * near + (end[axis] ?? 0) * far) as [
      number,
      number,
      number,
    ];
    return {
      latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
      longitude: (Math.atan2(y, x) * 180) / Math.PI,
    };
  });
}

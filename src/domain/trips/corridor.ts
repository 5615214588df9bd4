import { bearing, distanceKm, earthRadiusKm, type Position } from '../geo/positions.ts';

/** Minutes of a detour are counted at 60 km/h in a straight line: a kilometre each. */
export const kmPerMinute = 1;

export interface WayOffset {
  /** Straight to the nearest point of the way. */
  offKm: number;
  /** From the start to that point. */
  alongKm: number;
}

export function offsetFrom(from: Position, to: Position, place: Position): WayOffset {
  const lengthKm = distanceKm(from, to);
  const fromStart = distanceKm(from, place);
  const turn = ((bearing(from, place) - bearing(from, to)) * Math.PI) / 180;
  // Behind the start, or a way without length.
  if (lengthKm === 0 || Math.cos(turn) <= 0) return { offKm: fromStart, alongKm: 0 };
  const angle = fromStart / earthRadiusKm;
  const off = Math.asin(Math.sin(angle) * Math.sin(turn));
  const alongKm = earthRadiusKm * Math.atan2(Math.sin(angle) * Math.cos(turn), Math.cos(angle));
  if (alongKm >= lengthKm) return { offKm: distanceKm(to, place), alongKm: lengthKm };
  return { offKm: Math.abs(off) * earthRadiusKm, alongKm };
}

/** Sites within so many minutes of the straight way, in its order; without an end, around the start, nearest first. */
export function alongTheWay<Place extends Position>(
  from: Position,
  to: Position | undefined,
  places: readonly Place[],
  minutes: number,
): (WayOffset & { place: Place })[] {
  const limitKm = minutes * kmPerMinute;
  return places
    .map((place) => ({ place, ...offsetFrom(from, to ?? from, place) }))
    .filter(({ offKm }) => offKm <= limitKm)
    .sort((one, other) => one.alongKm - other.alongKm || one.offKm - other.offKm);
}

export function pointsOfWay(from: Position, to: Position, steps = 24): Position[] {
  const toVector = ({ latitude, longitude }: Position) => {
    const [north, east] = [latitude, longitude].map((angle) => (angle * Math.PI) / 180) as [
      number,
      number,
    ];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [start, end] = [toVector(from), toVector(to)];
  const angle = distanceKm(from, to) / earthRadiusKm;
  if (angle === 0) return [from, to];
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

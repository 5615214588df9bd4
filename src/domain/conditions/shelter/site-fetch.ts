import type { Position } from '../../geo/positions.ts';
import { castRays, isOnLand, meanFetch, shoreNear } from './cast-rays.ts';
import type { Shoreline } from './shoreline.ts';

export const fetchKey = ({ latitude, longitude }: Position, errorKm: number | null) =>
  `${latitude},${longitude},${errorKm ?? '-'}`;

/** Open water around a site, in kilometres in sixteen directions from north, clockwise. */
export interface SiteFetch {
  fetchKm: number[];
  /** The most that any place within the position's error has: what a careful diver counts with. */
  worstKm: number[];
  /** Kilometres from the stated position to the nearest water, where that lies on land. */
  movedKm: number | null;
  /** Why the figures say little, in a sentence for visitors. */
  vague: string | null;
}

/** The shoreline is some hundred metres off in places, so that a jetty may stand ashore. */
const leastRadiusKm = 0.8;

/** Moved further than this beyond its error, a site lies in a bay that the shoreline does not have. */
const shoreErrorKm = 0.3;

/** Places known less well say nothing about the bay that they lie in. */
const vagueFromKm = 2.5;

const kmPerDegree = 111.2;

const shifted = (
  { latitude, longitude }: Position,
  km: number,
  direction: number,
  count: number,
) => {
  const angle = (direction / count) * 2 * Math.PI;
  const across = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (Math.cos(angle) * km) / kmPerDegree,
    longitude: longitude + (Math.sin(angle) * km) / across,
  };
};

const around = (place: Position, km: number, count: number) =>
  Array.from({ length: count }, (_, direction) => shifted(place, km, direction, count));

function nearestWater(shore: Shoreline, place: Position, radiusKm: number) {
  const isWet = (one: Position) => !isOnLand(castRays(shore, one));
  if (isWet(place)) return { place, movedKm: null };
  for (let km = 0.05; km <= radiusKm + 0.001; km += 0.05) {
    const wet = around(place, km, 16).find(isWet);
    if (wet) return { place: wet, movedKm: Math.round(km * 100) / 100 };
  }
  return undefined;
}

function vagueness(errorKm: number | null, movedKm: number): string | null {
  if (errorKm === null) {
    return 'Nobody has said how exact the position is, so nothing tells what shelters it.';
  }
  if (errorKm > vagueFromKm) {
    return `The position is known to ${errorKm} km only, which is too vague to tell what shelters it.`;
  }
  return movedKm > Math.max(errorKm, shoreErrorKm)
    ? 'The shoreline is drawn too coarsely here to tell what shelters this place.'
    : null;
}

/** @param errorKm of the position @returns undefined where no water is within the error */
export function siteFetch(
  shore: Shoreline,
  position: Position,
  errorKm: number | null,
): SiteFetch | undefined {
  const radius = Math.max(leastRadiusKm, Math.min(errorKm ?? 1, vagueFromKm));
  const wide = shoreNear(shore, position, 520);
  const close = shoreNear(wide, position, radius + 5);
  const water = nearestWater(close.length > 0 ? close : wide, position, radius);
  if (!water) return undefined;
  const fetchKm = meanFetch(castRays(wide, water.place));
  const worstKm = [...fetchKm];
  for (const other of around(position, radius, 8)) {
    const rays = castRays(wide, other);
    if (isOnLand(rays)) continue;
    for (const [direction, km] of meanFetch(rays).entries()) {
      worstKm[direction] = Math.max(worstKm[direction] ?? 0, km);
    }
  }
  return {
    fetchKm,
    worstKm,
    movedKm: water.movedKm,
    vague: vagueness(errorKm, water.movedKm ?? 0),
  };
}

import type { Position } from '../../geo/positions.ts';
import {
  castRays,
  furthestFetchKm,
  isOnLand,
  meanFetch,
  type Rays,
  raysPerDirection,
  shoreNear,
} from './cast-rays.ts';
import { directions } from './exposure.ts';
import type { Shoreline } from './shoreline.ts';
import { swellShares } from './swell-share.ts';

export const fetchKey = ({ latitude, longitude }: Position, errorKm: number | null) =>
  `${latitude},${longitude},${errorKm ?? '-'}`;

/** Open water in sixteen directions from north, clockwise. */
interface OpenWater {
  /** Kilometres: the largest figure of all places within the position's error. */
  worstKm: number[];
  /** Share of an ocean swell: the mean by energy of the best guess and the most open place. */
  swellShare: number[];
}

/** Open water around a site, in kilometres in sixteen directions from north, clockwise. */
export interface SiteFetch extends OpenWater {
  fetchKm: number[];
  /** Open water including places across the land, for a position ashore; else null. */
  acrossLand: OpenWater | null;
  /** Kilometres from the stated position to the nearest water; null for a position in water. */
  movedKm: number | null;
  /** A sentence for visitors on why the figures are vague; null if they are not. */
  vague: string | null;
}

/** Minimum search radius: the shoreline is off by hundreds of metres in places. */
const minRadiusKm = 0.8;

/** Minimum radius across land: at narrow headlands the shoreline may be off by a kilometre. */
const acrossKm = 1;

/** Error of the shoreline: a site that moved farther is in a bay that the shoreline lacks. */
const shoreErrorKm = 0.3;

/** Number of places examined around a position, within its error. */
const placesAround = 8;

/** Maximum error in kilometres of a position that identifies a bay. */
export const vagueFromKm = 2.5;

/** Minimum distance of the shore in the open sea, as a multiple of the position's error. */
const openSeaErrors = 3;

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

function vagueness(errorKm: number | null, movedKm: number, shoreKm: number): string | null {
  if (errorKm === null) {
    return 'Nobody has said how exact the position is, so nothing tells what shelters it.';
  }
  if (errorKm > vagueFromKm && shoreKm <= openSeaErrors * errorKm) {
    return `The position is known to ${errorKm} km only, which is too vague to tell what shelters it.`;
  }
  return movedKm > Math.max(errorKm, shoreErrorKm)
    ? 'The shoreline is drawn too coarsely here to tell what shelters this place.'
    : null;
}

/** Maximum distance from which swell turns in. */
const furthestTurnKm = 20;

const minTurnKm = 0.1;

/** For each direction, rays from a place closer to its land; undefined without land in range. */
const raysBeyond = (shore: Shoreline, place: Position, { km }: Rays) =>
  directions.map((_, direction) => {
    const reach = km[direction * raysPerDirection] as number;
    if (reach < minTurnKm || reach >= furthestFetchKm) return undefined;
    const away = Math.min(furthestTurnKm, 0.8 * reach);
    return castRays(shore, shifted(place, away, direction, directions.length)).km;
  });

const waterAround = (
  shore: Shoreline,
  place: Position,
  km: number,
  isSeen: (index: number) => boolean,
) =>
  around(place, km, placesAround).flatMap((other, index) => {
    if (!isSeen(index)) return [];
    const rays = castRays(shore, other);
    return isOnLand(rays) ? [] : [{ fetchKm: meanFetch(rays), share: swellShares(rays.km) }];
  });

interface SwellAndFetch {
  fetchKm: number[];
  share: number[];
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

function openWater(guess: SwellAndFetch, places: readonly SwellAndFetch[]): OpenWater {
  const most = (figure: 'fetchKm' | 'share', direction: number) =>
    Math.max(...[guess, ...places].map((one) => one[figure][direction] ?? 0));
  return {
    worstKm: directions.map((_, direction) => most('fetchKm', direction)),
    // The mean by energy limits the effect of a small position error on a harbour.
    swellShare: guess.share.map((one, direction) =>
      hundredth(Math.sqrt((one ** 2 + most('share', direction) ** 2) / 2)),
    ),
  };
}

/**
 * Computes the open water around a site.
 * @param errorKm error of the position; null counts as 1 km, more than 2.5 km as 2.5 km
 * @returns undefined if no water is within the error or 0.8 km, whichever is larger
 */
export function siteFetch(
  shore: Shoreline,
  position: Position,
  errorKm: number | null,
): SiteFetch | undefined {
  const error = Math.min(errorKm ?? 1, vagueFromKm);
  const radius = Math.max(minRadiusKm, error);
  const wide = shoreNear(shore, position, 520);
  const close = shoreNear(wide, position, radius + 5);
  const water = nearestWater(close.length > 0 ? close : wide, position, radius);
  if (!water) return undefined;
  const { place, movedKm } = water;
  const rays = castRays(wide, place);
  const guess = {
    fetchKm: meanFetch(rays),
    share: swellShares(rays.km, raysBeyond(wide, place, rays)),
  };
  const inSight = waterAround(wide, place, error, (index) => {
    const reach = rays.km[(index * rays.km.length) / placesAround] as number;
    return reach >= error;
  });
  const anywhere = () => waterAround(wide, position, Math.max(error, acrossKm), () => true);
  return {
    fetchKm: guess.fetchKm,
    ...openWater(guess, inSight),
    acrossLand: movedKm === null ? null : openWater(guess, [...inSight, ...anywhere()]),
    movedKm,
    vague: vagueness(errorKm, movedKm ?? 0, Math.min(...rays.km)),
  };
}

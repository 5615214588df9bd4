import { slugify } from '../text/fold-text.ts';
import { isWithin } from './map-fit.ts';
import {
  bearing,
  boxAround,
  compassPoint,
  distanceKm,
  type Position,
  parsePosition,
} from './positions.ts';

export interface Place extends Position {
  slug: string;
  name: string;
  /** The state or kind, which distinguishes places of the same name. */
  detail: string;
}

/** Selectable radii, in kilometres. */
export const reaches = [10, 20, 25, 50, 100, 250] as const;

/** The reaches offered beside a place. */
export const offeredReaches = [20, 50, 100] as const;

/** The reach of a place in a search text without a distance. */
export const defaultReach = 50;

/** Reads the slug of a place, also from a typed name; undefined if the slug is empty. */
export function readPlaceSlug(raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  return slugify(String(raw).slice(0, 100).replaceAll('_', ' ')) || undefined;
}

type Placed = { latitude?: string | undefined; longitude?: string | undefined };

/** Kilometres in a straight line; infinite for a site without a position. */
export function kmTo(origin: Position, { latitude = '', longitude = '' }: Placed): number {
  const position = parsePosition({ latitude, longitude });
  return position ? distanceKm(origin, position) : Number.POSITIVE_INFINITY;
}

/** The sites with no other site within `km`; sites without a position are omitted. */
export function remoteSites<Site extends { latitude: string; longitude: string }>(
  sites: readonly Site[],
  km: number,
): Site[] {
  const placed = sites.flatMap((site) => {
    const position = parsePosition(site);
    return position ? [{ site, position, box: boxAround(position, km) }] : [];
  });
  type Boxed = (typeof placed)[number];
  // The box excludes most sites before a distance is computed.
  const isNear = (one: Boxed, other: Boxed) =>
    other !== one &&
    isWithin(other.position, one.box) &&
    distanceKm(one.position, other.position) <= km;
  return placed
    .filter((one) => !placed.some((other) => isNear(one, other)))
    .map(({ site }) => site);
}

/** A distance as text, rounded to 0.1 km below 10 km and to 1 km above, e.g. "0.4 km". */
export const kmText = (km: number): string =>
  `${km < 9.95 ? String(Math.round(km * 10) / 10) : Math.round(km).toLocaleString('en-AU')} km`;

export function distanceText(
  origin: Position,
  { latitude = '', longitude = '' }: Placed,
): string | undefined {
  const position = parsePosition({ latitude, longitude });
  if (!position) return undefined;
  const km = distanceKm(origin, position);
  return km < 0.05 ? 'Here' : `${kmText(km)} ${compassPoint(bearing(origin, position))}`;
}

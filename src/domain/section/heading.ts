import type { SiteFetch } from '../conditions/shelter/site-fetch.ts';
import { compassPoint } from '../geo/positions.ts';

/** The direction of a section: the bearing of open water from the shore, or of the nearest land. */
export type Heading =
  | { seaward: string; land: null }
  | { seaward: null; land: { bearing: string; km: number } };

/** Maximum open water that is counted, in kilometres; more says nothing about a site's shore. */
const nearKm = 3;
/** Minimum share of open water on one side: for the position, and for its worst possible error. */
const minShare = { guess: 0.3, worst: 0.12 };
const maxTurn = 50;
const landWithinKm = 25;

function openSide(fetchKm: readonly number[]): { degrees: number; share: number } {
  let [north, east, sum] = [0, 0, 0];
  for (const [direction, km] of fetchKm.entries()) {
    const angle = (direction * Math.PI) / 8;
    const near = Math.min(km, nearKm);
    north += near * Math.cos(angle);
    east += near * Math.sin(angle);
    sum += near;
  }
  const degrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return { degrees, share: sum > 0 ? Math.hypot(north, east) / sum : 0 };
}

/** The compass point of open water; undefined for several sides or a vague position. */
function seaward({ fetchKm, worstKm, acrossLand, vague }: SiteFetch): Heading | undefined {
  const guess = openSide(fetchKm);
  const worst = openSide(acrossLand?.worstKm ?? worstKm);
  const turn = Math.abs(((guess.degrees - worst.degrees + 540) % 360) - 180);
  const isKnown =
    vague === null &&
    guess.share >= minShare.guess &&
    worst.share >= minShare.worst &&
    turn <= maxTurn;
  return isKnown ? { seaward: compassPoint(guess.degrees), land: null } : undefined;
}

/** The nearest land, if its distance is at least twice the error of the position. */
function nearestLand(fetch: SiteFetch, errorKm: number | null): Heading | undefined {
  const km = Math.min(...fetch.fetchKm);
  const isKnown =
    fetch.vague === null && km <= landWithinKm && errorKm !== null && errorKm <= km / 2;
  if (!isKnown) return undefined;
  const bearing = compassPoint(fetch.fetchKm.indexOf(km) * 22.5);
  return { seaward: null, land: { bearing, km } };
}

/** @param fetch the open water around the site; undefined if unknown @param errorKm of its position */
export function sectionHeading(
  fetch: SiteFetch | undefined,
  site: { isFromShore: boolean; errorKm: number | null },
): Heading | null {
  if (!fetch) return null;
  const found = site.isFromShore ? seaward(fetch) : nearestLand(fetch, site.errorKm);
  return found ?? null;
}

const opposites: Record<string, string> = {
  ...{ N: 'S', NE: 'SW', E: 'W', SE: 'NW' },
  ...{ S: 'N', SW: 'NE', W: 'E', NW: 'SE' },
};

/** The compass points of both ends of the drawing. */
export function sectionEnds(heading: Heading): { land: string; sea: string } {
  const land = heading.land ? heading.land.bearing : (opposites[heading.seaward] ?? '');
  return { land, sea: opposites[land] ?? '' };
}

/** Whether the land end is in the east and drawn on the right; undefined for north or south. */
export function isLandRight(heading: Heading | null): boolean | undefined {
  if (!heading) return undefined;
  const { land } = sectionEnds(heading);
  if (land === 'N' || land === 'S') return undefined;
  return land.includes('E');
}

const kmText = (km: number) => (km < 1 ? `${Math.round(km * 10) * 100} m` : `${Math.round(km)} km`);

export const landText = ({ km }: { km: number }) => `about ${kmText(Math.max(0.1, km))}`;

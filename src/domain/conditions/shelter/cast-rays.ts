import type { Position } from '../../geo/positions.ts';
import type { Shoreline } from './shoreline.ts';

/** Rays around a place: five in each of sixteen directions. */
export const rayCount = 80;
export const raysPerDirection = 5;
const directionCount = 16;
/** Maximum length of measured open water. */
export const furthestFetchKm = 500;

const kmPerDegree = 111.2;
const fullTurn = 2 * Math.PI;
const rayStep = fullTurn / rayCount;

export interface Rays {
  /** Kilometres to the first shore on each ray from north, clockwise. */
  km: Float64Array;
  /** Number of rays that meet a shore from its land side (`fromLand`), or at all (`hits`). */
  fromLand: number;
  hits: number;
}

/** The segments whose bounding box comes within a distance of a place. */
export function shoreNear(
  shore: Shoreline,
  { latitude, longitude }: Position,
  km: number,
): Shoreline {
  const up = km / kmPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  const near = new Float32Array(shore.length);
  let length = 0;
  for (let at = 0; at < shore.length; at += 4) {
    const [x1, y1, x2, y2] = [shore[at], shore[at + 1], shore[at + 2], shore[at + 3]] as [
      number,
      number,
      number,
      number,
    ];
    if (Math.min(x1, x2) > longitude + across || Math.max(x1, x2) < longitude - across) continue;
    if (Math.min(y1, y2) > latitude + up || Math.max(y1, y2) < latitude - up) continue;
    near.set([x1, y1, x2, y2], length);
    length += 4;
  }
  return near.slice(0, length);
}

/** Casts rays around a place, on the plane that touches the earth there. */
export function castRays(shore: Shoreline, { latitude, longitude }: Position): Rays {
  const km = new Float64Array(rayCount).fill(Number.POSITIVE_INFINITY);
  const isFromLand = new Uint8Array(rayCount);
  const across = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  for (let at = 0; at < shore.length; at += 4) {
    const x1 = ((shore[at] as number) - longitude) * across;
    const y1 = ((shore[at + 1] as number) - latitude) * kmPerDegree;
    const x2 = ((shore[at + 2] as number) - longitude) * across;
    const y2 = ((shore[at + 3] as number) - latitude) * kmPerDegree;
    const first = Math.atan2(x1, y1);
    let turn = Math.atan2(x2, y2) - first;
    if (turn > Math.PI) turn -= fullTurn;
    else if (turn < -Math.PI) turn += fullTurn;
    const from = Math.min(first, first + turn);
    const last = Math.floor((from + Math.abs(turn)) / rayStep);
    for (let ray = Math.ceil(from / rayStep); ray <= last; ray += 1) {
      const angle = ray * rayStep;
      const [east, north] = [Math.sin(angle), Math.cos(angle)];
      const slope = east * (y2 - y1) - north * (x2 - x1);
      if (slope === 0) continue;
      const distance = (x1 * (y2 - y1) - y1 * (x2 - x1)) / slope;
      const index = ((ray % rayCount) + rayCount) % rayCount;
      if (distance < 0 || distance >= (km[index] as number)) continue;
      km[index] = distance;
      isFromLand[index] = slope > 0 ? 1 : 0;
    }
  }
  const hits = km.filter(Number.isFinite).length;
  return { km, hits, fromLand: isFromLand.reduce((sum, one) => sum + one, 0) };
}

/** Open water in sixteen directions from north, clockwise: the mean of five rays each, in kilometres. */
export function meanFetch({ km }: Rays): number[] {
  return Array.from({ length: directionCount }, (_, direction) => {
    let sum = 0;
    for (let side = -2; side <= 2; side += 1) {
      const ray = (direction * raysPerDirection + side + rayCount) % rayCount;
      sum += Math.min(furthestFetchKm, km[ray] as number);
    }
    const mean = sum / raysPerDirection;
    return mean < 10 ? Math.round(mean * 10) / 10 : Math.round(mean);
  });
}

export const isOnLand = ({ fromLand, hits }: Rays) => fromLand * 2 > hits;

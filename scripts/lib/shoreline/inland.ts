import { distanceKm, type Position } from '../../../src/domain/geo/positions.ts';
import { areOnLand, type Box, shoresIn } from './gmt.ts';

const metresADegree = 111_195;

/** Metres from a position to a segment, on a plane tangent to the earth at the position. */
function metresToStretch(position: Position, from: Position, to: Position): number {
  const across = metresADegree * Math.cos((position.latitude * Math.PI) / 180);
  const [startX, startY] = [
    (from.longitude - position.longitude) * across,
    (from.latitude - position.latitude) * metresADegree,
  ];
  const [alongX, alongY] = [
    (to.longitude - from.longitude) * across,
    (to.latitude - from.latitude) * metresADegree,
  ];
  const square = alongX ** 2 + alongY ** 2;
  const share = square === 0 ? 0 : -(startX * alongX + startY * alongY) / square;
  const nearest = Math.max(0, Math.min(1, share));
  return Math.hypot(startX + nearest * alongX, startY + nearest * alongY);
}

const boxAround = ({ latitude, longitude }: Position, degrees: number): Box => ({
  west: longitude - degrees,
  east: longitude + degrees,
  south: latitude - degrees,
  north: latitude + degrees,
});

/** Metres from a position to the nearest shore. */
function metresToShore(position: Position): number {
  for (const degrees of [0.02, 0.1, 0.5, 2]) {
    const nearest = shoresIn(boxAround(position, degrees))
      .flatMap((shore) =>
        shore.slice(1).map((to, index) => metresToStretch(position, shore[index] ?? to, to)),
      )
      .reduce((least, metres) => Math.min(least, metres), Number.POSITIVE_INFINITY);
    // A nearer shore may lie outside the box.
    const reach =
      1000 * distanceKm(position, { ...position, latitude: position.latitude + degrees }) * 0.6;
    if (nearest < reach) return nearest;
  }
  throw new Error(`no shore within two degrees of ${position.latitude}, ${position.longitude}`);
}

/** Distance of each position from the water, in whole metres; 0 for a position on water. */
export function metresInland(positions: readonly Position[]): number[] {
  const onLand = areOnLand(positions);
  return positions.map((position, index) =>
    onLand[index] ? Math.max(1, Math.round(metresToShore(position))) : 0,
  );
}

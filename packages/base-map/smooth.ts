import type { Point } from '../../scripts/lib/shoreline/gmt.ts';
import type { Ring } from './shore.ts';

/** Number of cuts at each corner; each halves the remaining turn. */
const rounds = 2;
/** Minimum turn of a cut corner, in radians. */
const minTurn = Math.PI / 12;
/** Maximum length of a cut along a side, in degrees: about 40 m. */
const maxCut = 0.0004;
/** Degrees around a dive site within which the shore is smoothed. */
const reach = 0.3;

const turnAt = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point) => {
  const turn = Math.abs(Math.atan2(y2 - y1, x2 - x1) - Math.atan2(y1 - y0, x1 - x0));
  return Math.min(turn, 2 * Math.PI - turn);
};

/** Point of a side at which a cut starts. */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(0.25, maxCut / length);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function cutCorners(ring: Ring, isNear: (point: Point) => boolean): Ring {
  const open = ring.slice(0, -1);
  const cut = open.flatMap((corner, at): Point[] => {
    const before = open.at(at - 1) ?? corner;
    const after = open[(at + 1) % open.length] ?? corner;
    if (!isNear(corner) || turnAt(before, corner, after) < minTurn) return [corner];
    return [towards(corner, before), towards(corner, after)];
  });
  return [...cut, cut[0] as Point];
}

/**
 * Cuts the corners of shores near dive sites (Chaikin's algorithm), by less than the shore's error.
 */
export function smoothShore(rings: readonly Ring[], sites: readonly Point[]): Ring[] {
  const cell = ([x, y]: Point) => `${Math.floor(x / reach)} ${Math.floor(y / reach)}`;
  const near = new Set(
    sites.flatMap(([x, y]) =>
      [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => cell([x + i * reach, y + j * reach]))),
    ),
  );
  const isNear = (point: Point) => near.has(cell(point));
  return rings.map((ring) => {
    if (ring.length < 5 || !ring.some(isNear)) return ring;
    let smooth = ring;
    for (let round = 0; round < rounds; round += 1) smooth = cutCorners(smooth, isNear);
    return smooth;
  });
}

import type { Point } from '../../scripts/lib/shoreline/gmt.ts';
import { isInside, type Ring } from './shore.ts';

const metresADegree = 111_195;

/** Radius in metres of the water around a site that would be on land. */
const radiusMetres = 50;
/** Metres of shore to remove on either side, plus half the site's distance from the shore. */
const mouthMetres = 60;
/**
 * Maximum share of a ring's shore to remove on either side, so that a small island keeps its shape.
 */
const maxOfShore = 1 / 8;

interface Nearest {
  /** Index of the ring's segment with the nearest place. */
  index: number;
  at: Point;
  metres: number;
}

/** Converts places around a site to metres (east, north) and back. */
function plane([longitude, latitude]: Point) {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  return {
    to: ([x, y]: Point): Point => [
      (x - longitude) * metresADegree * longitudeScale,
      (y - latitude) * metresADegree,
    ],
    from: ([east, north]: Point): Point => [
      longitude + east / metresADegree / longitudeScale,
      latitude + north / metresADegree,
    ],
  };
}

/** Finds the place of a ring, in metres, that is nearest to the origin. */
function nearestOf(ring: readonly Point[]): Nearest {
  let best: Nearest = { index: 0, at: [0, 0], metres: Number.POSITIVE_INFINITY };
  for (let index = 0; index + 1 < ring.length; index += 1) {
    const [[x, y], [nextX, nextY]] = [ring[index] as Point, ring[index + 1] as Point];
    const [alongX, alongY] = [nextX - x, nextY - y];
    const square = alongX ** 2 + alongY ** 2;
    const share = square && Math.max(0, Math.min(1, -(x * alongX + y * alongY) / square));
    const at: Point = [x + share * alongX, y + share * alongY];
    const metres = Math.hypot(...at);
    if (metres < best.metres) best = { index, at, metres };
  }
  return best;
}

const lengthOf = (ring: readonly Point[]) =>
  ring.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index] as Point;
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** Removes the first metres of a line. */
function walk(line: readonly Point[], metres: number): Point[] {
  let left = metres;
  for (let index = 0; index + 1 < line.length; index += 1) {
    const [[x, y], [nextX, nextY]] = [line[index] as Point, line[index + 1] as Point];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length > left) {
      const share = left / length;
      return [[x + share * (nextX - x), y + share * (nextY - y)], ...line.slice(index + 1)];
    }
    left -= length;
  }
  return line.slice(-1);
}

const roundSteps = 8;

/** Draws the shore of a cove around a site at the origin, from one end of its mouth. */
function roundSite(toShore: Point, end: Point, radius: number): Point[] {
  const length = Math.hypot(...toShore) || 1;
  const [east, north]: Point = [-toShore[0] / length, -toShore[1] / length];
  const side = Math.sign(end[1] * east - end[0] * north) || 1;
  return Array.from({ length: roundSteps + 1 }, (_, step): Point => {
    const angle = (step / roundSteps) * Math.PI;
    const [across, inland] = [side * radius * Math.cos(angle), radius * Math.sin(angle)];
    return [east * inland - north * across, north * inland + east * across];
  });
}

/** Cuts a cove into a ring: from the shore nearest to a site on land, around the site. */
function withCove(ring: Ring, site: Point): { ring: Ring; metres: number } {
  const { to, from } = plane(site);
  const shore = ring.map(to);
  const { index, at, metres } = nearestOf(shore);
  const turned: Point[] = [at, ...shore.slice(index + 1), ...shore.slice(1, index + 1), at];
  const most = lengthOf(turned) * maxOfShore;
  const mouth = Math.min(mouthMetres + metres / 2, most);
  const rest = walk(walk(turned, mouth).reverse(), mouth);
  const [start, end] = [rest[0] as Point, rest.at(-1) as Point];
  const cove = roundSite(at, end, Math.min(radiusMetres, most / 2));
  return { ring: [...rest, ...cove, start].map(from), metres };
}

export interface SaltSite {
  name: string;
  at: Point;
  /** Error radius of the position. */
  errorMetres: number;
}

/** Maximum error of the aligned shore in metres (README.md). */
const shoreErrorMetres = 350;

/**
 * Cuts a cove around each salt-water dive site on land: the shore may be off by more than the
 * length of a pier.
 * Throws if a site is farther inland than the errors of its position and the shore together.
 * @returns the land, and the metres that each such site was inland
 */
export function cutCoves(land: readonly Ring[], sites: readonly SaltSite[]) {
  const boxes = land.map(boxOf);
  const rings = [...land];
  const metresInland: number[] = [];
  for (const { name, at, errorMetres } of sites) {
    for (const [index, box] of boxes.entries()) {
      const ring = rings[index] as Ring;
      if (!isWithin(at, box) || !isInside(at, ring)) continue;
      const cut = withCove(ring, at);
      if (cut.metres > errorMetres + shoreErrorMetres)
        throw new Error(`${name} stands ${cut.metres.toFixed(0)} m inland`);
      if (isInside(at, cut.ring)) throw new Error(`${name} stays on land`);
      rings[index] = cut.ring;
      metresInland.push(cut.metres);
    }
  }
  return { land: rings, metresInland };
}

function boxOf(ring: Ring): [Point, Point] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [
    [west, south],
    [east, north],
  ];
}

const isWithin = ([x, y]: Point, [[west, south], [east, north]]: [Point, Point]) =>
  x >= west && x <= east && y >= south && y <= north;

/** Draws a pond of fixed size around a place, as a symbol of fresh water. */
export function pondAt(site: Point): Ring {
  const { from } = plane(site);
  return Array.from({ length: 2 * roundSteps + 1 }, (_, step) => {
    const angle = ((step % (2 * roundSteps)) / roundSteps) * Math.PI;
    return from([radiusMetres * Math.cos(angle), radiusMetres * Math.sin(angle)]);
  });
}

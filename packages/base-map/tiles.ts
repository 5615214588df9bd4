import type { Feature } from 'geojson';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { Box } from '../../scripts/lib/shoreline/gmt.ts';
import type { NameFeature } from './places.ts';

export const zooms = { least: 0, most: 12 };

const extent = 4096;
/** Options of all layers. Only names have no buffer: a name in two tiles would be drawn twice. */
const options = { extent, maxZoom: zooms.most, indexMaxZoom: 7, indexMaxPoints: 0 };
export interface Layers {
  depths: Feature[];
  land: Feature[];
  lakes: Feature[];
  borders: Feature[];
}

/** @param depthTolerance simplification of depths, in units of a tile's extent */
export function indexesOf(
  { depths = [], ...layers }: Partial<Layers>,
  names: NameFeature[],
  depthTolerance: number,
) {
  const index = (features: Feature[], buffer: number, tolerance = 3): GeoJSONVT =>
    new GeoJSONVT({ type: 'FeatureCollection', features }, { ...options, buffer, tolerance });
  return {
    depths: index(depths, 96, depthTolerance),
    ...Object.fromEntries(Object.entries(layers).map(([name, all]) => [name, index(all, 96)])),
    names: index(names, 0),
  } as Record<string, GeoJSONVT>;
}

/** Feature of an otherwise empty tile, so that a reader can distinguish it from a missing tile. */
const sea: LegacyFeature = {
  type: 3,
  geometry: [
    [
      [0, 0],
      [extent, 0],
      [extent, extent],
      [0, extent],
      [0, 0],
    ],
  ],
  tags: {},
};

/** Greatest zoom with tiles of open water: from the next zoom on, readers enlarge these tiles. */
const lastDepthZoom = 9;

/** Builds a vector tile of all layers; undefined for open water above `lastDepthZoom`. */
export function tileOf(indexes: Record<string, GeoJSONVT>, z: number, x: number, y: number) {
  const layers: Record<string, { features: LegacyFeature[] }> = {};
  for (const [name, index] of Object.entries(indexes)) {
    const features = (index.getTile(z, x, y)?.features ?? []).filter(({ tags }) => {
      const { min = 0, max = zooms.most } = (tags ?? {}) as { min?: number; max?: number };
      return z >= min - 1 && z <= max;
    });
    if (features.length > 0) layers[name] = { features };
  }
  const isOpenWater = Object.keys(layers).every((name) => name === 'depths');
  if (isOpenWater && z > lastDepthZoom) return undefined;
  if (Object.keys(layers).length === 0) layers.sea = { features: [sea] };
  return fromGeojsonVt(layers, { version: 2, extent });
}

const column = (longitude: number, z: number) => ((longitude + 180) / 360) * 2 ** z;
const row = (latitude: number, z: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z;
};

/** Yields the tiles of a zoom that touch a box, or only those within it. */
export function* tilesOf({ west, east, south, north }: Box, z: number, isWithin = false) {
  const [from, to] = isWithin ? [Math.ceil, Math.floor] : [Math.floor, Math.ceil];
  const last = 2 ** z;
  for (let x = Math.max(0, from(column(west, z))); x < Math.min(last, to(column(east, z))); x += 1)
    for (let y = Math.max(0, from(row(north, z))); y < Math.min(last, to(row(south, z))); y += 1)
      yield { x, y };
}

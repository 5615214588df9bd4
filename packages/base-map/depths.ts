import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { contours } from 'd3-contour';
import type { Feature, MultiPolygon } from 'geojson';
import type { Box, Point } from '../../scripts/lib/shoreline/gmt.ts';

/** ETOPO5 in Debian's `ferret-datasets`: one height every five minutes of arc. */
const source = '/usr/share/ferret-vis/data/etopo5.cdf?ROSE';

/** Depths in metres at which the next step of depth begins. */
const steps = [200, 1000, 2000, 4000];

/**
 * Depth and radius of the shallow water drawn at dive sites, which a grid of 9 km does not show.
 */
const site = { metres: 50, degrees: 0.08 };

type Grid = Box & { columns: number; rows: number; apart: number };

/**
 * Reads depths in metres, by rows from the north and columns from the west, interpolated smoothly.
 */
function readDepths({ west, east, south, north, columns, rows }: Grid): number[] {
  const options = { cwd: tmpdir(), maxBuffer: 2 ** 30 };
  const file = 'bottom-time-depths.nc';
  const region = `-R${west}/${east}/${south}/${north}`;
  const sample = ['grdsample', source, region, `-I${columns}+n/${rows}+n`, '-nb+c', `-G${file}`];
  execFileSync('gmt', sample, { ...options, stdio: 'ignore' });
  const heights = execFileSync('gmt', ['grd2xyz', file, '-ZTLa'], { ...options, encoding: 'utf8' });
  const depths = heights
    .trim()
    .split(/\s+/)
    .map((height) => -Number(height));
  if (depths.length !== columns * rows) throw new Error(`No depths for ${region}`);
  return depths;
}

function makeShallow(depths: number[], { west, north, columns, apart }: Grid, [x, y]: Point) {
  const [column, row] = [Math.round((x - west) / apart), Math.round((north - y) / apart)];
  const reach = Math.ceil(site.degrees / apart);
  for (let up = -reach; up <= reach; up += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const at = (row + up) * columns + column + across;
      depths[at] = Math.min(depths[at] ?? site.metres, site.metres);
    }
  }
}

/**
 * Draws the water of a box by depth: one feature per step, each within the previous one.
 * @param minutes minutes of arc between two depths
 */
export function depthsIn(
  box: Box,
  minutes: number,
  sites: readonly Point[],
): Feature<MultiPolygon>[] {
  const apart = minutes / 60;
  const columns = Math.round((box.east - box.west) / apart) + 1;
  const rows = Math.round((box.north - box.south) / apart) + 1;
  const grid = { ...box, columns, rows, apart };
  const depths = readDepths(grid);
  for (const at of sites) makeShallow(depths, grid, at);
  // Contour coordinates start at a cell's corner; a depth applies to the cell's centre.
  const toPoint = ([column = 0, row = 0]: number[]) => [
    box.west + (column - 0.5) * apart,
    box.north - (row - 0.5) * apart,
  ];
  return contours()
    .size([columns, rows])
    .thresholds(steps)(depths)
    .map(({ coordinates }) => ({
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiPolygon',
        coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(toPoint))),
      },
    }));
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '../../../src/domain/geo/positions.ts';

/** Edges of a map in decimal degrees. */
export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

type Shore = Position[];

/** Longitude and latitude in degrees, in the order of GMT. */
export type Point = [longitude: number, latitude: number];

const australia: Box = { west: 95, east: 170, south: -46, north: -8 };
const region = ({ west, east, south, north }: Box) => `-R${west}/${east}/${south}/${north}`;

/**
 * Runs GMT (Debian's `gmt` with `gmt-gshhg-full`) in a temporary folder, because GMT writes a
 * history file into its working folder.
 * Input and output positions are longitude, latitude.
 */
const gmt = (command: string[], input = '') =>
  execFileSync('gmt', command, { input, cwd: tmpdir(), encoding: 'utf8', maxBuffer: 2 ** 30 });

/** Whether GSHHG has land at each position; an island in a lake is land, the lake is not. */
export function areOnLand(positions: readonly Position[]): boolean[] {
  const lines = positions.map(
    ({ latitude, longitude }, index) => `${longitude} ${latitude} ${index}`,
  );
  const output = gmt(['select', region(australia), '-Df', '-Ns/k/s/k/s'], lines.join('\n'));
  const onLand = new Set(
    output
      .trim()
      .split('\n')
      .map((line) => Number(line.split('\t')[2])),
  );
  return positions.map((_, index) => onLand.has(index));
}

/** Lines within a box from `gmt coast`, for options such as `-W1/0.1p` (sea shores). */
export function linesIn(box: Box, ...options: string[]): Point[][] {
  return gmt(['coast', region(box), '-Df', '-M', ...options])
    .split(/^>.*$/m)
    .map((part) =>
      part
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t').map(Number) as Point),
    )
    .filter((line) => line.length > 1);
}

/** The shorelines within a box, including lakes and their islands. */
export function shoresIn(box: Box): Shore[] {
  return linesIn(box, '-W').map((line) =>
    line.map(([longitude, latitude]) => ({ longitude, latitude })),
  );
}

/** Whether each point of a regular grid is on land: rows from the north, columns from the west. */
export function landGrid(box: Box, columns: number, rows: number): boolean[][] {
  const folder = mkdtempSync(join(tmpdir(), 'shoreline-'));
  try {
    const grid = join(folder, 'land.nc');
    const spacing = `-I${columns}+n/${rows}+n`;
    gmt(['grdlandmask', region(box), spacing, '-Df', '-N0/1/0/1/0', `-G${grid}`]);
    const values = gmt(['grd2xyz', grid, '-ZTLa']).trim().split(/\s+/);
    return Array.from({ length: rows }, (_, row) =>
      values.slice(row * columns, (row + 1) * columns).map((value) => Number(value) === 1),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

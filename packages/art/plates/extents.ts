import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resident } from './fauna.ts';

/** Left, right, up and down of an animal's middle, as shares of its length. */
export type Extent = readonly [left: number, right: number, top: number, bottom: number];

export const extents: Record<string, Extent> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'extents.json'), 'utf8'),
);

export const extentOf = ({ words }: Resident): Extent =>
  extents[words.source] ?? [-0.5, 0.5, -0.25, 0.25];

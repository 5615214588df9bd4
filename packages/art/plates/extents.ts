import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diver } from '../animals/diver.ts';
import type { Animal } from '../kit/fish.ts';
import type { Resident } from './fauna.ts';

/** Left, right, up and down of an animal's middle or a diver's head, as shares of its length. */
export type Extent = readonly [left: number, right: number, top: number, bottom: number];

export const swimmingDiver: Animal = (x, y, long, angle, flip = false) =>
  diver(x, y, long, angle, { flip });

export const extents: Record<string, Extent> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'extents.json'), 'utf8'),
);

const usual: Extent = [-0.5, 0.5, -0.25, 0.25];

export const extentOf = ({ words }: Resident): Extent => extents[words.source] ?? usual;

export const diverExtent: Extent = extents.diver ?? usual;

import sharp from 'sharp';
import { composePlate, placedOn } from './compose.ts';
import type { PlateFacts } from './facts.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** Percent from the left and from the top. */
export type Light = readonly [x: number, y: number];

const size = { width: 120, height: 80 };
const { width, height } = size;
/** A change of a pixel, of 765, below which it shows no animal. */
const leastChange = 24;
/** Pixels of a patch below which it is no animal. */
const leastPatch = 12;

async function pixelsOf(facts: PlateFacts, animals: 'shown' | 'hidden'): Promise<Buffer> {
  return sharp(Buffer.from(composePlate(facts, size, animals)))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The pixels that hang together with one of `changed`, which are taken out of it. */
function patchAt(changed: Set<number>, start: number): number[] {
  const patch = [start];
  changed.delete(start);
  for (const at of patch) {
    const x = at % width;
    const near = [
      at - width,
      at + width,
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
    ];
    for (const each of near) if (changed.delete(each)) patch.push(each);
  }
  return patch;
}

/** The middle of the largest patch that animals placed by a hand make. */
async function findPatch(facts: PlateFacts): Promise<Light | undefined> {
  const [whole, bare] = await Promise.all([pixelsOf(facts, 'shown'), pixelsOf(facts, 'hidden')]);
  const changed = new Set<number>();
  for (let at = 0; at < width * height; at++) {
    const change = [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs((whole[at * 3 + c] ?? 0) - (bare[at * 3 + c] ?? 0)),
      0,
    );
    if (change >= leastChange) changed.add(at);
  }
  let largest: number[] = [];
  for (const start of changed) {
    const patch = patchAt(changed, start);
    if (patch.length > largest.length) largest = patch;
  }
  if (largest.length < leastPatch) return undefined;
  const mean = (of: (at: number) => number) =>
    largest.reduce((sum, at) => sum + of(at), 0) / largest.length;
  return [
    Math.round((mean((at) => at % width) / width) * 100),
    Math.round((mean((at) => Math.floor(at / width)) / height) * 100),
  ];
}

const percent = (at: number, whole: number) => Math.round((at / whole) * 100);

/** The middle of the largest animal of a plate, or of its diver where it shows none; undefined without either. */
export async function findLight(facts: PlateFacts): Promise<Light | undefined> {
  const life = placedOn(facts);
  if (!life.placed) return findPatch(facts);
  const [main] = life.placed.toSorted((a, b) => b.long - a.long);
  const box = main?.box ?? life.divers[0];
  if (!box) return undefined;
  const { left, right, top, bottom } = box;
  const x = percent((left + right) / 2, WIDTH);
  return [life.flip ? 100 - x : x, percent((top + bottom) / 2, HEIGHT)];
}

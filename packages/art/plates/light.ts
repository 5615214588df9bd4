import { mainFigure, measureFigures } from './cast.ts';
import { placedOn } from './compose.ts';
import type { PlateFacts } from './facts.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** Percent from the left and from the top. */
export type Light = readonly [x: number, y: number];

const percent = (at: number, whole: number) => Math.round((at / whole) * 100);

/** The middle of the largest animal of a plate, or of its diver where it shows none; undefined without either. */
export async function findLight(facts: PlateFacts): Promise<Light | undefined> {
  const life = placedOn(facts);
  const main = life.placed
    ? life.placed.toSorted((a, b) => b.long - a.long)[0]
    : mainFigure(await measureFigures(life.front));
  const box = main?.box ?? life.divers[0];
  if (!box) return undefined;
  const { left, right, top, bottom } = box;
  const x = percent((left + right) / 2, WIDTH);
  return [life.flip ? 100 - x : x, percent((top + bottom) / 2, HEIGHT)];
}

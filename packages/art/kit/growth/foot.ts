import { abyss, mix, paper } from '../../palette.ts';
import { box } from '../outline.ts';
import { inside, shaded, shape } from '../print.ts';

type Tints = { base: string; shade: string; light: string };

/** Lets the foot of a growth sink into dark ground. */
export const sunk = (
  d: string,
  x: number,
  y: number,
  width: number,
  height: number,
  ground = abyss,
) =>
  inside(
    d,
    shaded(box(x - width, y - height, width * 2, height + 6), ground, 0, 1.15) +
      shape(box(x - width, y + 4, width * 2, 60), ground),
  );

export const tints = (base: string, dark = abyss, lit = paper): Tints => ({
  base,
  shade: mix(base, dark, 0.45),
  light: mix(base, lit, 0.4),
});

import type { Picture } from '../../kit/picture.ts';
import { placeFlat } from '../../kit/print.ts';
import { sheet } from '../../kit/scene/sheet.ts';
import { abyss, bottle, deep, ink, mix, reef, sand, shallow } from '../../palette.ts';

export const WIDTH = 1600;
export const HEIGHT = 900;

export const scene = (name: string, edge: string[], draw: () => string, seed: number): Picture => ({
  folder: 'scenes',
  name,
  width: WIDTH,
  height: HEIGHT,
  widths: [800, 1200, 1600],
  svg: () => sheet(WIDTH, HEIGHT, edge, draw(), seed),
});

// White words stand on the lower left of each of these, so the waters there are reef and deeper.
export const blue = [mix(reef, shallow, 0.3), reef, mix(reef, deep, 0.6), deep, abyss];

export const green = [mix(bottle, shallow, 0.35), bottle, mix(bottle, deep, 0.5), deep, abyss];
export const late = [reef, mix(reef, deep, 0.7), deep, abyss, ink];

/** Sand by the little light that is left, dark enough for white words. */
export const bed = mix(mix(reef, sand, 0.22), deep, 0.42);

export const gearAt = (
  content: string,
  x: number,
  y: number,
  width: number,
  angle = 0,
  flip = false,
) => {
  return placeFlat(content, { x, y, scale: width / 1200, angle, flip, middle: '-600 -400' });
};

import { school } from '../../kit/growth/school.ts';
import { lightShafts, water } from '../../kit/water.ts';
import { abyss, bottle, deep, fern, lagoon, mix, paper, reef, shallow } from '../../palette.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;
export type Climate = 'temperate' | 'tropical';
export const cool = (sea: Climate) => sea === 'temperate';

export const colours = (sea: Climate) =>
  cool(sea)
    ? [mix(fern, paper, 0.5), fern, mix(fern, bottle, 0.55), bottle]
    : [mix(shallow, paper, 0.5), shallow, lagoon, reef];

export const far = (sea: Climate) =>
  cool(sea) ? mix(bottle, fern, 0.4) : mix(reef, shallow, 0.35);

export const mid = (sea: Climate) => (cool(sea) ? mix(bottle, deep, 0.2) : mix(reef, deep, 0.2));
export const near = (sea: Climate) => (cool(sea) ? mix(bottle, abyss, 0.6) : mix(deep, abyss, 0.3));

export const sea = (climate: Climate, seed: number, sun = 380) =>
  water(WIDTH, HEIGHT, { colours: colours(climate), bands: 6, seed, sway: 10 }) +
  lightShafts({
    x: sun,
    y: -260,
    reach: 1000,
    count: 6,
    spread: 1.1,
    colour: paper,
    seed: seed + 1,
    density: 0.4,
  });

export const fish = (climate: Climate, x: number, y: number, seed: number, flip = false) =>
  school(x, y, 360, 150, 24, 24, mid(climate), seed, {
    flip,
    light: mix(colours(climate)[1] ?? shallow, paper, 0.3),
  });

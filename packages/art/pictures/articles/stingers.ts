import { boxJellyfish } from '../../animals/box-jellyfish.ts';
import { stonefish } from '../../animals/stonefish.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { rubble } from '../../kit/scene/seabed.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import {
  coral,
  deep,
  dune,
  ink,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function stingers() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [
      mix(shallow, paper, 0.3),
      mix(shallow, reef, 0.3),
      mix(reef, shallow, 0.25),
      reef,
      mix(reef, deep, 0.6),
    ],
    331,
  );
  out +=
    lightShafts({
      x: 1000,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.2,
      colour: paper,
      density: 0.35,
      seed: 6,
    }) + ceiling(WIDTH, 80, 4);
  out += ridge(
    HEIGHT,
    parsePoints('-40,640 500,620 900,600 1200,540 1640,500'),
    mix(reef, deep, 0.45),
    { seed: 4, rough: 12 },
  );
  out += sandFloor(WIDTH, HEIGHT, 636, {
    colour: mix(sand, reef, 0.3),
    shade: mix(sand, reef, 0.5),
    light: mix(sand, paper, 0.4),
    seed: 8,
    ripples: 8,
  });
  out += boxJellyfish(840, 170, 120, 6, {
    trail: 0.7,
    bell: mix(shallow, reef, 0.25),
    light: mix(shallow, paper, 0.4),
    thread: mix(shallow, reef, 0.3),
    shade: reef,
  });
  out += boxJellyfish(390, 230, 270, -7, { trail: 0.72 });
  out += rubble(
    760,
    1640,
    (x) => 690 - Math.max(0, x - 1300) * 0.06,
    74,
    22,
    5,
    [mix(ochre, reef, 0.35), mix(dune, reef, 0.3), mix(rust, reef, 0.3)],
    deep,
  );
  out += stonefish(1180, 636, 520, -2);
  out += rubble(
    800,
    1660,
    () => 776,
    88,
    18,
    9,
    [mix(ochre, deep, 0.25), mix(dune, deep, 0.3), mix(rust, deep, 0.3), mix(coral, deep, 0.4)],
    ink,
  );
  return (
    out +
    garden(() => 640, 1440, 1600, 3, 80, 8, faded(tropic, deep, 0.1), mix(rust, deep, 0.6)) +
    specks(WIDTH, HEIGHT, 60, paper, 12, 2.2)
  );
}

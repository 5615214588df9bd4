import { giantCuttlefish } from '../../animals/cuttlefish.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { rubble } from '../../kit/scene/seabed.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import {
  bottle,
  deep,
  dune,
  fern,
  honey,
  ink,
  kelp as kelpColour,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function cuttlefish() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [
      mix(fern, shallow, 0.6),
      mix(bottle, shallow, 0.5),
      mix(bottle, reef, 0.4),
      mix(bottle, deep, 0.4),
      deep,
    ],
    201,
  );
  out +=
    lightShafts({
      x: 620,
      y: -260,
      reach: 1050,
      count: 7,
      spread: 1.2,
      colour: paper,
      density: 0.4,
      seed: 86,
    }) + ceiling(WIDTH, 60, 84);
  out += ridge(
    HEIGHT,
    parsePoints('-40,640 300,590 700,630 1100,580 1640,540'),
    mix(bottle, deep, 0.4),
    { seed: 84, rough: 12 },
  );
  out += giantCuttlefish(1350, 430, 300, 3, {
    flip: true,
    base: mix(bottle, rust, 0.35),
    shade: mix(bottle, deep, 0.4),
    light: mix(bottle, honey, 0.3),
    mark: mix(bottle, deep, 0.6),
    fin: mix(bottle, shallow, 0.35),
  });
  out += sandFloor(WIDTH, HEIGHT, 640, {
    colour: mix(sand, bottle, 0.42),
    shade: mix(sand, bottle, 0.62),
    light: mix(sand, fern, 0.4),
    seed: 88,
    ripples: 6,
  });
  out += rubble(
    -30,
    1630,
    () => 640,
    46,
    60,
    7,
    [
      mix(ochre, bottle, 0.5),
      mix(sand, bottle, 0.4),
      mix(rust, bottle, 0.4),
      mix(dune, bottle, 0.3),
    ],
    deep,
  );
  out += giantCuttlefish(1010, 590, 440, 6, {
    banded: false,
    flip: true,
    base: mix(honey, rust, 0.4),
    shade: mix(rust, deep, 0.2),
    light: mix(honey, sand, 0.4),
  });
  out += giantCuttlefish(560, 380, 800, -4);
  out += rubble(
    -30,
    1630,
    () => 730,
    84,
    46,
    9,
    [
      mix(ochre, deep, 0.35),
      mix(dune, deep, 0.35),
      mix(rust, deep, 0.3),
      mix(kelpColour, deep, 0.4),
    ],
    ink,
  );
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}

import { leafySeadragon } from '../../animals/leafy-seadragon.ts';
import { weedySeadragon } from '../../animals/weedy-seadragon.ts';
import { sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { kelp } from '../../kit/scene/kelp.ts';
import { rock } from '../../kit/scene/rock.ts';
import { seagrass } from '../../kit/scene/seabed.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { bottle, deep, fern, ink, kelp as kelpColour, mix, paper, sand } from '../../palette.ts';
import { green, HEIGHT, WIDTH } from './sheet.ts';

export function seadragons() {
  let out = sea(WIDTH, HEIGHT, green, 181);
  out += lightShafts({
    x: 760,
    y: -260,
    reach: 1050,
    count: 6,
    spread: 1.2,
    colour: paper,
    density: 0.36,
    seed: 66,
  });
  const far = {
    colour: mix(kelpColour, bottle, 0.6),
    shade: mix(deep, bottle, 0.5),
    light: mix(kelpColour, fern, 0.25),
  };
  for (const [i, x] of [90, 760, 860].entries())
    out += kelp(x, 780, 60, 91 + i, { size: 0.7, ...far });
  out += sandFloor(WIDTH, HEIGHT, 700, {
    colour: mix(sand, bottle, 0.45),
    shade: mix(sand, bottle, 0.65),
    light: mix(sand, fern, 0.5),
    seed: 68,
    ripples: 7,
  });
  out += rock(
    parsePoints('-40,620 110,600 240,660 400,740 560,790'),
    mix(ink, deep, 0.5),
    ink,
    mix(bottle, deep, 0.1),
    35,
    840,
  );
  for (const [i, x] of [-10, 80, 170].entries())
    out += kelp(x, 690, 120 + i * 110, 95 + i, { size: 0.95 });
  out += seagrass(
    820,
    1640,
    (x) => 780 - (x - 820) * 0.02,
    190,
    7,
    mix(bottle, kelpColour, 0.5),
    mix(kelpColour, fern, 0.3),
  );
  out += weedySeadragon(530, 330, 660, 3, { flip: true }) + leafySeadragon(1160, 430, 640, -3);
  out += seagrass(
    980,
    1640,
    () => 850,
    130,
    9,
    mix(deep, kelpColour, 0.4),
    mix(bottle, kelpColour, 0.6),
  );
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}

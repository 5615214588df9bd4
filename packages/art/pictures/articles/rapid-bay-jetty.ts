import { leafySeadragon } from '../../animals/leafy-seadragon.ts';
import { sandFloor } from '../../kit/ground.ts';
import { box } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { temperate } from '../../kit/scene/garden.ts';
import { pile } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { seagrass } from '../../kit/scene/seabed.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import {
  bottle,
  deep,
  fern,
  ink,
  kelp as kelpColour,
  mix,
  paper,
  rust,
  sand,
} from '../../palette.ts';
import { green, HEIGHT, WIDTH } from './sheet.ts';

export function rapidBay() {
  let out = sea(WIDTH, HEIGHT, green, 121);
  out += lightShafts({
    x: 1050,
    y: -260,
    reach: 1100,
    count: 6,
    spread: 1.1,
    colour: paper,
    density: 0.34,
    seed: 6,
  });
  const far = (t: number) => mix(mix(ink, rust, 0.2), bottle, t);
  out += shape(box(-30, -30, 1660, 52), far(0.2));
  for (const [x, w, t] of [
    [120, 18, 0.8],
    [230, 20, 0.8],
    [420, 24, 0.7],
    [560, 26, 0.7],
    [1010, 22, 0.76],
    [1110, 22, 0.76],
  ] as const)
    out += pile(x, 10, 760, w, x, far(t), far(t - 0.12));
  out +=
    stroke('M420 120L560 400M560 120L420 400M420 430L560 700', far(0.7), 11) +
    stroke('M120 100L230 330M230 100L120 330', far(0.8), 8);
  out += sandFloor(WIDTH, HEIGHT, 680, {
    colour: mix(sand, bottle, 0.4),
    shade: mix(sand, bottle, 0.6),
    light: mix(sand, fern, 0.5),
    seed: 8,
    ripples: 8,
  });
  out += school(760, 240, 260, 70, 70, 24, mix(bottle, paper, 0.5), 5, 176, paper);
  out +=
    pile(1330, 0, 760, 92, 7, mix(ink, rust, 0.3), mix(ink, rust, 0.12), temperate, 0.12) +
    pile(1516, 0, 800, 110, 9, mix(ink, rust, 0.3), mix(ink, rust, 0.12), temperate, 0.1);
  out += stroke('M1330 150L1516 500', mix(ink, rust, 0.25), 26);
  out += seagrass(
    -20,
    1640,
    () => 740,
    120,
    3,
    mix(bottle, kelpColour, 0.5),
    mix(kelpColour, fern, 0.3),
  );
  out += leafySeadragon(760, 480, 700, -4);
  out +=
    seagrass(
      -20,
      760,
      () => 826,
      150,
      5,
      mix(deep, kelpColour, 0.4),
      mix(bottle, kelpColour, 0.7),
    ) +
    seagrass(
      1040,
      1640,
      () => 830,
      120,
      6,
      mix(deep, kelpColour, 0.4),
      mix(bottle, kelpColour, 0.7),
    );
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}

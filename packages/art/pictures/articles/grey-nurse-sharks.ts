import { greyNurse } from '../../animals/grey-nurse.ts';
import { sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape } from '../../kit/print.ts';
import { fan } from '../../kit/scene/coral.ts';
import { faded, garden, temperate } from '../../kit/scene/garden.ts';
import { rock } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { abyss, coral, deep, honey, ink, mix, reef, sand, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function greyNurses() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [mix(shallow, reef, 0.35), mix(reef, shallow, 0.1), mix(reef, deep, 0.4), deep, abyss],
    191,
  );
  out += lightShafts({
    x: 820,
    y: -260,
    reach: 1000,
    count: 6,
    spread: 0.8,
    colour: shallow,
    density: 0.4,
    seed: 76,
  });
  out += greyNurse(900, 250, 380, 4, {
    flip: true,
    base: mix(reef, deep, 0.3),
    shade: mix(reef, deep, 0.65),
    light: mix(reef, shallow, 0.2),
    mark: deep,
  });
  out += rock(
    parsePoints('1060,840 1120,620 1180,480 1240,360 1320,180 1400,60 1660,-60'),
    mix(deep, reef, 0.3),
    deep,
    mix(reef, shallow, 0.1),
    45,
    860,
  );
  out += school(700, 150, 230, 50, 60, 22, mix(reef, shallow, 0.25), 5, 176);
  out += sandFloor(WIDTH, HEIGHT, 680, {
    colour: mix(sand, deep, 0.5),
    shade: mix(sand, deep, 0.66),
    light: mix(sand, reef, 0.35),
    seed: 78,
    ripples: 8,
  });
  out += rock(
    parsePoints('-60,-60 180,-20 240,160 330,330 300,480 380,620 420,760 520,840'),
    mix(ink, deep, 0.6),
    ink,
    mix(deep, reef, 0.55),
    46,
    860,
  );
  out +=
    fan(300, 320, 150, 6, coral, -30) +
    fan(330, 500, 120, 8, honey, -20) +
    garden(() => 812, 1240, 1600, 7, 74, 19, faded(temperate, deep, 0.2), mix(deep, ink, 0.4));
  out += shape(disc(900, 742, 400, 20), mix(deep, ink, 0.3), 'opacity="0.6"');
  out += greyNurse(900, 560, 900, -3);
  return out + specks(WIDTH, HEIGHT, 60, shallow, 12, 2.2);
}

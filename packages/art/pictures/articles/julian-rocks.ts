import { leopardShark } from '../../animals/leopard-shark.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape } from '../../kit/print.ts';
import { garden, tropic } from '../../kit/scene/garden.ts';
import { rock } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, dune, honey, mix, paper, reef, sand, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function julianRocks() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [shallow, mix(shallow, reef, 0.4), mix(shallow, reef, 0.75), reef, mix(reef, deep, 0.3)],
    131,
  );
  out +=
    lightShafts({
      x: 560,
      y: -260,
      reach: 1100,
      count: 6,
      spread: 1.1,
      colour: paper,
      density: 0.4,
      seed: 16,
    }) + ceiling(WIDTH, 70, 4);
  out += ridge(
    HEIGHT,
    parsePoints('-40,620 260,560 500,600 800,560 1100,420 1300,300 1640,240'),
    mix(reef, deep, 0.35),
    { seed: 4, rough: 14 },
  );
  out += sandFloor(WIDTH, HEIGHT, 570, {
    colour: mix(sand, shallow, 0.25),
    shade: mix(sand, reef, 0.4),
    light: paper,
    seed: 18,
    ripples: 12,
  });
  out += rock(
    parsePoints('1010,840 1080,740 1180,660 1240,560 1290,420 1380,340 1480,250 1660,220'),
    mix(deep, reef, 0.25),
    deep,
    mix(reef, shallow, 0.2),
    12,
    830,
  );
  out += garden(
    (x) => (x < 1300 ? 660 - (x - 1180) * 1.9 : 420 - (x - 1300) * 0.55),
    1190,
    1600,
    10,
    66,
    4,
    tropic,
    mix(deep, reef, 0.15),
  );
  out += school(
    1020,
    210,
    230,
    80,
    60,
    28,
    mix(reef, deep, 0.35),
    6,
    170,
    mix(shallow, paper, 0.5),
  );
  out += `<g opacity="0.5">${shape(disc(200, 640, 120, 8), mix(reef, deep, 0.3))}${shape(disc(720, 756, 400, 20), mix(reef, deep, 0.3))}</g>`;
  out += leopardShark(200, 606, 290, 2, {
    flip: true,
    base: mix(sand, honey, 0.22),
    shade: mix(dune, reef, 0.3),
  });
  out += leopardShark(740, 662, 880, -3);
  return out + specks(WIDTH, HEIGHT, 60, paper, 12, 2.2);
}

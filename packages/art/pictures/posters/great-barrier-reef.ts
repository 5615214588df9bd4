import { potatoCod } from '../../animals/potato-cod.ts';
import { ridge } from '../../kit/ground.ts';
import { dome, plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { school } from '../../kit/growth/school.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { parsePoints } from '../../kit/outline.ts';
import { print } from '../../kit/print.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  honey,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** Silhouetted reef far off, three ridges in the water's own tints. */
const farReef = (y: number, near: string, far: string, seed: number) =>
  ridge(
    HEIGHT,
    [
      [-40, y],
      [180, y - 70],
      [420, y + 20],
      [700, y - 30],
      [960, y + 40],
      [1260, y - 60],
    ],
    far,
    { seed, rough: 12 },
  ) +
  ridge(
    HEIGHT,
    [
      [-40, y + 120],
      [240, y + 60],
      [520, y + 130],
      [820, y + 70],
      [1260, y + 120],
    ],
    near,
    { seed: seed + 1, rough: 16 },
  );

export function greatBarrierReef() {
  const anthias =
    school(860, 640, 560, 330, 34, 40, coral, 12, { angle: -8, light: blush }) +
    school(240, 560, 380, 260, 14, 32, honey, 13, { angle: 6, flip: true, light: paper });
  return print(
    WIDTH,
    HEIGHT,
    shallow,
    water(WIDTH, HEIGHT, {
      colours: [mix(shallow, paper, 0.35), shallow, lagoon, reef, deep],
      bands: 9,
      seed: 4,
      bottom: 1320,
    }) +
      lightShafts({
        x: 330,
        y: -260,
        reach: 1350,
        count: 7,
        spread: 1.1,
        colour: paper,
        seed: 8,
        density: 0.42,
      }) +
      farReef(960, mix(reef, deep, 0.5), mix(reef, lagoon, 0.25), 5) +
      // wall of plates on the right, stepping out of the picture
      ridge(
        HEIGHT,
        parsePoints('700,1560 800,1290 900,1120 960,820 1010,600 1090,430 1260,330'),
        deep,
        { seed: 14, rough: 22, step: 46, shade: abyss },
      ) +
      plateCoral(1090, 600, 420, 120, mix(coral, deep, 0.45), 21) +
      plateCoral(1130, 470, 300, 96, mix(honey, deep, 0.35), 22) +
      seaFan(1110, 900, 200, mix(coral, rust, 0.3), 25, -0.4) +
      plateCoral(1020, 890, 560, 150, mix(ochre, deep, 0.2), 23) +
      anthias +
      ridge(
        HEIGHT,
        parsePoints('-40,1190 150,1230 380,1330 620,1370 900,1290 1100,1200 1260,1180'),
        mix(deep, abyss, 0.3),
        { seed: 17, rough: 20, step: 40, shade: abyss },
      ) +
      staghorn(930, 1300, 260, 200, mix(honey, deep, 0.2), 31) +
      dome(1130, 1290, 240, 170, mix(ochre, deep, 0.25), 33) +
      potatoCod(500, 1010, 800, -4) +
      plateCoral(150, 1330, 460, 150, coral, 26) +
      staghorn(385, 1400, 230, 150, blush, 36) +
      dome(560, 1440, 210, 100, honey, 37) +
      plateCoral(760, 1450, 360, 120, mix(coral, ochre, 0.5), 27) +
      plateCoral(1100, 1460, 420, 140, mix(honey, coral, 0.25), 28) +
      ridge(HEIGHT, parsePoints('-40,1400 200,1440 480,1470 760,1450 1260,1430'), abyss, {
        seed: 19,
        rough: 16,
        step: 30,
      }) +
      staghorn(60, 1460, 200, 120, mix(honey, paper, 0.25), 38) +
      staghorn(930, 1500, 260, 130, mix(blush, coral, 0.4), 39) +
      specks(WIDTH, 1000, 70, paper, 3),
    { seed: 11 },
  );
}

import { weedySeadragon } from '../../animals/weedy-seadragon.ts';
import { ridge } from '../../kit/ground.ts';
import { commonKelp, kelpBed } from '../../kit/growth/kelp.ts';
import { rock } from '../../kit/growth/rock.ts';
import { school } from '../../kit/growth/school.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { below, box, curve, level, type Point, parsePoints, polygon } from '../../kit/outline.ts';
import { inside, print, shaded, shape, stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  blush,
  bottle,
  coral,
  deep,
  fern,
  honey,
  kelp,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

function reefBelow() {
  return (
    rock(
      parsePoints(`
              -60,410^ 760,420^ 700,490^ 520,540^ 500,640^ 380,680^ 360,810^ 250,860^ 230,990^
              120,1070^ -60,1130^
            `),
      mix(ochre, deep, 0.72),
      17,
      { shade: abyss, light: mix(honey, deep, 0.5), layers: 8, cracks: 9 },
    ) +
    kelpBed(parsePoints('240,730 330,680 440,642 560,534 690,492'), 70, 170, 21, {
      base: mix(kelp, bottle, 0.2),
      stream: 0.5,
    }) +
    school(930, 700, 420, 200, 40, 34, mix(deep, reef, 0.3), 141, {
      angle: 4,
      light: shallow,
    }) +
    ridge(
      HEIGHT,
      parsePoints('-40,1080 160,1150 420,1290 660,1310 920,1240 1260,1150'),
      mix(deep, abyss, 0.62),
      { seed: 81, rough: 16, step: 40, shade: abyss, light: mix(reef, deep, 0.4) },
    ) +
    spongeClump(1080, 1240, 200, 5) +
    seaFan(760, 1330, 200, coral, 143, 0.1) +
    spongeClump(130, 1190, 190, 8, [mix(honey, deep, 0.15), coral, mix(blush, deep, 0.15), ochre]) +
    weedySeadragon(560, 1020, 780, 4, { flip: true }) +
    ridge(HEIGHT, parsePoints('-40,1330 240,1380 520,1440 820,1430 1260,1350'), abyss, {
      seed: 82,
      rough: 14,
      step: 34,
      light: mix(deep, reef, 0.35),
    }) +
    spongeClump(250, 1400, 200, 12) +
    spongeClump(520, 1460, 170, 15, [coral, blush, honey]) +
    spongeClump(830, 1460, 190, 18) +
    seaFan(400, 1440, 170, mix(coral, blush, 0.3), 145) +
    commonKelp(1110, 1420, 290, 44, { stream: -0.5 }) +
    commonKelp(1190, 1420, 260, 46, { stream: -0.5 }) +
    commonKelp(20, 1390, 260, 47, { stream: 0.5 })
  );
}

export function sydney() {
  const swell: Point[] = level(WIDTH, 430, 6, random(8), 130);
  const sea = below(swell, HEIGHT + 30);
  const cliffTints = { shade: mix(ochre, rust, 0.5), light: mix(sand, paper, 0.3) };
  const headland: Point[] = parsePoints(`
    -60,470^ -60,70^ 60,84^ 150,78^ 186,120^ 320,126^ 410,122^ 436,172^ 560,182^ 596,186^ 610,248^
    590,300^ 640,312^ 662,360^ 730,372^ 760,410^ 800,470^
  `);
  return print(
    WIDTH,
    HEIGHT,
    sand,
    shape(box(-20, -20, WIDTH + 40, 520), mix(shallow, paper, 0.5)) +
      shaded(box(-20, 200, WIDTH + 40, 260), mix(honey, paper, 0.5), 0, 0.8) +
      `<circle cx="960" cy="210" r="80" fill="${mix(honey, paper, 0.3)}"/>` +
      shape(curve('700,130 860,112 1010,122 1130,112 1060,144 900,150'), paper) +
      shape(
        polygon('820,440 850,384 1000,370 1110,390 1260,364 1260,440'),
        mix(deep, shallow, 0.4),
      ) +
      rock(headland, mix(honey, sand, 0.35), 14, { ...cliffTints, layers: 7, cracks: 12 }) +
      shape(
        curve(`
          -60,78 40,56 150,74 190,112 330,104 420,118 440,168 420,150 330,134 190,138 150,96
          -60,100
        `),
        mix(bottle, kelp, 0.4),
      ) +
      shape(sea, reef) +
      inside(
        sea,
        water(WIDTH, HEIGHT, {
          colours: [
            shallow,
            mix(lagoon, fern, 0.25),
            mix(reef, bottle, 0.4),
            mix(reef, deep, 0.55),
            deep,
          ],
          bands: 8,
          top: 400,
          seed: 26,
          sway: 12,
        }) +
          lightShafts({
            x: 800,
            y: 120,
            reach: 1300,
            count: 7,
            spread: 1.2,
            colour: paper,
            seed: 23,
            density: 0.42,
          }) +
          reefBelow(),
      ) +
      stroke(curve(swell, false), paper, 7),
    { seed: 71 },
  );
}

import { ridge } from '../../kit/ground.ts';
import { dome, plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { kelpBed } from '../../kit/growth/kelp.ts';
import { school } from '../../kit/growth/school.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { below, box, curve, level, type Point, parsePoints, polygon } from '../../kit/outline.ts';
import { inside, print, shaded, shape, stroke } from '../../kit/print.ts';
import { type Random, random } from '../../kit/random.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  honey,
  ink,
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

function facetsOfRock(r: Random) {
  let facets = '';
  for (let i = 0; i < 26; i++) {
    const x = r.between(420, 820);
    const y = r.between(270, 670);
    const h = r.between(40, 120);
    facets += polygon([
      [x, y],
      [x + r.between(6, 16), y + h * 0.3],
      [x + r.between(-6, 12), y + h],
    ]);
  }
  return facets;
}

const bird = (x: number, y: number, s: number, tilt: number) =>
  shape(
    curve([
      [x - s, y - s * 0.1 + tilt, 1],
      [x - s * 0.45, y - s * 0.3],
      [x, y, 1],
      [x + s * 0.5, y - s * 0.34],
      [x + s, y - s * 0.2 - tilt, 1],
      [x + s * 0.5, y - s * 0.16],
      [x + s * 0.06, y + s * 0.14],
      [x - s * 0.06, y + s * 0.14],
      [x - s * 0.45, y - s * 0.12],
    ]),
    ink,
  );

function reefBelow(foot: string) {
  return (
    shape(foot, mix(reef, deep, 0.3), 'opacity="0.75"') +
    inside(
      foot,
      shaded(box(60, 750, 1180, 560), deep, 0.1, 0.9) +
        shape(
          polygon(`
                  300,690 520,690 500,850 560,990 470,1160 60,1390 150,1210 240,1020 262,840
                `),
          mix(reef, shallow, 0.2),
          'opacity="0.3"',
        ),
    ) +
    school(830, 960, 520, 220, 40, 40, mix(deep, ink, 0.3), 81, {
      angle: 4,
      light: shallow,
    }) +
    school(250, 900, 260, 160, 14, 30, mix(shallow, paper, 0.3), 82, {
      angle: -5,
      flip: true,
    }) +
    ridge(
      HEIGHT,
      parsePoints('-40,1120 160,1190 420,1320 700,1300 920,1220 1260,1100'),
      mix(deep, abyss, 0.35),
      { seed: 61, rough: 22, step: 40, shade: abyss },
    ) +
    kelpBed(parsePoints('820,1260 960,1210 1200,1120'), 62, 210, 6, {
      base: mix(kelp, deep, 0.2),
      stream: -0.45,
    }) +
    plateCoral(210, 1260, 400, 140, coral, 91) +
    plateCoral(70, 1190, 280, 100, mix(coral, deep, 0.35), 92) +
    staghorn(440, 1370, 240, 160, mix(honey, paper, 0.15), 93) +
    ridge(HEIGHT, parsePoints('-40,1330 200,1390 420,1430 640,1440 860,1390 1260,1290'), abyss, {
      seed: 62,
      rough: 18,
      step: 34,
    }) +
    dome(640, 1450, 220, 130, ochre, 94) +
    plateCoral(360, 1490, 340, 96, mix(honey, coral, 0.4), 95) +
    staghorn(110, 1450, 220, 140, blush, 96) +
    kelpBed(parsePoints('800,1440 980,1390 1240,1330'), 74, 270, 8, { stream: -0.45 }) +
    seaFan(770, 1450, 170, coral, 97)
  );
}

export function lordHowe() {
  const r = random(101);

  // Ball's Pyramid: 551 m of basalt, a blade from one side, with its shoulder and stacks.
  const pyramid: Point[] = parsePoints(`
    330,710^ 372,646^ 404,628^ 424,540^ 462,494^ 480,410^ 512,390^ 536,298^ 566,260^ 586,170^
    612,130^ 628,102^ 648,134^ 662,210^ 690,250^ 704,338^ 738,372^ 752,460^ 790,500^ 806,580^
    846,610^ 868,664^ 900,710^
  `);
  const d = polygon(pyramid);
  const lit = polygon(`
    330,710 404,628 424,540 480,410 536,298 586,170 628,102 616,220 636,290 590,360 606,450
    556,500 570,600 520,650 520,710
  `);
  const facets = facetsOfRock(r);

  const swell: Point[] = level(WIDTH, 690, 7, random(5), 120);
  const waterLine = below(swell, HEIGHT + 30);
  const belowSea =
    water(WIDTH, HEIGHT, {
      colours: [shallow, lagoon, reef, deep],
      bands: 7,
      top: 660,
      seed: 12,
      sway: 12,
    }) +
    lightShafts({
      x: 420,
      y: 380,
      reach: 1050,
      count: 6,
      spread: 1.1,
      colour: paper,
      seed: 28,
      density: 0.4,
    });
  const foot = polygon([
    [300, 690],
    [930, 690],
    [980, 810],
    [1010, 950],
    [1100, 1090],
    [1240, 1210],
    [1240, HEIGHT + 20],
    [40, HEIGHT + 20],
    [150, 1210],
    [240, 1020],
    [262, 840],
  ]);
  return print(
    WIDTH,
    HEIGHT,
    mix(shallow, paper, 0.55),
    shape(box(-20, -20, WIDTH + 40, 800), mix(shallow, paper, 0.55)) +
      shaded(box(-20, 0, WIDTH + 40, 420), shallow, 0.55, 0) +
      shaded(box(-20, 330, WIDTH + 40, 380), mix(honey, paper, 0.35), 0, 0.9) +
      `<circle cx="930" cy="330" r="92" fill="${mix(honey, paper, 0.25)}"/>` +
      shape(curve('-40,470 120,452 300,462 420,450 300,486 100,490 -40,500'), paper) +
      shape(curve('760,230 940,214 1240,226 1240,248 1000,252 860,244'), paper) +
      shape(polygon('960,700 985,650 1002,638 1020,670 1046,660 1066,700'), mix(deep, rust, 0.3)) +
      shape(polygon('180,700 206,666 226,676 246,700'), mix(deep, rust, 0.3)) +
      shape(d, mix(deep, ink, 0.3)) +
      inside(
        d,
        shape(lit, mix(rust, deep, 0.25)) +
          shape(facets, mix(ochre, sand, 0.25), 'opacity="0.5"') +
          shaded(box(300, 390, 620, 330), abyss, 0, 0.85),
      ) +
      bird(330, 210, 46, 6) +
      bird(420, 280, 30, -4) +
      bird(250, 330, 24, 3) +
      bird(800, 180, 34, -5) +
      bird(480, 150, 20, 2) +
      shape(waterLine, reef) +
      inside(waterLine, belowSea) +
      stroke(curve(swell, false), paper, 7) +
      inside(
        waterLine,
        // the stack goes on down, paler through water
        reefBelow(foot),
      ),
    { seed: 41 },
  );
}

import { ridge, sandFloor } from '../../kit/ground.ts';
import { rock } from '../../kit/growth/rock.ts';
import { school } from '../../kit/growth/school.ts';
import { box, curve, type Point, parsePoints, taper } from '../../kit/outline.ts';
import { inside, shaded, shape, stroke } from '../../kit/print.ts';
import { type Random, random } from '../../kit/random.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  bottle,
  deep,
  dune,
  fern,
  honey,
  kelp,
  lagoon,
  mix,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { type Climate, cool, HEIGHT, WIDTH } from './sheet.ts';

/** A limestone sinkhole: pale walls, weed that grows straight up to the light. */
function sinkhole(r: Random) {
  let reeds = '';
  for (let i = 0; i < 150; i++) {
    const x = r.between(-10, WIDTH + 10);
    if (x > 430 && x < 800 && r.chance(0.8)) continue;
    const y = 640 + r() * 170;
    const h = r.between(80, 230);
    reeds += taper(
      [
        [x, y],
        [x + r.between(-8, 8), y - h * 0.5],
        [x + r.between(-20, 20), y - h],
      ],
      7,
      2,
    );
  }
  const left: Point[] = parsePoints(
    '-60,-40^ 230,-40^ 190,110^ 250,260^ 180,420^ 220,580^ 150,860^ -60,860^',
  );
  const right: Point[] = parsePoints(`
      1260,-40^ 930,-40^ 1000,120^ 950,260^ 1030,430^ 980,600^ 1060,860^ 1260,860^
    `);
  const stone = mix(sand, bottle, 0.45);
  return (
    water(WIDTH, HEIGHT, {
      colours: [
        mix(shallow, paper, 0.6),
        mix(shallow, fern, 0.3),
        mix(lagoon, fern, 0.3),
        mix(reef, bottle, 0.4),
      ],
      bands: 6,
      seed: 82,
    }) +
    lightShafts({
      x: 600,
      y: -200,
      reach: 1050,
      count: 5,
      spread: 0.7,
      colour: paper,
      seed: 83,
      density: 0.55,
    }) +
    rock(left, stone, 84, { shade: mix(stone, deep, 0.4), light: sand, layers: 7, cracks: 6 }) +
    rock(right, mix(stone, deep, 0.15), 85, {
      shade: mix(stone, deep, 0.5),
      light: sand,
      layers: 7,
      cracks: 6,
    }) +
    ridge(HEIGHT, parsePoints('-40,640 300,690 620,730 900,700 1240,640'), mix(bottle, deep, 0.4), {
      seed: 86,
      rough: 10,
    }) +
    shape(reeds, mix(bottle, kelp, 0.45))
  );
}

/** A northern waterhole: lily stems and pads above, a sunken trunk, small rainbowfish. */
function waterhole(r: Random) {
  let stems = '';
  let pads = '';
  for (let i = 0; i < 15; i++) {
    const x = r.between(40, WIDTH - 40);
    const px = x + r.between(-90, 90);
    const s = r.between(40, 86);
    stems += stroke(
      curve(
        [
          [x, 760],
          [x + r.between(-40, 40), 500],
          [px - 20, 240],
          [px, 56],
        ],
        false,
      ),
      mix(bottle, rust, 0.35),
      4,
    );
    pads += shape(
      curve([
        [px - s, 46],
        [px - s * 0.3, 32],
        [px + s * 0.5, 34],
        [px + s, 46],
        [px + s * 0.4, 60],
        [px - s * 0.5, 60],
      ]),
      r.chance(0.5) ? mix(bottle, kelp, 0.4) : mix(bottle, abyss, 0.3),
    );
  }
  const log = curve(`
    -40,600 160,610 420,660 700,716 760,712 772,748 720,772 420,740 140,690 -40,690
  `);
  return (
    water(WIDTH, HEIGHT, {
      colours: [
        mix(fern, paper, 0.5),
        mix(fern, shallow, 0.5),
        mix(lagoon, kelp, 0.25),
        mix(reef, kelp, 0.35),
      ],
      bands: 6,
      seed: 87,
    }) +
    lightShafts({
      x: 760,
      y: -200,
      reach: 1000,
      count: 6,
      spread: 1,
      colour: paper,
      seed: 88,
      density: 0.4,
    }) +
    stems +
    pads +
    sandFloor(WIDTH, HEIGHT, 660, {
      colour: mix(dune, bottle, 0.35),
      shade: mix(bottle, deep, 0.3),
      light: sand,
      seed: 89,
      ripples: 6,
    }) +
    shape(log, mix(rust, bottle, 0.35)) +
    inside(
      log,
      shaded(box(-40, 640, 900, 140), abyss, 0, 0.8) +
        stroke(
          'M-20 630C200 640 420 690 740 734M40 660C240 670 400 710 600 736',
          mix(rust, abyss, 0.4),
          4,
        ),
    ) +
    stroke(
      'M300 634C340 560 420 540 470 470M360 650C410 610 470 600 520 560',
      mix(rust, bottle, 0.35),
      14,
    ) +
    school(760, 400, 420, 150, 20, 30, mix(reef, deep, 0.2), 90, { light: mix(honey, paper, 0.3) })
  );
}

export function freshScene(climate: Climate) {
  const r = random(81);
  if (cool(climate)) {
    return sinkhole(r);
  }
  return waterhole(r);
}

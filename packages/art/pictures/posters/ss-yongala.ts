import { giantGrouper } from '../../animals/giant-grouper.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { staghorn } from '../../kit/growth/hard-coral.ts';
import { school } from '../../kit/growth/school.ts';
import { seaFan, softCoral } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { box, curve, num, type Point, parsePoints, polygon } from '../../kit/outline.ts';
import { inside, print, shaded, shape, stippled, stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  sand,
  shallow,
} from '../../palette.ts';
import { shadowEllipse } from './ningaloo.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** Seams of the plates and the ports, with what they show. */
function hullMarks() {
  let plates = '';
  for (let i = 1; i < 6; i++)
    plates += stroke(
      curve(
        [
          [330 + i * 44, 640 + i * 116],
          [700, 600 + i * 120],
          [1260, 510 + i * 134],
        ],
        false,
      ),
      mix(deep, ink, 0.45),
      4,
      'opacity="0.8"',
    );
  let ports = '';
  for (let i = 0; i < 9; i++) {
    const x = 520 + i * 88;
    const y = 690 - i * 11;
    ports += `<circle cx="${x}" cy="${y}" r="15" fill="${ink}"/>${stroke(`M${x - 14} ${y - 5}a15 15 0 0 1 26 -5`, mix(reef, shallow, 0.4), 4)}`;
  }
  return { plates, ports };
}

function shipOnHerSide(hull: string, plates: string, deck: Point[], rail: string) {
  return (
    shape(curve('640,600^ 690,594^ 470,360 196,150^ 184,160^ 430,380'), mix(deep, reef, 0.3)) +
    shape(polygon('392,318 404,304 520,288 522,298 412,322'), mix(deep, reef, 0.3)) +
    stroke(
      'M300 240C420 380 560 420 800 566M330 262C320 400 340 500 372 604',
      mix(deep, reef, 0.3),
      4,
    ) +
    shape(hull, mix(deep, abyss, 0.25)) +
    inside(
      hull,
      shape(
        curve('290,640 520,596 1270,490 1270,560 760,628 520,652 330,700'),
        mix(reef, deep, 0.35),
      ) +
        plates +
        shaded(box(280, 760, 1000, 640), abyss, 0, 1),
    ) +
    stroke(curve(deck, false), mix(shallow, reef, 0.35), 7) +
    stroke(rail, mix(deep, abyss, 0.3), 6) +
    stroke(curve('352,574 560,546 790,520', false), mix(deep, abyss, 0.3), 6)
  );
}

export function yongala() {
  const r = random(70);
  // The ship lies on her starboard side; the port rail is uppermost and the bow points out to the left.
  const hull = curve(`
    300,640^ 372,604 520,600 760,574 1000,540 1260,500^ 1260,1360^ 700,1360^ 560,1280 440,1080
    350,830
  `);
  const deck: Point[] = parsePoints('300,640 520,600 1260,500');
  const { plates, ports } = hullMarks();
  let growth = '';
  for (let i = 0; i < 190; i++) {
    const x = r.between(320, 1240);
    const u = r() ** 4;
    const y = 642 - (x - 300) * 0.147 + u * 560;
    const c = r.pick([coral, ochre, honey, blush, mix(coral, deep, 0.4), mix(honey, deep, 0.4)]);
    const k = r.between(0.5, 1.3) * (1 - u * 0.4);
    growth += softCoral(x, y, 17 * k, mix(c, deep, 0.2 + Math.min(0.6, u * 1.6)), r);
  }
  const davit = (x: number, y: number, h: number, lean: number) =>
    stroke(
      curve(
        [
          [x, y + 8],
          [x + lean * 0.1, y - h * 0.6],
          [x + lean * 0.5, y - h * 0.95],
          [x + lean, y - h * 0.8],
        ],
        false,
      ),
      abyss,
      13,
    );
  const rail = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) => `M${360 + i * 44} ${num(606 - i * 5.2)}l-6 -34`)
    .join('');
  const softCorals = [
    [420, 606, 100, coral, 61],
    [680, 586, 150, coral, 62],
    [900, 556, 120, mix(coral, honey, 0.5), 63],
    [1090, 530, 170, coral, 64],
  ]
    .map(([x, y, s, c, seed]) =>
      seaFan(x as number, y as number, s as number, c as string, seed as number, -0.15),
    )
    .join('');
  return print(
    WIDTH,
    HEIGHT,
    reef,
    water(WIDTH, HEIGHT, {
      colours: [shallow, lagoon, reef, mix(reef, deep, 0.6), deep, abyss],
      bands: 10,
      seed: 9,
    }) +
      lightShafts({
        x: 760,
        y: -300,
        reach: 1300,
        count: 6,
        spread: 1,
        colour: shallow,
        seed: 18,
        density: 0.4,
      }) +
      school(700, 250, 700, 260, 46, 44, mix(deep, reef, 0.3), 71, {
        angle: -6,
        light: mix(shallow, reef, 0.35),
      }) +
      shipOnHerSide(hull, plates, deck, rail) +
      davit(880, 556, 120, -130) +
      davit(1020, 540, 120, -130) +
      ports +
      growth +
      softCorals +
      sandFloor(WIDTH, HEIGHT, 1270, {
        colour: mix(sand, reef, 0.5),
        shade: mix(deep, reef, 0.45),
        light: mix(sand, reef, 0.3),
        seed: 44,
        ripples: 9,
      }) +
      stippled(shadowEllipse(560, 1352, 480, 46, abyss)) +
      giantGrouper(470, 1110, 830, 3) +
      ridge(HEIGHT, parsePoints('760,1560 860,1420 1000,1390 1140,1300 1260,1280'), abyss, {
        seed: 28,
        rough: 14,
        step: 30,
      }) +
      seaFan(1060, 1380, 210, coral, 66, -0.2) +
      spongeClump(1150, 1330, 110, 67, [honey, ochre, coral]) +
      staghorn(920, 1430, 150, 80, mix(honey, ochre, 0.5), 68) +
      school(230, 860, 300, 80, 9, 26, honey, 73, { light: paper }) +
      specks(WIDTH, 1200, 60, shallow, 5),
    { seed: 21 },
  );
}

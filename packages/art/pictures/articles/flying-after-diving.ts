import { diver } from '../../animals/diver.ts';
import { ridge } from '../../kit/ground.ts';
import { curve, type Point, parsePoints, polygon } from '../../kit/outline.ts';
import { clip, disc, round, turned } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { diveBoat } from '../../kit/scene/boat.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { rock } from '../../kit/scene/rock.ts';
import { water } from '../../kit/water.ts';
import {
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
import { HEIGHT, WIDTH } from './sheet.ts';

/** A day goes by between the dive and the flight. */
function dayAndCoast() {
  let out = '';
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1 - i / 12);
    const x = 620 + Math.cos(a) * 520;
    const y = 480 - Math.sin(a) * 400;
    const s = i === 0 ? 46 : i === 12 ? 34 : 20;
    const moon = i > 2 && i < 10;
    out += shape(disc(x, y, s), moon ? mix(shallow, paper, 0.5) : i === 0 ? coral : honey);
    if (moon)
      out += clip(
        disc(x, y, s + 1),
        shape(
          disc(x + (i < 6 ? 1 : -1) * (8 + Math.abs(6 - i) * 6), y - 3, s),
          mix(deep, reef, 0.3),
        ),
      );
  }
  out += ridge(
    HEIGHT,
    parsePoints(`
      640,520 760,450 860,410 960,440 1060,350 1160,300 1250,340 1340,280 1430,330 1520,300
      1640,360
    `),
    mix(reef, deep, 0.5),
    { seed: 14, rough: 10, angular: true, shade: deep, light: mix(reef, blush, 0.5) },
  );
  out += ridge(
    HEIGHT,
    parsePoints('560,530 760,500 980,470 1200,440 1400,460 1640,410'),
    mix(deep, ink, 0.3),
    { seed: 15, rough: 8 },
  );
  return out;
}

export function flying() {
  let out = water(WIDTH, 520, {
    colours: [
      mix(deep, ink, 0.3),
      mix(deep, reef, 0.6),
      mix(reef, blush, 0.5),
      mix(blush, paper, 0.3),
      mix(honey, paper, 0.5),
    ],
    top: -30,
    bottom: 500,
    bands: 10,
    seed: 321,
    sway: 10,
  });
  const r = random(8);
  let stars = '';
  for (let i = 0; i < 70; i++) stars += disc(r() * WIDTH, r() ** 2 * 230, r.between(1, 2.6));
  out += shape(stars, paper, 'opacity="0.8"');
  out += dayAndCoast();
  // Sea in section, with the day's dive in it
  const top: Point[] = parsePoints('-40,508 200,502 420,512 700,504 900,510');
  out +=
    clip(
      `${curve(top, false)}L1000 840L-40 840Z`,
      water(WIDTH, HEIGHT, {
        colours: [mix(shallow, paper, 0.1), lagoon, reef, deep],
        top: 495,
        bottom: HEIGHT,
        bands: 5,
        seed: 322,
        sway: 6,
      }),
    ) + stroke(curve(top, false), paper, 6);
  out +=
    rock(
      parsePoints(`
        -60,770 180,776 420,762 560,730 680,672 760,610 840,560 890,508 1000,490 1200,474 1660,470
      `),
      mix(deep, ink, 0.45),
      ink,
      mix(reef, deep, 0.4),
      27,
      850,
    ) +
    garden(
      (x) => 770 - Math.max(0, x - 420) * 0.32,
      120,
      640,
      6,
      44,
      33,
      faded(tropic, deep, 0.25),
      mix(deep, ink, 0.45),
    );
  out += diveBoat(330, 512, 210, { hull: paper, top: coral });
  out +=
    stroke(
      'M330 520C336 600 350 640 400 676C460 716 540 690 600 640C650 606 660 580 690 574H760L768 518',
      paper,
      5,
      'stroke-dasharray="2 13"',
    ) + diver(420, 650, 150, 3, { fin: coral, trim: ochre });
  // Airliner, climbing
  const jet =
    shape(
      curve(`
        -300,6 -286,-14 -230,-26 -100,-30 180,-26 260,-14 320,-2 300,10 180,24 -160,26 -260,22
      `),
      paper,
    ) +
    shape(
      curve('-292,8 -160,14 180,12 312,2 300,10 180,24 -160,26 -260,22'),
      mix(shallow, reef, 0.3),
    ) +
    shape(polygon('230,-20 290,-104 326,-104 300,-8'), coral) +
    shape(polygon('240,4 330,34 356,32 292,0'), mix(sand, reef, 0.4)) +
    shape(polygon('-40,10 96,110 146,112 74,8'), mix(paper, shallow, 0.4)) +
    shape(polygon('-20,-26 60,-70 84,-70 54,-26'), mix(sand, reef, 0.4)) +
    shape(round(-2, 42, 78, 30, 14), mix(deep, reef, 0.4)) +
    stroke('M-220 -8H200', deep, 7, 'stroke-dasharray="9 9"') +
    shape(polygon('-280,-12 -252,-22 -240,-12 -268,-6'), ink);
  return out + turned(jet, 1290, 150, 11, 0.72);
}

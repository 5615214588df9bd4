import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { sandFloor } from '../../kit/ground.ts';
import { curve, type Point, parsePoints } from '../../kit/outline.ts';
import { clip, disc, round } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { diveBoat } from '../../kit/scene/boat.ts';
import { depthRule } from '../../kit/scene/sheet.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  bottle,
  coral,
  deep,
  fern,
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

export function weighting() {
  const sky = water(WIDTH, 330, {
    colours: [mix(shallow, paper, 0.35), mix(shallow, paper, 0.65), paper],
    top: -30,
    bottom: 310,
    bands: 5,
    seed: 341,
    sway: 8,
  });
  let out =
    sky +
    shape(
      curve('900,300^ 1060,262 1240,240 1440,190 1660,170^ 1660,330^ 900,330^'),
      mix(bottle, fern, 0.4),
    ) +
    shape(curve('960,304^ 1200,284 1400,250 1660,244^ 1660,330^'), mix(honey, sand, 0.5));
  out += diveBoat(250, 296, 330, { top: ochre });
  const line: Point[] = parsePoints(
    '-40,292 160,286 380,298 620,288 860,298 1140,288 1400,296 1640,290',
  );
  out += clip(
    `${curve(line, false)}L1640 830L-40 830Z`,
    water(WIDTH, HEIGHT, {
      colours: [
        mix(shallow, paper, 0.1),
        mix(shallow, reef, 0.4),
        reef,
        mix(reef, deep, 0.6),
        deep,
      ],
      top: 280,
      bottom: HEIGHT,
      bands: 7,
      seed: 342,
      sway: 8,
    }) +
      lightShafts({
        x: 760,
        y: 40,
        reach: 800,
        count: 7,
        spread: 1.4,
        colour: paper,
        density: 0.4,
        seed: 6,
      }),
  );
  out += sandFloor(WIDTH, HEIGHT, 724, {
    colour: mix(sand, reef, 0.35),
    shade: mix(sand, reef, 0.55),
    light: mix(sand, paper, 0.3),
    seed: 8,
    ripples: 5,
  });
  out += depthRule(1506, 292, 724, 10, paper);
  // Eye level at the surface: the weight is right
  out += diver(720, 270, 380, 0, { pose: 'hang', fin: coral, trim: ochre });
  out +=
    stroke(curve(line, false), paper, 6) +
    stroke('M640 286C680 294 700 300 740 296C780 292 800 302 830 296', paper, 9);
  // And a diver who never learned, ploughing the sand
  out +=
    diver(1130, 570, 340, 0, { pose: 'hover', fin: honey, trim: reef }) +
    bubbles(1140, 548, 240, 16, 5);
  // Weights on the bottom
  const block = (x: number, y: number, c: string) =>
    shape(round(x, y, 86, 54, 14), c) +
    shape(round(x, y + 28, 86, 26, 12), mix(c, ink, 0.4)) +
    shape(round(x + 12, y + 8, 46, 8, 4), mix(c, paper, 0.5));
  out +=
    shape(disc(360, 790, 250, 16), mix(reef, deep, 0.4), 'opacity="0.5"') +
    stroke('M110 780C180 740 300 730 420 750C520 766 580 740 620 760', ink, 26) +
    block(190, 716, mix(lagoon, ink, 0.3)) +
    block(310, 712, mix(lagoon, ink, 0.3)) +
    block(430, 724, coral) +
    shape(round(90, 752, 60, 52, 8), mix(sand, lagoon, 0.4)) +
    shape(round(104, 764, 32, 28, 4), ink);
  return out;
}

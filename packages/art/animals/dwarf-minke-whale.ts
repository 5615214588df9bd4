import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, shallow } from '../palette.ts';
import { flukes, pleats } from './whale-parts.ts';

const base = mix(mix('#46545C', deep, 0.28), ink, 0.1);
const shade = mix(base, ink, 0.5);
const light = mix(base, paper, 0.32);
const white = mix(paper, shallow, 0.14);
const flame = mix(base, white, 0.48);

/** White shoulder, dark throat patch, grey flames up the flank: from the belly to the back. */
const pattern = () =>
  shape(
    curve(
      '-20,26 60,36 140,48 200,60 260,40 300,52 380,40 460,30 560,34 640,26 720,24 820,18 930,10 930,170 -20,170',
    ),
    white,
  ) +
  shape(
    curve(
      '330,50 350,10 392,-26 430,-44 450,-38 436,-4 452,12 520,2 584,-24 612,-30 604,-6 640,6 720,10 700,40 560,48 440,44',
    ),
    flame,
  ) +
  shape(curve('640,30 680,0 740,-20 776,-22 770,-6 800,4 900,6 900,22 760,30'), flame) +
  shape(curve('172,66 196,20 224,-16 252,-30 270,-20 300,-12 316,16 310,60 260,90 200,96'), white) +
  // The throat patch runs back from the gape, behind the shoulder's white.
  shape(curve('118,26 160,30 196,46 214,76 204,98 176,88 148,64'), shade) +
  shape(curve('306,60 318,24 334,10 352,30 350,74 330,92 314,84'), mix(base, shade, 0.4));

/** Balaenoptera acutorostrata, the dwarf form: pointed snout, sickle fin, bright white shoulder, dark throat patch, grey flames. */
export const dwarfMinkeWhale = animal(() => {
  const body = curve(`
    0,8 20,-6 70,-24 130,-42 180,-56 200,-62 226,-60 300,-72 400,-80 500,-78 600,-68 700,-52 790,-34 870,-16
    910,-8 910,10 870,14 790,28 700,46 600,66 500,82 400,90 300,90 210,82 130,64 70,44 26,26
  `);
  const rows = [0, 1, 2, 3, 4].map((i): [Point, Point, Point] => [
    [66 + i * 30, 40 + i * 8],
    [230 + i * 14, 66 + i * 6],
    [450 - i * 16, 62 + i * 6],
  ]);
  const flipper = curve('236,46^ 252,84 284,126 326,158 348,166^ 344,140 326,104 306,72 296,46^');
  return (
    shape(curve('310,76^ 336,112 376,140 406,146^ 394,116 372,86 356,70^'), shade) +
    flukes({ x: 884, y: 0, base, shade, size: 0.92 }) +
    shape(
      curve('600,-64^ 632,-88 664,-122 690,-138 694,-128 684,-104 686,-78 702,-48^ 650,-44'),
      base,
    ) +
    inside(
      curve('600,-64^ 632,-88 664,-122 690,-138 694,-128 684,-104 686,-78 702,-48^ 650,-44'),
      stroke(curve('600,-64 632,-88 664,-122 690,-138', false), light, 9),
    ) +
    modelled(
      body,
      { base, light, shade: mix(white, base, 0.3) },
      pattern() + pleats(rows, mix(white, base, 0.42), 4),
      {
        light: 9,
        shade: 14,
      },
    ) +
    stroke(curve('2,10 50,10 100,8 140,14 166,30', false), shade, 7) +
    stroke(curve('184,-48 198,-45 214,-49', false), shade, 6) +
    shape(disc(166, 8, 10, 8), light) +
    shape(disc(166, 8, 6.5, 5.5), ink) +
    shape(disc(164, 6, 2), paper) +
    shape(flipper, white) +
    inside(
      flipper,
      shape(curve('296,118 330,96 370,140 350,190 300,150'), mix(base, light, 0.15)) +
        stroke(curve('296,46 306,72 326,104 344,140', false), mix(white, base, 0.4), 12),
    ) +
    stroke(curve('236,46 252,84 284,126 326,158', false), mix(white, base, 0.5), 4)
  );
});

import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { blush, coral, ink, mix, paper } from '../palette.ts';
import { combed } from './combed-fin.ts';

const pink = mix(blush, coral, 0.16);
const fin = mix(blush, coral, 0.4);
const blue = '#3F7FD0';

/** A blue dot on each scale of the upper flank. */
const dots = () => {
  let d = '';
  for (let row = 0; row < 6; row++) {
    const y = -84 + row * 26;
    const half = (row % 2) * 22;
    for (let x = 262 + half; x < 800; x += 44) d += disc(x, y + (x - 300) * 0.02, 5.5);
  }
  return shape(d, blue);
};

const edge = (outline: string) => stroke(curve(outline, false), blue, 9);

/** Caesioperca rasor, a male barber perch: slim and pink, one dark upright bar on the rear flank, blue dots and fin edges. */
export const barberPerch = animal(
  () =>
    combed('828,-34^ 886,-84 1000,-160 950,-50 930,0 950,50 1000,158 886,82 828,34^', fin, {
      base: [820, -30, 820, 30],
      edge: [1000, -170, 1000, 170],
      count: 14,
    }) +
    combed(
      '214,-96^ 250,-160 330,-186 440,-178 540,-166 640,-172 730,-146 772,-92 764,-36^ 480,-96',
      fin,
      { base: [220, -96, 764, -40], edge: [270, -200, 830, -150], count: 20 },
    ) +
    edge('214,-100 250,-160 330,-186 440,-178 540,-166 640,-172 730,-146 772,-92') +
    combed('520,84^ 566,154 650,146 728,94 744,34^', fin, {
      base: [530, 90, 740, 40],
      edge: [580, 170, 800, 110],
      count: 9,
    }) +
    edge('528,100 566,154 650,146 728,94') +
    combed('270,104^ 300,170 372,206 384,186 352,106^', fin, {
      base: [280, 100, 350, 100],
      edge: [310, 210, 400, 200],
      count: 5,
    }) +
    edge('270,104 300,170 372,206') +
    fishOf({
      base: pink,
      light: mix(pink, paper, 0.45),
      shade: mix(pink, ink, 0.2),
      body: `
        0,10 24,-32 90,-84 200,-114 340,-124 470,-106 610,-80 740,-48 840,-34^ 840,34 740,46
        610,74 470,98 340,112 220,110 100,86 28,52
      `,
      fins: [],
      marks:
        dots() +
        bars(['548,-76 600,-70 606,-10 598,48 552,52 542,-10'], mix(ink, coral, 0.1)) +
        stroke('M176 -4Q216 10 252 44M40 10Q90 6 118 -14', blue, 8),
      front: [['276,20^ 346,-8 420,26 432,56 356,66 296,50^', mix(fin, paper, 0.3)]],
      eye: [142, -34, 30],
      iris: mix(paper, blush, 0.4),
      mouth: '0,14 36,34 76,38',
      gill: '232,-76 258,-10 250,40 222,82',
      depth: { light: 12, shade: 26 },
    }) +
    edge('838,-42 886,-84 1000,-160') +
    edge('838,42 886,82 1000,158'),
);

import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper } from '../palette.ts';
import { combed } from './combed-fin.ts';

const copper = mix(honey, ochre, 0.5);
const brown = mix(ochre, ink, 0.5);
const fin = mix(copper, ink, 0.22);

const stripes = () => {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const from = -118 + 290 * t;
    d += curve(
      [
        [250, from],
        [400, -124 + 270 * t],
        [560, -96 + 190 * t],
        [720, -58 + 104 * t],
        [850, -32 + 52 * t],
      ],
      false,
    );
  }
  return stroke(d, brown, 8);
};

/** Pempheris multiradiata, common bullseye: a deep chest, an enormous eye, nine thin brown stripes. */
export const commonBullseye = animal(
  () =>
    combed('826,-44^ 890,-76 1000,-128 968,-40 952,0 966,44 1000,126 890,72 826,34^', fin, {
      base: [820, -36, 820, 30],
      edge: [1000, -140, 1000, 140],
      count: 12,
    }) +
    combed('300,-140^ 326,-230 372,-306 404,-296 424,-226 462,-160 496,-110^', fin, {
      base: [304, -140, 486, -110],
      edge: [372, -310, 560, -200],
      count: 9,
    }) +
    shape(curve('340,-250^ 372,-306 404,-296 416,-250^ 388,-268'), mix(fin, ink, 0.6)) +
    combed('380,180^ 424,236 474,216 600,160 740,112 836,72 826,26^ 600,70 470,130', fin, {
      base: [390, 180, 830, 30],
      edge: [430, 260, 900, 90],
      count: 26,
    }) +
    shape(curve('262,206^ 284,282 330,278 346,190^'), fin) +
    fishOf({
      base: copper,
      light: mix(copper, paper, 0.4),
      shade: mix(copper, ink, 0.36),
      body: `
        8,-46 60,-94 140,-134 250,-156 380,-150 540,-116 700,-76 840,-46^ 840,36 740,50 600,88
        470,146 360,200 280,222 200,212 120,166 54,96 12,34 -2,-8
      `,
      fins: [],
      marks: stripes(),
      front: [['286,24^ 350,-4 424,34 438,64 360,66 300,56^', mix(honey, paper, 0.3)]],
      eye: [138, -30, 76],
      iris: mix(honey, paper, 0.25),
      mouth: '6,-44 24,14 66,62',
      gill: '232,-96 262,-20 258,70 216,142',
      depth: { shade: 26 },
    }),
);

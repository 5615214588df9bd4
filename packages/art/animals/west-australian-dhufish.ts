import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, rust } from '../palette.ts';
import { combed } from './combed-fin.ts';

const silver = mix(mix(paper, deep, 0.3), rust, 0.12);
const fin = mix(silver, ink, 0.36);

const lines = () => {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    d += curve(
      [
        [300, -160 + 300 * t],
        [480, -166 + 300 * t],
        [660, -116 + 204 * t],
        [850, -54 + 104 * t],
      ],
      false,
    );
  }
  return stroke(d, mix(silver, ink, 0.2), 8);
};

/** Glaucosoma hebraicum, a male West Australian dhufish: deep and silver, a stripe across a large eye, a streamer from the dorsal fin. */
export const westAustralianDhufish = animal(
  () =>
    combed('826,-78^ 890,-104 984,-118 978,-50 976,0 980,50 984,118 890,104 826,78^', fin, {
      base: [830, -70, 830, 70],
      edge: [1000, -130, 1000, 130],
      count: 13,
    }) +
    shape(taper('590,-300 660,-372 760,-412 870,-410 960,-372', 26, 5), fin) +
    combed(
      '290,-216^ 330,-250 430,-270 530,-290 610,-346 662,-350 730,-272 782,-176 784,-96^ 540,-190',
      fin,
      { base: [300, -210, 784, -100], edge: [360, -330, 830, -260], count: 17 },
    ) +
    combed('520,160^ 560,236 640,276 710,240 776,150 784,84^', fin, {
      base: [530, 170, 780, 90],
      edge: [570, 290, 830, 200],
      count: 11,
    }) +
    shape(curve('300,206^ 330,300 384,310 420,206^'), fin) +
    fishOf({
      base: silver,
      light: mix(silver, paper, 0.55),
      shade: mix(silver, ink, 0.34),
      body: `
        0,-60 56,-96 140,-152 244,-210 370,-240 500,-226 630,-176 740,-112 850,-78^ 850,78 740,112
        630,168 500,212 370,230 240,214 140,174 70,128 16,70 -14,6 -14,-34
      `,
      fins: [],
      marks:
        lines() +
        bars(
          ['226,-230 290,-240 252,-140 212,-50 168,60 128,150 98,140 142,10'],
          mix(ink, rust, 0.25),
        ),
      eye: [190, -62, 54],
      iris: mix(silver, paper, 0.4),
      mouth: '-8,-44 34,10 104,52',
      gill: '296,-140 334,-50 330,50 286,140',
    }) +
    combed('330,46^ 392,4 466,22 482,82 440,120 366,102^', mix(fin, silver, 0.3), {
      base: [332, 46, 356, 96],
      edge: [440, -20, 450, 160],
      count: 7,
    }),
);

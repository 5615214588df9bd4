import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { deep, mix, paper, shallow } from '../palette.ts';

const blue = '#2F6FA8';

/** Achoerodus viridis, an old male: thick lips, small high eye, long low fin. */
export const blueGroper = animal(() => {
  const dark = mix(blue, deep, 0.5);
  const fin = mix(blue, deep, 0.3);
  return (
    fishOf({
      base: blue,
      light: mix(blue, shallow, 0.5),
      shade: mix(blue, deep, 0.75),
      body: `
        6,20^ 30,-30 80,-92 160,-150 270,-186 400,-192 540,-168 670,-124 770,-86 850,-66^ 856,0
        850,66^ 770,86 670,124 540,158 400,174 270,166 160,132 80,88 24,52
      `,
      fins: [
        ['836,-62^ 900,-96 980,-118 996,-60 1000,0 996,60 980,116 900,94 836,60^', fin],
        [
          '230,-170^ 280,-216 380,-238 500,-234 620,-206 720,-186 776,-150 790,-110 740,-84^ 500,-150',
          fin,
        ],
        ['560,140^ 610,196 690,204 760,170 784,122 740,86^', fin],
        ['300,156^ 360,160 400,214 388,236 340,212', dark],
      ],
      front: [['330,30^ 380,-6 440,-4 476,40 478,96 440,128 390,112 350,78^', dark]],
      marks: shape(
        curve('0,60 120,96 300,120 520,120 520,220 0,220'),
        mix(blue, paper, 0.14),
        'opacity="0.5"',
      ),
      eye: [190, -70, 22],
      iris: '#E8B04A',
      mouth: '4,34 40,44 82,40',
      gill: '276,-104 316,-40 318,30 284,100',
    }) + shape(curve('-6,14 20,-6 50,14 60,30 50,58 16,62 -8,40'), mix(blue, shallow, 0.35))
  );
});

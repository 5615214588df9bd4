import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { deep, ink, mix, paper, reef, shallow } from '../palette.ts';

/** Caranx: a steep brow, sickle fins, a thin tail stalk and a deep fork. */
export const trevally = animal(() => {
  const silver = mix(paper, shallow, 0.45);
  const fin = mix(reef, deep, 0.35);
  return fishOf({
    base: silver,
    light: mix(reef, deep, 0.2),
    shade: mix(shallow, ink, 0.35),
    body: `
      0,44^ 30,-40 90,-130 190,-184 310,-196 450,-164 610,-96 760,-34 850,-14^ 850,16^ 760,36
      610,92 450,148 310,166 190,148 90,112 20,80
    `,
    fins: [
      ['840,-14^ 890,-90 1000,-200 946,-60 930,0 948,60 1000,196 890,90 840,14^', fin],
      ['420,-170^ 470,-270 500,-230 560,-166 700,-96 790,-40 760,-26^', fin],
      ['440,150^ 490,240 516,200 580,130 700,80 790,36 760,28^', fin],
    ],
    marks: shape(
      curve('-40,0 120,-90 320,-120 520,-96 860,-10 860,-300 -40,-300'),
      mix(reef, shallow, 0.35),
    ),
    front: [['270,20^ 340,10 440,50 540,110 430,96 320,66^', fin]],
    eye: [142, -50, 26],
    mouth: '4,54 40,58 84,50',
    gill: '234,-110 266,-40 262,30 232,96',
  });
});

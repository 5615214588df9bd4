import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { blush, coral, ink, mix, paper, sand } from '../palette.ts';
import { combed } from './combed-fin.ts';

const grey = mix('#5F8078', ink, 0.06);
const fin = mix(grey, ink, 0.3);
const pink = mix(blush, coral, 0.12);

const body = `
  34,44 30,8 12,-40 -2,-100 0,-160 24,-214 76,-254 150,-264 240,-244 320,-238 410,-234 540,-206 680,-144
  780,-98 850,-84^ 850,84 780,98 680,140 540,190 400,214 280,214 170,186 90,146 30,116
`;

/** Large scales: rows of arcs, open towards the head. */
const scales = () => {
  let d = '';
  for (let row = 0; row < 8; row++) {
    const y = -190 + row * 50;
    for (let x = 310 + (row % 2) * 33; x < 850; x += 66)
      d += `M${x} ${y - 25}q34 6 34 25q0 19 -34 25`;
  }
  return stroke(d, mix(grey, ink, 0.34), 6);
};

/** Two bare plates of teeth, ridged, and the lip that they push out of. */
const beak = () =>
  shape(curve('20,-4 70,4 104,40 112,90 98,134 60,150 24,140'), mix(pink, ink, 0.16)) +
  shape(curve('30,8^ 2,24 -16,56 -14,92^ 40,94 84,82^ 82,44'), mix(sand, paper, 0.45)) +
  shape(curve('-10,96^ 40,100 82,88^ 82,112 58,134 28,136 2,122'), mix(sand, ink, 0.1)) +
  stroke(
    'M14 44L6 84M32 36L28 86M50 38L48 86M66 46L66 82M14 104L22 124M34 104L38 126M56 100L56 124',
    mix(sand, ink, 0.2),
    4,
  );

/** Bolbometopon muricatum, bumphead parrotfish: a bulging forehead, a bare beak, a pink face, a square tail. */
export const bumpheadParrotfish = animal(
  () =>
    combed('830,-84^ 890,-116 986,-142 996,-60 996,60 986,142 890,116 830,84^', fin, {
      base: [830, -70, 830, 70],
      edge: [1000, -150, 1000, 150],
      count: 13,
    }) +
    combed('260,-220^ 310,-286 420,-296 560,-268 700,-210 790,-166 800,-90 700,-110^', fin, {
      base: [270, -220, 800, -90],
      edge: [320, -300, 850, -150],
      count: 20,
    }) +
    combed('500,180^ 560,244 680,222 780,150 790,84^', fin, {
      base: [510, 180, 790, 90],
      edge: [570, 260, 830, 160],
      count: 12,
    }) +
    shape(curve('290,196^ 320,206 400,262 396,282 330,264^'), fin) +
    fishOf({
      base: grey,
      light: mix(grey, paper, 0.36),
      shade: mix(grey, ink, 0.45),
      body,
      fins: [],
      marks:
        scales() +
        shape(
          curve(
            '-60,60 -60,-100 -20,-170 50,-176 104,-120 190,-112 236,-60 256,40 240,140 170,240 -40,220',
          ),
          pink,
        ),
      eye: [176, -58, 22],
      iris: mix(sand, paper, 0.4),
      depth: { shade: 24 },
      gill: '258,-116 296,-30 292,60 250,146',
    }) +
    combed('326,50^ 384,4 450,16 470,76 436,120 376,108^', mix(grey, paper, 0.16), {
      base: [330, 50, 350, 100],
      edge: [420, -20, 450, 150],
      count: 7,
    }) +
    inside(curve(body), shape(curve('-60,-136 30,-120 60,-60 60,30 -60,30'), pink)) +
    beak(),
);

import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper, rust, sand } from '../palette.ts';
import { scaledFlipper, shell } from './turtle-shell.ts';

const red = mix(mix('#8E4A26', ochre, 0.25), rust, 0.15);
const skin = mix(mix(honey, '#B5803F', 0.6), sand, 0.2);
const dark = mix('#6B3A1E', ink, 0.2);
const limb = { base: skin, light: mix(skin, paper, 0.4), dark: mix(red, dark, 0.25) };

/** Streaks that run back from the front of a plate. */
const streaks = ([x, y]: Point, [rx, ry]: Point) =>
  stroke(
    `M${x - 20} ${y - 12}L${(x + rx) / 2} ${(y + ry) / 2 - 10}M${x - 12} ${y + 8}L${(x + rx) / 2 + 6} ${(y + ry) / 2 + 10}`,
    mix(red, honey, 0.32),
    7,
  );

/** A head that is as broad as a fist: heavy jaws, large plates. */
const head = () =>
  modelled(
    curve(
      '300,26 262,66 214,84 160,92 104,92 56,82 24,64 10,42 2,20 8,-6 26,-34 58,-60 100,-76 150,-82 206,-74 256,-54 300,-30',
    ),
    { base: skin, light: limb.light, shade: mix(skin, dark, 0.55) },
    shape(
      [
        '30,-34 58,-60 84,-58 74,-30 44,-18',
        '92,-70 140,-78 150,-46 104,-34 84,-46',
        '158,-80 214,-72 216,-40 166,-40 154,-56',
        '112,-26 156,-36 170,-12 142,2 116,-6',
        '178,-32 220,-32 224,-6 190,2 176,-12',
        '132,12 172,8 178,34 144,40',
        '184,10 220,4 226,30 190,36',
        '152,48 190,44 196,64 162,68',
        '228,-60 258,-46 256,-26 228,-30',
        '232,-20 262,-16 262,8 234,6',
      ]
        .map((o) => curve(o))
        .join(''),
      limb.dark,
    ) + shape(curve('0,40 60,62 116,56 160,74 120,110 0,110'), mix(skin, paper, 0.42)),
    { light: 8, shade: 16 },
  ) +
  shape(
    curve('4,0 20,-16 60,-14 92,-2 104,20 100,42 64,48 30,44 10,42 2,22'),
    mix(honey, sand, 0.45),
  ) +
  stroke(curve('8,42 30,46 64,48 100,42 122,34', false), dark, 8) +
  stroke('M22 -8l10 4', dark, 7) +
  shape(disc(92, -16, 23, 19), dark) +
  shape(disc(91, -16, 17, 15), mix(honey, sand, 0.3)) +
  shape(disc(90, -16, 12), ink) +
  shape(disc(85, -21, 4), paper);

/** Caretta caretta from above and its side: a huge blocky head, red-brown shell, five plates down each flank. */
export const loggerheadTurtle = animal(
  () =>
    scaledFlipper(
      '350,-60^ 334,-170 306,-236 262,-290 218,-322 204,-318 214,-276 232,-220 246,-160 276,-50^',
      [
        [236, -292, 13],
        [262, -262, 18],
        [284, -222, 20],
        [300, -178, 22],
        [258, -222, 14],
        [270, -172, 16],
      ],
      { ...limb, base: mix(skin, dark, 0.25) },
    ) +
    scaledFlipper(
      '770,-110^ 810,-146 864,-168 890,-166 888,-146 860,-110 826,-70^',
      [
        [836, -134, 14],
        [862, -148, 10],
        [812, -112, 13],
      ],
      { ...limb, base: mix(skin, dark, 0.25) },
    ) +
    shape(curve('868,10^ 912,18 938,34 930,42 890,42 862,38^'), skin) +
    scaledFlipper(
      '734,66^ 810,104 886,160 912,208 904,220 870,214 812,178 728,112^',
      [
        [822, 150, 16],
        [852, 174, 15],
        [880, 196, 12],
        [800, 132, 12],
      ],
      limb,
    ) +
    head() +
    shell({
      widths: [0.09, 0.27, 0.36, 0.395, 0.4, 0.392, 0.37, 0.335, 0.285, 0.22, 0.14, 0.03],
      middle: [0.05, 0.2, 0.37, 0.56, 0.76, 0.94],
      seams: [
        [0.05, 0.04],
        [0.13, 0.15],
        [0.285, 0.33],
        [0.465, 0.53],
        [0.66, 0.73],
        [0.86, 0.9],
      ],
      colours: {
        plate: red,
        edge: mix(red, dark, 0.6),
        seam: mix(honey, sand, 0.25),
        rim: mix(red, honey, 0.25),
        shade: dark,
        light: mix(honey, sand, 0.4),
      },
      grain: streaks,
    }) +
    scaledFlipper(
      '312,108^ 350,120 396,150^ 404,196 388,250 344,306 286,352 262,356 258,342 286,296 306,246 312,196 300,150^',
      [
        [350, 150, 18],
        [380, 184, 19],
        [346, 196, 19],
        [376, 232, 19],
        [340, 244, 19],
        [352, 282, 17],
        [314, 290, 17],
        [314, 322, 14],
        [282, 336, 11],
      ],
      limb,
    ),
);

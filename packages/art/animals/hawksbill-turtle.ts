import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper, rust, sand } from '../palette.ts';
import { scaledFlipper, shell } from './turtle-shell.ts';

const amber = mix(mix(honey, ochre, 0.42), '#8A5A22', 0.35);
const dark = mix(mix(rust, '#3A2412', 0.6), ink, 0.2);
const cream = mix(sand, honey, 0.28);
const limb = { base: cream, light: mix(cream, paper, 0.5), dark };

/** Tortoiseshell: dark and honey rays that fan out to the rear of a plate. */
const rays = ([x, y]: Point, [rx, ry]: Point, index: number) => {
  const way = Math.atan2(ry - y, rx - x || 1);
  const ray = (spread: number, from: number, to: number) => {
    const a = way + spread;
    return `M${(x + Math.cos(a) * from).toFixed(1)} ${(y + Math.sin(a) * from).toFixed(1)}L${(x + Math.cos(a) * to).toFixed(1)} ${(y + Math.sin(a) * to).toFixed(1)}`;
  };
  const turn = (index % 3) * 0.18;
  return (
    stroke(ray(-1 + turn, -8, 70) + ray(0.1 + turn, -20, 80) + ray(1.1 - turn, 0, 70), dark, 10) +
    stroke(ray(-0.45 + turn, 0, 66) + ray(0.6 - turn, 6, 64), mix(honey, amber, 0.3), 7)
  );
};

/** Narrow, the beak hooked over like a hawk's; two pairs of plates before the eyes. */
const head = () =>
  modelled(
    curve(
      '310,24 262,40 210,52 160,60 118,62 88,58 56,52 34,50 22,58 10,70 2,62 4,40 12,18 28,-6 54,-28 90,-46 134,-56 190,-52 250,-38 310,-28',
    ),
    { base: cream, light: limb.light, shade: mix(cream, dark, 0.4) },
    shape(
      [
        '58,-26 84,-42 94,-26 72,-12',
        '46,-16 56,-20 66,-6 48,6',
        '100,-48 140,-54 146,-34 110,-28',
        '154,-54 196,-50 198,-28 160,-30',
        '206,-46 246,-36 244,-20 208,-24',
        '130,-22 152,-24 160,-6 140,2',
        '166,-20 198,-20 202,0 174,4',
        '142,10 168,8 172,28 148,32',
        '178,10 204,8 208,28 182,30',
        '210,-14 240,-12 242,6 214,8',
      ]
        .map((o) => curve(o))
        .join(''),
      dark,
    ) + shape(curve('30,52 90,60 160,62 240,46 230,90 20,90'), mix(cream, paper, 0.6)),
    { light: 7, shade: 12 },
  ) +
  shape(
    curve('2,62 4,40 12,18 28,2 48,12 66,30 90,40 84,48 52,46 32,46 20,56 10,70'),
    mix(honey, '#8A6A3A', 0.5),
  ) +
  stroke(curve('20,56 32,46 52,46 84,48 116,40', false), dark, 7) +
  stroke('M22 14l9 2', dark, 6) +
  shape(disc(104, 0, 21, 17), dark) +
  shape(disc(103, 0, 15, 13), cream) +
  shape(disc(102, 0, 10.5), ink) +
  shape(disc(98, -4, 3.5), paper);

/** Eretmochelys imbricata from above and its side: hooked beak, plates that overlap like tiles, four down each flank, a jagged rear. */
export const hawksbillTurtle = animal(
  () =>
    scaledFlipper(
      '346,-50^ 326,-170 290,-244 236,-306 182,-346 166,-344 180,-296 206,-232 228,-164 270,-50^',
      [
        [198, -316, 12],
        [226, -288, 15],
        [252, -254, 17],
        [276, -214, 18],
        [296, -168, 20],
        [240, -230, 13],
        [256, -180, 15],
      ],
      { ...limb, base: mix(cream, dark, 0.22) },
    ) +
    scaledFlipper(
      '770,-90^ 816,-132 868,-156 892,-152 888,-132 858,-98 822,-60^',
      [
        [836, -122, 13],
        [862, -136, 10],
        [812, -98, 13],
      ],
      { ...limb, base: mix(cream, dark, 0.22) },
    ) +
    scaledFlipper(
      '742,60^ 810,92 884,150 912,198 904,210 866,202 806,166 736,110^',
      [
        [820, 140, 15],
        [850, 162, 14],
        [880, 184, 12],
        [796, 122, 12],
      ],
      limb,
    ) +
    head() +
    shell({
      widths: [0.1, 0.235, 0.305, 0.335, 0.345, 0.342, 0.325, 0.3, 0.262, 0.208, 0.142, 0.05],
      middle: [0.05, 0.21, 0.39, 0.58, 0.77, 0.93],
      seams: [
        [0.05, 0.05],
        [0.29, 0.28],
        [0.48, 0.5],
        [0.67, 0.71],
        [0.86, 0.89],
      ],
      teeth: 0.06,
      overlap: 1,
      colours: {
        plate: amber,
        edge: mix(honey, sand, 0.25),
        seam: mix(dark, ink, 0.3),
        rim: mix(amber, dark, 0.35),
        shade: mix(dark, ink, 0.4),
        light: mix(honey, sand, 0.3),
      },
      grain: rays,
    }) +
    scaledFlipper(
      '306,92^ 346,102 388,134^ 398,190 380,256 332,322 270,374 244,380 240,364 270,312 292,254 300,196 290,140^',
      [
        [340, 134, 17],
        [370, 170, 18],
        [336, 182, 18],
        [366, 222, 18],
        [328, 232, 18],
        [344, 270, 17],
        [304, 284, 17],
        [308, 324, 15],
        [270, 350, 12],
      ],
      limb,
    ),
);

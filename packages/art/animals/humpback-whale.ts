import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, shallow } from '../palette.ts';
import { flukes, pleats } from './whale-parts.ts';

const base = mix(mix('#34424A', deep, 0.3), ink, 0.15);
const shade = mix(base, ink, 0.55);
const light = mix(base, paper, 0.3);
const white = mix(paper, shallow, 0.2);

/** The side flipper, a third of the body long, with knuckles along its leading edge. */
const flipper = curve(
  '256,52^ 240,92 222,112 218,140 200,164 196,196 178,222 176,254 158,284 152,314 136,344 136,372 150,384^ 176,362 214,318 250,264 282,204 308,146 318,96 312,56^',
);

const knobs = () => {
  const snout: Point[] = [
    [26, -26],
    [54, -40],
    [84, -52],
    [116, -62],
    [46, -20],
    [78, -34],
    [112, -44],
    [146, -52],
  ];
  const jaw: Point[] = [
    [30, 26],
    [58, 34],
    [90, 36],
    [122, 42],
    [152, 52],
    [18, 14],
  ];
  return (
    shape([...snout, ...jaw].map(([x, y]) => disc(x, y + 2, 9, 8)).join(''), shade) +
    shape([...snout, ...jaw].map(([x, y]) => disc(x, y - 1, 8, 6)).join(''), light)
  );
};

/** Megaptera novaeangliae: knobs on the head, very long knuckled flippers, a small fin on a hump. */
export const humpbackWhale = animal(() => {
  const body = curve(`
    0,2 8,-14 40,-34 90,-56 150,-74 190,-90 212,-92 240,-90 320,-108 420,-116 510,-110 590,-94 626,-86
    680,-66 750,-46 830,-28 890,-16 920,-8 920,14 880,18 800,32 720,54 640,82 540,112 440,132 340,138 240,130
    150,108 80,78 34,48 8,22
  `);
  const throat = curve(
    '-10,6 24,26 90,46 160,66 230,84 330,100 440,104 560,90 620,80 560,180 200,190 -20,90',
  );
  const rows = [0, 1, 2, 3, 4, 5, 6].map((i): [Point, Point, Point] => [
    [24 + i * 22, 30 + i * 12.5],
    [230 + i * 16, 74 + i * 10],
    [590 - i * 14, 72 + i * 8],
  ]);
  return (
    shape(
      curve('330,90^ 334,150 350,206 380,262 418,306 440,314^ 436,278 420,226 408,160 398,90^'),
      shade,
    ) +
    flukes({
      x: 892,
      y: 0,
      base,
      shade,
      size: 1.05,
      half: '0,13^ 22,30 48,74 82,126 120,172^ 116,148 122,140 110,116 118,104 106,84 116,70 104,48 110,30 92,12',
    }) +
    shape(curve('596,-86^ 620,-104 646,-118 672,-120 676,-110 670,-92 684,-62^ 640,-60'), base) +
    modelled(
      body,
      { base, light, shade },
      shape(throat, mix(base, white, 0.16)) +
        shape(
          curve('80,84 170,108 260,116 360,112 470,108 560,98 500,170 240,190 60,140'),
          white,
          'opacity="0.85"',
        ) +
        pleats(rows, shade, 5),
      { light: 10, shade: 14 },
    ) +
    stroke(curve('3,4 50,2 100,0 150,6 190,24 214,46', false), shade, 8) +
    stroke(curve('3,1 50,-2 100,-4 150,2 190,18', false), light, 3) +
    knobs() +
    stroke(curve('190,-80 208,-77 226,-80', false), shade, 7) +
    shape(disc(214, 20, 11, 8), light) +
    shape(disc(214, 21, 7, 5.5), ink) +
    stroke(flipper, mix(white, base, 0.45), 5) +
    shape(flipper, white) +
    inside(
      flipper,
      shape(curve('240,40 330,40 330,160 290,150 262,120 240,110'), base) +
        shape(
          [
            disc(206, 250, 13, 17),
            disc(182, 330, 9, 12),
            disc(262, 204, 10, 15),
            disc(226, 186, 7),
          ].join(''),
          base,
        ) +
        stroke(
          curve('320,70 314,150 282,210 250,268 214,322 150,390', false),
          mix(white, base, 0.35),
          22,
        ),
    )
  );
});

import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, honey, ink, mix, ochre, paper } from '../palette.ts';
import { combed } from './combed-fin.ts';

const brick = mix(coral, ochre, 0.55);
const fin = mix(brick, coral, 0.35);

const freckles = () => {
  const r = random(9157);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 46; i++) {
    const x = r.between(70, 860);
    const y = r.between(-120, 150) * (1 - x / 1300);
    if (i % 4) dark += blot(x, y, r.between(4, 10), r);
    else pale += blot(x, y, r.between(5, 11), r);
  }
  return shape(dark, mix(brick, ink, 0.35)) + shape(pale, mix(brick, paper, 0.5));
};

/** The edge of a fin that dips between the tips of its spines. */
const scalloped = (tips: readonly (readonly [x: number, y: number])[], dip: number): string =>
  tips
    .map(([x, y], i) => {
      const next = tips[i + 1];
      return next ? `${x},${y}^ ${(x + next[0]) / 2},${(y + next[1]) / 2 + dip}` : `${x},${y}^`;
    })
    .join(' ');

const crest: [number, number][] = [
  [22, -330],
  [68, -380],
  [124, -394],
  [184, -376],
  [244, -346],
  [304, -318],
  [364, -294],
  [424, -272],
  [484, -252],
  [544, -234],
  [604, -216],
  [664, -200],
  [724, -184],
  [784, -166],
  [836, -144],
  [880, -116],
];

/** Pataecus fronto, red Indianfish: a wedge with an upright face and one tall fin from before the eye to the tail. */
export const redIndianfish = animal(
  () =>
    combed('850,-70^ 920,-74 984,-50 1000,4 984,58 920,76 836,44^', fin, {
      base: [846, -50, 840, 36],
      edge: [1010, -80, 1000, 90],
      count: 9,
      width: 7,
    }) +
    combed(`46,-70^ 24,-160 10,-250 ${scalloped(crest, 12)} 896,-76 880,-20^ 500,-60`, fin, {
      base: [60, -90, 870, -30],
      edge: [-6, -420, 940, -180],
      count: 22,
      width: 8,
    }) +
    combed(
      `440,110^ ${scalloped(
        [
          [456, 176],
          [510, 184],
          [564, 174],
          [618, 160],
          [672, 144],
          [726, 126],
          [776, 104],
          [816, 78],
        ],
        -12,
      )} 826,30^ 600,60`,
      fin,
      { base: [450, 110, 820, 30], edge: [470, 210, 860, 110], count: 11, width: 7 },
    ) +
    fishOf({
      base: brick,
      light: mix(brick, paper, 0.34),
      shade: mix(brick, ink, 0.34),
      body: `
        24,40 30,-30 36,-96 70,-136 140,-148 240,-138 380,-116 540,-88 700,-60 880,-40^ 880,34
        800,40 680,64 540,94 400,124 280,146 180,156 100,150 40,124 8,90
      `,
      fins: [],
      marks: freckles(),
      eye: [110, -52, 21],
      iris: mix(honey, paper, 0.2),
      mouth: '6,86 36,86 64,102',
      gill: '206,-80 236,-10 230,60 196,120',
      depth: { light: 10, shade: 26 },
    }) +
    shape(curve('4,72 24,66 44,84 36,100 10,104 -4,90'), mix(brick, ink, 0.16)) +
    combed(
      `206,84^ 280,60 360,92 ${scalloped(
        [
          [420, 140],
          [424, 180],
          [400, 212],
          [362, 228],
          [318, 226],
        ],
        4,
      )} 240,180^`,
      mix(fin, honey, 0.18),
      { base: [210, 90, 236, 160], edge: [460, 80, 320, 280], count: 8, width: 7 },
    ),
);

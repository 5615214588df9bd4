import { animal, fishOf } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { blush, coral, honey, ink, mix, paper, rust } from '../palette.ts';
import { combed } from './combed-fin.ts';

const red = mix(mix(coral, rust, 0.5), '#7A2440', 0.25);
const dark = mix(red, ink, 0.42);
const pale = mix(blush, paper, 0.2);
const fin = mix(red, blush, 0.3);

/** Broken saddles along the back, pale flecks below them, a pale belly. */
const coat = () => {
  const r = random(4271);
  let saddles = '';
  let flecks = '';
  for (let i = 0; i < 7; i++) {
    const x = 210 + i * 98;
    for (let j = 0; j < 4; j++)
      saddles += blot(x + r.between(-13, 13), -92 + j * 32 + i * 4, 36 - j * 6, r, 0.86);
    for (let j = 0; j < 3; j++)
      flecks += blot(x + 50 + r.between(-12, 12), -52 + j * 40, 11, r, 0.7);
  }
  return (
    shape(curve('-20,50 140,66 300,62 500,48 700,34 900,22 900,120 400,140 0,120'), pale) +
    shape(saddles, dark, 'opacity="0.8"') +
    shape(flecks, pale)
  );
};

const bands = (lines: string) => stroke(lines, mix(fin, dark, 0.7), 13);

/** Latropiscis purpurissatus, a male Sergeant Baker: lizard-shaped, propped on its pelvic fins, a long dorsal thread, a tiny second fin. */
export const sergeantBaker = animal(
  () =>
    shape(taper('326,-190 372,-264 440,-322 530,-352', 14, 4), fin) +
    combed('286,-92^ 292,-160 318,-222 352,-240 420,-216 486,-176 520,-130 524,-76^', fin, {
      base: [290, -90, 520, -80],
      edge: [310, -250, 600, -180],
      count: 11,
    }) +
    bands('M300 -150L500 -108M316 -196L500 -152') +
    shape(curve('730,-54^ 742,-96 776,-106 780,-86 768,-44^'), fin) +
    combed('846,-34^ 896,-74 1000,-134 958,-44 936,0 958,44 1000,132 896,72 846,34^', fin, {
      base: [846, -30, 846, 30],
      edge: [1000, -140, 1000, 140],
      count: 13,
    }) +
    combed('600,54^ 626,110 676,116 700,84 716,36^', fin, {
      base: [606, 54, 710, 40],
      edge: [630, 130, 730, 90],
      count: 8,
    }) +
    fishOf({
      base: red,
      light: mix(red, paper, 0.32),
      shade: mix(red, ink, 0.3),
      body: `
        0,16 34,-20 100,-58 180,-84 280,-96 400,-96 540,-82 680,-62 790,-42 862,-36^ 862,34 790,40
        680,50 540,68 400,84 280,92 180,88 90,72 28,48
      `,
      fins: [],
      marks: coat(),
      front: [],
      eye: [138, -48, 28],
      iris: mix(honey, paper, 0.35),
      mouth: '2,22 60,36 120,38 172,26',
      gill: '236,-70 262,-16 256,38 220,80',
      depth: { light: 10, shade: 22 },
    }) +
    combed('270,66^ 310,50 360,84 420,130 492,186 486,220 436,246 360,240 300,160^', fin, {
      base: [286, 76, 340, 66],
      edge: [350, 280, 530, 190],
      count: 8,
    }) +
    bands('M304 150L388 98M346 208L452 148') +
    combed('262,22^ 310,-6 380,6 404,34 360,54 300,52^', mix(fin, paper, 0.25), {
      base: [262, 22, 290, 50],
      edge: [410, -20, 400, 70],
      count: 6,
    }),
);

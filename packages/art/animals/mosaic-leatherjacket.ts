import { animal, fishOf } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { deep, honey, ink, mix, ochre, paper } from '../palette.ts';
import { combed } from './combed-fin.ts';

const slate = mix(mix('#5B86A6', deep, 0.12), paper, 0.1);
const gold = mix(ochre, honey, 0.55);
const fin = mix(honey, paper, 0.25);

/** Broken, wavering stripes with spots between them. */
const coat = () => {
  const r = random(8113);
  let lines = '';
  let spots = '';
  for (let row = 0; row < 13; row++) {
    const y = -220 + row * 36;
    let x = 90 + r.between(0, 60);
    while (x < 840) {
      const long = r.between(70, 150);
      const dip = r.between(-16, 16);
      if (r.chance(0.74))
        lines += `M${x} ${y}q${long / 4} ${dip} ${long / 2} 0t${long / 2} ${r.between(-6, 6)}`;
      else spots += blot(x + 20, y, 12, r) + blot(x + 62, y + 4, 12, r);
      x += long + 34;
    }
  }
  return (
    stroke(
      lines.replace(/\d+\.\d{2,}/g, (n) => Number(n).toFixed(1)),
      gold,
      14,
    ) + shape(spots, gold)
  );
};

/** Eubalichthys mosaicus, an adult mosaic leatherjacket: a blue-grey oval with ochre stripes, the spine above the eye. */
export const mosaicLeatherjacket = animal(
  () =>
    shape(taper('246,-176 232,-260 224,-344', 34, 10), mix(slate, ink, 0.45)) +
    combed('816,-54^ 870,-76 966,-98 996,-50 1000,0 996,50 966,98 870,76 816,54^', gold, {
      base: [816, -44, 816, 44],
      edge: [1000, -100, 1000, 100],
      count: 11,
    }) +
    combed('456,-220^ 486,-302 530,-330 620,-274 720,-184 790,-124 796,-60^', fin, {
      base: [460, -210, 790, -70],
      edge: [500, -350, 850, -140],
      count: 22,
      ray: gold,
    }) +
    combed('470,226^ 496,300 536,324 620,272 720,186 790,126 796,60^', fin, {
      base: [470, 220, 790, 70],
      edge: [510, 350, 850, 140],
      count: 22,
      ray: gold,
    }) +
    fishOf({
      base: slate,
      light: mix(slate, paper, 0.4),
      shade: mix(slate, ink, 0.4),
      body: `
        -2,10^ 34,-26 100,-70 180,-134 270,-196 380,-232 500,-226 620,-170 720,-102 790,-62
        832,-54^ 832,54 790,62 720,106 620,176 500,234 380,250 270,232 180,176 100,104 34,54 0,34^
      `,
      fins: [],
      marks: coat(),
      front: [['306,34^ 346,2 386,16 396,56 366,84 324,70^', mix(fin, gold, 0.3)]],
      eye: [232, -110, 27],
      iris: mix(honey, paper, 0.3),
    }) +
    stroke(curve('270,-30 282,6 274,40', false), mix(slate, ink, 0.6), 11) +
    shape(curve('-12,4 12,-12 36,2 38,24 34,44 10,52 -12,38 -4,22'), mix(slate, paper, 0.45)),
);

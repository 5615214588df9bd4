import { animal, fishOf } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { honey, ink, kelp, mix, paper, sand } from '../palette.ts';
import { combed } from './combed-fin.ts';

const gold = mix(kelp, honey, 0.45);
const dark = mix(kelp, ink, 0.45);
const fin = mix(gold, ink, 0.22);

/** Spines of the dorsal fin, each with a thread that trails behind it. */
const threads = () => {
  const spines: [number, number, string][] = [
    [300, -240, '330,-340 400,-420 500,-470'],
    [334, -244, '370,-360 450,-450 570,-500'],
    [368, -246, '410,-370 500,-456 640,-490'],
    [402, -244, '444,-366 540,-440 690,-456'],
    [436, -240, '480,-350 580,-410 720,-406'],
    [470, -232, '510,-324 600,-370 730,-356'],
    [502, -222, '540,-300 620,-330 724,-310'],
  ];
  return (
    shape(
      curve(
        '280,-220^ 310,-296 330,-340^ 350,-310 374,-366^ 392,-326 414,-374^ 430,-330 450,-368^ 466,-322 486,-352^ 500,-304 520,-328^ 530,-282 548,-300^ 570,-240 590,-180^',
      ),
      mix(fin, sand, 0.25),
    ) + shape(spines.map(([x, y, rest]) => taper(`${x},${y} ${rest}`, 15, 4)).join(''), fin)
  );
};

/** Wavering lines along the flank, and the thumbprint. */
const flank = () => {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const y = -190 + i * 48;
    d += `M190 ${y}q70 -22 140 0t140 0t140 ${-y * 0.12}t200 ${-y * 0.4}`;
  }
  return (
    stroke(d, mix(gold, dark, 0.5), 15) +
    shape(disc(470, 4, 82), mix(honey, '#F4D65A', 0.5)) +
    shape(disc(470, 4, 64), mix(ink, kelp, 0.06))
  );
};

const bucklers = () => {
  const places: [number, number][] = [
    [590, -176],
    [634, -154],
    [676, -126],
    [716, -94],
    [752, -62],
    [560, 210],
    [604, 188],
    [646, 158],
    [686, 126],
    [722, 96],
    [756, 64],
  ];
  return shape(
    places
      .map(
        ([x, y]) =>
          `M${x - 18} ${y}L${x + 16} ${y + (y < 0 ? -10 : 10)}L${x + 12} ${y + (y < 0 ? 10 : -10)}Z`,
      )
      .join(''),
    mix(sand, gold, 0.3),
  );
};

/** The great jaw, folded: a long slanting upper lip and a chin that juts. */
const jaw = () =>
  shape(curve('-6,-30^ 30,0 80,60 116,112 96,132 60,104 20,46 -14,-8'), mix(gold, paper, 0.3)) +
  stroke(curve('-4,-24 40,40 100,116', false), dark, 8);

/** Zeus faber, John dory: a deep plate of a fish, threads from the dorsal spines, a ringed black thumbprint. */
export const johnDory = animal(
  () =>
    threads() +
    combed('836,-24^ 890,-52 980,-92 996,-40 1000,0 996,40 980,92 890,52 836,24^', fin, {
      base: [836, -20, 836, 20],
      edge: [1000, -100, 1000, 100],
      count: 10,
    }) +
    combed('570,-176^ 610,-242 670,-226 750,-140 806,-74 800,-26^', fin, {
      base: [576, -176, 800, -30],
      edge: [630, -270, 860, -80],
      count: 18,
    }) +
    combed('560,196^ 610,266 676,240 750,150 806,76 800,26^', fin, {
      base: [566, 200, 800, 30],
      edge: [620, 290, 860, 80],
      count: 18,
    }) +
    shape(curve('420,230^ 450,320^ 468,284 494,330^ 506,282 530,316^ 540,262 570,190^'), fin) +
    combed('230,200^ 250,310 330,416 410,462^ 404,380 380,300 320,220^', fin, {
      base: [240, 210, 316, 220],
      edge: [380, 480, 430, 440],
      count: 6,
    }) +
    fishOf({
      base: gold,
      light: mix(gold, paper, 0.4),
      shade: mix(gold, ink, 0.38),
      body: `
        0,-34^ 50,-66 110,-130 200,-206 310,-246 430,-248 550,-208 660,-136 750,-60 810,-28 850,-24^
        850,24 810,28 750,66 660,146 550,222 430,262 310,262 210,222 130,150 60,70
      `,
      fins: [],
      marks: flank(),
      front: [['300,50^ 340,10 384,30 384,74 348,92 312,80^', mix(fin, sand, 0.35)]],
      eye: [186, -92, 38],
      iris: mix(honey, paper, 0.4),
      gill: '262,-130 288,-40 280,70 232,170',
    }) +
    bucklers() +
    jaw(),
);

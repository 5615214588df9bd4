import { animal, eye, modelled } from '../kit/fish.ts';
import { curve, type Point, polygon, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { coral, honey, ink, mix, paper } from '../palette.ts';
import { combed } from './combed-fin.ts';

const yellow = mix(honey, '#F6D23C', 0.6);
const pale = mix(yellow, paper, 0.55);
const black = mix(ink, honey, 0.08);

const body = curve(`
  24,10 30,-60 70,-140 150,-214 260,-264 390,-272 530,-232 660,-156 760,-80 830,-52^ 830,52
  760,84 660,164 530,238 390,276 260,258 150,206 76,140 50,84
`);

/** Half the height of the coat at a place along it. */
const half = (x: number) => 278 * Math.max(0.16, 1 - (Math.abs(x - 390) / 500) ** 1.75);

/** Six-sided plates in columns, narrower towards the tail, with the ridge of a spine on each. */
const plates = () => {
  const wide = 49;
  const rows = 4.6;
  let upper = '';
  let lower = '';
  let ridges = '';
  for (let column = 0; column < 9; column++) {
    const x = 300 + column * wide * 1.5;
    for (let row = -6; row <= 6; row++) {
      const t = (row + (column % 2) * 0.5) / rows;
      const at = (dx: number, dt: number): Point => {
        const px = x + dx * 0.9;
        return [px, (t + (dt * 0.88) / rows) * half(px)];
      };
      const plate = polygon([
        at(-wide, 0),
        at(-wide / 2, -0.5),
        at(wide / 2, -0.5),
        at(wide, 0),
        at(wide / 2, 0.5),
        at(-wide / 2, 0.5),
      ]);
      if (t > 0.52) lower += plate;
      else upper += plate;
      ridges += polygon([at(-wide * 0.45, -0.1), at(wide * 0.62, 0), at(-wide * 0.45, 0.1)]);
    }
  }
  return shape(upper, yellow) + shape(lower, pale) + shape(ridges, mix(yellow, ink, 0.26));
};

/** Bones of the head, yellow between black seams, and the light organ on the jaw. */
const head = () =>
  shape(
    curve(
      '10,-80 60,-180 150,-250 250,-290 268,-180 290,-60 292,60 268,160 252,280 140,230 60,150 10,80',
    ),
    yellow,
  ) +
  shape(curve('30,96 110,104 196,116 250,150 262,270 160,240 60,170'), pale) +
  stroke(
    [
      '252,-272 270,-160 292,-50 290,70 262,170 244,262',
      '96,-160 150,-150 214,-166 262,-190',
      '204,-20 238,-70 282,-80',
      '204,10 246,30 290,30',
      '216,84 240,104 268,110',
      '90,-22 70,-70 96,-126',
    ]
      .map((line) => curve(line, false))
      .join(''),
    black,
    11,
  ) +
  shape(curve('22,62^ 90,70 150,84 216,84^ 204,132 150,168 96,154 46,112'), pale) +
  stroke(
    curve('22,62 90,70 150,84 216,84', false) +
      curve('216,84 204,132 150,168 96,154 46,112', false),
    black,
    11,
  ) +
  shape(curve('112,104 150,102 190,106 186,126 156,140 122,130'), mix(coral, '#FF5A30', 0.4));

const spines = () =>
  shape(
    [
      '290,-256 268,-330 230,-380',
      '340,-260 344,-350 372,-420',
      '392,-262 380,-340 350,-402',
      '446,-250 464,-326 504,-384',
      '500,-234 504,-286 490,-340',
      '548,-214 572,-260 606,-290',
    ]
      .map((line) => taper(line, 40, 5))
      .join(''),
    mix(yellow, ink, 0.5),
  ) +
  shape(
    [
      '286,-262 264,-330 234,-372',
      '336,-266 340,-350 366,-408',
      '388,-266 376,-340 352,-390',
      '442,-254 458,-326 496,-374',
      '496,-240 500,-286 490,-328',
      '544,-220 566,-260 598,-284',
    ]
      .map((line) => taper(line, 20, 3))
      .join(''),
    yellow,
  );

/** Cleidopus gloriamaris, Australian pineapplefish: yellow plates outlined in black, stout free spines, a light organ on the jaw. */
export const australianPineapplefish = animal(
  () =>
    spines() +
    combed('806,-50^ 870,-84 970,-104 996,-50 984,0 996,50 970,104 870,84 806,50^', yellow, {
      base: [806, -40, 806, 40],
      edge: [1000, -110, 1000, 110],
      count: 5,
    }) +
    combed('600,-176^ 644,-256 700,-252 750,-180 790,-76^ 700,-90^', yellow, {
      base: [610, -176, 776, -90],
      edge: [660, -280, 800, -190],
      count: 5,
    }) +
    combed('620,180^ 656,250 706,244 752,176 790,80^ 700,90^', yellow, {
      base: [630, 180, 776, 90],
      edge: [670, 270, 800, 190],
      count: 5,
    }) +
    shape(taper('310,230 390,310 500,372', 54, 8), mix(yellow, ink, 0.5)) +
    shape(taper('312,224 390,302 488,360', 28, 4), yellow) +
    modelled(
      body,
      { base: black, light: mix(yellow, paper, 0.4), shade: mix(yellow, ink, 0.45) },
      plates() + head(),
      { light: 8, shade: 22 },
    ) +
    inside(body, stroke(body, black, 12)) +
    combed('306,70^ 350,26 410,44 420,96 376,122 330,106^', mix(yellow, paper, 0.3), {
      base: [310, 70, 330, 100],
      edge: [410, 10, 410, 150],
      count: 5,
    }) +
    eye(146, -62, 46, mix(yellow, paper, 0.4)),
);

import { ridge } from '../../kit/ground.ts';
import { box, curve, parsePoints, polygon } from '../../kit/outline.ts';
import { clip, disc, round, tone, turned } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { water } from '../../kit/water.ts';
import {
  blush,
  coral,
  deep,
  dune,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { WIDTH } from './sheet.ts';

/** The oxygen kit: case, lid up, cylinder (white shoulders, as medical oxygen wears them), flow gauge and mask. */
function oxygenKit() {
  let kit =
    shape(curve('430,560^ 450,300^ 1010,290^ 1040,556^'), mix('#2E6B3F', ink, 0.25)) +
    shape(curve('466,544^ 482,324^ 984,314^ 1006,540^'), mix(ink, '#2E6B3F', 0.25));
  kit += shape('M690 372H776V402H806V470H776V500H690V470H660V402H690Z', paper);
  kit +=
    shape(curve('390,570^ 1080,566^ 1110,706^ 364,712^'), '#3A8A4E') +
    shape(curve('364,712^ 1110,706^ 1102,764^ 374,768^'), mix('#3A8A4E', ink, 0.4)) +
    shape(curve('424,590^ 1048,586^ 1068,686^ 404,690^'), ink);
  kit += shape(round(470, 726, 70, 30, 8), paper) + shape(round(930, 722, 70, 30, 8), paper);
  // Cylinder (white shoulders, as medical oxygen wears them), valve and flow gauge
  const tank = curve(`
    540,560^ 900,556^ 936,566 956,610 936,656 900,668^ 540,672^ 522,650 516,616 522,580
  `);
  kit +=
    shape(tank, mix(paper, shallow, 0.2)) +
    clip(
      tank,
      shape(box(500, 540, 250, 150), mix(ink, deep, 0.4)) +
        tone(box(500, 616, 480, 80), reef, 0.2, 0.9) +
        stroke('M536 576H900', paper, 9),
    );
  kit +=
    shape(round(950, 586, 56, 48, 8), mix(honey, ochre, 0.3)) +
    shape(round(996, 576, 40, 66, 10), mix(honey, paper, 0.2)) +
    shape(disc(1016, 548, 40), paper) +
    stroke(disc(1016, 548, 40), ink, 6) +
    stroke('M1016 548L1036 528M992 560A28 28 0 0 1 1000 526', coral, 6);
  // Tube to the mask with its bag
  kit +=
    stroke(
      'M1034 604C1170 600 1210 690 1120 736C1000 796 420 770 330 690',
      mix(shallow, paper, 0.35),
      12,
    ) + stroke('M1034 600C1170 596 1212 686 1120 732', paper, 4);
  kit +=
    shape(curve('250,700 330,690 372,730 352,776 260,784 206,748'), mix(shallow, paper, 0.3)) +
    stroke(curve('250,712 310,706 344,734', false), paper, 6);
  const mask = curve('150,600 222,566 288,590 318,660 290,716 222,726 160,690 134,640');
  kit +=
    stroke('M150 616C60 560 60 720 170 700', mix(honey, paper, 0.3), 9) +
    shape(mask, mix(shallow, paper, 0.45)) +
    clip(mask, tone(polygon('220,560 330,560 330,740 180,740'), lagoon, 0.7, 0.9)) +
    stroke(mask, paper, 9) +
    shape(disc(226, 640, 30, 34), mix(shallow, reef, 0.3)) +
    shape(disc(226, 640, 15, 17), paper);
  return kit;
}

export function firstAid() {
  // Dusk over the gunwale
  let out = water(WIDTH, 470, {
    colours: [
      mix(reef, ink, 0.25),
      mix(reef, blush, 0.45),
      mix(blush, honey, 0.45),
      mix(honey, paper, 0.35),
    ],
    top: -30,
    bottom: 380,
    bands: 8,
    seed: 311,
    sway: 10,
  });
  out += shape(disc(1130, 352, 74), mix(coral, honey, 0.35));
  out += clip(
    box(-30, 366, 1660, 150),
    water(WIDTH, 520, {
      colours: [mix(honey, reef, 0.5), reef, deep],
      top: 366,
      bottom: 520,
      bands: 4,
      seed: 312,
      sway: 5,
    }),
  );
  let glint = '';
  for (let i = 0; i < 9; i++) glint += `M${1130 - 110 + i * 9} ${376 + i * 13}h${200 - i * 18}`;
  out += stroke(glint, mix(honey, paper, 0.3), 5);
  out += ridge(372, parsePoints('-40,344 180,318 380,336 560,362 700,372'), mix(deep, rust, 0.25), {
    seed: 5,
    rough: 5,
  });
  // Rail and gunwale
  out +=
    stroke('M-20 330H1620', paper, 16) +
    stroke('M-20 336H1620', mix(sand, reef, 0.4), 5) +
    stroke('M180 330V500M620 330V500M1060 330V500M1480 330V500', mix(sand, reef, 0.2), 13);
  out +=
    shape(box(-30, 470, 1660, 70), paper) +
    shape(box(-30, 512, 1660, 40), mix(sand, reef, 0.35)) +
    tone(box(-30, 470, 1660, 44), mix(honey, coral, 0.3), 0.1, 0.5);
  // Deck
  out += shape(box(-30, 546, 1660, 300), mix(dune, rust, 0.2));
  let planks = '';
  for (let i = 0; i < 6; i++) planks += `M-30 ${562 + i * i * 8 + i * 18}H1640`;
  out += stroke(planks, mix(dune, rust, 0.5), 5) + tone(box(-30, 546, 1660, 280), rust, 0, 0.55);
  const kit = oxygenKit();
  out += `<g filter="url(#cast)" opacity="0.5">${kit}</g>${kit}`;
  // Fins left where they were dropped
  out += turned(
    shape(curve('0,-34^ 190,-58^ 206,0 190,58^ 0,34^ -70,26 -96,0 -70,-26'), coral) +
      shape(curve('20,-34^ -70,-26 -96,0 -70,26 20,34^ 60,0'), ink) +
      stroke('M70 -24L190 -34M76 22L192 32', mix(coral, ink, 0.35), 6),
    1360,
    700,
    -14,
    1.3,
  );
  return out;
}

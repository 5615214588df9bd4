import { bubbles, diver } from '../../animals/diver.ts';
import { boxJellyfish, stonefish } from '../../animals/stingers.ts';
import { nth } from '../../list.ts';
import {
  abyss,
  blush,
  bottle,
  coral,
  deep,
  dune,
  fern,
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
import {
  box,
  curve,
  lightShafts,
  num,
  type Point,
  parsePairs,
  parsePoints,
  polygon,
  random,
  ridge,
  sandFloor,
  shape,
  specks,
  stroke,
  taper,
  water,
} from '../../print.ts';
import { clip, disc, dresses, hose, round, tone, turned } from '../gear/kit.ts';
import { computer } from '../gear/two.ts';
import {
  beam,
  ceiling,
  depthRule,
  diveBoat,
  faded,
  garden,
  glow,
  hullBelow,
  rock,
  school,
  sea,
  temperate,
  tropic,
} from '../scene/kit.ts';
import { H, rubble, W } from './places.ts';

export function slowAscents() {
  let out = sea(
    W,
    H,
    [
      mix(shallow, paper, 0.35),
      shallow,
      mix(shallow, reef, 0.55),
      reef,
      mix(reef, deep, 0.7),
      deep,
    ],
    301,
    9,
  );
  out += glow(760, -20, 760, 260, paper, 0.9);
  out +=
    lightShafts({
      x: 760,
      y: -220,
      reach: 1000,
      count: 7,
      spread: 1.2,
      colour: paper,
      density: 0.4,
      seed: 6,
    }) + ceiling(W, 110, 4);
  out += hullBelow(800, 74, 420, mix(deep, reef, 0.2), mix(reef, deep, 0.3), -4);
  // The line, tagged every metre, with the stop at five
  out += stroke('M640 92C644 300 636 560 640 830', paper, 7);
  for (let i = 1; i <= 12; i++)
    out +=
      i === 5
        ? shape(round(596, 76 + i * 62, 90, 34, 12), coral) +
          shape(round(596, 94 + i * 62, 90, 16, 8), mix(coral, ink, 0.35))
        : stroke(`M628 ${92 + i * 62}h24`, i < 5 ? reef : paper, 8);
  out += depthRule(1500, 60, 740, 11, paper);
  out += stroke('M150 402H560M726 402H1460', paper, 4, 'stroke-dasharray="3 20"');
  out +=
    diver(730, 310, 380, 0, { pose: 'hang', fin: coral, trim: ochre }) +
    bubbles(708, 318, 230, 20, 4, paper, 10);
  out +=
    diver(470, 330, 360, 0, { pose: 'hang', flip: true, fin: honey, trim: reef }) +
    bubbles(494, 336, 250, 20, 8, paper, 10);
  out += school(1190, 560, 220, 60, 50, 26, mix(deep, reef, 0.4), 5, 184);
  return out + specks(W, H, 70, paper, 12, 2.2);
}

export function firstAid() {
  // Dusk over the gunwale
  let out = water(W, 470, {
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
    water(W, 520, {
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
  out += ridge(
    W,
    372,
    parsePoints('-40,344 180,318 380,336 560,362 700,372'),
    mix(deep, rust, 0.25),
    { seed: 5, rough: 5 },
  );
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
  // Case, lid up
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

export function flying() {
  let out = water(W, 520, {
    colours: [
      mix(deep, ink, 0.3),
      mix(deep, reef, 0.6),
      mix(reef, blush, 0.5),
      mix(blush, paper, 0.3),
      mix(honey, paper, 0.5),
    ],
    top: -30,
    bottom: 500,
    bands: 10,
    seed: 321,
    sway: 10,
  });
  const r = random(8);
  let stars = '';
  for (let i = 0; i < 70; i++) stars += disc(r() * W, r() ** 2 * 230, r.between(1, 2.6));
  out += shape(stars, paper, 'opacity="0.8"');
  // A day goes by between the dive and the flight
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1 - i / 12);
    const x = 620 + Math.cos(a) * 520;
    const y = 480 - Math.sin(a) * 400;
    const s = i === 0 ? 46 : i === 12 ? 34 : 20;
    const moon = i > 2 && i < 10;
    out += shape(disc(x, y, s), moon ? mix(shallow, paper, 0.5) : i === 0 ? coral : honey);
    if (moon)
      out += clip(
        disc(x, y, s + 1),
        shape(
          disc(x + (i < 6 ? 1 : -1) * (8 + Math.abs(6 - i) * 6), y - 3, s),
          mix(deep, reef, 0.3),
        ),
      );
  }
  out += ridge(
    W,
    H,
    parsePoints(`
      640,520 760,450 860,410 960,440 1060,350 1160,300 1250,340 1340,280 1430,330 1520,300
      1640,360
    `),
    mix(reef, deep, 0.5),
    { seed: 14, rough: 10, angular: true, shade: deep, light: mix(reef, blush, 0.5) },
  );
  out += ridge(
    W,
    H,
    parsePoints('560,530 760,500 980,470 1200,440 1400,460 1640,410'),
    mix(deep, ink, 0.3),
    { seed: 15, rough: 8 },
  );
  // Sea in section, with the day's dive in it
  const top: Point[] = parsePoints('-40,508 200,502 420,512 700,504 900,510');
  out +=
    clip(
      `${curve(top, false)}L1000 840L-40 840Z`,
      water(W, H, {
        colours: [mix(shallow, paper, 0.1), lagoon, reef, deep],
        top: 495,
        bottom: H,
        bands: 5,
        seed: 322,
        sway: 6,
      }),
    ) + stroke(curve(top, false), paper, 6);
  out +=
    rock(
      parsePoints(`
        -60,770 180,776 420,762 560,730 680,672 760,610 840,560 890,508 1000,490 1200,474 1660,470
      `),
      mix(deep, ink, 0.45),
      ink,
      mix(reef, deep, 0.4),
      27,
      850,
    ) +
    garden(
      (x) => 770 - Math.max(0, x - 420) * 0.32,
      120,
      640,
      6,
      44,
      33,
      faded(tropic, deep, 0.25),
      mix(deep, ink, 0.45),
    );
  out += diveBoat(330, 512, 210, { hull: paper, top: coral });
  out +=
    stroke(
      'M330 520C336 600 350 640 400 676C460 716 540 690 600 640C650 606 660 580 690 574H760L768 518',
      paper,
      5,
      'stroke-dasharray="2 13"',
    ) + diver(420, 650, 150, 3, { fin: coral, trim: ochre });
  // Airliner, climbing
  const jet =
    shape(
      curve(`
        -300,6 -286,-14 -230,-26 -100,-30 180,-26 260,-14 320,-2 300,10 180,24 -160,26 -260,22
      `),
      paper,
    ) +
    shape(
      curve('-292,8 -160,14 180,12 312,2 300,10 180,24 -160,26 -260,22'),
      mix(shallow, reef, 0.3),
    ) +
    shape(polygon('230,-20 290,-104 326,-104 300,-8'), coral) +
    shape(polygon('240,4 330,34 356,32 292,0'), mix(sand, reef, 0.4)) +
    shape(polygon('-40,10 96,110 146,112 74,8'), mix(paper, shallow, 0.4)) +
    shape(polygon('-20,-26 60,-70 84,-70 54,-26'), mix(sand, reef, 0.4)) +
    shape(round(-2, 42, 78, 30, 14), mix(deep, reef, 0.4)) +
    stroke('M-220 -8H200', deep, 7, 'stroke-dasharray="9 9"') +
    shape(polygon('-280,-12 -252,-22 -240,-12 -268,-6'), ink);
  return out + turned(jet, 1290, 150, 11, 0.72);
}

export function stingers() {
  let out = sea(
    W,
    H,
    [
      mix(shallow, paper, 0.3),
      mix(shallow, reef, 0.3),
      mix(reef, shallow, 0.25),
      reef,
      mix(reef, deep, 0.6),
    ],
    331,
  );
  out +=
    lightShafts({
      x: 1000,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.2,
      colour: paper,
      density: 0.35,
      seed: 6,
    }) + ceiling(W, 80, 4);
  out += ridge(
    W,
    H,
    parsePoints('-40,640 500,620 900,600 1200,540 1640,500'),
    mix(reef, deep, 0.45),
    { seed: 4, rough: 12 },
  );
  out += sandFloor(W, H, 636, {
    colour: mix(sand, reef, 0.3),
    shade: mix(sand, reef, 0.5),
    light: mix(sand, paper, 0.4),
    seed: 8,
    ripples: 8,
  });
  out += boxJellyfish(840, 170, 120, 6, {
    trail: 0.7,
    bell: mix(shallow, reef, 0.25),
    light: mix(shallow, paper, 0.4),
    thread: mix(shallow, reef, 0.3),
    shade: reef,
  });
  out += boxJellyfish(390, 230, 270, -7, { trail: 0.72 });
  out += rubble(
    760,
    1640,
    (x) => 690 - Math.max(0, x - 1300) * 0.06,
    74,
    22,
    5,
    [mix(ochre, reef, 0.35), mix(dune, reef, 0.3), mix(rust, reef, 0.3)],
    deep,
  );
  out += stonefish(1180, 636, 520, -2);
  out += rubble(
    800,
    1660,
    () => 776,
    88,
    18,
    9,
    [mix(ochre, deep, 0.25), mix(dune, deep, 0.3), mix(rust, deep, 0.3), mix(coral, deep, 0.4)],
    ink,
  );
  return (
    out +
    garden(() => 640, 1440, 1600, 3, 80, 8, faded(tropic, deep, 0.1), mix(rust, deep, 0.6)) +
    specks(W, H, 60, paper, 12, 2.2)
  );
}

export function weighting() {
  const sky = water(W, 330, {
    colours: [mix(shallow, paper, 0.35), mix(shallow, paper, 0.65), paper],
    top: -30,
    bottom: 310,
    bands: 5,
    seed: 341,
    sway: 8,
  });
  let out =
    sky +
    shape(
      curve('900,300^ 1060,262 1240,240 1440,190 1660,170^ 1660,330^ 900,330^'),
      mix(bottle, fern, 0.4),
    ) +
    shape(curve('960,304^ 1200,284 1400,250 1660,244^ 1660,330^'), mix(honey, sand, 0.5));
  out += diveBoat(250, 296, 330, { top: ochre });
  const line: Point[] = parsePoints(
    '-40,292 160,286 380,298 620,288 860,298 1140,288 1400,296 1640,290',
  );
  out += clip(
    `${curve(line, false)}L1640 830L-40 830Z`,
    water(W, H, {
      colours: [
        mix(shallow, paper, 0.1),
        mix(shallow, reef, 0.4),
        reef,
        mix(reef, deep, 0.6),
        deep,
      ],
      top: 280,
      bottom: H,
      bands: 7,
      seed: 342,
      sway: 8,
    }) +
      lightShafts({
        x: 760,
        y: 40,
        reach: 800,
        count: 7,
        spread: 1.4,
        colour: paper,
        density: 0.4,
        seed: 6,
      }),
  );
  out += sandFloor(W, H, 724, {
    colour: mix(sand, reef, 0.35),
    shade: mix(sand, reef, 0.55),
    light: mix(sand, paper, 0.3),
    seed: 8,
    ripples: 5,
  });
  out += depthRule(1506, 292, 724, 10, paper);
  // Eye level at the surface: the weight is right
  out += diver(720, 270, 380, 0, { pose: 'hang', fin: coral, trim: ochre });
  out +=
    stroke(curve(line, false), paper, 6) +
    stroke('M640 286C680 294 700 300 740 296C780 292 800 302 830 296', paper, 9);
  // And a diver who never learned, ploughing the sand
  out +=
    diver(1130, 570, 340, 0, { pose: 'hover', fin: honey, trim: reef }) +
    bubbles(1140, 548, 240, 16, 5);
  // Weights on the bottom
  const block = (x: number, y: number, c: string) =>
    shape(round(x, y, 86, 54, 14), c) +
    shape(round(x, y + 28, 86, 26, 12), mix(c, ink, 0.4)) +
    shape(round(x + 12, y + 8, 46, 8, 4), mix(c, paper, 0.5));
  out +=
    shape(disc(360, 790, 250, 16), mix(reef, deep, 0.4), 'opacity="0.5"') +
    stroke('M110 780C180 740 300 730 420 750C520 766 580 740 620 760', ink, 26) +
    block(190, 716, mix(lagoon, ink, 0.3)) +
    block(310, 712, mix(lagoon, ink, 0.3)) +
    block(430, 724, coral) +
    shape(round(90, 752, 60, 52, 8), mix(sand, lagoon, 0.4)) +
    shape(round(104, 764, 32, 28, 4), ink);
  return out;
}

export function airLast() {
  let out = sea(
    W,
    H,
    [
      mix(shallow, paper, 0.2),
      mix(shallow, reef, 0.3),
      mix(reef, shallow, 0.2),
      reef,
      mix(reef, deep, 0.7),
      deep,
    ],
    351,
  );
  out +=
    lightShafts({
      x: 900,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.2,
      colour: paper,
      density: 0.36,
      seed: 6,
    }) + ceiling(W, 70, 4);
  out += ridge(
    W,
    H,
    parsePoints('-40,700 400,660 800,620 1200,560 1640,520'),
    mix(reef, deep, 0.4),
    { seed: 4, rough: 12 },
  );
  out += diver(900, 330, 480, -2, { pose: 'hover', fin: coral, trim: ochre });
  for (let i = 0; i < 3; i++) out += bubbles(920 + i * 16, 300 - i * 95, 74, 9, 5 + i, paper, 11);
  out +=
    ridge(W, H, parsePoints('500,840 800,760 1100,720 1400,660 1640,640'), mix(deep, ink, 0.4), {
      seed: 7,
      rough: 10,
      shade: ink,
    }) +
    garden(
      (x) => 780 - Math.max(0, x - 700) * 0.12,
      800,
      1600,
      11,
      72,
      18,
      tropic,
      mix(deep, ink, 0.55),
    );
  // The gauge, near
  const x = 400;
  const y = 520;
  out += hose(
    'M250 860C120 700 60 560 -60 520',
    46,
    mix(ink, deep, 0.4),
    ink,
    mix(deep, shallow, 0.3),
  );
  out += turned(
    shape(
      curve(`
        -60,330^ -84,250 -190,150 -226,0 -176,-150 0,-226 176,-150 226,0 190,150 84,250 60,330^
      `),
      mix(ink, deep, 0.4),
    ) +
      tone(curve('40,-220 176,-150 226,0 190,150 84,250 60,330 20,330 150,60'), ink, 0.9, 1) +
      stroke(curve('-190,60 -206,-20 -160,-140 -60,-194', false), mix(deep, shallow, 0.45), 10) +
      shape(disc(0, 0, 178), mix(sand, lagoon, 0.4)) +
      shape(disc(0, 0, 166), paper) +
      tone(disc(0, 30, 160), sand, 0, 0.9) +
      Array.from({ length: 29 }, (_, i) =>
        turned(
          stroke(`M0 ${i % 4 === 0 ? -116 : -132}V-150`, i < 5 ? coral : ink, i % 4 === 0 ? 8 : 4),
          0,
          0,
          -140 + i * 10,
        ),
      ).join('') +
      stroke('M-98 117A152 152 0 0 1 -150 22', coral, 14) +
      turned(shape(polygon('-11,44 11,44 4,-126 -4,-126'), ink), 0, 0, 58) +
      shape(disc(0, 0, 24), ink) +
      shape(disc(-4, -5, 8), lagoon) +
      shape(curve('-140,-60 -84,-134 -10,-160 -60,-110 -110,-20'), paper, 'opacity="0.75"'),
    x,
    y,
    16,
  );
  return (
    out +
    school(1350, 200, 170, 50, 34, 26, mix(reef, deep, 0.2), 5, 186) +
    specks(W, H, 50, paper, 12, 2.2)
  );
}

export function swell() {
  let out = water(W, 360, {
    colours: [mix(shallow, paper, 0.5), mix(sand, paper, 0.4), mix(honey, paper, 0.7)],
    top: -30,
    bottom: 360,
    bands: 5,
    seed: 361,
    sway: 8,
  });
  out += shape(disc(1260, 120, 58), mix(honey, paper, 0.2));
  // Lines of swell standing in from the horizon
  out += clip(
    box(-30, 270, 1660, 120),
    shape(box(-30, 270, 1660, 130), mix(shallow, reef, 0.25)) +
      stroke(
        'M520 284C800 290 1200 288 1640 282M560 304C820 316 1200 312 1640 302M600 330C860 346 1240 342 1640 328',
        mix(reef, deep, 0.2),
        9,
      ) +
      stroke(
        'M520 279C800 285 1200 283 1640 277M560 298C820 310 1200 306 1640 296M600 323C860 339 1240 335 1640 321',
        paper,
        4,
      ),
  );
  const top: Point[] = [];
  for (let x = 430; x <= 1700; x += 20) {
    const far = Math.min(1, (x - 430) / 700);
    const long = 130 + far * 150;
    const tall = 12 + 44 * Math.exp(-(((x - 690) / 260) ** 2)) + 12 * far;
    top.push([x, 366 - Math.sin((x / long) * Math.PI * 2 + 1.4) ** 3 * tall * 0.8]);
  }
  const bed = (x: number) =>
    x < 470
      ? 360
      : x < 760
        ? 372 + (x - 470) * 0.36
        : x < 900
          ? 476 + (x - 760) * 1.05
          : 623 + (x - 900) * 0.14;
  const body = `${curve(top, false)}L1700 840L430 840Z`;
  out += clip(
    body,
    water(W, H, {
      colours: [mix(shallow, paper, 0.1), lagoon, reef, mix(reef, deep, 0.6), deep],
      top: 320,
      bottom: H,
      bands: 8,
      seed: 362,
      sway: 7,
    }),
  );
  // How far down the swell is felt: circles that shrink, and flatten where the bottom is near
  for (const x of [850, 1030, 1210, 1390]) {
    const flat = x < 900 ? 0.5 : 0.88;
    let size = 56;
    for (let y = 444; y + size * flat < bed(x) - 6; ) {
      out += stroke(disc(x, y, size, size * flat), paper, 2 + size * 0.07, 'opacity="0.85"');
      const next = size * 0.6;
      y += (size + next) * flat + 14;
      size = next;
    }
  }
  out += stroke(curve(top, false), paper, 8);
  // White water at the foot
  const r = random(6);
  out += shape(
    curve(`
      420,380^ 440,330 430,286 458,300 480,262 500,308 540,300 556,336 600,344 640,356 690,372^
      560,384
    `),
    paper,
  );
  for (let i = 0; i < 26; i++)
    out += shape(disc(r.between(424, 560), r.between(230, 330), r.between(2, 8)), paper);
  out += shape(
    curve('470,372^ 500,340 530,352 570,362 620,374^ 540,380'),
    mix(shallow, paper, 0.45),
  );
  // Bed and headland in one section
  const sandLine: Point[] = [];
  for (let x = 470; x <= 1700; x += 46) sandLine.push([x, bed(x) + r.between(-7, 7)]);
  out +=
    shape(`${curve(sandLine, false)}L1700 840L470 840Z`, mix(sand, dune, 0.5)) +
    clip(
      `${curve(sandLine, false)}L1700 840L470 840Z`,
      tone(box(460, 360, 1240, 480), rust, 0, 0.55),
    ) +
    stroke(curve(sandLine, false), paper, 5);
  const land = curve(`
    -40,90^ 60,84 160,96^ 250,92 318,120^ 352,170^ 376,188^ 392,260^ 430,300^ 448,372^ 520,392^
    600,430^ 690,450^ 770,500^ 820,560^ 880,640^ 960,700^ 1100,840^ -40,840^
  `);
  out +=
    shape(land, mix(ochre, honey, 0.35)) +
    clip(
      land,
      shape(
        'M-40 190L200 178L330 196L392 250L392 290L180 250L-40 262ZM-40 350L220 330L420 372L620 470L640 520L400 430L180 396L-40 420ZM-40 520L300 500L700 620L860 760L820 800L640 680L300 570L-40 600Z',
        mix(ochre, rust, 0.5),
      ) +
        tone(box(-40, 380, 1140, 460), rust, 0, 0.95) +
        stroke('M60 120L86 190M210 112L196 176M300 200L310 260M120 270L150 340', rust, 6),
    ) +
    shape(
      curve(`
        -40,94^ -40,60^ 60,56 120,70 200,66 262,78 316,118^ 240,104 150,108 60,98
      `),
      mix(bottle, fern, 0.2),
    );
  out +=
    garden(
      (x) => bed(x) - 4,
      800,
      960,
      4,
      40,
      14,
      faded(temperate, deep, 0.1),
      mix(rust, deep, 0.25),
    ) + depthRule(1520, 366, 760, 10, ink);
  // Two who came to look before they got in
  const watch = (x: number, c: string) =>
    shape(
      curve([
        [x - 9, 82],
        [x - 10, 52],
        [x - 6, 34],
        [x + 6, 34],
        [x + 10, 52],
        [x + 9, 82],
      ]),
      c,
    ) +
    shape(disc(x, 25, 8), mix('#C98A63', ink, 0.2)) +
    stroke(`M${x - 4} 80V100M${x + 5} 80V100`, ink, 7);
  return out + turned(watch(0, reef), 226, -8, 0, 1) + turned(watch(0, coral), 262, -2, 0, 1);
}

export function nightDive() {
  let out = sea(W, H, [mix(reef, deep, 0.6), deep, abyss, ink, '#071923'], 371);
  // The moon, broken by the surface
  out += glow(1240, 0, 420, 130, shallow, 0.6);
  const r = random(9);
  for (let i = 0; i < 24; i++) {
    const y = r() * 84;
    out += shape(
      disc(1240 + r.between(-1, 1) * (40 + y * 1.2), y, r.between(10, 40), r.between(2, 5)),
      mix(paper, shallow, 0.2),
    );
  }
  out += ridge(
    W,
    H,
    parsePoints('-40,520 200,560 420,620 700,680 1000,640 1640,600'),
    mix(deep, ink, 0.5),
    { seed: 4, rough: 12 },
  );
  const lit = beam(980, 380, 150, 700, 26, mix(honey, paper, 0.55), 0.8);
  out += lit + beam(1160, 250, 118, 560, 20, mix(honey, paper, 0.55), 0.65);
  out += glow(440, 690, 430, 170, mix(honey, sand, 0.4), 0.75);
  out += ridge(W, H, parsePoints('-40,700 160,690 420,720 760,760 1100,740 1640,700'), ink, {
    seed: 7,
    rough: 12,
    shade: '#071923',
  });
  const reefTop = (x: number) => 712 + Math.abs(x - 420) * 0.05;
  out += garden(reefTop, 180, 700, 8, 100, 31, tropic, mix(ink, rust, 0.16));
  out +=
    garden(() => 745, 720, 1600, 9, 80, 22, faded(tropic, ink, 0.82), ink) +
    garden(() => 720, -20, 150, 3, 80, 27, faded(tropic, ink, 0.75), ink);
  // What only comes out after dark
  const skin = mix(coral, ochre, 0.3);
  for (const [a, b, c] of [
    parsePoints('286,690 250,694 222,676'),
    parsePoints('296,706 262,724 232,716'),
    parsePoints('320,712 310,738 282,748'),
    parsePoints('350,712 366,740 398,744'),
    parsePoints('368,700 408,716 430,700'),
    parsePoints('372,684 412,680 424,654'),
  ] as [Point, Point, Point][])
    out += shape(taper([[334, 678], a, b, c], 24, 4), mix(skin, ink, 0.12));
  const mantle = curve(`
    306,690 296,650 322,606 366,574 416,572 440,600 426,640 386,668 362,696 336,706
  `);
  out +=
    shape(mantle, skin) +
    clip(
      mantle,
      shape(curve('430,570 450,610 420,660 376,690 340,712 366,660 420,630'), mix(skin, ink, 0.3)) +
        shape(
          disc(348, 610, 9) +
            disc(376, 592, 6) +
            disc(402, 600, 7) +
            disc(340, 636, 6) +
            disc(374, 622, 6),
          mix(skin, paper, 0.45),
        ),
    ) +
    shape(disc(304, 654, 22, 19), skin) +
    shape(disc(302, 654, 14, 12), mix(honey, paper, 0.4)) +
    stroke('M293 655H311', ink, 6);
  const dim = {
    suit: mix(ink, deep, 0.5),
    shade: '#071923',
    tank: mix(deep, shallow, 0.35),
    fin: mix(coral, ink, 0.35),
    trim: mix(deep, reef, 0.4),
  };
  out +=
    diver(1010, 320, 430, -6, dim) +
    bubbles(1030, 305, 280, 18, 5, mix(shallow, reef, 0.3)) +
    diver(1190, 200, 300, -4, { ...dim, fin: mix(honey, ink, 0.4) }) +
    bubbles(1204, 190, 170, 12, 8, mix(shallow, reef, 0.3));
  out +=
    turned(
      shape(round(-26, -9, 44, 18, 7), mix(lagoon, ink, 0.3)) + shape(disc(-26, 0, 7, 13), paper),
      1000,
      384,
      -30,
    ) +
    turned(
      shape(round(-20, -7, 34, 14, 6), mix(lagoon, ink, 0.3)) + shape(disc(-20, 0, 6, 10), paper),
      1162,
      246,
      -62,
    );
  return out + specks(W, H, 110, shallow, 12, 2.2);
}

export function firstComputer() {
  const [, , d] = dresses;
  let out = sea(
    W,
    H,
    [mix(shallow, paper, 0.1), mix(shallow, reef, 0.45), reef, mix(reef, deep, 0.6), deep],
    381,
    8,
  );
  out +=
    lightShafts({
      x: 420,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.2,
      colour: paper,
      density: 0.36,
      seed: 6,
    }) + ceiling(W, 60, 4);
  // The dive it draws, at the size of the sea
  out +=
    stroke(
      'M80 60L150 70C190 220 240 470 330 560C420 640 560 630 660 560C760 480 820 350 900 280C930 250 960 236 1010 232H1130L1160 60',
      paper,
      7,
      'stroke-dasharray="2 17"',
    ) + depthRule(60, 60, 720, 12, paper);
  out +=
    ridge(W, H, parsePoints('-40,720 300,700 600,740 900,720 1640,640'), mix(deep, ink, 0.3), {
      seed: 4,
      rough: 12,
      shade: ink,
    }) +
    garden(
      (x) => 730 - Math.sin(x / 150) * 14,
      60,
      760,
      8,
      62,
      12,
      faded(tropic, deep, 0.15),
      mix(deep, ink, 0.45),
    );
  out += diver(262, 470, 300, 22, { fin: honey, trim: reef }) + bubbles(270, 452, 260, 18, 7);
  // Forearm in neoprene, hand out of the picture
  const arm = curve(`
    1660,940 1480,760 1320,620 1150,490 1010,380 900,300 820,220 760,190 790,130 880,90 960,96
    1060,160 1200,260 1360,350 1520,440 1700,560
  `);
  const sleeve = curve(`
    1700,980 1480,760 1320,620 1150,490 1000,376^ 1100,180^ 1200,258 1360,350 1520,440 1740,580
  `);
  out +=
    shape(arm, mix('#C98A63', reef, 0.25)) +
    shape(sleeve, mix(ink, deep, 0.4)) +
    clip(
      sleeve,
      tone(
        curve(`
          1700,980 1480,760 1320,620 1150,490 1000,376 1080,360 1260,470 1500,640 1740,830
        `),
        ink,
        1,
        0.9,
      ) +
        stroke('M1130 210C1200 262 1330 340 1480 420', mix(deep, shallow, 0.35), 10) +
        stroke('M1010 370L1104 186M1030 386L1124 202', reef, 9),
    );
  // Hand, closed
  const fist = curve(`
    820,224 740,214 670,190 640,150 650,104 700,78 760,72 820,76 900,84 960,96 900,190 880,280
  `);
  out +=
    shape(fist, mix(ink, reef, 0.25)) +
    clip(fist, tone(box(630, 150, 340, 150), ink, 0.2, 1)) +
    stroke(
      'M664 116C700 108 730 112 752 124M652 148C690 138 724 144 744 156M668 182C700 172 726 176 742 186',
      ink,
      6,
    ) +
    stroke('M690 88C740 76 800 80 850 88', mix(deep, shallow, 0.4), 7);
  out += `<g transform="translate(1190 378) rotate(33) scale(0.98) translate(-600 -400)"><g filter="url(#cast)" opacity="0.45">${clip(disc(600, 400, 250), computer(d))}</g>${clip('M350 190H850V610H350Z', computer(d))}</g>`;
  return out + specks(W, H, 60, paper, 12, 2.2);
}

const coast: [number, number][] = parsePairs(`
  142.5,-10.7 143.6,-13.8 144.6,-14.2 145.4,-15.3 145.9,-17 146.3,-18.9 148,-19.9 149.3,-21.2
  150.8,-23.4 153.1,-25.2 153.2,-27.3 153.6,-28.7 152.7,-31.8 151.4,-33.4 150.3,-36 149.9,-37.4
  147.9,-38 146.4,-39 144.9,-38.3 144.9,-37.9 143.6,-38.8 141.4,-38.3 139.9,-37.2 139.5,-36
  138.3,-35.6 138.5,-34.7 137.8,-35.2 137.5,-34.3 137.9,-33 136.9,-33.9 136,-34.9 135.2,-34.5
  134.2,-33 132.2,-32 131.2,-31.5 128.9,-31.7 126,-32.3 124,-33.1 123.5,-33.9 120,-33.9 118,-35
  116,-34.9 115.1,-34.3 115.7,-32 115,-30 114.2,-27.8 113.3,-26.2 114.1,-26 113.4,-24.4
  113.7,-22.6 114.2,-21.8 114.4,-22.4 116,-20.9 118.6,-20.3 121,-19.6 122.2,-18.1 122.9,-16.6
  123.6,-17.4 124.4,-16.3 125.2,-14.6 126.9,-13.8 128.2,-14.9 129.6,-14.9 130.6,-12.5 132.6,-12
  132.6,-11.3 135.2,-12.2 136.8,-12.2 136,-13.3 135.5,-14.9 137.5,-16.2 139.3,-17.4 140.9,-17.6
  141.6,-15 141.7,-12.6
`);
const tasmania: [number, number][] = parsePairs(`
  144.7,-40.7 146.4,-41.1 148.3,-40.9 148.3,-42.1 147.9,-43.2 146.8,-43.6 146,-43.4 145.3,-42.2
`);

export function bottomTime() {
  let out = sea(
    W,
    H,
    [
      mix(shallow, paper, 0.45),
      shallow,
      mix(shallow, reef, 0.5),
      reef,
      mix(reef, deep, 0.55),
      deep,
      mix(deep, ink, 0.5),
    ],
    391,
    11,
  );
  out +=
    lightShafts({
      x: 700,
      y: -260,
      reach: 1150,
      count: 8,
      spread: 1.2,
      colour: paper,
      density: 0.42,
      seed: 6,
    }) + ceiling(W, 70, 4);
  out += diveBoat(380, 26, 250, { flag: false, under: mix(reef, deep, 0.3) });
  // The continent lies on the bottom, seen from a little above
  out += sandFloor(W, H, 460, {
    colour: mix(deep, reef, 0.25),
    shade: mix(deep, ink, 0.2),
    light: mix(deep, reef, 0.5),
    seed: 8,
    ripples: 6,
  });
  const at = ([lon, lat]: [number, number]): Point => {
    const v = -(lat + 26) * 11.6;
    const k = 1 + v / 900;
    return [780 + (lon - 134) * 24.4 * k, 566 + v];
  };
  const land = (list: [number, number][]) => {
    const p = list.map(at).map(([x, y]) => [x, y, 0] as Point);
    const d = curve(p, true, 0.7);
    const thick = Array.from({ length: 5 }, (_, i) =>
      shape(d, mix(rust, deep, 0.35), `transform="translate(0 ${26 - i * 5})"`),
    ).join('');
    return `<g transform="translate(10 44)" opacity="0.5">${shape(d, ink)}</g>${thick}${shape(d, honey)}${clip(d, tone(box(200, 400, 1200, 400), ochre, 0.1, 0.75) + shape(polygon([at([113, -24]), at([126, -20]), at([136, -22]), at([134, -28]), at([124, -31]), at([114, -31])]), mix(ochre, honey, 0.3), 'opacity="0.6"') + stroke(curve([at([145.3, -16]), at([147, -20]), at([150, -24]), at([151.6, -29]), at([149.5, -34]), at([146.5, -37])], false), mix(ochre, rust, 0.4), 11))}${stroke(d, mix(honey, paper, 0.6), 4)}`;
  };
  out += land(coast) + land(tasmania);
  out +=
    garden(() => 500, 40, 200, 4, 44, 12, faded(tropic, deep, 0.35), mix(deep, ink, 0.2)) +
    garden(() => 800, 20, 200, 3, 70, 14, faded(tropic, deep, 0.2), mix(deep, ink, 0.35));
  out +=
    depthRule(1480, 60, 740, 20, paper) +
    stroke('M300 40C310 120 340 210 400 262', paper, 4, 'stroke-dasharray="2 14"');
  out +=
    diver(600, 300, 260, 14, { flip: true, fin: coral, trim: ochre }) +
    bubbles(590, 280, 190, 18, 5, paper);
  out += school(1080, 250, 230, 60, 60, 24, mix(reef, deep, 0.3), 15, 186, shallow);
  return out + specks(W, H, 70, paper, 12, 2.2);
}

export function howWeChoose() {
  const r = random(17);
  let out = shape(box(-30, -30, 1660, 860), mix(sand, paper, 0.4));
  // Contours from deep to shore, as flat tints
  const shore = (o: number, s: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -80 + i * 126;
      return [
        x,
        330 +
          Math.sin(i * 0.9 + 0.6) * 74 +
          Math.sin(i * 2.3) * 34 -
          o +
          Math.sin(i * 1.7 + s) * s * 4 +
          (i > 9 ? (i - 9) * -36 : 0),
      ];
    });
  const tint = [
    mix(shallow, paper, 0.72),
    mix(shallow, paper, 0.5),
    mix(shallow, paper, 0.25),
    shallow,
  ];
  out += shape(box(-30, -30, 1660, 860), mix(shallow, paper, 0.85));
  for (const [i, o] of [-300, -190, -110, -46].entries()) {
    const line = shore(o, i + 1);
    out +=
      shape(`${curve(line, false)}L1700 -40L-80 -40Z`, nth(tint, i)) +
      stroke(curve(line, false), lagoon, 3);
  }
  const coastLine = shore(0, 0);
  out +=
    shape(`${curve(coastLine, false)}L1700 -40L-80 -40Z`, mix(honey, paper, 0.35)) +
    tone(box(-30, -30, 1660, 300), mix(honey, ochre, 0.2), 0.6, 0) +
    stroke(curve(coastLine, false), ink, 4);
  // Isles with their own rings, and rocks awash
  for (const [x, y, s] of [
    [560, 560, 46],
    [1180, 470, 34],
    [640, 610, 16],
  ] as const) {
    const ring = (k: number) =>
      curve(
        Array.from(
          { length: 9 },
          (_, i) =>
            [
              x + Math.cos(i * 0.7) * s * k * (0.85 + ((i * 37) % 10) / 30),
              y + Math.sin(i * 0.7) * s * k * 0.8,
            ] as Point,
        ),
      );
    out +=
      shape(ring(3), mix(shallow, paper, 0.5)) +
      stroke(ring(3), lagoon, 3) +
      shape(ring(1.9), shallow) +
      stroke(ring(1.9), lagoon, 3) +
      shape(ring(1), mix(honey, paper, 0.35)) +
      stroke(ring(1), ink, 3.5);
  }
  let soundings = '';
  for (let i = 0; i < 130; i++) {
    const x = r.between(40, 1560);
    const y = r.between(400, 770);
    soundings += r.chance(0.5) ? `M${num(x)} ${num(y)}h9` : `M${num(x)} ${num(y)}h5m6 0h5`;
  }
  out +=
    stroke(soundings, mix(reef, ink, 0.3), 3.4) +
    stroke(
      'M-20 250H1620M-20 520H1620M-20 790H1620M260 -20V820M700 -20V820M1140 -20V820M1580 -20V820',
      mix(lagoon, paper, 0.3),
      2,
    );
  // Wrecks and marks: crosses and rings, one in coral
  out +=
    stroke(
      'M330 640h34M347 620v40M338 626v28M356 626v28M980 690h34M997 670v40M988 676v28M1006 676v28',
      ink,
      4,
    ) +
    stroke(disc(860, 560, 30), coral, 7) +
    shape(disc(860, 560, 9), coral) +
    stroke('M300 720L860 560L1180 470', coral, 4, 'stroke-dasharray="14 10"');
  // Compass rose
  let rose = stroke(disc(0, 0, 118), reef, 3) + stroke(disc(0, 0, 100), reef, 2);
  for (let i = 0; i < 72; i++)
    rose += turned(
      stroke(`M0 -118V${i % 9 === 0 ? -96 : -108}`, reef, i % 9 === 0 ? 4 : 2),
      0,
      0,
      i * 5,
    );
  for (let i = 0; i < 8; i++)
    rose += turned(
      shape(
        polygon([
          [0, i % 2 ? -62 : -96],
          [13, -13],
          [0, 0],
        ]),
        i === 0 ? coral : reef,
      ) +
        shape(
          polygon([
            [0, i % 2 ? -62 : -96],
            [-13, -13],
            [0, 0],
          ]),
          mix(shallow, paper, 0.3),
        ),
      0,
      0,
      i * 45,
    );
  out += turned(rose, 190, 580, -11);
  // Edge of the sheet
  out +=
    stroke('M26 26H1574V774H26Z', ink, 3) +
    stroke('M42 42H1558V758H42Z', ink, 8, 'stroke-dasharray="40 40"');
  // Dividers in brass, stepped across the sheet
  const leg = (s: number) =>
    shape(
      polygon([
        [s * 2, -10],
        [s * 26, 6],
        [s * 24, 250],
        [s * 12, 262],
      ]),
      s < 0 ? honey : mix(honey, ochre, 0.45),
    ) +
    shape(
      polygon([
        [s * 12, 256],
        [s * 25, 248],
        [s * 18, 420],
      ]),
      mix(lagoon, s < 0 ? paper : ink, 0.35),
    ) +
    stroke(`M${s * 9} 20L${s * 15} 240`, mix(honey, paper, 0.6), 4);
  const dividers =
    turned(leg(-1), 0, 0, 21) +
    turned(leg(1), 0, 0, -21) +
    shape(disc(0, -6, 34), mix(honey, ochre, 0.25)) +
    shape(disc(-3, -10, 22), honey) +
    shape(disc(-5, -12, 8), mix(honey, ink, 0.5)) +
    shape(round(-11, -78, 22, 46, 8), mix(honey, ochre, 0.35)) +
    stroke('M-5 -72v34', mix(honey, paper, 0.6), 4);
  const set = turned(dividers, 1010, 262, 8, 1.06);
  // Pencil
  const pencil = turned(
    shape(polygon('-230,-15 190,-15 190,15 -230,15'), coral) +
      shape(polygon('-230,3 190,3 190,15 -230,15'), mix(coral, ink, 0.3)) +
      stroke('M-226 -8H186', mix(coral, paper, 0.5), 4) +
      shape(polygon('190,-15 246,0 190,15'), sand) +
      shape(polygon('228,-5 246,0 228,5'), ink) +
      shape(box(-262, -15, 34, 30), mix(lagoon, paper, 0.4)),
    1340,
    640,
    156,
  );
  out += `<g filter="url(#cast)" opacity="0.28">${set}${pencil}</g>${pencil}${set}`;
  return out;
}

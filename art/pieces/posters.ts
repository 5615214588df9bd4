import { giantGrouper, potatoCod } from '../animals/grouper.ts';
import { leopardShark } from '../animals/leopard-shark.ts';
import { leafySeadragon, weedySeadragon } from '../animals/seadragons.ts';
import { snorkeller, whaleSharkFromBelow } from '../animals/whale-shark.ts';
import {
  commonKelp,
  dome,
  giantKelp,
  growthTints,
  kelpBed,
  pile,
  plateCoral,
  rock,
  school,
  seaFan,
  softCoral,
  spongeClump,
  staghorn,
} from '../grounds.ts';
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
  kelp,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../palette.ts';
import {
  below,
  box,
  curve,
  inside,
  level,
  lightShafts,
  num,
  type Piece,
  type Point,
  parsePoints,
  polygon,
  print,
  random,
  ridge,
  sandFloor,
  shaded,
  shape,
  specks,
  stippled,
  stroke,
  taper,
  water,
} from '../print.ts';

const W = 1200;
const H = 1500;
const poster = (name: string, svg: () => string): Piece => ({
  kind: 'posters',
  name,
  width: W,
  height: H,
  widths: [400, 800, 1200],
  svg,
});

/** Silhouetted reef far off, three ridges in the water's own tints. */
const farReef = (y: number, near: string, far: string, seed: number) =>
  ridge(
    W,
    H,
    [
      [-40, y],
      [180, y - 70],
      [420, y + 20],
      [700, y - 30],
      [960, y + 40],
      [1260, y - 60],
    ],
    far,
    { seed, rough: 12 },
  ) +
  ridge(
    W,
    H,
    [
      [-40, y + 120],
      [240, y + 60],
      [520, y + 130],
      [820, y + 70],
      [1260, y + 120],
    ],
    near,
    { seed: seed + 1, rough: 16 },
  );

function greatBarrierReef() {
  const anthias =
    school(860, 640, 560, 330, 34, 40, coral, 12, { angle: -8, light: blush }) +
    school(240, 560, 380, 260, 14, 32, honey, 13, { angle: 6, flip: true, light: paper });
  return print(
    W,
    H,
    shallow,
    water(W, H, {
      colours: [mix(shallow, paper, 0.35), shallow, lagoon, reef, deep],
      bands: 9,
      seed: 4,
      bottom: 1320,
    }) +
      lightShafts({
        x: 330,
        y: -260,
        reach: 1350,
        count: 7,
        spread: 1.1,
        colour: paper,
        seed: 8,
        density: 0.42,
      }) +
      farReef(960, mix(reef, deep, 0.5), mix(reef, lagoon, 0.25), 5) +
      // wall of plates on the right, stepping out of the picture
      ridge(
        W,
        H,
        parsePoints('700,1560 800,1290 900,1120 960,820 1010,600 1090,430 1260,330'),
        deep,
        { seed: 14, rough: 22, step: 46, shade: abyss },
      ) +
      plateCoral(1090, 600, 420, 120, mix(coral, deep, 0.45), 21) +
      plateCoral(1130, 470, 300, 96, mix(honey, deep, 0.35), 22) +
      seaFan(1110, 900, 200, mix(coral, rust, 0.3), 25, -0.4) +
      plateCoral(1020, 890, 560, 150, mix(ochre, deep, 0.2), 23) +
      anthias +
      ridge(
        W,
        H,
        parsePoints('-40,1190 150,1230 380,1330 620,1370 900,1290 1100,1200 1260,1180'),
        mix(deep, abyss, 0.3),
        { seed: 17, rough: 20, step: 40, shade: abyss },
      ) +
      staghorn(930, 1300, 260, 200, mix(honey, deep, 0.2), 31) +
      dome(1130, 1290, 240, 170, mix(ochre, deep, 0.25), 33) +
      potatoCod(500, 1010, 800, -4) +
      plateCoral(150, 1330, 460, 150, coral, 26) +
      staghorn(385, 1400, 230, 150, blush, 36) +
      dome(560, 1440, 210, 100, honey, 37) +
      plateCoral(760, 1450, 360, 120, mix(coral, ochre, 0.5), 27) +
      plateCoral(1100, 1460, 420, 140, mix(honey, coral, 0.25), 28) +
      ridge(W, H, parsePoints('-40,1400 200,1440 480,1470 760,1450 1260,1430'), abyss, {
        seed: 19,
        rough: 16,
        step: 30,
      }) +
      staghorn(60, 1460, 200, 120, mix(honey, paper, 0.25), 38) +
      staghorn(930, 1500, 260, 130, mix(blush, coral, 0.4), 39) +
      specks(W, 1000, 70, paper, 3),
    { seed: 11 },
  );
}

function yongala() {
  const r = random(70);
  // The ship lies on her starboard side; the port rail is uppermost and the bow points out to the left.
  const hull = curve(`
    300,640^ 372,604 520,600 760,574 1000,540 1260,500^ 1260,1360^ 700,1360^ 560,1280 440,1080
    350,830
  `);
  const deck: Point[] = parsePoints('300,640 520,600 1260,500');
  let plates = '';
  for (let i = 1; i < 6; i++)
    plates += stroke(
      curve(
        [
          [330 + i * 44, 640 + i * 116],
          [700, 600 + i * 120],
          [1260, 510 + i * 134],
        ],
        false,
      ),
      mix(deep, ink, 0.45),
      4,
      'opacity="0.8"',
    );
  let ports = '';
  for (let i = 0; i < 9; i++) {
    const x = 520 + i * 88;
    const y = 690 - i * 11;
    ports += `<circle cx="${x}" cy="${y}" r="15" fill="${ink}"/>${stroke(`M${x - 14} ${y - 5}a15 15 0 0 1 26 -5`, mix(reef, shallow, 0.4), 4)}`;
  }
  let growth = '';
  for (let i = 0; i < 190; i++) {
    const x = r.between(320, 1240);
    const u = r() ** 4;
    const y = 642 - (x - 300) * 0.147 + u * 560;
    const c = r.pick([coral, ochre, honey, blush, mix(coral, deep, 0.4), mix(honey, deep, 0.4)]);
    const k = r.between(0.5, 1.3) * (1 - u * 0.4);
    growth += softCoral(x, y, 17 * k, mix(c, deep, 0.2 + Math.min(0.6, u * 1.6)), r);
  }
  const davit = (x: number, y: number, h: number, lean: number) =>
    stroke(
      curve(
        [
          [x, y + 8],
          [x + lean * 0.1, y - h * 0.6],
          [x + lean * 0.5, y - h * 0.95],
          [x + lean, y - h * 0.8],
        ],
        false,
      ),
      abyss,
      13,
    );
  const rail = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) => `M${360 + i * 44} ${num(606 - i * 5.2)}l-6 -34`)
    .join('');
  const softCorals = [
    [420, 606, 100, coral, 61],
    [680, 586, 150, coral, 62],
    [900, 556, 120, mix(coral, honey, 0.5), 63],
    [1090, 530, 170, coral, 64],
  ]
    .map(([x, y, s, c, seed]) =>
      seaFan(x as number, y as number, s as number, c as string, seed as number, -0.15),
    )
    .join('');
  return print(
    W,
    H,
    reef,
    water(W, H, {
      colours: [shallow, lagoon, reef, mix(reef, deep, 0.6), deep, abyss],
      bands: 10,
      seed: 9,
    }) +
      lightShafts({
        x: 760,
        y: -300,
        reach: 1300,
        count: 6,
        spread: 1,
        colour: shallow,
        seed: 18,
        density: 0.4,
      }) +
      school(700, 250, 700, 260, 46, 44, mix(deep, reef, 0.3), 71, {
        angle: -6,
        light: mix(shallow, reef, 0.35),
      }) +
      shape(curve('640,600^ 690,594^ 470,360 196,150^ 184,160^ 430,380'), mix(deep, reef, 0.3)) +
      shape(polygon('392,318 404,304 520,288 522,298 412,322'), mix(deep, reef, 0.3)) +
      stroke(
        'M300 240C420 380 560 420 800 566M330 262C320 400 340 500 372 604',
        mix(deep, reef, 0.3),
        4,
      ) +
      shape(hull, mix(deep, abyss, 0.25)) +
      inside(
        hull,
        shape(
          curve('290,640 520,596 1270,490 1270,560 760,628 520,652 330,700'),
          mix(reef, deep, 0.35),
        ) +
          plates +
          shaded(box(280, 760, 1000, 640), abyss, 0, 1),
      ) +
      stroke(curve(deck, false), mix(shallow, reef, 0.35), 7) +
      stroke(rail, mix(deep, abyss, 0.3), 6) +
      stroke(curve('352,574 560,546 790,520', false), mix(deep, abyss, 0.3), 6) +
      davit(880, 556, 120, -130) +
      davit(1020, 540, 120, -130) +
      ports +
      growth +
      softCorals +
      sandFloor(W, H, 1270, {
        colour: mix(sand, reef, 0.5),
        shade: mix(deep, reef, 0.45),
        light: mix(sand, reef, 0.3),
        seed: 44,
        ripples: 9,
      }) +
      stippled(shadowEllipse(560, 1352, 480, 46, abyss)) +
      giantGrouper(470, 1110, 830, 3) +
      ridge(W, H, parsePoints('760,1560 860,1420 1000,1390 1140,1300 1260,1280'), abyss, {
        seed: 28,
        rough: 14,
        step: 30,
      }) +
      seaFan(1060, 1380, 210, coral, 66, -0.2) +
      spongeClump(1150, 1330, 110, 67, [honey, ochre, coral]) +
      staghorn(920, 1430, 150, 80, mix(honey, ochre, 0.5), 68) +
      school(230, 860, 300, 80, 9, 26, honey, 73, { light: paper }) +
      specks(W, 1200, 60, shallow, 5),
    { seed: 21 },
  );
}

const shadowEllipse = (x: number, y: number, rx: number, ry: number, colour: string) => {
  const name = `shade-${Math.round(x)}-${Math.round(y)}`;
  return `<radialGradient id="${name}"><stop offset="0.3" stop-color="${colour}" stop-opacity="0.8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${name})"/>`;
};

function ningaloo() {
  const r = random(90);
  // The sun through the surface: rings of light that widen and darken, each a wobbling blot.
  const rings: string[] = [];

  const steps: [number, string][] = [
    [1560, deep],
    [1300, mix(deep, reef, 0.55)],
    [1060, reef],
    [850, mix(reef, shallow, 0.35)],
    [650, mix(reef, shallow, 0.62)],
    [470, shallow],
    [320, mix(shallow, paper, 0.45)],
    [190, paper],
  ];
  steps.forEach(([size, colour], i) => {
    const ring: Point[] = [];
    const count = 30;
    for (let k = 0; k < count; k++) {
      const a = (k / count) * Math.PI * 2;
      const s = size * (1 + r.between(-0.045, 0.045) * (i > 2 ? 1.5 : 0.6));
      ring.push([690 + Math.cos(a) * s * 1.05, 330 + Math.sin(a) * s]);
    }
    const g = `ring${i}`;
    if (i > 0)
      rings.push(
        stippled(
          `<radialGradient id="${g}" gradientUnits="userSpaceOnUse" cx="690" cy="330" r="${size * 1.24}"><stop offset="0.76" stop-color="${colour}" stop-opacity="0.75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="690" cy="330" r="${size * 1.24}" fill="url(#${g})"/>`,
        ),
      );
    rings.push(shape(curve(ring), colour));
  });
  let glints = '';
  for (let i = 0; i < 90; i++) {
    const a = r() * Math.PI * 2;
    const s = r.between(230, 620);
    const x = 690 + Math.cos(a) * s * 1.1;
    const y = 330 + Math.sin(a) * s * 0.95;
    const long = r.between(12, 40);
    glints += curve([
      [x - long, y, 1],
      [x, y - long * 0.16],
      [x + long, y + r.between(-4, 4), 1],
      [x, y + long * 0.12],
    ]);
  }
  return print(
    W,
    H,
    deep,
    rings.join('') +
      shape(glints, paper, 'opacity="0.8"') +
      lightShafts({
        x: 690,
        y: 270,
        reach: 1250,
        count: 9,
        spread: 2.6,
        colour: shallow,
        seed: 13,
        density: 0.3,
        start: 0.42,
      }) +
      snorkeller(1000, 270, 210, 58, { colour: mix(deep, reef, 0.15), fin: ochre }) +
      school(300, 330, 150, 110, 9, 26, mix(reef, deep, 0.4), 31, { angle: 62 }) +
      whaleSharkFromBelow(560, 830, 1060, -27) +
      school(640, 1250, 420, 160, 16, 30, honey, 33, { angle: 62, light: paper }) +
      ridge(W, H, parsePoints('-40,1190 100,1210 230,1330 400,1430 600,1480 820,1560'), abyss, {
        seed: 51,
        rough: 16,
        step: 30,
      }) +
      ridge(W, H, parsePoints('840,1560 1000,1490 1130,1450 1260,1400'), abyss, {
        seed: 52,
        rough: 16,
        step: 30,
      }) +
      plateCoral(90, 1212, 270, 80, mix(abyss, deep, 0.25), 57) +
      plateCoral(262, 1352, 190, 62, mix(abyss, deep, 0.18), 59) +
      staghorn(452, 1452, 190, 110, mix(abyss, deep, 0.2), 54) +
      staghorn(1180, 1452, 150, 84, mix(abyss, deep, 0.2), 56) +
      specks(W, H, 60, paper, 6),
    { seed: 31, slip: shallow },
  );
}

function lordHowe() {
  const r = random(101);

  // Ball's Pyramid: 551 m of basalt, a blade from one side, with its shoulder and stacks.
  const pyramid: Point[] = parsePoints(`
    330,710^ 372,646^ 404,628^ 424,540^ 462,494^ 480,410^ 512,390^ 536,298^ 566,260^ 586,170^
    612,130^ 628,102^ 648,134^ 662,210^ 690,250^ 704,338^ 738,372^ 752,460^ 790,500^ 806,580^
    846,610^ 868,664^ 900,710^
  `);
  const d = polygon(pyramid);
  const lit = polygon(`
    330,710 404,628 424,540 480,410 536,298 586,170 628,102 616,220 636,290 590,360 606,450
    556,500 570,600 520,650 520,710
  `);
  let facets = '';
  for (let i = 0; i < 26; i++) {
    const x = r.between(420, 820);
    const y = r.between(270, 670);
    const h = r.between(40, 120);
    facets += polygon([
      [x, y],
      [x + r.between(6, 16), y + h * 0.3],
      [x + r.between(-6, 12), y + h],
    ]);
  }
  const bird = (x: number, y: number, s: number, tilt: number) =>
    shape(
      curve([
        [x - s, y - s * 0.1 + tilt, 1],
        [x - s * 0.45, y - s * 0.3],
        [x, y, 1],
        [x + s * 0.5, y - s * 0.34],
        [x + s, y - s * 0.2 - tilt, 1],
        [x + s * 0.5, y - s * 0.16],
        [x + s * 0.06, y + s * 0.14],
        [x - s * 0.06, y + s * 0.14],
        [x - s * 0.45, y - s * 0.12],
      ]),
      ink,
    );
  const swell: Point[] = level(W, 690, 7, random(5), 120);
  const waterLine = below(swell, H + 30);
  const belowSea =
    water(W, H, {
      colours: [shallow, lagoon, reef, deep],
      bands: 7,
      top: 660,
      seed: 12,
      sway: 12,
    }) +
    lightShafts({
      x: 420,
      y: 380,
      reach: 1050,
      count: 6,
      spread: 1.1,
      colour: paper,
      seed: 28,
      density: 0.4,
    });
  const foot = polygon([
    [300, 690],
    [930, 690],
    [980, 810],
    [1010, 950],
    [1100, 1090],
    [1240, 1210],
    [1240, H + 20],
    [40, H + 20],
    [150, 1210],
    [240, 1020],
    [262, 840],
  ]);
  return print(
    W,
    H,
    mix(shallow, paper, 0.55),
    shape(box(-20, -20, W + 40, 800), mix(shallow, paper, 0.55)) +
      shaded(box(-20, 0, W + 40, 420), shallow, 0.55, 0) +
      shaded(box(-20, 330, W + 40, 380), mix(honey, paper, 0.35), 0, 0.9) +
      `<circle cx="930" cy="330" r="92" fill="${mix(honey, paper, 0.25)}"/>` +
      shape(curve('-40,470 120,452 300,462 420,450 300,486 100,490 -40,500'), paper) +
      shape(curve('760,230 940,214 1240,226 1240,248 1000,252 860,244'), paper) +
      shape(polygon('960,700 985,650 1002,638 1020,670 1046,660 1066,700'), mix(deep, rust, 0.3)) +
      shape(polygon('180,700 206,666 226,676 246,700'), mix(deep, rust, 0.3)) +
      shape(d, mix(deep, ink, 0.3)) +
      inside(
        d,
        shape(lit, mix(rust, deep, 0.25)) +
          shape(facets, mix(ochre, sand, 0.25), 'opacity="0.5"') +
          shaded(box(300, 390, 620, 330), abyss, 0, 0.85),
      ) +
      bird(330, 210, 46, 6) +
      bird(420, 280, 30, -4) +
      bird(250, 330, 24, 3) +
      bird(800, 180, 34, -5) +
      bird(480, 150, 20, 2) +
      shape(waterLine, reef) +
      inside(waterLine, belowSea) +
      stroke(curve(swell, false), paper, 7) +
      inside(
        waterLine,
        // the stack goes on down, paler through water
        shape(foot, mix(reef, deep, 0.3), 'opacity="0.75"') +
          inside(
            foot,
            shaded(box(60, 750, 1180, 560), deep, 0.1, 0.9) +
              shape(
                polygon(`
                  300,690 520,690 500,850 560,990 470,1160 60,1390 150,1210 240,1020 262,840
                `),
                mix(reef, shallow, 0.2),
                'opacity="0.3"',
              ),
          ) +
          school(830, 960, 520, 220, 40, 40, mix(deep, ink, 0.3), 81, {
            angle: 4,
            light: shallow,
          }) +
          school(250, 900, 260, 160, 14, 30, mix(shallow, paper, 0.3), 82, {
            angle: -5,
            flip: true,
          }) +
          ridge(
            W,
            H,
            parsePoints('-40,1120 160,1190 420,1320 700,1300 920,1220 1260,1100'),
            mix(deep, abyss, 0.35),
            { seed: 61, rough: 22, step: 40, shade: abyss },
          ) +
          kelpBed(parsePoints('820,1260 960,1210 1200,1120'), 62, 210, 6, {
            base: mix(kelp, deep, 0.2),
            stream: -0.45,
          }) +
          plateCoral(210, 1260, 400, 140, coral, 91) +
          plateCoral(70, 1190, 280, 100, mix(coral, deep, 0.35), 92) +
          staghorn(440, 1370, 240, 160, mix(honey, paper, 0.15), 93) +
          ridge(
            W,
            H,
            parsePoints('-40,1330 200,1390 420,1430 640,1440 860,1390 1260,1290'),
            abyss,
            { seed: 62, rough: 18, step: 34 },
          ) +
          dome(640, 1450, 220, 130, ochre, 94) +
          plateCoral(360, 1490, 340, 96, mix(honey, coral, 0.4), 95) +
          staghorn(110, 1450, 220, 140, blush, 96) +
          kelpBed(parsePoints('800,1440 980,1390 1240,1330'), 74, 270, 8, { stream: -0.45 }) +
          seaFan(770, 1450, 170, coral, 97),
      ),
    { seed: 41 },
  );
}

function tasmania() {
  const frond = (x: number, lean: number, seed: number, tone: number, blade: number, gap = 32) =>
    giantKelp([x, 1480], [x + lean, -60], seed, {
      base: mix(kelp, bottle, tone),
      light: mix(mix(kelp, honey, 0.55), fern, tone * 0.7),
      shade: mix(mix(kelp, abyss, 0.55), bottle, tone * 0.6),
      blade,
      gap,
      stream: 0.9,
    });
  return print(
    W,
    H,
    fern,
    water(W, H, {
      colours: [
        mix(fern, paper, 0.45),
        fern,
        mix(fern, bottle, 0.5),
        bottle,
        mix(bottle, deep, 0.6),
        mix(deep, bottle, 0.3),
      ],
      bands: 10,
      seed: 6,
    }) +
      lightShafts({
        x: 660,
        y: -320,
        reach: 1500,
        count: 8,
        spread: 0.95,
        colour: paper,
        seed: 5,
        density: 0.45,
      }) +
      frond(120, 90, 3, 0.72, 96, 30) +
      frond(380, 60, 4, 0.78, 80, 28) +
      frond(900, 40, 5, 0.75, 90, 28) +
      frond(1090, -30, 6, 0.7, 100, 30) +
      frond(640, 70, 14, 0.84, 64, 24) +
      ridge(
        W,
        H,
        parsePoints('-40,1230 220,1180 480,1290 760,1250 1000,1180 1260,1230'),
        mix(bottle, abyss, 0.72),
        { seed: 71, rough: 18, step: 40, shade: abyss, light: mix(bottle, fern, 0.12) },
      ) +
      kelpBed(parsePoints('-20,1230 220,1190 480,1300 760,1260 1000,1190 1240,1240'), 74, 180, 3, {
        base: mix(kelp, bottle, 0.55),
        stream: 0.5,
      }) +
      frond(1010, 60, 8, 0.3, 160) +
      frond(70, 60, 9, 0.12, 190, 36) +
      weedySeadragon(590, 830, 800, 8) +
      frond(1150, -20, 10, 0, 210, 38) +
      ridge(W, H, parsePoints('-40,1370 260,1340 520,1420 840,1380 1260,1340'), abyss, {
        seed: 72,
        rough: 16,
        step: 36,
        light: mix(bottle, abyss, 0.6),
      }) +
      spongeClump(740, 1400, 150, 4, [honey, coral, ochre]) +
      kelpBed(parsePoints('-20,1420 200,1390 420,1440 640,1480'), 76, 260, 11, { stream: 0.5 }) +
      kelpBed(parsePoints('860,1460 1040,1420 1240,1400'), 76, 250, 12, { stream: 0.45 }) +
      specks(W, 1200, 70, paper, 8),
    { seed: 51 },
  );
}

function southAustralia() {
  const r = random(121);

  // Jetty seen from below and within: deck overhead narrowing to a far point, piles in pairs.
  let deck = '';
  let gaps = '';
  for (let i = 0; i < 17; i++) {
    const t = (1 - i / 17) ** 2.1;
    const y = 150 - 200 * t + (1 - t) * 170;
    const half = 120 + 760 * t;
    if (i < 16)
      gaps += polygon([
        [770 - half - 60 * t, y],
        [770 + half * 0.9, y],
        [770 + half * 0.9 + 8, y + 3 + 13 * t],
        [770 - half - 70 * t, y + 3 + 13 * t],
      ]);
  }
  deck = polygon('-260,-60 1460,-60 1440,60 886,322 644,322 -230,90');
  const pairs: [number, number, number][] = [
    [0.16, 30, 0.72],
    [0.24, 38, 0.6],
    [0.36, 50, 0.44],
    [0.54, 66, 0.26],
    [0.86, 96, 0],
  ];
  let far = '';
  let near = '';
  pairs.forEach(([t, width, mist], i) => {
    const wood = mix(mix(deep, rust, 0.34), bottle, mist);
    const tone = growthTints.map((c) => mix(c, bottle, mist));
    const bottom = 1010 + t * 470;
    const top = 330 - t * 420;
    const left = 640 - 760 * t;
    const right = 860 + 400 * t;
    const growth = {
      wood,
      shade: mix(wood, abyss, 0.5),
      light: mix(wood, fern, 0.28),
      growth: tone,
      from: top + 300 + 120 * t,
    };
    const beam = shape(
      polygon([
        [left - width, top - 6],
        [right + width, top - 14],
        [right + width, top + width * 0.55],
        [left - width, top + width * 0.62],
      ]),
      mix(wood, abyss, 0.25),
    );
    const pair =
      beam +
      pile(left, top, bottom, width, 200 + i, growth) +
      pile(right, top, bottom - 10, width, 300 + i, growth);
    if (i < 3) far += pair;
    else near += pair;
  });
  let grass = '';
  let grassLit = '';
  for (let i = 0; i < 210; i++) {
    const t = (i / 210) ** 0.9;
    const x = r.between(-30, W + 30);
    if (Math.abs(x - 770 + 60) < 330 * (0.35 + t * 0.8) && r.chance(0.85)) continue;
    const y = 1085 + t * 430;
    for (let k = 0; k < 4; k++) {
      const h = (50 + 150 * t) * r.between(0.5, 1.1);
      const foot = x + r.between(-14, 14) * (0.4 + t);
      const lean = r.between(0.1, 0.5);
      const blade = taper(
        [
          [foot, y],
          [foot + h * lean * 0.25, y - h * 0.55],
          [foot + h * lean, y - h],
        ],
        3 + 8 * t,
        2 + 2 * t,
      );
      if (k === 3) grassLit += blade;
      else grass += blade;
    }
  }
  return print(
    W,
    H,
    fern,
    water(W, H, {
      colours: [
        mix(fern, paper, 0.55),
        mix(fern, shallow, 0.5),
        mix(shallow, bottle, 0.4),
        bottle,
        mix(bottle, deep, 0.6),
        deep,
      ],
      bands: 9,
      seed: 16,
    }) +
      lightShafts({
        x: 250,
        y: -320,
        reach: 1500,
        count: 7,
        spread: 1.2,
        colour: paper,
        seed: 15,
        density: 0.42,
      }) +
      shape(deck, mix(mix(deep, rust, 0.3), ink, 0.35)) +
      shape(gaps, mix(fern, paper, 0.6)) +
      school(750, 640, 260, 170, 40, 18, mix(bottle, deep, 0.5), 131, {}) +
      far +
      sandFloor(W, H, 1060, {
        colour: mix(dune, bottle, 0.42),
        shade: mix(bottle, deep, 0.35),
        light: mix(sand, bottle, 0.22),
        seed: 36,
        ripples: 3,
        sway: 8,
      }) +
      lightShafts({
        x: 800,
        y: -200,
        reach: 1600,
        count: 5,
        spread: 0.55,
        colour: mix(fern, paper, 0.5),
        seed: 19,
        density: 0.3,
        start: 0.34,
      }) +
      near +
      shape(grass, mix(bottle, abyss, 0.35)) +
      shape(grassLit, mix(kelp, fern, 0.3)) +
      leafySeadragon(560, 800, 800, -4) +
      specks(W, 1200, 60, paper, 9),
    { seed: 61 },
  );
}

function sydney() {
  const swell: Point[] = level(W, 430, 6, random(8), 130);
  const sea = below(swell, H + 30);
  const cliffTints = { shade: mix(ochre, rust, 0.5), light: mix(sand, paper, 0.3) };
  const headland: Point[] = parsePoints(`
    -60,470^ -60,70^ 60,84^ 150,78^ 186,120^ 320,126^ 410,122^ 436,172^ 560,182^ 596,186^ 610,248^
    590,300^ 640,312^ 662,360^ 730,372^ 760,410^ 800,470^
  `);
  return print(
    W,
    H,
    sand,
    shape(box(-20, -20, W + 40, 520), mix(shallow, paper, 0.5)) +
      shaded(box(-20, 200, W + 40, 260), mix(honey, paper, 0.5), 0, 0.8) +
      `<circle cx="960" cy="210" r="80" fill="${mix(honey, paper, 0.3)}"/>` +
      shape(curve('700,130 860,112 1010,122 1130,112 1060,144 900,150'), paper) +
      shape(
        polygon('820,440 850,384 1000,370 1110,390 1260,364 1260,440'),
        mix(deep, shallow, 0.4),
      ) +
      rock(headland, mix(honey, sand, 0.35), 14, { ...cliffTints, layers: 7, cracks: 12 }) +
      shape(
        curve(`
          -60,78 40,56 150,74 190,112 330,104 420,118 440,168 420,150 330,134 190,138 150,96
          -60,100
        `),
        mix(bottle, kelp, 0.4),
      ) +
      shape(sea, reef) +
      inside(
        sea,
        water(W, H, {
          colours: [
            shallow,
            mix(lagoon, fern, 0.25),
            mix(reef, bottle, 0.4),
            mix(reef, deep, 0.55),
            deep,
          ],
          bands: 8,
          top: 400,
          seed: 26,
          sway: 12,
        }) +
          lightShafts({
            x: 800,
            y: 120,
            reach: 1300,
            count: 7,
            spread: 1.2,
            colour: paper,
            seed: 23,
            density: 0.42,
          }) +
          rock(
            parsePoints(`
              -60,410^ 760,420^ 700,490^ 520,540^ 500,640^ 380,680^ 360,810^ 250,860^ 230,990^
              120,1070^ -60,1130^
            `),
            mix(ochre, deep, 0.72),
            17,
            { shade: abyss, light: mix(honey, deep, 0.5), layers: 8, cracks: 9 },
          ) +
          kelpBed(parsePoints('240,730 330,680 440,642 560,534 690,492'), 70, 170, 21, {
            base: mix(kelp, bottle, 0.2),
            stream: 0.5,
          }) +
          school(930, 700, 420, 200, 40, 34, mix(deep, reef, 0.3), 141, {
            angle: 4,
            light: shallow,
          }) +
          ridge(
            W,
            H,
            parsePoints('-40,1080 160,1150 420,1290 660,1310 920,1240 1260,1150'),
            mix(deep, abyss, 0.62),
            { seed: 81, rough: 16, step: 40, shade: abyss, light: mix(reef, deep, 0.4) },
          ) +
          spongeClump(1080, 1240, 200, 5) +
          seaFan(760, 1330, 200, coral, 143, 0.1) +
          spongeClump(130, 1190, 190, 8, [
            mix(honey, deep, 0.15),
            coral,
            mix(blush, deep, 0.15),
            ochre,
          ]) +
          weedySeadragon(560, 1020, 780, 4, { flip: true }) +
          ridge(W, H, parsePoints('-40,1330 240,1380 520,1440 820,1430 1260,1350'), abyss, {
            seed: 82,
            rough: 14,
            step: 34,
            light: mix(deep, reef, 0.35),
          }) +
          spongeClump(250, 1400, 200, 12) +
          spongeClump(520, 1460, 170, 15, [coral, blush, honey]) +
          spongeClump(830, 1460, 190, 18) +
          seaFan(400, 1440, 170, mix(coral, blush, 0.3), 145) +
          commonKelp(1110, 1420, 290, 44, { stream: -0.5 }) +
          commonKelp(1190, 1420, 260, 46, { stream: -0.5 }) +
          commonKelp(20, 1390, 260, 47, { stream: 0.5 }),
      ) +
      stroke(curve(swell, false), paper, 7),
    { seed: 71 },
  );
}

function julianRocks() {
  const stack: Point[] = parsePoints(`
    640,1180^ 690,1000^ 740,940^ 760,780^ 820,720^ 850,560^ 920,500^ 960,380^ 1050,300^ 1260,240^
    1260,1200^
  `);
  return print(
    W,
    H,
    shallow,
    water(W, H, {
      colours: [mix(shallow, paper, 0.4), shallow, lagoon, mix(lagoon, reef, 0.6), reef],
      bands: 8,
      seed: 2,
      bottom: 1150,
    }) +
      lightShafts({
        x: 320,
        y: -300,
        reach: 1500,
        count: 7,
        spread: 1,
        colour: paper,
        seed: 4,
        density: 0.45,
      }) +
      ridge(
        W,
        H,
        parsePoints('-40,960 140,900 330,1010 520,1040 700,1060 1260,1060'),
        mix(lagoon, reef, 0.75),
        { seed: 91, rough: 14, step: 44 },
      ) +
      rock(stack, mix(reef, deep, 0.6), 27, {
        shade: abyss,
        light: mix(reef, shallow, 0.12),
        layers: 8,
        cracks: 10,
      }) +
      spongeClump(832, 790, 70, 51, [
        mix(honey, deep, 0.35),
        mix(coral, deep, 0.4),
        mix(ochre, deep, 0.3),
      ]) +
      seaFan(850, 600, 110, mix(coral, deep, 0.3), 52, -0.5) +
      seaFan(940, 480, 90, mix(honey, deep, 0.35), 58, -0.4) +
      plateCoral(900, 560, 150, 40, mix(coral, deep, 0.45), 59) +
      plateCoral(760, 960, 220, 60, mix(coral, deep, 0.3), 151) +
      seaFan(690, 1040, 130, mix(coral, deep, 0.15), 153, -0.3) +
      school(420, 420, 620, 300, 60, 38, mix(reef, deep, 0.35), 161, {
        angle: -5,
        light: mix(shallow, paper, 0.4),
      }) +
      leopardShark(330, 870, 430, -4, {
        base: mix(mix(sand, honey, 0.42), lagoon, 0.45),
        shade: mix(reef, dune, 0.3),
        light: mix(sand, lagoon, 0.4),
        mark: mix(deep, reef, 0.2),
      }) +
      sandFloor(W, H, 1080, {
        colour: mix(sand, shallow, 0.14),
        shade: mix(sand, reef, 0.34),
        light: paper,
        seed: 46,
        ripples: 11,
        sway: 14,
      }) +
      stippled(
        shadowEllipse(600, 1330, 520, 50, mix(deep, reef, 0.4)) +
          shadowEllipse(430, 1352, 230, 40, deep),
      ) +
      leopardShark(590, 1220, 1040, 3) +
      specks(W, 1000, 60, paper, 10),
    { seed: 81 },
  );
}

export const pieces: Piece[] = [
  poster('great-barrier-reef', greatBarrierReef),
  poster('ss-yongala', yongala),
  poster('ningaloo', ningaloo),
  poster('lord-howe-island', lordHowe),
  poster('tasmania', tasmania),
  poster('south-australia', southAustralia),
  poster('sydney', sydney),
  poster('julian-rocks', julianRocks),
];

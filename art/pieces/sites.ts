import {
  commonKelp,
  dome,
  growthTints,
  kelpBed,
  pile,
  plateCoral,
  rock,
  school,
  seaFan,
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
  box,
  curve,
  group,
  inside,
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
  stroke,
  taper,
  water,
} from '../print.ts';

const W = 1200;
const H = 800;

type Sea = 'temperate' | 'tropical';

const cool = (sea: Sea) => sea === 'temperate';
const colours = (sea: Sea) =>
  cool(sea)
    ? [mix(fern, paper, 0.5), fern, mix(fern, bottle, 0.55), bottle]
    : [mix(shallow, paper, 0.5), shallow, lagoon, reef];
const far = (sea: Sea) => (cool(sea) ? mix(bottle, fern, 0.4) : mix(reef, shallow, 0.35));
const mid = (sea: Sea) => (cool(sea) ? mix(bottle, deep, 0.2) : mix(reef, deep, 0.2));
const near = (sea: Sea) => (cool(sea) ? mix(bottle, abyss, 0.6) : mix(deep, abyss, 0.3));

const sea = (kind: Sea, seed: number, sun = 380) =>
  water(W, H, { colours: colours(kind), bands: 6, seed, sway: 10 }) +
  lightShafts({
    x: sun,
    y: -260,
    reach: 1000,
    count: 6,
    spread: 1.1,
    colour: paper,
    seed: seed + 1,
    density: 0.4,
  });

const fish = (kind: Sea, x: number, y: number, seed: number, flip = false) =>
  school(x, y, 360, 150, 24, 24, mid(kind), seed, {
    flip,
    light: mix(colours(kind)[1] ?? shallow, paper, 0.3),
  });

function reefScene(kind: Sea) {
  const back = ridge(W, H, parsePoints('-40,560 240,500 520,590 860,560 1240,470'), far(kind), {
    seed: 3,
    rough: 12,
  });
  const front = ridge(W, H, parsePoints('-40,640 260,690 560,740 860,690 1240,620'), near(kind), {
    seed: 4,
    rough: 14,
    step: 30,
  });
  return (
    sea(kind, 2) +
    back +
    fish(kind, 760, 300, 5) +
    front +
    (cool(kind)
      ? kelpBed(parsePoints('-20,650 260,690 420,720'), 62, 200, 6) +
        kelpBed(parsePoints('900,690 1060,650 1240,630'), 62, 210, 7, { stream: 0.4 }) +
        spongeClump(640, 740, 100, 4)
      : plateCoral(140, 680, 340, 120, coral, 6) +
        staghorn(360, 730, 200, 120, honey, 8) +
        plateCoral(1060, 670, 360, 110, ochre, 9) +
        dome(860, 720, 150, 80, honey, 10) +
        staghorn(1000, 740, 180, 90, blush, 11))
  );
}

/** A head of rock that stands alone on the sand, with fish over its top. */
function bommieScene(kind: Sea) {
  const head: Point[] = parsePoints(`
    430,760^ 470,640^ 450,560^ 540,500^ 560,400^ 660,350^ 760,364^ 820,440^ 900,470^ 930,580^
    1000,640^ 1030,770^
  `);
  const back = ridge(W, H, parsePoints('-40,610 160,560 360,640 900,650 1240,580'), far(kind), {
    seed: 13,
    rough: 12,
  });
  const growth = cool(kind)
    ? commonKelp(640, 372, 150, 14) +
      commonKelp(740, 376, 170, 15) +
      commonKelp(870, 470, 130, 16) +
      spongeClump(560, 520, 80, 17) +
      spongeClump(930, 620, 90, 18) +
      seaFan(480, 640, 120, blush, 19)
    : plateCoral(700, 372, 330, 90, coral, 14) +
      plateCoral(900, 500, 220, 70, ochre, 15) +
      seaFan(500, 590, 150, blush, 16) +
      staghorn(590, 480, 130, 80, honey, 17) +
      seaFan(960, 650, 130, coral, 18);
  return (
    sea(kind, 12, 760) +
    back +
    fish(kind, 560, 250, 20) +
    fish(kind, 900, 300, 21, true) +
    sandFloor(W, H, 680, {
      colour: cool(kind) ? mix(dune, bottle, 0.25) : mix(sand, lagoon, 0.25),
      shade: mix(mid(kind), sand, 0.5),
      seed: 22,
      ripples: 8,
    }) +
    rock(head, near(kind), 25, { shade: abyss, light: mid(kind), layers: 6, cracks: 6 }) +
    growth +
    (cool(kind)
      ? spongeClump(250, 740, 80, 23)
      : dome(230, 740, 150, 80, honey, 23) + staghorn(1120, 760, 160, 80, blush, 24))
  );
}

/** A gutter of sand between two reefs. */
function gutterScene(kind: Sea) {
  const left: Point[] = parsePoints(
    '-60,330^ 90,350^ 210,430^ 250,540^ 340,600^ 380,700^ 470,830^ -60,830^',
  );
  const right: Point[] = parsePoints(
    '1260,410^ 1090,440^ 1010,520^ 960,640^ 860,700^ 800,830^ 1260,830^',
  );
  const wallOf = (outline: Point[], seed: number) =>
    rock(outline, near(kind), seed, { shade: abyss, light: mid(kind), layers: 6, cracks: 5 });
  const growth = cool(kind)
    ? commonKelp(60, 352, 190, 31) +
      commonKelp(190, 430, 170, 32) +
      commonKelp(1120, 440, 190, 33) +
      seaFan(330, 620, 120, blush, 34) +
      spongeClump(940, 690, 90, 35) +
      spongeClump(250, 570, 70, 36)
    : plateCoral(120, 370, 320, 90, coral, 31) +
      seaFan(270, 560, 150, blush, 32) +
      plateCoral(1110, 450, 300, 90, ochre, 33) +
      staghorn(960, 690, 150, 80, honey, 34) +
      dome(360, 720, 110, 60, honey, 35);
  return (
    sea(kind, 30, 620) +
    ridge(W, H, parsePoints('-40,540 420,600 640,560 860,610 1240,540'), far(kind), {
      seed: 37,
      rough: 12,
    }) +
    fish(kind, 620, 330, 38) +
    sandFloor(W, H, 650, {
      colour: cool(kind) ? mix(dune, bottle, 0.25) : mix(sand, lagoon, 0.25),
      shade: mix(mid(kind), sand, 0.5),
      seed: 39,
      ripples: 9,
    }) +
    wallOf(left, 40) +
    wallOf(right, 41) +
    growth
  );
}

function wreckScene(kind: Sea) {
  const r = random(31);
  const hull = curve(`
    250,430^ 330,410 560,430 860,470 1240,500^ 1240,760^ 470,760^ 380,660 300,540
  `);
  let growth = '';
  for (let i = 0; i < 130; i++) {
    const x = r.between(270, 1220);
    const y = 428 + Math.max(0, x - 420) * 0.088 + r() ** 3 * 240;
    const k = r.between(5, 13);
    growth += shape(
      curve([
        [x - k, y + k * 0.5],
        [x - k * 0.7, y - k * 0.6],
        [x, y - k * 1.2],
        [x + k * 0.7, y - k * 0.5],
        [x + k, y + k * 0.4],
        [x, y + k * 0.8],
      ]),
      mix(
        r.pick(cool(kind) ? [kelp, honey, ochre, fern] : [coral, honey, blush, ochre]),
        mid(kind),
        0.35,
      ),
    );
  }
  return (
    sea(kind, 12, 800) +
    shape(curve('560,440^ 600,446^ 470,250 352,110^ 342,118^ 440,270'), mid(kind)) +
    stroke('M400 190C480 300 620 380 760 462M372 150C340 260 330 340 336 412', mid(kind), 4) +
    shape(box(820, 380, 190, 100), mid(kind)) +
    shape(box(850, 330, 70, 60), mid(kind)) +
    shape(hull, near(kind)) +
    inside(
      hull,
      shape(curve('240,430 330,404 560,424 1250,494 1250,540 560,474 290,474'), mid(kind)) +
        shaded(box(240, 560, 1000, 240), abyss, 0, 0.8),
    ) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => `<circle cx="${520 + i * 96}" cy="${num(512 + i * 9)}" r="11" fill="${abyss}"/>`)
      .join('') +
    growth +
    (cool(kind)
      ? kelpBed(parsePoints('430,432 640,448 780,466'), 60, 96, 14)
      : seaFan(480, 430, 110, coral, 14) +
        seaFan(700, 456, 140, coral, 15) +
        seaFan(1090, 490, 120, mix(coral, honey, 0.5), 16)) +
    fish(kind, 230, 250, 17) +
    sandFloor(W, H, 690, {
      colour: mix(sand, colours(kind)[2] ?? reef, 0.35),
      shade: mid(kind),
      light: sand,
      seed: 18,
      ripples: 6,
    })
  );
}

function wallScene(kind: Sea) {
  const face: Point[] = parsePoints(`
    700,-40^ 730,90^ 690,190^ 740,330^ 710,450^ 770,590^ 740,700^ 790,860^ 1260,860^ 1260,-40^
  `);
  return (
    sea(kind, 22, 300) +
    rock(
      parsePoints(`
        470,860^ 540,640^ 520,520^ 600,380^ 570,250^ 640,120^ 630,-40^ 1240,-40^ 1240,860^
      `),
      far(kind),
      23,
      {
        shade: mix(far(kind), mid(kind), 0.5),
        light: mix(far(kind), paper, 0.2),
        layers: 6,
        cracks: 3,
      },
    ) +
    fish(kind, 300, 420, 24) +
    rock(face, near(kind), 25, { shade: abyss, light: mid(kind), layers: 8, cracks: 8 }) +
    (cool(kind)
      ? spongeClump(800, 350, 110, 5) +
        spongeClump(790, 610, 120, 8) +
        commonKelp(750, 90, 130, 9, { stream: -0.5 }) +
        commonKelp(830, 60, 120, 10, { stream: -0.4 }) +
        seaFan(960, 520, 140, coral, 11) +
        spongeClump(1060, 260, 110, 13) +
        commonKelp(960, 40, 120, 12, { stream: -0.4 })
      : seaFan(760, 360, 190, coral, 31, -0.5) +
        seaFan(800, 640, 220, mix(coral, ochre, 0.4), 32, -0.4) +
        plateCoral(730, 200, 240, 60, honey, 33) +
        plateCoral(760, 480, 200, 56, coral, 35) +
        seaFan(1050, 300, 150, blush, 34))
  );
}

function caveScene(kind: Sea) {
  const mouth = curve(`
    330,700 300,560 350,420 330,310 430,190 560,150 640,110 770,160 850,250 940,330 910,470
    960,600 910,700 640,730
  `);
  const frame = (d: string, colour: string) =>
    `<path d="M-400 -60H${W + 400}V${H + 60}H-400Z${d}" fill="${colour}" fill-rule="evenodd"/>`;
  const wider = curve(`
    270,720 240,560 290,400 260,290 380,140 540,100 660,50 810,100 910,210 1010,310 980,480
    1030,620 970,720 640,770
  `);
  return (
    sea(kind, 42, 640) +
    fish(kind, 700, 330, 43) +
    ridge(W, H, parsePoints('260,640 480,660 700,620 1000,640'), far(kind), {
      seed: 44,
      rough: 12,
    }) +
    sandFloor(W, H, 670, {
      colour: mix(sand, colours(kind)[2] ?? reef, 0.4),
      shade: mid(kind),
      light: sand,
      seed: 45,
      ripples: 5,
    }) +
    group(
      frame(mouth, mid(kind)) + frame(wider, near(kind)),
      'transform="translate(-190 -10) rotate(-4 600 400) scale(1.08 1.04)"',
    ) +
    (cool(kind)
      ? spongeClump(170, 740, 110, 6) +
        spongeClump(870, 690, 120, 9) +
        spongeClump(1060, 770, 120, 12)
      : seaFan(150, 740, 170, coral, 46, 0.3) +
        seaFan(900, 720, 210, coral, 47, -0.3) +
        seaFan(1090, 780, 150, mix(coral, honey, 0.4), 48))
  );
}

function pierScene(kind: Sea) {
  const rows: [number, number, number][] = [
    [0.18, 22, 0.7],
    [0.3, 30, 0.55],
    [0.48, 42, 0.35],
    [0.78, 62, 0.1],
  ];
  const under = rows
    .map(([t, width, mist], i) => {
      const wood = mix(mix(deep, rust, 0.3), far(kind), mist);
      const crust = {
        wood,
        shade: mix(wood, abyss, 0.4),
        light: mix(wood, paper, 0.2),
        growth: growthTints.map((c) => mix(c, far(kind), mist)),
        from: 170 + 60 * t,
      };
      const left = 560 - 620 * t;
      const right = 660 + 560 * t;
      const top = 130 - 180 * t;
      return (
        shape(
          polygon([
            [left - width, top],
            [right + width, top - 6],
            [right + width, top + width * 0.5],
            [left - width, top + width * 0.6],
          ]),
          mix(wood, abyss, 0.25),
        ) +
        pile(left, top, 580 + t * 220, width, 50 + i, crust) +
        pile(right, top, 575 + t * 220, width, 60 + i, crust)
      );
    })
    .join('');
  return (
    sea(kind, 52, 200) +
    shape(
      polygon([
        [-40, -40],
        [W + 40, -40],
        [W + 40, 10],
        [720, 120],
        [500, 120],
        [-40, 20],
      ]),
      near(kind),
    ) +
    fish(kind, 620, 330, 53) +
    sandFloor(W, H, 590, {
      colour: mix(sand, colours(kind)[2] ?? reef, 0.4),
      shade: mid(kind),
      light: sand,
      seed: 55,
      ripples: 6,
    }) +
    under +
    (cool(kind)
      ? spongeClump(330, 700, 80, 7)
      : dome(340, 720, 130, 60, ochre, 57) + staghorn(860, 720, 130, 70, coral, 58))
  );
}

const seaPen = (x: number, y: number, size: number, colour: string) => {
  let out = shape(
    taper(
      [
        [x, y + 8],
        [x + size * 0.04, y - size * 0.5],
        [x + size * 0.16, y - size],
      ],
      size * 0.07,
      3,
    ),
    colour,
  );
  for (let i = 0; i < 13; i++) {
    const t = 0.3 + (i / 13) * 0.68;
    const px = x + size * 0.16 * t ** 2;
    const py = y - size * t;
    const long = size * 0.22 * Math.sin(Math.PI * (0.16 + (i / 13) * 0.8));
    for (const s of [-1, 1])
      out += shape(
        taper(
          [
            [px, py],
            [px + s * long * 0.6, py - long * 0.25],
            [px + s * long + long * 0.12, py - long * 0.75],
          ],
          size * 0.03,
          size * 0.012,
        ),
        i % 2 ? colour : mix(colour, paper, 0.25),
      );
  }
  return out;
};

function muckScene(kind: Sea) {
  const mud = mix(dune, colours(kind)[2] ?? reef, 0.45);
  const r = random(61);
  let bits = '';
  for (let i = 0; i < 60; i++) {
    const t = r();
    const x = r.between(0, W);
    const y = 560 + t * 230;
    bits += shape(
      curve([
        [x, y],
        [x + 8 + 14 * t, y - 3 - 5 * t],
        [x + 14 + 20 * t, y + 2],
        [x + 6, y + 4],
      ]),
      r.chance(0.5) ? mix(mud, abyss, 0.45) : mix(mud, paper, 0.35),
    );
  }
  const tyre = (x: number, y: number, s: number) => {
    const c = near(kind);
    return `<g clip-path="url(#buried)"><ellipse cx="${x}" cy="${y}" rx="${s}" ry="${num(s * 0.94)}" fill="${c}"/><ellipse cx="${x + s * 0.06}" cy="${y}" rx="${num(s * 0.56)}" ry="${num(s * 0.54)}" fill="${mix(mud, c, 0.35)}"/></g>`;
  };
  return (
    sea(kind, 62, 860) +
    ridge(W, H, parsePoints('-40,530 300,500 700,540 1240,510'), far(kind), {
      seed: 63,
      rough: 6,
      step: 80,
    }) +
    sandFloor(W, H, 540, {
      colour: mud,
      shade: mix(mud, abyss, 0.35),
      light: mix(mud, paper, 0.4),
      seed: 64,
      ripples: 8,
      sway: 8,
    }) +
    bits +
    `<clipPath id="buried"><path d="${curve('640,300 1200,300 1200,660 1080,668 1010,650 900,672 780,660 640,670')}"/></clipPath>` +
    tyre(930, 610, 130) +
    (cool(kind)
      ? spongeClump(1010, 520, 80, 7) +
        seaPen(240, 690, 200, mix(honey, rust, 0.2)) +
        seaPen(330, 730, 150, mix(coral, rust, 0.3)) +
        seaPen(520, 620, 90, mix(honey, far(kind), 0.4))
      : seaFan(1020, 530, 130, coral, 65) +
        seaPen(230, 700, 190, coral) +
        seaPen(340, 730, 130, blush) +
        dome(560, 640, 120, 46, ochre, 67)) +
    fish(kind, 420, 300, 68, true)
  );
}

function driftScene(kind: Sea) {
  const r = random(71);
  let flow = '';
  for (let i = 0; i < 34; i++) {
    const x = r.between(-200, W);
    const y = r.between(60, 560);
    const long = r.between(140, 420);
    const bow = r.between(-14, 14);
    flow += taper(
      [
        [x, y],
        [x + long * 0.5, y + bow],
        [x + long, y + bow * 0.4],
      ],
      1,
      r.between(3, 6),
    );
  }
  return (
    sea(kind, 72, 200) +
    shape(flow, paper, 'opacity="0.55"') +
    ridge(W, H, parsePoints('-40,600 280,560 640,610 1240,540'), far(kind), {
      seed: 73,
      rough: 10,
    }) +
    school(620, 320, 720, 200, 34, 34, mid(kind), 74, {
      flip: true,
      angle: 2,
      light: mix(colours(kind)[1] ?? shallow, paper, 0.3),
    }) +
    ridge(W, H, parsePoints('-40,700 300,660 620,720 940,690 1240,640'), near(kind), {
      seed: 75,
      rough: 12,
      step: 30,
    }) +
    (cool(kind)
      ? kelpBed(parsePoints('-20,705 300,668 600,720 900,700 1240,650'), 68, 200, 76, {
          stream: 0.85,
        })
      : seaFan(150, 690, 190, coral, 76, 0.7) +
        seaFan(420, 690, 150, mix(coral, honey, 0.5), 77, 0.75) +
        seaFan(880, 700, 210, coral, 78, 0.7) +
        plateCoral(660, 740, 260, 60, honey, 79) +
        seaFan(1120, 670, 150, blush, 80, 0.7))
  );
}

function freshScene(kind: Sea) {
  const r = random(81);
  let reeds = '';
  let pads = '';
  if (cool(kind)) {
    // A limestone sinkhole: pale walls, weed that grows straight up to the light.
    for (let i = 0; i < 150; i++) {
      const x = r.between(-10, W + 10);
      if (x > 430 && x < 800 && r.chance(0.8)) continue;
      const y = 640 + r() * 170;
      const h = r.between(80, 230);
      reeds += taper(
        [
          [x, y],
          [x + r.between(-8, 8), y - h * 0.5],
          [x + r.between(-20, 20), y - h],
        ],
        7,
        2,
      );
    }
    const left: Point[] = parsePoints(
      '-60,-40^ 230,-40^ 190,110^ 250,260^ 180,420^ 220,580^ 150,860^ -60,860^',
    );
    const right: Point[] = parsePoints(`
      1260,-40^ 930,-40^ 1000,120^ 950,260^ 1030,430^ 980,600^ 1060,860^ 1260,860^
    `);
    const stone = mix(sand, bottle, 0.45);
    return (
      water(W, H, {
        colours: [
          mix(shallow, paper, 0.6),
          mix(shallow, fern, 0.3),
          mix(lagoon, fern, 0.3),
          mix(reef, bottle, 0.4),
        ],
        bands: 6,
        seed: 82,
      }) +
      lightShafts({
        x: 600,
        y: -200,
        reach: 1050,
        count: 5,
        spread: 0.7,
        colour: paper,
        seed: 83,
        density: 0.55,
      }) +
      rock(left, stone, 84, { shade: mix(stone, deep, 0.4), light: sand, layers: 7, cracks: 6 }) +
      rock(right, mix(stone, deep, 0.15), 85, {
        shade: mix(stone, deep, 0.5),
        light: sand,
        layers: 7,
        cracks: 6,
      }) +
      ridge(W, H, parsePoints('-40,640 300,690 620,730 900,700 1240,640'), mix(bottle, deep, 0.4), {
        seed: 86,
        rough: 10,
      }) +
      shape(reeds, mix(bottle, kelp, 0.45))
    );
  }
  // A northern waterhole: lily stems and pads above, a sunken trunk, small rainbowfish.
  let stems = '';
  for (let i = 0; i < 15; i++) {
    const x = r.between(40, W - 40);
    const px = x + r.between(-90, 90);
    const s = r.between(40, 86);
    stems += stroke(
      curve(
        [
          [x, 760],
          [x + r.between(-40, 40), 500],
          [px - 20, 240],
          [px, 56],
        ],
        false,
      ),
      mix(bottle, rust, 0.35),
      4,
    );
    pads += shape(
      curve([
        [px - s, 46],
        [px - s * 0.3, 32],
        [px + s * 0.5, 34],
        [px + s, 46],
        [px + s * 0.4, 60],
        [px - s * 0.5, 60],
      ]),
      r.chance(0.5) ? mix(bottle, kelp, 0.4) : mix(bottle, abyss, 0.3),
    );
  }
  const log = curve(`
    -40,600 160,610 420,660 700,716 760,712 772,748 720,772 420,740 140,690 -40,690
  `);
  return (
    water(W, H, {
      colours: [
        mix(fern, paper, 0.5),
        mix(fern, shallow, 0.5),
        mix(lagoon, kelp, 0.25),
        mix(reef, kelp, 0.35),
      ],
      bands: 6,
      seed: 87,
    }) +
    lightShafts({
      x: 760,
      y: -200,
      reach: 1000,
      count: 6,
      spread: 1,
      colour: paper,
      seed: 88,
      density: 0.4,
    }) +
    stems +
    pads +
    sandFloor(W, H, 660, {
      colour: mix(dune, bottle, 0.35),
      shade: mix(bottle, deep, 0.3),
      light: sand,
      seed: 89,
      ripples: 6,
    }) +
    shape(log, mix(rust, bottle, 0.35)) +
    inside(
      log,
      shaded(box(-40, 640, 900, 140), abyss, 0, 0.8) +
        stroke(
          'M-20 630C200 640 420 690 740 734M40 660C240 670 400 710 600 736',
          mix(rust, abyss, 0.4),
          4,
        ),
    ) +
    stroke(
      'M300 634C340 560 420 540 470 470M360 650C410 610 470 600 520 560',
      mix(rust, bottle, 0.35),
      14,
    ) +
    school(760, 400, 420, 150, 20, 30, mix(reef, deep, 0.2), 90, { light: mix(honey, paper, 0.3) })
  );
}

const scenes = {
  reef: reefScene,
  bommie: bommieScene,
  gutter: gutterScene,
  wreck: wreckScene,
  wall: wallScene,
  cave: caveScene,
  pier: pierScene,
  muck: muckScene,
  drift: driftScene,
  freshwater: freshScene,
};

/** The quiet prints behind 'Photo Coming Soon': a full scene under a wash of pale water, so that words stay easy to read on it. */
export const pieces: Piece[] = Object.entries(scenes).flatMap(([type, scene], i) =>
  (['temperate', 'tropical'] as const).map(
    (kind): Piece => ({
      kind: 'sites',
      name: `${type}-${kind}`,
      width: W,
      height: H,
      widths: [400, 800],
      grain: 0.4,
      svg: () => {
        const pale = cool(kind) ? mix(fern, paper, 0.5) : mix(shallow, paper, 0.45);
        return print(
          W,
          H,
          pale,
          scene(kind) +
            specks(W, H * 0.7, 30, paper, i + 3) +
            shape(box(-30, -30, W + 60, H + 60), pale, 'opacity="0.36"'),
          { seed: 100 + i },
        );
      },
    }),
  ),
);

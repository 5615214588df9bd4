import { giantCuttlefish } from '../../animals/cuttlefish.ts';
import { bubbles, diver } from '../../animals/diver.ts';
import { greyNurse } from '../../animals/grey-nurse.ts';
import { giantGrouper, potatoCod } from '../../animals/grouper.ts';
import { leopardShark } from '../../animals/leopard-shark.ts';
import { leafySeadragon, weedySeadragon } from '../../animals/seadragons.ts';
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
  kelp as kelpInk,
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
  water,
} from '../../print.ts';
import { clip, disc, tone } from '../gear/kit.ts';
import {
  beam,
  ceiling,
  faded,
  fan,
  garden,
  glow,
  kelp,
  pile,
  rock,
  school,
  sea,
  temperate,
  tropic,
} from '../scene/kit.ts';

export const W = 1600;
export const H = 800;
export const blue = [shallow, mix(reef, shallow, 0.25), reef, mix(reef, deep, 0.6), deep];
export const green = [fern, mix(bottle, fern, 0.4), bottle, mix(bottle, deep, 0.5), deep];
export const night = [mix(deep, ink, 0.3), abyss, ink, '#071923'];

/** Grass of the sea: blades in tufts. */
export function seagrass(
  from: number,
  to: number,
  base: (x: number) => number,
  tall: number,
  seed: number,
  colour: string,
  light: string,
) {
  const r = random(seed);
  let a = '';
  let b = '';
  for (let x = from; x < to; x += r.between(5, 13)) {
    const h = tall * r.between(0.45, 1.1);
    const lean = r.between(0.1, 0.5) * h;
    const y = base(x) + r.between(0, 18);
    const w = r.between(4, 8);
    const d = `M${num(x)} ${num(y)}C${num(x + lean * 0.1)} ${num(y - h * 0.5)} ${num(x + lean * 0.4)} ${num(y - h * 0.8)} ${num(x + lean)} ${num(y - h)}C${num(x + lean * 0.6 + w)} ${num(y - h * 0.75)} ${num(x + w + lean * 0.2)} ${num(y - h * 0.4)} ${num(x + w)} ${num(y)}Z`;
    if (r.chance(0.3)) b += d;
    else a += d;
  }
  return shape(a, colour) + shape(b, light);
}

export function rubble(
  from: number,
  to: number,
  base: (x: number) => number,
  size: number,
  count: number,
  seed: number,
  colours: string[],
  shade: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = r.between(from, to);
    const y = base(x) + r.between(-6, 60);
    const s = size * r.between(0.4, 1.1);
    const c = r.pick(colours);
    const d = curve([
      [x - s, y + s * 0.4, 1],
      [x - s * r.between(0.8, 1), y - s * 0.1],
      [x - s * 0.4, y - s * r.between(0.4, 0.6)],
      [x + s * 0.3, y - s * r.between(0.35, 0.55)],
      [x + s * 0.95, y - s * 0.05],
      [x + s, y + s * 0.4, 1],
    ]);
    out +=
      shape(d, c) +
      clip(
        d,
        shape(
          polygon([
            [x + s * 0.1, y - s],
            [x + s * 1.2, y - s],
            [x + s * 1.2, y + s],
            [x + s * 0.3, y + s],
          ]),
          mix(c, shade, 0.55),
        ),
      ) +
      stroke(
        `M${num(x - s * 0.6)} ${num(y - s * 0.3)}L${num(x)} ${num(y - s * 0.46)}`,
        mix(c, paper, 0.4),
        3,
      );
  }
  return out;
}

export function yongala() {
  let out = sea(W, H, blue, 101);
  out += lightShafts({
    x: 380,
    y: -260,
    reach: 1100,
    count: 6,
    spread: 1,
    colour: paper,
    density: 0.3,
    seed: 3,
  });
  out += school(420, 190, 260, 80, 60, 26, mix(reef, deep, 0.3), 5, 188);
  // On her starboard side: the hull's upper flank is the reef, masts and davits reach out level
  const hull = curve(`
    520,830^ 500,700 540,560 640,440 800,350 1010,300 1260,276 1660,262^ 1660,840^
  `);
  const deckLine = curve('520,800 540,660 630,520 780,424 1000,372 1260,350 1660,338', false);
  out +=
    stroke(
      'M560 566L250 470M640 452L360 318M352 314L330 420M300 486L430 350',
      mix(deep, ink, 0.3),
      15,
    ) +
    stroke(
      'M860 420C800 470 770 520 760 600M1040 384C990 440 968 500 960 580',
      mix(deep, ink, 0.3),
      11,
    );
  out += sandFloor(W, H, 720, {
    colour: mix(sand, reef, 0.42),
    shade: mix(sand, reef, 0.62),
    light: mix(sand, shallow, 0.4),
    seed: 7,
    ripples: 8,
  });
  out += shape(hull, mix(deep, ink, 0.35));
  out += clip(
    hull,
    tone(box(480, 240, 1180, 380), mix(reef, deep, 0.2), 0.85, 0) +
      stroke(deckLine, mix(reef, shallow, 0.1), 8) +
      shape('M690 640L800 560L840 640L720 740ZM1010 520L1210 470L1236 580L1030 640Z', ink) +
      stroke(
        'M690 640L800 560L840 640L720 740ZM1010 520L1210 470L1236 580L1030 640Z',
        mix(deep, reef, 0.5),
        10,
      ) +
      Array.from({ length: 9 }, (_, i) => shape(disc(880 + i * 84, 404 - i * 7, 11), ink)).join(
        '',
      ) +
      stroke('M720 480V800M950 420V800M1160 390V800M1380 370V800', ink, 5, 'opacity="0.5"'),
  );
  const line = (x: number) => 300 + (x < 1260 ? ((1260 - x) / 740) ** 2.1 * 330 : 0) - 24;
  out += garden(line, 560, 1600, 17, 76, 9, tropic, mix(deep, ink, 0.35));
  out +=
    ridge(W, H, parsePoints('430,800 560,764 800,742 1100,750 1400,722 1640,730'), ink, {
      seed: 19,
      rough: 10,
    }) +
    garden((x) => 758 - (x - 560) * 0.02, 540, 1600, 12, 66, 31, faded(tropic, deep, 0.25), ink) +
    fan(1250, 560, 120, 8, mix(honey, deep, 0.2), -60) +
    fan(830, 640, 110, 9, mix(coral, deep, 0.2), -40);
  out += fan(330, 330, 90, 6, blush, -60);
  out += school(1180, 150, 330, 70, 80, 26, mix(deep, reef, 0.4), 15, 184, shallow);
  out +=
    giantGrouper(330, 610, 500, -3, { flip: true }) +
    diver(930, 90, 250, 6, { fin: coral, trim: ochre }) +
    bubbles(940, 84, 80, 8, 3);
  return out + specks(W, H, 70, paper, 12, 2.2);
}

/** Rock round an opening, in layers that darken towards the eye. */
function mouth(points: Point[], colour: string, edge: string, seed: number) {
  const r = random(seed);
  const line: Point[] = [];
  points.forEach((p, i) => {
    const q = nth(points, (i + 1) % points.length);
    line.push([p[0], p[1], 1]);
    for (const t of [0.3, 0.62])
      line.push([
        p[0] + (q[0] - p[0]) * t + r.between(-16, 16),
        p[1] + (q[1] - p[1]) * t + r.between(-16, 16),
        r.chance(0.5) ? 1 : 0,
      ]);
  });
  const hole = curve(line);
  return `<path fill-rule="evenodd" d="M-30 -30H${W + 30}V${H + 30}H-30Z${hole}" fill="${colour}"/>${stroke(hole, edge, 7)}`;
}

export function fishRock() {
  let out = sea(W, H, [paper, shallow, mix(shallow, reef, 0.5), reef, mix(reef, deep, 0.4)], 111);
  out += lightShafts({
    x: 900,
    y: -300,
    reach: 1200,
    count: 7,
    spread: 0.8,
    colour: paper,
    density: 0.5,
    seed: 4,
  });
  out += school(800, 330, 220, 120, 90, 28, mix(reef, deep, 0.3), 5, 12);
  out += greyNurse(1010, 470, 330, -4, {
    base: mix(reef, deep, 0.3),
    shade: mix(reef, deep, 0.6),
    light: mix(reef, shallow, 0.3),
    mark: deep,
  });
  out += mouth(
    parsePoints(`
      620,150 800,70 1010,90 1200,190 1270,360 1220,540 1060,640 800,660 610,590 530,430 550,270
    `),
    mix(reef, deep, 0.75),
    mix(reef, shallow, 0.3),
    3,
  );
  out += tone(`M-30 -30H${W + 30}V300H-30Z`, deep, 0.9, 0);
  out +=
    diver(640, 360, 330, -5, {
      flip: true,
      suit: ink,
      shade: '#051722',
      trim: mix(ink, deep, 0.5),
      tank: mix(deep, ink, 0.3),
      fin: mix(deep, ink, 0.5),
      glass: shallow,
    }) +
    beam(960, 392, 12, 300, 16, paper, 0.8) +
    bubbles(966, 350, 150, 9, 4, paper, 8);
  out += mouth(
    parsePoints(`
      470,60 760,-40 1120,-40 1390,90 1460,330 1400,600 1200,740 760,770 480,720 360,520 370,260
    `),
    mix(deep, ink, 0.55),
    mix(reef, deep, 0.5),
    5,
  );
  out += garden(() => 770, 520, 1260, 8, 70, 8, faded(temperate, deep, 0.45), mix(deep, ink, 0.55));
  out += mouth(
    parsePoints(`
      300,-60 760,-120 1240,-100 1560,-20 1640,330 1560,680 1250,830 700,850 330,800 170,560
      190,200
    `),
    ink,
    mix(deep, reef, 0.3),
    7,
  );
  out += fan(170, 560, 230, 4, rust, -20) + fan(1490, 700, 240, 7, rust, -120);
  return out + specks(W, H, 40, shallow, 12, 2.2);
}

export function rapidBay() {
  let out = sea(W, H, green, 121);
  out += lightShafts({
    x: 1050,
    y: -260,
    reach: 1100,
    count: 6,
    spread: 1.1,
    colour: paper,
    density: 0.34,
    seed: 6,
  });
  const far = (t: number) => mix(mix(ink, rust, 0.2), bottle, t);
  out += shape(box(-30, -30, 1660, 52), far(0.2));
  for (const [x, w, t] of [
    [120, 18, 0.8],
    [230, 20, 0.8],
    [420, 24, 0.7],
    [560, 26, 0.7],
    [1010, 22, 0.76],
    [1110, 22, 0.76],
  ] as const)
    out += pile(x, 10, 760, w, x, far(t), far(t - 0.12));
  out +=
    stroke('M420 120L560 400M560 120L420 400M420 430L560 700', far(0.7), 11) +
    stroke('M120 100L230 330M230 100L120 330', far(0.8), 8);
  out += sandFloor(W, H, 680, {
    colour: mix(sand, bottle, 0.4),
    shade: mix(sand, bottle, 0.6),
    light: mix(sand, fern, 0.5),
    seed: 8,
    ripples: 8,
  });
  out += school(760, 240, 260, 70, 70, 24, mix(bottle, paper, 0.5), 5, 176, paper);
  out +=
    pile(1330, 0, 760, 92, 7, mix(ink, rust, 0.3), mix(ink, rust, 0.12), temperate, 0.12) +
    pile(1516, 0, 800, 110, 9, mix(ink, rust, 0.3), mix(ink, rust, 0.12), temperate, 0.1);
  out += stroke('M1330 150L1516 500', mix(ink, rust, 0.25), 26);
  out += seagrass(-20, 1640, () => 740, 120, 3, mix(bottle, kelpInk, 0.5), mix(kelpInk, fern, 0.3));
  out += leafySeadragon(760, 480, 700, -4);
  out +=
    seagrass(-20, 760, () => 826, 150, 5, mix(deep, kelpInk, 0.4), mix(bottle, kelpInk, 0.7)) +
    seagrass(1040, 1640, () => 830, 120, 6, mix(deep, kelpInk, 0.4), mix(bottle, kelpInk, 0.7));
  return out + specks(W, H, 70, paper, 12, 2.2);
}

export function julianRocks() {
  let out = sea(
    W,
    H,
    [shallow, mix(shallow, reef, 0.4), mix(shallow, reef, 0.75), reef, mix(reef, deep, 0.3)],
    131,
  );
  out +=
    lightShafts({
      x: 560,
      y: -260,
      reach: 1100,
      count: 6,
      spread: 1.1,
      colour: paper,
      density: 0.4,
      seed: 16,
    }) + ceiling(W, 70, 4);
  out += ridge(
    W,
    H,
    parsePoints('-40,620 260,560 500,600 800,560 1100,420 1300,300 1640,240'),
    mix(reef, deep, 0.35),
    { seed: 4, rough: 14 },
  );
  out += sandFloor(W, H, 570, {
    colour: mix(sand, shallow, 0.25),
    shade: mix(sand, reef, 0.4),
    light: paper,
    seed: 18,
    ripples: 12,
  });
  out += rock(
    parsePoints('1010,840 1080,740 1180,660 1240,560 1290,420 1380,340 1480,250 1660,220'),
    mix(deep, reef, 0.25),
    deep,
    mix(reef, shallow, 0.2),
    12,
    830,
  );
  out += garden(
    (x) => (x < 1300 ? 660 - (x - 1180) * 1.9 : 420 - (x - 1300) * 0.55),
    1190,
    1600,
    10,
    66,
    4,
    tropic,
    mix(deep, reef, 0.15),
  );
  out += school(
    1020,
    210,
    230,
    80,
    60,
    28,
    mix(reef, deep, 0.35),
    6,
    170,
    mix(shallow, paper, 0.5),
  );
  out += `<g opacity="0.5">${shape(disc(200, 640, 120, 8), mix(reef, deep, 0.3))}${shape(disc(720, 756, 400, 20), mix(reef, deep, 0.3))}</g>`;
  out += leopardShark(200, 606, 290, 2, {
    flip: true,
    base: mix(sand, honey, 0.22),
    shade: mix(dune, reef, 0.3),
  });
  out += leopardShark(740, 662, 880, -3);
  return out + specks(W, H, 60, paper, 12, 2.2);
}

export function navyPier() {
  let out = sea(
    W,
    H,
    [mix(shallow, paper, 0.2), mix(reef, shallow, 0.45), reef, mix(reef, deep, 0.6), deep],
    141,
  );
  out += shape(box(-30, -30, 1660, 44), ink);
  out += lightShafts({
    x: 760,
    y: -360,
    reach: 1200,
    count: 9,
    spread: 1.2,
    colour: paper,
    density: 0.45,
    seed: 26,
  });
  const far = (t: number) => mix(ink, reef, t);
  // Rows of steel piles running away to the light
  for (const [x, w, t, b] of [
    [740, 16, 0.72, 640],
    [800, 16, 0.72, 640],
    [690, 22, 0.6, 660],
    [860, 22, 0.6, 660],
    [610, 32, 0.46, 690],
    [940, 32, 0.46, 690],
  ] as const)
    out += pile(x, -10, b, w, x, far(t), far(t - 0.14));
  out += stroke('M610 120L690 150M860 150L940 120M610 300L940 300M690 220H860', far(0.5), 12);
  out += sandFloor(W, H, 660, {
    colour: mix(sand, reef, 0.55),
    shade: mix(sand, reef, 0.72),
    light: mix(sand, reef, 0.35),
    seed: 28,
    ripples: 8,
  });
  out +=
    pile(450, -10, 760, 62, 31, far(0.25), far(0.1), faded(tropic, deep, 0.3), 0.15) +
    pile(1110, -10, 760, 62, 32, far(0.25), far(0.1), faded(tropic, deep, 0.3), 0.15);
  out += stroke('M450 160L1110 130', far(0.2), 22);
  out += school(780, 380, 300, 150, 150, 30, mix(deep, reef, 0.3), 7, 184, mix(honey, paper, 0.3));
  out +=
    garden(() => 740, 240, 440, 3, 60, 12, tropic, mix(sand, deep, 0.66)) +
    garden(() => 744, 1140, 1360, 3, 60, 14, tropic, mix(sand, deep, 0.66));
  out += giantGrouper(800, 600, 560, -2);
  out +=
    pile(120, -10, 840, 130, 33, mix(ink, deep, 0.4), ink, tropic, 0.1) +
    pile(1480, -10, 840, 140, 35, mix(ink, deep, 0.4), ink, tropic, 0.1);
  out += stroke('M120 120L-40 60M1480 130L1640 70', mix(ink, deep, 0.4), 34);
  return out + specks(W, H, 60, paper, 12, 2.2);
}

export function bareIsland() {
  const sky = water(W, 330, {
    colours: [mix(blush, paper, 0.35), mix(honey, paper, 0.55), paper],
    top: -30,
    bottom: 330,
    bands: 5,
    seed: 151,
    sway: 8,
  });
  let out = sky + shape(disc(1270, 150, 66), mix(honey, paper, 0.15));
  // The island, its fort and the footbridge
  const stone = mix(honey, sand, 0.45);
  const shadeOf = mix(ochre, rust, 0.4);
  out +=
    shape(curve('-40,250^ 120,246 220,262 300,290 330,330^ -40,330^'), mix(kelpInk, bottle, 0.4)) +
    shape(curve('-40,290^ 140,286 250,300 340,336^ -40,340^'), stone);
  let bridge = 'M250 262H700M250 272H700';
  for (let x = 280; x < 700; x += 52)
    bridge += `M${x} 268L${x - 9} 340M${x} 268L${x + 9} 340M${x - 6} 300H${x + 6}`;
  out += stroke(bridge, mix(ink, rust, 0.45), 5) + stroke('M250 248H700', mix(ink, rust, 0.45), 3);
  const isle = curve(`
    640,340^ 668,300 720,268 800,254^ 1120,246^ 1200,262 1270,290 1330,316 1370,342^
  `);
  out +=
    shape(isle, stone) +
    clip(
      isle,
      shape(
        curve(`
          640,330 720,300 830,306 960,288 1100,300 1240,296 1380,330 1380,360 640,360
        `),
        shadeOf,
      ) +
        stroke(
          'M740 290H900M960 276H1100M1130 290H1230M820 318H980M1040 322H1200',
          mix(stone, paper, 0.5),
          5,
        ),
    );
  out +=
    shape('M790 256V214H840V200H900V214H1010V196H1080V214H1128V250Z', mix(sand, ochre, 0.35)) +
    shape('M1010 196H1080V214H1128V250H1044V216H1010Z', mix(ochre, rust, 0.3)) +
    shape(curve('820,236^ 828,222 846,222 854,236^'), ink) +
    shape(curve('920,238^ 928,224 946,224 954,238^'), ink) +
    stroke('M862 200V182M876 200V178M1050 196V166', mix(ochre, ink, 0.4), 7);
  // Below the waterline
  const top: Point[] = parsePoints(
    '-40,338 120,330 320,342 560,332 800,344 1040,332 1300,342 1640,334',
  );
  const body = `${curve(top, false)}L1640 830L-40 830Z`;
  out += clip(
    body,
    water(W, H, {
      colours: [
        mix(shallow, paper, 0.2),
        mix(bottle, shallow, 0.5),
        bottle,
        mix(bottle, deep, 0.6),
        deep,
      ],
      top: 320,
      bottom: H,
      bands: 6,
      seed: 152,
      sway: 10,
    }) +
      lightShafts({
        x: 980,
        y: 60,
        reach: 760,
        count: 7,
        spread: 1.4,
        colour: paper,
        density: 0.4,
        seed: 36,
      }),
  );
  out += stroke(curve(top, false), paper, 7);
  out += rock(
    parsePoints(`
      -40,420 120,452 260,560 420,610 640,690 900,720 1200,700 1420,650 1640,560
    `),
    mix(deep, rust, 0.3),
    mix(ink, deep, 0.3),
    mix(ochre, bottle, 0.4),
    15,
    840,
  );
  for (const [i, x] of [40, 130, 230, 330].entries())
    out += kelp(x, 470 + i * 56, 372 + i * 50, 90 + i, { size: 0.62 });
  out += garden(
    (x) => 700 - Math.max(0, 600 - x) * 0.34 - Math.max(0, x - 1180) * 0.3,
    420,
    1600,
    16,
    72,
    17,
    temperate,
    mix(deep, rust, 0.24),
  );
  out +=
    weedySeadragon(1240, 560, 330, -6) +
    diver(660, 480, 330, 4, { fin: coral, trim: reef }) +
    bubbles(668, 466, 110, 9, 5);
  return out + school(990, 440, 150, 36, 26, 24, mix(bottle, fern, 0.4), 18, 176);
}

export function exSwan() {
  let out = sea(W, H, blue, 161);
  out +=
    lightShafts({
      x: 1180,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.1,
      colour: paper,
      density: 0.34,
      seed: 46,
    }) + ceiling(W, 50, 44);
  const far = mix(deep, reef, 0.35);
  const hullD = curve('130,424^ 330,446 560,470^ 1470,480^ 1486,540 1470,660^ 300,690^ 230,600');
  out += ridge(W, H, parsePoints('-40,680 700,660 1640,640'), mix(reef, deep, 0.5), {
    seed: 41,
    rough: 8,
  });
  // Upper works, from the gun forward to the flat quarterdeck
  const steel = mix(deep, reef, 0.12);
  const dark = mix(deep, ink, 0.5);
  out +=
    shape(curve('400,460^ 408,414 440,400 500,402 520,420 526,466^'), steel) +
    stroke('M410 424L290 408M410 436L292 422', steel, 9);
  out +=
    shape('M560 476V400H600V340H640V300H760V330H800V476Z', steel) +
    shape('M640 316h26v22h-26ZM676 316h26v22h-26ZM712 316h26v22h-26Z', far) +
    shape('M800 476V396H940V476Z', dark);
  // Lattice mast and radar
  out +=
    stroke(
      'M706 300L724 96M760 302L736 96M712 240H752M716 190H748M720 140H742M706 300L752 240M756 300L712 240M712 240L748 190M752 240L716 190',
      steel,
      7,
    ) +
    shape('M676 94H786V76H676Z', steel) +
    stroke('M664 118H800M730 76V30', steel, 6);
  out +=
    shape(curve('850,400^ 862,300^ 930,292^ 944,400^'), steel) + shape('M860 318h76v20h-78Z', far);
  out +=
    shape('M980 478V410H1120V380H1180V478Z', steel) +
    stroke('M1030 410V270M1000 300H1060M1008 330H1052', steel, 7) +
    shape(curve('1220,478^ 1230,430 1280,420 1300,478^'), dark);
  out +=
    shape(hullD, mix(deep, ink, 0.4)) +
    clip(
      hullD,
      tone(box(100, 420, 1420, 120), far, 0.8, 0) +
        shape(
          curve(`
            130,424^ 330,446 560,470^ 1470,480^ 1480,496^ 560,488^ 330,466 140,448^
          `),
          mix(reef, shallow, 0.25),
        ) +
        shape('M600 540h84v60h-84ZM820 540h90v64h-90ZM1090 546h80v60h-80Z', ink) +
        stroke('M360 470L390 690M700 490V690M1000 490V690M1260 490V690', ink, 4, 'opacity="0.5"'),
    );
  out += stroke('M150 424V380M220 434V392M290 442V402M150 384L300 406', mix(reef, shallow, 0.1), 5);
  out += sandFloor(W, H, 672, {
    colour: mix(sand, reef, 0.45),
    shade: mix(sand, reef, 0.65),
    light: mix(sand, shallow, 0.4),
    seed: 48,
    ripples: 9,
  });
  out +=
    garden(
      (x) => (x < 560 ? 430 + (x - 130) * 0.1 : 478),
      170,
      390,
      4,
      40,
      51,
      faded(temperate, deep, 0.15),
      mix(deep, reef, 0.4),
    ) +
    garden(() => 478, 1190, 1460, 5, 44, 52, faded(temperate, deep, 0.15), mix(deep, reef, 0.4)) +
    garden(
      (x) => 702 + (x - 300) * 0.03,
      236,
      440,
      5,
      48,
      54,
      faded(temperate, deep, 0.25),
      mix(sand, deep, 0.62),
    ) +
    garden(() => 722, 690, 820, 3, 40, 57, faded(temperate, deep, 0.25), mix(sand, deep, 0.62));
  out += school(1130, 250, 260, 70, 90, 22, mix(deep, reef, 0.2), 55, 186, shallow);
  out +=
    diver(420, 230, 270, 8, { flip: true, fin: honey, trim: ochre }) +
    bubbles(404, 210, 180, 14, 5) +
    diver(250, 330, 200, 4, { flip: true, fin: coral }) +
    bubbles(240, 318, 270, 16, 8);
  return out + specks(W, H, 70, paper, 12, 2.2);
}

export function eaglehawk() {
  let out = sea(
    W,
    H,
    [fern, mix(bottle, fern, 0.5), mix(bottle, reef, 0.3), mix(deep, bottle, 0.5), deep],
    171,
  );
  out += lightShafts({
    x: 1060,
    y: -260,
    reach: 1050,
    count: 7,
    spread: 1,
    colour: paper,
    density: 0.4,
    seed: 56,
  });
  const far = {
    colour: mix(kelpInk, bottle, 0.55),
    shade: mix(deep, bottle, 0.4),
    light: mix(kelpInk, fern, 0.35),
  };
  for (const [i, [x, s]] of parsePairs('820,0.6 905,0.5 1180,0.65 1275,0.5').entries())
    out += kelp(x, 790, -40, 71 + i, { size: s, ...far });
  // An arch in dolerite and the dark under it
  const cliff = curve(`
    -40,-40^ 560,-40^ 600,60^ 640,190^ 690,250^ 710,400^ 756,470^ 770,640^ 820,840^ 560,840^
    556,640^ 520,520^ 440,430^ 330,400^ 220,440^ 150,540^ 130,700^ 120,840^ -40,840^
  `);
  out +=
    shape(curve('100,380 600,380 620,840 100,840'), '#071923') +
    glow(360, 700, 190, 170, mix(reef, bottle, 0.4), 0.6);
  out +=
    shape(cliff, mix(ink, deep, 0.6)) +
    clip(
      cliff,
      shape(
        'M60 -40L90 300L40 420L60 840H-40V-40ZM300 -40L330 160L290 330L250 380L240 200L210 -40ZM500 -40L520 150L580 330L600 520L560 420L480 330L470 120L440 -40Z',
        ink,
      ) +
        shape(
          'M560 -40L600 60L640 190L690 250L710 400L756 470L770 640L820 840H780L740 650L726 490L684 412L664 270L612 200L574 70L530 -40Z',
          mix(bottle, deep, 0.3),
        ) +
        shape('M150 -40L180 200L150 340L170 200L120 -40Z', mix(deep, bottle, 0.3)),
    );
  for (const [i, [x, y]] of parsePairs('230,440 300,410 400,424 480,490').entries())
    out += `<g transform="rotate(180 ${x} ${y})">${fan(x, y, 60 + i * 8, i + 3, nth([honey, ochre, blush, honey], i), -90)}</g>`;
  out +=
    diver(610, 560, 300, 6, { fin: honey, trim: ochre }) +
    beam(630, 604, 174, 330, 20, mix(honey, paper, 0.5), 0.9) +
    bubbles(622, 546, 200, 12, 9);
  out += rock(
    parsePoints('-40,760 200,730 420,752 700,740 960,700 1260,720 1480,640 1640,600'),
    mix(ink, deep, 0.35),
    ink,
    mix(bottle, deep, 0.2),
    25,
    840,
  );
  for (const [i, [x, s]] of parsePairs('1020,0.9 1370,1.15 1500,1.3 1600,1.1').entries())
    out += kelp(x, 760, -60, 81 + i, { size: s });
  out += weedySeadragon(1170, 560, 330, -5);
  return out + specks(W, H, 60, fern, 12, 2.2);
}

export function seadragons() {
  let out = sea(W, H, green, 181);
  out += lightShafts({
    x: 760,
    y: -260,
    reach: 1050,
    count: 6,
    spread: 1.2,
    colour: paper,
    density: 0.36,
    seed: 66,
  });
  const far = {
    colour: mix(kelpInk, bottle, 0.6),
    shade: mix(deep, bottle, 0.5),
    light: mix(kelpInk, fern, 0.25),
  };
  for (const [i, x] of [90, 760, 860].entries())
    out += kelp(x, 780, 60, 91 + i, { size: 0.7, ...far });
  out += sandFloor(W, H, 700, {
    colour: mix(sand, bottle, 0.45),
    shade: mix(sand, bottle, 0.65),
    light: mix(sand, fern, 0.5),
    seed: 68,
    ripples: 7,
  });
  out += rock(
    parsePoints('-40,620 110,600 240,660 400,740 560,790'),
    mix(ink, deep, 0.5),
    ink,
    mix(bottle, deep, 0.1),
    35,
    840,
  );
  for (const [i, x] of [-10, 80, 170].entries())
    out += kelp(x, 690, 120 + i * 110, 95 + i, { size: 0.95 });
  out += seagrass(
    820,
    1640,
    (x) => 780 - (x - 820) * 0.02,
    190,
    7,
    mix(bottle, kelpInk, 0.5),
    mix(kelpInk, fern, 0.3),
  );
  out += weedySeadragon(530, 330, 660, 3, { flip: true }) + leafySeadragon(1160, 430, 640, -3);
  out += seagrass(980, 1640, () => 850, 130, 9, mix(deep, kelpInk, 0.4), mix(bottle, kelpInk, 0.6));
  return out + specks(W, H, 70, paper, 12, 2.2);
}

export function greyNurses() {
  let out = sea(
    W,
    H,
    [mix(shallow, reef, 0.35), mix(reef, shallow, 0.1), mix(reef, deep, 0.4), deep, abyss],
    191,
  );
  out += lightShafts({
    x: 820,
    y: -260,
    reach: 1000,
    count: 6,
    spread: 0.8,
    colour: shallow,
    density: 0.4,
    seed: 76,
  });
  out += greyNurse(900, 250, 380, 4, {
    flip: true,
    base: mix(reef, deep, 0.3),
    shade: mix(reef, deep, 0.65),
    light: mix(reef, shallow, 0.2),
    mark: deep,
  });
  out += rock(
    parsePoints('1060,840 1120,620 1180,480 1240,360 1320,180 1400,60 1660,-60'),
    mix(deep, reef, 0.3),
    deep,
    mix(reef, shallow, 0.1),
    45,
    860,
  );
  out += school(700, 150, 230, 50, 60, 22, mix(reef, shallow, 0.25), 5, 176);
  out += sandFloor(W, H, 680, {
    colour: mix(sand, deep, 0.5),
    shade: mix(sand, deep, 0.66),
    light: mix(sand, reef, 0.35),
    seed: 78,
    ripples: 8,
  });
  out += rock(
    parsePoints('-60,-60 180,-20 240,160 330,330 300,480 380,620 420,760 520,840'),
    mix(ink, deep, 0.6),
    ink,
    mix(deep, reef, 0.55),
    46,
    860,
  );
  out +=
    fan(300, 320, 150, 6, coral, -30) +
    fan(330, 500, 120, 8, honey, -20) +
    garden(() => 812, 1240, 1600, 7, 74, 19, faded(temperate, deep, 0.2), mix(deep, ink, 0.4));
  out += shape(disc(900, 742, 400, 20), mix(deep, ink, 0.3), 'opacity="0.6"');
  out += greyNurse(900, 560, 900, -3);
  return out + specks(W, H, 60, shallow, 12, 2.2);
}

export function cuttlefish() {
  let out = sea(
    W,
    H,
    [
      mix(fern, shallow, 0.6),
      mix(bottle, shallow, 0.5),
      mix(bottle, reef, 0.4),
      mix(bottle, deep, 0.4),
      deep,
    ],
    201,
  );
  out +=
    lightShafts({
      x: 620,
      y: -260,
      reach: 1050,
      count: 7,
      spread: 1.2,
      colour: paper,
      density: 0.4,
      seed: 86,
    }) + ceiling(W, 60, 84);
  out += ridge(
    W,
    H,
    parsePoints('-40,640 300,590 700,630 1100,580 1640,540'),
    mix(bottle, deep, 0.4),
    { seed: 84, rough: 12 },
  );
  out += giantCuttlefish(1350, 430, 300, 3, {
    flip: true,
    base: mix(bottle, rust, 0.35),
    shade: mix(bottle, deep, 0.4),
    light: mix(bottle, honey, 0.3),
    mark: mix(bottle, deep, 0.6),
    fin: mix(bottle, shallow, 0.35),
  });
  out += sandFloor(W, H, 640, {
    colour: mix(sand, bottle, 0.42),
    shade: mix(sand, bottle, 0.62),
    light: mix(sand, fern, 0.4),
    seed: 88,
    ripples: 6,
  });
  out += rubble(
    -30,
    1630,
    () => 640,
    46,
    60,
    7,
    [
      mix(ochre, bottle, 0.5),
      mix(sand, bottle, 0.4),
      mix(rust, bottle, 0.4),
      mix(dune, bottle, 0.3),
    ],
    deep,
  );
  out += giantCuttlefish(1010, 590, 440, 6, {
    banded: false,
    flip: true,
    base: mix(honey, rust, 0.4),
    shade: mix(rust, deep, 0.2),
    light: mix(honey, sand, 0.4),
  });
  out += giantCuttlefish(560, 380, 800, -4);
  out += rubble(
    -30,
    1630,
    () => 730,
    84,
    46,
    9,
    [mix(ochre, deep, 0.35), mix(dune, deep, 0.35), mix(rust, deep, 0.3), mix(kelpInk, deep, 0.4)],
    ink,
  );
  return out + specks(W, H, 70, paper, 12, 2.2);
}

export function potatoCods() {
  let out = sea(
    W,
    H,
    [mix(shallow, paper, 0.1), mix(shallow, reef, 0.45), reef, mix(reef, deep, 0.5), deep],
    211,
  );
  out +=
    lightShafts({
      x: 1180,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.1,
      colour: paper,
      density: 0.4,
      seed: 96,
    }) + ceiling(W, 60, 94);
  out += ridge(
    W,
    H,
    parsePoints('-40,420 200,520 480,620 900,640 1300,560 1640,480'),
    mix(reef, deep, 0.3),
    { seed: 94, rough: 12 },
  );
  out +=
    diver(1150, 210, 330, -4, { fin: coral, trim: ochre }) +
    bubbles(1160, 196, 180, 12, 4) +
    school(370, 180, 230, 70, 50, 28, mix(reef, shallow, 0.2), 5, 190);
  out += garden(
    (x) => 440 + x * 0.4,
    -20,
    420,
    6,
    70,
    17,
    faded(tropic, reef, 0.45),
    mix(reef, deep, 0.3),
  );
  out += ridge(
    W,
    H,
    parsePoints('-40,660 300,730 800,760 1200,700 1640,640'),
    mix(deep, ink, 0.35),
    { seed: 97, rough: 12, shade: ink },
  );
  out += potatoCod(680, 440, 860, -3);
  out +=
    garden(
      (x) => 770 - Math.max(0, x - 900) * 0.17,
      980,
      1600,
      9,
      92,
      18,
      tropic,
      mix(deep, ink, 0.5),
    ) +
    garden((x) => 740 + x * 0.06, -10, 300, 4, 84, 23, tropic, mix(deep, ink, 0.4)) +
    garden((x) => 776 - Math.abs(x - 640) * 0.02, 330, 960, 6, 54, 29, tropic, mix(deep, ink, 0.7));
  return out + specks(W, H, 60, paper, 12, 2.2);
}

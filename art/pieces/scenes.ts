import { bubbles, diver } from '../animals/diver.ts';
import { giantGrouper, potatoCod } from '../animals/grouper.ts';
import { reefManta } from '../animals/reef-manta.ts';
import { nth } from '../list.ts';
import {
  abyss,
  bottle,
  coral,
  deep,
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
} from '../palette.ts';
import {
  curve,
  lightShafts,
  type Piece,
  type Point,
  parsePoints,
  ridge,
  sandFloor,
  shape,
  specks,
  stroke,
} from '../print.ts';
import { clip, dresses, tone } from './gear/kit.ts';
import { fins, mask } from './gear/one.ts';
import { bcd } from './gear/two.ts';
import {
  ceiling,
  faded,
  fan,
  garden,
  glow,
  hullBelow,
  kelp,
  pile,
  plateCoral,
  rock,
  school,
  sea,
  sheet,
  temperate,
  tropic,
} from './scene/kit.ts';

const W = 1600;
const H = 900;
const scene = (name: string, edge: string[], draw: () => string, seed: number): Piece => ({
  kind: 'scenes',
  name,
  width: W,
  height: H,
  widths: [800, 1200, 1600],
  svg: () => sheet(W, H, edge, draw(), seed),
});

// White words stand on the lower left of each of these, so the waters there are reef and deeper.
const blue = [mix(reef, shallow, 0.3), reef, mix(reef, deep, 0.6), deep, abyss];
const green = [mix(bottle, shallow, 0.35), bottle, mix(bottle, deep, 0.5), deep, abyss];
const late = [reef, mix(reef, deep, 0.7), deep, abyss, ink];

/** Sand by the little light that is left, dark enough for white words. */
const bed = mix(mix(reef, sand, 0.22), deep, 0.42);

const gearAt = (content: string, x: number, y: number, width: number, angle = 0, flip = false) => {
  const k = width / 1200;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${flip ? -k : k} ${k}) translate(-600 -400)">${content}</g>`;
};

function reviewsHero() {
  const [, warm, night] = dresses;
  let out = sea(W, H, blue, 3);
  out += lightShafts({
    x: 1330,
    y: -260,
    reach: 1250,
    count: 5,
    spread: 0.85,
    colour: shallow,
    density: 0.34,
    seed: 5,
  });
  out += ceiling(W, 70, 4, mix(shallow, paper, 0.5), shallow);
  out += ridge(
    W,
    H,
    parsePoints('-40,800 260,720 520,790 900,700 1200,640 1640,560'),
    mix(deep, reef, 0.3),
    { seed: 4, rough: 10 },
  );
  out += sandFloor(W, H, 770, {
    colour: bed,
    shade: mix(bed, deep, 0.45),
    light: mix(bed, shallow, 0.22),
    seed: 6,
    ripples: 9,
  });
  out += glow(1250, 800, 480, 90, mix(sand, shallow, 0.4), 0.8);
  const kit =
    gearAt(bcd(night), 1190, 560, 640, -6) +
    gearAt(fins(warm), 1395, 770, 520, -8, true) +
    gearAt(mask(warm), 985, 800, 250, 8);
  out += `<g transform="translate(16 22)"><g filter="url(#cast)" opacity="0.75">${kit}</g></g>`;
  out += kit;
  out += school(560, 250, 210, 60, 26, 30, mix(reef, shallow, 0.25), 8, 186);
  return out + specks(W, H, 80, shallow, 12, 2.4);
}

function blogHero() {
  const floor = (x: number) => 880 - Math.max(0, x - 620) ** 1.25 * 0.075;
  let out = sea(W, H, blue, 7);
  out += lightShafts({
    x: 1180,
    y: -300,
    reach: 1200,
    count: 6,
    spread: 1,
    colour: shallow,
    density: 0.3,
    seed: 9,
  });
  out += ceiling(W, 60, 14, mix(shallow, paper, 0.5), shallow);
  out += ridge(W, H, parsePoints('700,900 1000,760 1300,640 1640,520'), mix(deep, reef, 0.35), {
    seed: 3,
    rough: 12,
  });
  out += reefManta(1130, 330, 620, -10);
  out += reefManta(700, 214, 210, -4, {
    base: mix(deep, reef, 0.55),
    far: mix(deep, reef, 0.6),
    light: mix(reef, shallow, 0.2),
    patch: mix(reef, shallow, 0.55),
  });
  out += school(1370, 560, 190, 60, 40, 24, mix(shallow, paper, 0.2), 8, 200, paper);
  out += ridge(
    W,
    H,
    parsePoints('560,910 800,860 1100,780 1350,700 1640,590'),
    mix(deep, ink, 0.45),
    { seed: 8, rough: 12, shade: ink },
  );
  out += garden(
    (x) => floor(x) + 10,
    860,
    1600,
    13,
    62,
    21,
    faded(tropic, deep, 0.12),
    mix(deep, ink, 0.5),
  );
  return out + specks(W, H, 70, shallow, 12, 2.4);
}

function learnHero() {
  let out = sea(W, H, blue, 13);
  out += lightShafts({
    x: 1250,
    y: -260,
    reach: 1200,
    count: 6,
    spread: 1,
    colour: shallow,
    density: 0.34,
    seed: 19,
  });
  out += ceiling(W, 90, 24, mix(shallow, paper, 0.5), shallow);
  out += ridge(
    W,
    H,
    parsePoints('-40,760 260,800 620,740 960,700 1300,720 1640,640'),
    mix(deep, reef, 0.3),
    { seed: 14, rough: 12 },
  );
  out += sandFloor(W, H, 792, {
    colour: bed,
    shade: mix(bed, deep, 0.45),
    light: mix(bed, shallow, 0.22),
    seed: 16,
    ripples: 9,
  });
  out += glow(1240, 824, 420, 60, mix(sand, shallow, 0.4), 0.7);
  out +=
    diver(1150, 340, 410, 4, { pose: 'hover', flip: true, fin: honey, trim: ochre }) +
    bubbles(1136, 318, 300, 18, 4);
  out +=
    diver(1206, 360, 410, -2, { pose: 'hover', fin: coral, trim: reef }) +
    bubbles(1222, 334, 310, 16, 9);
  out += school(420, 300, 200, 50, 24, 28, mix(reef, shallow, 0.22), 18, 176);
  return out + specks(W, H, 70, shallow, 22, 2.4);
}

function contactHero() {
  let out = sea(W, H, late, 23);
  out += lightShafts({
    x: 1150,
    y: -200,
    reach: 1150,
    count: 6,
    spread: 1.15,
    colour: shallow,
    density: 0.3,
    seed: 29,
  });
  out += glow(1150, 40, 620, 190, mix(shallow, paper, 0.3), 0.75);
  out += ceiling(W, 120, 34, mix(shallow, paper, 0.6), shallow);
  out += hullBelow(1160, 92, 430, mix(deep, ink, 0.6), mix(deep, reef, 0.5), -7);
  // Anchor line, and the ladder over the stern
  out +=
    stroke('M962 108C960 300 900 560 800 930', mix(sand, shallow, 0.3), 5) +
    stroke(
      'M1372 60V168M1402 58V166M1372 84H1402M1372 112H1402M1372 140H1402',
      mix(sand, shallow, 0.3),
      5,
    );
  out += diver(1000, 300, 330, 0, { pose: 'rise', fin: honey }) + bubbles(992, 250, 170, 14, 6);
  out +=
    diver(1240, 440, 270, 4, { pose: 'rise', flip: true, fin: coral, trim: ochre }) +
    bubbles(1250, 440, 260, 14, 8);
  out += ridge(W, H, parsePoints('-40,860 500,890 900,880 1250,800 1640,720'), ink, {
    seed: 33,
    rough: 12,
  });
  return out + specks(W, H, 90, shallow, 32, 2.4);
}

function aboutHero() {
  let out = sea(W, H, green, 43);
  out += lightShafts({
    x: 1080,
    y: -260,
    reach: 1200,
    count: 7,
    spread: 1,
    colour: fern,
    density: 0.34,
    seed: 49,
  });
  const far = (t: number) => ({
    colour: mix(mix(kelpInk, bottle, t), deep, 0.3),
    shade: mix(deep, bottle, 0.5),
    light: mix(mix(kelpInk, bottle, t - 0.2), deep, 0.2),
  });
  for (const [i, [x, size, t]] of (
    [
      [120, 0.7, 0.8],
      [205, 0.5, 0.9],
      [560, 0.6, 0.9],
      [700, 0.85, 0.72],
    ] as const
  ).entries())
    out += kelp(x, 930, -40, 50 + i, { size, ...far(t), lean: 0.6 });
  out +=
    diver(880, 330, 400, -8, { pose: 'swim', fin: honey, trim: ochre }) +
    bubbles(894, 320, 290, 18, 7);
  for (const [i, x] of [1180, 1330, 1470, 1590].entries())
    out += kelp(x, 940, -40, 61 + i, { size: 1.25, lean: 0.5 });
  out += rock(
    parsePoints('-40,850 200,820 420,866 700,850 980,800 1200,760 1420,720 1640,760'),
    mix(ink, deep, 0.4),
    ink,
    mix(deep, bottle, 0.6),
    55,
    940,
  );
  return out + specks(W, H, 90, fern, 42, 2.4);
}

function sitesHero() {
  let out = sea(W, H, blue, 53);
  out += lightShafts({
    x: 820,
    y: -300,
    reach: 1200,
    count: 6,
    spread: 1.1,
    colour: shallow,
    density: 0.28,
    seed: 59,
  });
  out += ceiling(W, 70, 54, mix(shallow, paper, 0.5), shallow);
  // A wall, seen along its face
  out += rock(
    parsePoints(`
      1010,910 1040,700 1000,560 1070,430 1030,300 1110,190 1260,150 1420,170 1660,130
    `),
    mix(deep, reef, 0.2),
    deep,
    reef,
    61,
    960,
  );
  out += school(880, 240, 190, 90, 70, 26, mix(shallow, reef, 0.4), 58, 190);
  out += garden(
    (x) => 196 + Math.max(0, 1260 - x) * 0.1,
    1120,
    1420,
    5,
    54,
    90,
    faded(tropic, deep, 0.45),
    mix(deep, reef, 0.2),
  );
  // What grows on the face leans out of it
  const face: Point[] = parsePoints('1172,740 1150,640 1200,545 1196,420 1240,310');
  for (const [i, [x, y]] of face.entries())
    out +=
      i % 2
        ? fan(x + 20, y, 130, 80 + i, nth([coral, honey], i >> 1), -160)
        : plateCoral(
            x + 20,
            y,
            190 - i * 10,
            70 + i,
            nth([mix(coral, ochre, 0.3), honey, mix(reef, shallow, 0.5)], i >> 1),
            mix(coral, ink, 0.5),
            mix(honey, paper, 0.4),
          );
  out += rock(
    parsePoints('1150,920 1180,760 1140,640 1220,500 1190,360 1280,250 1440,210 1660,230'),
    mix(deep, ink, 0.5),
    ink,
    mix(deep, reef, 0.6),
    62,
    960,
  );
  out += garden(
    (x) => 226 + Math.abs(x - 1440) * 0.04,
    1300,
    1600,
    7,
    64,
    91,
    tropic,
    mix(deep, ink, 0.5),
  );
  out +=
    diver(790, 470, 310, 3, { pose: 'swim', fin: coral, trim: ochre }) +
    bubbles(802, 455, 380, 22, 11);
  return out + specks(W, H, 80, shallow, 52, 2.4);
}

function fallback1() {
  let out = sea(W, H, blue, 63);
  out += lightShafts({
    x: 1040,
    y: -300,
    reach: 1200,
    count: 6,
    spread: 1,
    colour: shallow,
    density: 0.28,
    seed: 69,
  });
  out += ceiling(W, 60, 64, mix(shallow, paper, 0.5), shallow);
  out += ridge(
    W,
    H,
    parsePoints('-40,720 300,780 640,700 1000,640 1340,560 1640,500'),
    mix(deep, reef, 0.35),
    { seed: 61, rough: 12 },
  );
  out += potatoCod(1300, 470, 500, -4);
  out += ridge(
    W,
    H,
    parsePoints('-40,860 300,880 640,830 1000,790 1340,700 1640,640'),
    mix(deep, ink, 0.5),
    { seed: 64, rough: 12, shade: ink },
  );
  out += garden((x) => 880 - Math.max(0, x - 560) * 0.21, 820, 1600, 11, 76, 66, tropic);
  out += school(1230, 210, 240, 60, 46, 24, mix(shallow, reef, 0.3), 68, 172);
  return out + specks(W, H, 80, shallow, 62, 2.4);
}

function fallback2() {
  let out = sea(W, H, green, 73);
  out += lightShafts({
    x: 900,
    y: -260,
    reach: 1100,
    count: 6,
    spread: 1.2,
    colour: fern,
    density: 0.26,
    seed: 79,
  });
  const tan = mix(deep, bottle, 0.4);
  // Rows of piles under a jetty, going away
  out += shape('M-20 -20H1620V40H-20Z', mix(ink, deep, 0.4));
  for (const [x, w, t] of [
    [620, 20, 0.75],
    [700, 24, 0.68],
    [800, 30, 0.58],
    [1010, 30, 0.58],
    [930, 22, 0.7],
  ] as const)
    out += pile(x, -10, 800, w, x, mix(ink, tan, t), mix(ink, tan, t * 0.8));
  out += sandFloor(W, H, 776, {
    colour: bed,
    shade: mix(bed, deep, 0.45),
    light: mix(bed, shallow, 0.22),
    seed: 76,
    ripples: 9,
  });
  out +=
    pile(
      1120,
      -10,
      830,
      58,
      72,
      mix(ink, tan, 0.4),
      mix(ink, tan, 0.2),
      faded(temperate, deep, 0.35),
    ) +
    pile(1300, -10, 880, 96, 73, mix(ink, rust, 0.16), ink, temperate, 0.2) +
    pile(1540, -10, 940, 130, 74, mix(ink, rust, 0.16), ink, temperate, 0.18);
  out += school(
    1060,
    420,
    300,
    90,
    90,
    26,
    mix(shallow, bottle, 0.25),
    78,
    184,
    mix(paper, shallow, 0.4),
  );
  return out + specks(W, H, 90, fern, 72, 2.4);
}

function fallback3() {
  let out = sea(W, H, late, 83);
  out += lightShafts({
    x: 1250,
    y: -260,
    reach: 1150,
    count: 5,
    spread: 0.9,
    colour: shallow,
    density: 0.26,
    seed: 89,
  });
  out += glow(1240, 10, 520, 130, shallow, 0.5);
  const far = mix(deep, ink, 0.3);
  // The bow of a ship, upright on sand
  out += ridge(W, H, parsePoints('-40,820 500,840 900,800 1640,760'), mix(deep, reef, 0.2), {
    seed: 81,
    rough: 8,
  });
  out += shape(
    curve('900,330^ 1040,372 1240,400 1660,410^ 1660,880^ 1060,880^ 1020,760 970,560'),
    far,
  );
  out += clip(
    curve('900,330^ 1040,372 1240,400 1660,410^ 1660,880^ 1060,880^ 1020,760 970,560'),
    tone('M880 560H1700V900H880Z', ink, 0, 1) +
      shape(
        curve(`
          880,320^ 1040,372 1240,400 1700,408^ 1700,426^ 1240,418 1040,392 890,352^
        `),
        mix(reef, shallow, 0.15),
      ) +
      stroke('M1010 470h30M1120 490h26M1230 500h26M1340 506h26M1450 508h26', ink, 20) +
      stroke(
        'M1040 560C1060 700 1090 800 1110 900M1300 430V900M1520 430V900',
        ink,
        5,
        'opacity="0.6"',
      ),
  );
  out += stroke(
    'M908 330L900 250M960 344V276M1030 366V300M1110 384V316M1200 396V330M900 262C960 282 1060 308 1200 334',
    mix(reef, shallow, 0.1),
    6,
  );
  out +=
    shape('M1290 402L1300 250L1480 250L1500 408Z', mix(deep, ink, 0.45)) +
    shape('M1320 284h40v34h-40ZM1384 284h40v34h-40ZM1440 284h30v34h-30Z', mix(deep, reef, 0.6)) +
    stroke('M1400 250V60M1340 120H1460M1356 90H1440', mix(deep, ink, 0.45), 11);
  out +=
    garden(
      (x) => 400 + (x - 1200) * 0.01,
      1180,
      1290,
      2,
      46,
      84,
      faded(tropic, deep, 0.3),
      mix(deep, ink, 0.4),
    ) + garden(() => 352, 960, 1060, 2, 44, 85, faded(tropic, deep, 0.3), mix(deep, ink, 0.4));
  out += sandFloor(W, H, 838, {
    colour: mix(bed, ink, 0.55),
    shade: mix(bed, ink, 0.7),
    light: mix(bed, ink, 0.35),
    seed: 86,
    ripples: 6,
  });
  out +=
    giantGrouper(830, 690, 300, 2, { flip: true }) +
    school(1120, 180, 220, 70, 60, 22, mix(reef, shallow, 0.3), 88, 188);
  return out + specks(W, H, 90, shallow, 82, 2.4);
}

export const pieces: Piece[] = [
  scene('reviews-hero', blue, reviewsHero, 3),
  scene('blog-hero', blue, blogHero, 5),
  scene('learn-hero', blue, learnHero, 7),
  scene('contact-hero', late, contactHero, 9),
  scene('about-hero', green, aboutHero, 11),
  scene('sites-hero', blue, sitesHero, 13),
  scene('fallback-1', blue, fallback1, 15),
  scene('fallback-2', green, fallback2, 17),
  scene('fallback-3', late, fallback3, 19),
];

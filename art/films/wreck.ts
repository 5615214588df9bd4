import { random } from '../kit/random.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  seafloor,
  shallow,
} from '../palette.ts';
import { hover, shoal } from './animals/shoal.ts';
import { turtle } from './animals/turtle.ts';
import { branches, mound } from './growth/hard-coral.ts';
import { drawFan, fan, softCoral, tufts } from './growth/soft-coral.ts';
import { calm, lay, plate, stipple, stippleFill, waters } from './kit/layers.ts';
import { caustics, motes, shafts } from './kit/light.ts';
import { blot, corners, disc, ribbon, slip, trace } from './kit/pen.ts';
import {
  alpha,
  type Dot,
  dots,
  ease,
  type Film,
  HEIGHT,
  lerp,
  type Pen,
  rock,
  TAU,
  turn,
  WIDTH,
  wave,
} from './kit/stage.ts';
import { farShip } from './wreck/far-ship.ts';
import { edgeAt, hullPath, plateTone, sheer } from './wreck/hull.ts';

const r = random(91);

const back = waters(
  [
    mix(shallow, paper, 0.5),
    mix(shallow, lagoon, 0.4),
    mix(lagoon, reef, 0.3),
    reef,
    mix(reef, deep, 0.55),
    mix(deep, reef, 0.1),
    mix(deep, ink, 0.4),
  ],
  12,
  (x, y) => {
    const d = Math.hypot((x - 640) * 0.5, (y + 260) * 1.05);
    return d / 1200 - 0.17 + 0.018 * Math.sin(x * 0.007 + y * 0.008);
  },
);

const light = shafts({
  x: 700,
  y: -360,
  reach: 1260,
  from: -0.72,
  to: 0.7,
  count: 8,
  colour: mix(paper, shallow, 0.3),
  strength: 0.2,
  seed: 14,
});

const duneLine: Dot[] = dots('-300,716 120,700 480,712 800,694 1150,706 1500,690 1950,704');

const farSand = plate((pen) => {
  const tone = mix(reef, seafloor, 0.2);
  blot(pen, [...duneLine, ...dots('2100,1200 -400,1200')], tone);
});

const sandLine: Dot[] = dots(
  '-300,790 160,776 480,762 760,752 1000,742 1280,736 1600,742 1950,736',
);

const sandOutline = (dx: number): Dot[] => [
  ...sandLine.map((p) => ({ x: p.x + dx, y: p.y })),
  ...dots('2100,1300 -400,1300'),
];

const floor = plate((pen) => {
  blot(pen, sandOutline(0), mix(seafloor, reef, 0.38));
  pen.save();
  trace(pen, sandOutline(0));
  pen.clip();
  const shade = mix(seafloor, deep, 0.55);
  for (let i = 0; i < 15; i++) {
    const k = (i + 0.6) / 15;
    const y = 762 + 170 * k ** 1.5;
    let x = r.between(-200, 0);
    while (x < 1800) {
      const long = r.between(110, 320) * (0.5 + k);
      const bow = r.between(-7, 7);
      blot(
        pen,
        [
          { x, y },
          { x: x + long * 0.5, y: y + bow - 1 - 3 * k },
          { x: x + long, y: y + r.between(-4, 4) },
          { x: x + long * 0.52, y: y + bow + 2 + 6 * k },
        ],
        shade,
      );
      x += long + r.between(30, 190);
    }
  }
  // The shadow of the ship.
  blot(
    pen,
    dots('800,800 930,780 1200,770 1900,800 1900,905 1180,890 880,835'),
    mix(deep, reef, 0.2),
  );
  trace(pen, dots('740,806 930,764 1300,760 1900,780 1900,930 1150,915 820,852'));
  stippleFill(pen, stipple(mix(deep, reef, 0.2), 0.42, 11));
  pen.restore();
});

function drawMastAndDeck(pen: Pen, dark: string) {
  pen.strokeStyle = mix(dark, reef, 0.2);
  pen.lineWidth = 2.4;
  for (const [x1, y1, x2, y2] of [
    [1296, 60, 880, 330],
    [1296, 60, 1640, 400],
    [1300, 110, 1160, 404],
    [1306, 150, 1424, 420],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.quadraticCurveTo((x1 + x2) / 2 - 8, (y1 + y2) / 2 + 26, x2, y2);
    pen.stroke();
  }
  slip(
    pen,
    () => corners(pen, dots('1316,440 1290,20 1302,19 1344,440')),
    dark,
    mix(reef, shallow, 0.4),
  );
  slip(
    pen,
    () => corners(pen, dots('1252,132 1360,124 1361,134 1253,142')),
    dark,
    mix(reef, shallow, 0.4),
  );
  slip(
    pen,
    () => corners(pen, dots('1322,372 1120,196 1126,190 1332,360')),
    dark,
    mix(reef, shallow, 0.4),
  );
  // Far bulwark and rail.
  corners(pen, dots('856,326 940,338 1120,366 1300,384 1300,430 900,400'));
  pen.fillStyle = mix(deep, ink, 0.5);
  pen.fill();
  // Windlass and hatch on deck.
  blot(pen, dots('1010,400 1012,352 1030,340 1066,342 1078,360 1080,410'), dark);
  disc(pen, 1044, 366, 26, 30);
  pen.fill();
  corners(pen, dots('1400,430 1402,376 1560,372 1562,430'));
  pen.fill();
}

/** Flare: lit shoulder under the sheer, deep shade below the turn of the bow. */
function drawPlates(pen: Pen) {
  trace(pen, [
    { x: 840, y: 300 },
    ...sheer,
    ...dots('1900,470 1460,486 1200,480 1030,462 930,440 884,452'),
  ]);
  pen.fillStyle = mix(plateTone, reef, 0.42);
  pen.fill();
  blot(
    pen,
    dots('905,600 1000,600 1180,640 1500,660 2000,650 2000,1000 940,1000'),
    mix(plateTone, ink, 0.5),
  );
  trace(pen, dots('880,520 1000,540 1180,570 1500,596 2000,590 2000,1000 930,1000'));
  stippleFill(pen, stipple(mix(plateTone, ink, 0.5), 0.44, 12));
  // Strakes and frames.
  pen.lineWidth = 2.2;
  for (let i = 1; i < 6; i++) {
    const drop = i * 74;
    const line = [860, 960, 1090, 1260, 1460, 1900].map((x) => ({
      x: x + drop * 0.19,
      y: edgeAt(sheer, x) + drop * (0.86 + 0.05 * ease(860, 1300, x)),
    }));
    trace(pen, line, false);
    pen.strokeStyle = alpha(i % 2 ? ink : mix(reef, plateTone, 0.4), 0.55);
    pen.stroke();
  }
  // Portholes.
  for (let i = 0; i < 6; i++) {
    const x = 1130 + i * 74;
    const y = edgeAt(sheer, x) + 52;
    disc(pen, x - 1.5, y - 1.5, 14);
    pen.fillStyle = mix(reef, shallow, 0.35);
    pen.fill();
    disc(pen, x, y, 11.5);
    pen.fillStyle = ink;
    pen.fill();
  }
}

/** A hole rusted through, with the frames behind it. */
function drawHole(pen: Pen) {
  const hole = dots('1238,560 1300,540 1392,552 1430,600 1404,668 1330,690 1262,664 1226,612');
  slip(pen, () => trace(pen, hole), ink, mix(ochre, honey, 0.3), 3, 3);
  pen.save();
  trace(pen, hole);
  pen.clip();
  for (let i = 0; i < 5; i++) {
    blot(
      pen,
      ribbon(
        [
          { x: 1236 + i * 46, y: 520 },
          { x: 1244 + i * 47, y: 610 },
          { x: 1240 + i * 46, y: 710 },
        ],
        () => 5,
      ),
      mix(deep, rust, 0.35),
    );
  }
  pen.restore();
}

/** Rust runs. */
function drawRustRuns(pen: Pen) {
  for (let i = 0; i < 34; i++) {
    const x = r.between(880, 1640);
    const y = edgeAt(sheer, x) + r.between(2, 170);
    const long = r.between(30, 120);
    blot(
      pen,
      [
        { x: x - 2, y },
        { x: x + 4, y },
        { x: x + 3 + long * 0.13, y: y + long },
        { x: x + 1 + long * 0.1, y: y + long * 0.5 },
      ],
      alpha(r.pick([ochre, rust, mix(ochre, honey, 0.3)]), 0.75),
    );
  }
}

/** Growth on the plates: patches of sponge and turf, thick under the sheer and thinning downwards. */
function drawGrowthOnPlates(pen: Pen) {
  for (let i = 0; i < 46; i++) {
    const x = r.between(868, 1660);
    const y = edgeAt(sheer, x) + r() ** 2.2 * 380 - 4;
    const tone = r.pick([
      mix(rust, abyss, 0.2),
      mix(ochre, abyss, 0.4),
      mix(reef, abyss, 0.2),
      mix(coral, rust, 0.55),
      mix(ochre, rust, 0.3),
      mix(honey, ochre, 0.6),
    ]);
    const wide = r.between(10, 34);
    for (let j = 0; j < 11; j++) {
      const a = r() * TAU;
      const far = r() ** 0.6;
      disc(
        pen,
        x + Math.cos(a) * wide * far,
        y + Math.sin(a) * wide * 0.5 * far,
        r.between(0.16, 0.36) * wide * (1.25 - far),
      );
      pen.fillStyle = tone;
      pen.fill();
    }
    if (r.chance(0.4))
      for (let j = 0; j < 6; j++) {
        disc(
          pen,
          x + r.between(-0.7, 0.7) * wide,
          y + r.between(-0.35, 0.35) * wide,
          r.between(1.3, 2.6),
        );
        pen.fillStyle = mix(tone, sand, 0.55);
        pen.fill();
      }
  }
}

/** Hawse pipe, anchor and its chain. */
function drawAnchor(pen: Pen) {
  disc(pen, 958, 452, 21, 25, 0.3);
  pen.fillStyle = mix(honey, rust, 0.6);
  pen.fill();
  disc(pen, 960, 455, 15, 19, 0.3);
  pen.fillStyle = ink;
  pen.fill();
  const iron = mix(ink, rust, 0.3);
  for (const [dx, dy, tint] of [
    [-2.5, -2, mix(honey, sand, 0.2)],
    [0, 0, iron],
  ] as const) {
    pen.save();
    pen.translate(dx, dy);
    pen.strokeStyle = tint;
    pen.lineCap = 'round';
    pen.lineWidth = 11;
    pen.beginPath();
    pen.moveTo(959, 462);
    pen.lineTo(974, 570);
    pen.stroke();
    blot(pen, dots('924,532 934,580 976,606 1014,574 1018,524 1004,556 976,576 944,562'), tint);
    pen.restore();
  }
}

/** Rail along the near side, broken in places. */
function drawRail(pen: Pen, dark: string) {
  pen.lineCap = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = dark;
  const posts = [868, 912, 958, 1006, 1058, 1112, 1230, 1292, 1356, 1486, 1550, 1614, 1680];
  posts.forEach((x, i) => {
    const y = edgeAt(sheer, x);
    const high = i === 5 || i === 8 ? 24 : 42;
    pen.beginPath();
    pen.moveTo(x, y + 4);
    pen.lineTo(x - 3 + (i === 5 ? 12 : 0), y - high);
    pen.stroke();
    const next = posts[i + 1];
    if (!next || i === 5 || i === 8) return;
    for (const level of [20, 40]) {
      if (level === 40 && i === 7) continue;
      pen.beginPath();
      pen.moveTo(x - 2, y - level);
      pen.quadraticCurveTo(
        (x + next) / 2,
        (y + edgeAt(sheer, next)) / 2 - level + 4,
        next - 2,
        edgeAt(sheer, next) - level,
      );
      pen.stroke();
    }
  });
}

const bow = plate((pen) => {
  // Foremast with derrick and stays.
  const dark = mix(abyss, rust, 0.18);
  drawMastAndDeck(pen, dark);

  slip(pen, () => hullPath(pen), plateTone, mix(shallow, sand, 0.4), -3, -3);
  pen.save();
  hullPath(pen);
  pen.clip();
  drawPlates(pen);
  drawHole(pen);
  drawRustRuns(pen);
  drawGrowthOnPlates(pen);
  pen.restore();
  drawAnchor(pen);
  drawRail(pen, dark);
  // Hard corals on the rim and along the keel line.
  for (const [x, s, c] of [
    [902, 24, mix(coral, ochre, 0.3)],
    [1098, 28, mix(honey, sand, 0.1)],
    [1196, 22, mix(blush, coral, 0.4)],
    [1470, 28, mix(coral, ochre, 0.2)],
    [1590, 24, mix(honey, ochre, 0.3)],
  ] as const) {
    const y = edgeAt(sheer, x) + 6;
    branches(pen, x - 2, y - 2, s, mix(c, paper, 0.5), 2.3, x);
    branches(pen, x, y, s, c, 2.3, x);
  }
  mound(pen, 1392, 428, 36, mix(ochre, honey, 0.3), rust);
});

// Sand banked up against the plates, with rubble.
const bankOutline = (dx: number): Dot[] =>
  dots(`
    500,920 640,884 780,848 890,818 966,800 1050,816 1180,838 1380,842 1650,856 2000,850 2000,1200
    600,1200
  `).map((p) => ({ x: p.x + dx, y: p.y }));

const bank = plate((pen) => {
  blot(pen, bankOutline(0), mix(seafloor, reef, 0.34));
  trace(pen, dots('980,812 1180,846 1400,850 2000,862 2000,930 1300,900 1060,862'));
  stippleFill(pen, stipple(mix(deep, reef, 0.4), 0.4, 13));
});

/** What grows on the bank. */
const garden = plate((pen) => {
  for (const [x, y, s, c] of [
    [884, 822, 26, mix(coral, ochre, 0.3)],
    [1085, 842, 34, mix(honey, ochre, 0.2)],
    [1310, 868, 30, mix(blush, coral, 0.4)],
    [1530, 876, 40, mix(coral, rust, 0.2)],
  ] as const) {
    branches(pen, x - 2, y - 2, s, mix(c, paper, 0.5), 2.3, x);
    branches(pen, x, y, s, c, 2.3, x);
  }
  mound(pen, 1180, 872, 46, mix(ochre, rust, 0.25), mix(rust, ink, 0.2));
  mound(pen, 1425, 892, 58, mix(reef, lagoon, 0.3), mix(deep, reef, 0.4));
});

const corner = plate((pen) => {
  const tone = mix(ink, deep, 0.25);
  blot(pen, dots('-300,812 80,818 260,858 460,884 640,930 700,1150 -300,1150'), tone);
  for (const [x, y, s] of [
    [40, 836, 40],
    [200, 866, 48],
    [390, 890, 32],
  ] as const)
    branches(pen, x, y, s, tone, 2.3, x);
});

const whips = Array.from({ length: 9 }, (_, i) => ({
  x: 1180 + i * 58 + r.between(-20, 20),
  long: r.between(50, 100),
  phase: r(),
}));

const fan1 = fan(165, 176, 7);

const fan2 = fan(150, 176);

const tuft1 = tufts(25);

const tuft2 = tufts(26);

const tuft3 = tufts(27);

const net = caustics({ level: 750, colour: mix(paper, shallow, 0.25), strength: 0.42, scale: 0.9 });

const bankNet = caustics({
  level: 750,
  colour: mix(paper, shallow, 0.25),
  strength: 0.36,
  scale: 0.75,
});

const drawShoal = shoal({
  count: 90,
  seed: 134,
  x: 1180,
  y: 262,
  start: 0.1,
  lag: 0.14,
  spread: [50, 62, 70],
  size: 14,
  way: (u) => ({
    x: 275 * Math.cos(TAU * u),
    y: 40 * Math.sin(TAU * u + 1) + 16 * Math.sin(2 * TAU * u),
    z: 230 * Math.sin(TAU * u),
  }),
  near: mix(deep, ink, 0.3),
  far: mix(reef, deep, 0.5),
  flank: mix(shallow, reef, 0.3),
  stripe: mix(honey, '#F4D35E', 0.4),
});

const drawHover = hover({
  seed: 135,
  count: 46,
  tints: [coral, mix(coral, honey, 0.5), honey, blush],
  size: [8, 12],
  place: (q) => {
    const x = q.between(860, 1560);
    return { x, y: edgeAt(sheer, x) - q.between(-60, 90) };
  },
});

const dust = motes({
  count: 60,
  colour: mix(paper, shallow, 0.4),
  size: [1.1, 2.8],
  seed: 171,
  climb: [60, 170],
});

/** Bubbles that seep from the hull and rise to the top, growing. */
const seep = Array.from({ length: 22 }, () => ({
  phase: r(),
  x: r.between(-10, 10),
  size: r.between(2, 5),
  sway: r(),
}));

function bubbles(pen: Pen, t: number) {
  for (const b of seep) {
    const life = turn(t * 2 + b.phase);
    disc(
      pen,
      1372 + b.x * (1 + 3 * life) + 9 * Math.sin(TAU * (3 * life + b.sway)),
      390 - 460 * life,
      b.size * (0.6 + life * 0.9),
      b.size * (0.5 + life * 0.7),
    );
    pen.fillStyle = alpha(mix(paper, shallow, 0.3), 0.75 * ease(0, 0.08, life));
    pen.fill();
  }
}

/** The turtle rises from behind the ship, passes the stem and leaves to the left, once in a loop; it is faster after each pair of strokes. */
function drawTurtle(pen: Pen, t: number) {
  const u = turn(t + 0.4) - 0.4 - 0.013 * Math.sin(TAU * 2 * t + 0.4) + 0.013 * Math.sin(0.4);
  const climb = ease(-0.03, -0.4, u);
  turtle(pen, {
    x: 742 - u * 1790,
    y: 272 + 330 * climb ** 1.8 + 18 * Math.sin(u * 5) + 7 * wave(t, 2, 0.1),
    size: 118,
    t: t + 0.145,
    roll: -0.52 + 0.06 * wave(t, 1, 0.2),
    yaw: -0.2 + 0.1 * wave(t, 1, 0),
    pitch: 0.04 + 0.42 * Math.sin(Math.PI * Math.min(1, climb * 1.05)) + 0.04 * wave(t, 2, 0.55),
  });
}

function drawGrowthOnBow(pen: Pen, t: number, c: number) {
  pen.save();
  pen.translate(c * 18, 0);
  for (const w of whips) {
    const y = edgeAt(sheer, w.x) + 4;
    const line = Array.from({ length: 7 }, (_, i) => ({
      x: w.x + (i / 6) ** 1.6 * (14 + 20 * wave(t, 1, w.x / 1400 - i * 0.03)),
      y: y - (w.long * i) / 6,
    }));
    blot(
      pen,
      ribbon(line, (s) => lerp(2.8, 1.4, s)),
      mix(coral, rust, 0.25),
    );
  }
  drawFan(pen, fan1, 910, 566, -2.85, 0.09 * wave(t, 1, 0.05), mix(coral, rust, 0.1));
  disc(pen, 911, 567, 9, 13);
  pen.fillStyle = mix(coral, rust, 0.4);
  pen.fill();
  drawFan(pen, fan2, 1556, 420, -1.2, 0.1 * wave(t, 1, 0.1), mix(honey, ochre, 0.35));
  softCoral(
    pen,
    t,
    874,
    344,
    62,
    -0.35,
    tuft1,
    mix(coral, blush, 0.15),
    blush,
    mix(blush, sand, 0.4),
  );
  softCoral(
    pen,
    t,
    1290,
    560,
    58,
    2.6,
    tuft2,
    mix(blush, coral, 0.45),
    paper,
    mix(blush, sand, 0.5),
  );
  softCoral(
    pen,
    t,
    1150,
    410,
    60,
    0.1,
    tuft3,
    mix(ochre, coral, 0.5),
    honey,
    mix(honey, sand, 0.4),
  );
  bubbles(pen, t);
  pen.restore();
}

const draw = (pen: Pen, t: number) => {
  const c = rock(t);
  pen.lineCap = 'round';
  pen.drawImage(back, 0, 0, WIDTH, HEIGHT);
  light(pen, t);
  lay(pen, farShip, c * 5, 0);
  lay(pen, farSand, c * 8, 0);
  drawShoal(pen, t, false);
  lay(pen, floor, c * 13, 0);
  pen.save();
  trace(pen, sandOutline(c * 13));
  pen.clip();
  net(pen, t, c * 13);
  pen.restore();
  drawTurtle(pen, t);
  lay(pen, bow, c * 18, 0);
  drawGrowthOnBow(pen, t, c);
  lay(pen, bank, c * 20, 0);
  pen.save();
  trace(pen, bankOutline(c * 20));
  pen.clip();
  bankNet(pen, t, c * 20);
  pen.restore();
  lay(pen, garden, c * 20, 0);
  pen.save();
  pen.translate(c * 18, 0);
  drawHover(pen, t);
  pen.restore();
  drawShoal(pen, t, true);
  dust(pen, t);
  calm(pen, mix(deep, ink, 0.6), 0.82);
  lay(pen, corner, c * 44, 0);
};

export const wreck: Film = {
  name: 'wreck',
  draw,
  sound: { low: 100, high: 420, swells: 2, seed: 25 },
  quality: { h264: 29, av1: 42 },
};

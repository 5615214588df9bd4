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
  shallow,
} from '../palette.ts';
import { parsePairs, random } from '../print.ts';
import { barrel, branches, drawFan, fan, mound, softCoral, table, tufts } from './corals.ts';
import { hover, shoal } from './fish.ts';
import { manta } from './manta.ts';
import {
  blot,
  calm,
  corners,
  type Dot,
  disc,
  dots,
  ease,
  type Film,
  HEIGHT,
  lay,
  lerp,
  motes,
  type Pen,
  plate,
  rock,
  shafts,
  stipple,
  stippleFill,
  TAU,
  trace,
  turn,
  WIDTH,
  waters,
  wave,
} from './stage.ts';

const r = random(33);
const back = waters(
  [
    mix(shallow, paper, 0.62),
    mix(shallow, lagoon, 0.25),
    lagoon,
    mix(reef, lagoon, 0.12),
    mix(reef, deep, 0.5),
    deep,
    mix(deep, ink, 0.5),
  ],
  12,
  (x, y) => {
    const d = Math.hypot((x - 720) * 0.62, (y + 190) * 1.02);
    return d / 1130 - 0.1 + 0.016 * Math.sin(x * 0.008 - y * 0.006);
  },
);
const light = shafts({
  x: 720,
  y: -320,
  reach: 1180,
  from: -0.8,
  to: 0.75,
  count: 9,
  colour: mix(paper, shallow, 0.3),
  strength: 0.2,
  seed: 9,
});

/** A wall that falls from the upper right; `line` gives its rim from the top down. */
const wallLine = (points: [number, number][], rough: number, step = 26): Dot[] => {
  const out: Dot[] = [];
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return;
    const steps = Math.max(2, Math.round(Math.hypot(next[0] - x, next[1] - y) / step));
    for (let j = 0; j < steps; j++) {
      const s = j / steps;
      const bump = r.between(-rough, rough);
      out.push({
        x: lerp(x, next[0], s) + bump,
        y: lerp(y, next[1], s) + r.between(-rough, rough) * 0.7,
      });
    }
  });
  return out;
};
const wall = (pen: Pen, line: Dot[], colour: string) =>
  blot(pen, [...line, { x: WIDTH + 300, y: HEIGHT + 300 }, { x: WIDTH + 300, y: -300 }], colour);

const farLine = wallLine(
  parsePairs('1010,-260 1090,60 1040,250 1120,460 1060,640 960,820 880,1100'),
  13,
);
const farWall = plate((pen) => {
  const tone = mix(lagoon, reef, 0.72);
  for (const [x, y, s] of [
    [1085, 60, 44],
    [1046, 240, 52],
    [1110, 450, 48],
    [1064, 632, 56],
    [975, 790, 60],
  ] as const)
    branches(pen, x - 6, y + 6, s * 0.62, tone, 2.2, Math.round(x));
  wall(pen, farLine, tone);
});
const midLine = wallLine(
  parsePairs(`
    1310,-260 1270,-60 1180,40 1230,170 1160,300 1215,420 1290,520 1210,640 1130,760 1020,860
    900,1120
  `),
  13,
);
const midWall = plate((pen) => {
  const tone = mix(reef, deep, 0.5);
  branches(pen, 1176, 40, 36, tone, 2.4, 61);
  branches(pen, 1020, 862, 40, tone, 2.4, 63);
  for (const [x, y, w] of [
    [1140, 300, 92],
    [1205, 640, 86],
    [1196, 160, 66],
  ] as const)
    table(pen, x, y, w, mix(reef, lagoon, 0.12), mix(deep, ink, 0.2));
  wall(pen, midLine, tone);
  pen.save();
  trace(pen, [...midLine, { x: WIDTH + 300, y: HEIGHT + 300 }, { x: WIDTH + 300, y: -300 }]);
  pen.clip();
  for (let i = 0; i < 60; i++) {
    disc(pen, r.between(1140, 1600), r.between(-40, 940), r.between(8, 34), r.between(6, 20));
    pen.fillStyle = r.pick([
      mix(deep, reef, 0.2),
      mix(deep, ink, 0.35),
      mix(rust, deep, 0.45),
      mix(reef, deep, 0.3),
    ]);
    pen.fill();
  }
  trace(pen, [
    ...midLine.map((p) => ({ x: p.x + 70, y: p.y + 20 })),
    { x: WIDTH + 300, y: HEIGHT + 300 },
    { x: WIDTH + 300, y: -300 },
  ]);
  stippleFill(pen, stipple(mix(deep, ink, 0.6), 0.42, 6));
  pen.restore();
});
const nearLine = wallLine(
  parsePairs(`
    1560,-280 1470,-40 1500,110 1420,230 1400,360 1480,470 1440,590 1330,680 1230,780 1110,880
    1000,1130
  `),
  15,
);
const nearTone = mix(mix(rust, '#5B3A8C', 0.25), abyss, 0.6);
const nearWall = plate((pen) => {
  table(pen, 1400, 236, 128, mix(honey, ochre, 0.45), mix(rust, ink, 0.45));
  table(pen, 1330, 690, 118, mix(reef, shallow, 0.28), mix(deep, ink, 0.45));
  wall(pen, nearLine, mix(rust, coral, 0.18));
  pen.save();
  trace(pen, [...nearLine, { x: WIDTH + 300, y: HEIGHT + 300 }, { x: WIDTH + 300, y: -300 }]);
  pen.clip();
  trace(pen, [
    ...nearLine.map((p) => ({ x: p.x + 26, y: p.y + 12 })),
    { x: WIDTH + 300, y: HEIGHT + 300 },
    { x: WIDTH + 300, y: -300 },
  ]);
  pen.fillStyle = nearTone;
  pen.fill();
  trace(pen, [
    ...nearLine.map((p) => ({ x: p.x + 8, y: p.y + 4 })),
    ...nearLine.toReversed().map((p) => ({ x: p.x + 90 + 16 * Math.sin(p.y * 0.05), y: p.y + 20 })),
  ]);
  stippleFill(pen, stipple(mix(rust, coral, 0.12), 0.42, 16));
  for (let i = 0; i < 90; i++) {
    disc(pen, r.between(1180, 1700), r.between(-60, 960), r.between(6, 26), r.between(5, 15));
    pen.fillStyle = r.pick([
      mix(rust, abyss, 0.35),
      mix(ochre, abyss, 0.45),
      mix(reef, abyss, 0.5),
      mix(coral, abyss, 0.55),
      ink,
    ]);
    pen.fill();
  }
  for (let i = 0; i < 150; i++) {
    disc(pen, r.between(1180, 1700), r.between(-60, 960), r.between(2, 5));
    pen.fillStyle = r.pick([coral, honey, ochre, mix(shallow, reef, 0.3)]);
    pen.fill();
  }
  pen.restore();
  mound(pen, 1520, 132, 78, mix(honey, rust, 0.3), mix(rust, ink, 0.1));
  mound(pen, 1462, 600, 66, mix(reef, shallow, 0.18), mix(deep, reef, 0.35));
  barrel(pen, 1560, 470, 150, mix(coral, rust, 0.45), mix(rust, ink, 0.25));
  barrel(pen, 1250, 800, 116, mix(ochre, honey, 0.35), mix(rust, ochre, 0.2));
  table(pen, 1482, 372, 96, mix(coral, ochre, 0.35), mix(rust, ink, 0.35));
  for (const [x, y, s, c] of [
    [1180, 850, 34, mix(honey, sand, 0.15)],
    [1395, 690, 30, mix(blush, coral, 0.3)],
    [1600, 250, 34, mix(honey, ochre, 0.2)],
    [1360, 850, 40, mix(coral, ochre, 0.4)],
    [1560, 700, 36, mix(shallow, reef, 0.35)],
  ] as const) {
    branches(pen, x - 2, y - 2, s, mix(c, paper, 0.5), 2.2, Math.round(x));
    branches(pen, x, y, s, c, 2.2, Math.round(x));
  }
  table(pen, 1540, 6, 84, mix(reef, shallow, 0.3), mix(deep, ink, 0.4));
  mound(pen, 1570, 300, 44, mix(reef, shallow, 0.3), mix(deep, reef, 0.3));
  barrel(pen, 1592, 110, 70, mix(ochre, honey, 0.3), mix(rust, ochre, 0.2));
  mound(pen, 1480, 850, 96, mix(ochre, rust, 0.3), mix(rust, ink, 0.3));
});
const corner = plate((pen) => {
  const tone = mix(ink, deep, 0.25);
  blot(pen, dots('-300,806 60,800 220,842 420,872 620,905 700,1100 -300,1100'), tone);
  for (const [x, y, s] of [
    [30, 822, 58],
    [170, 850, 46],
    [330, 872, 40],
    [480, 896, 34],
  ] as const)
    branches(pen, x, y, s, tone, 2.3, Math.round(x + 5));
});
const bigFan = fan(250, 72);
const smallFan = fan(170, 78);
const farFan = fan(150, 81);
const tuft1 = tufts(5);
const tuft2 = tufts(6);
const tuft3 = tufts(7);

const way = (u: number) => {
  const a = TAU * u;
  return {
    x: 300 * Math.cos(a) + 50 * Math.cos(2 * a + 0.5),
    y: 46 * Math.sin(a + 0.7) + 30 * Math.sin(2 * a),
    z: 310 * Math.sin(a),
  };
};
const drawShoal = shoal({
  count: 150,
  seed: 34,
  way,
  x: 930,
  y: 590,
  start: 0.36,
  lag: 0.09,
  spread: [52, 92, 95],
  size: 21,
  near: mix(deep, ink, 0.35),
  far: mix(reef, deep, 0.4),
  flank: mix(shallow, reef, 0.35),
  stripe: mix(honey, '#F4D35E', 0.4),
});
const drawAnthias = hover({
  seed: 35,
  count: 54,
  tints: [coral, coral, mix(coral, honey, 0.5), mix(coral, blush, 0.4)],
  size: [9, 14],
  place: (r) => {
    const y = r.between(40, 800);
    return { x: lerp(1300, 1100, ease(500, 820, y)) + r.between(-30, 190), y };
  },
});

const dust = motes({
  count: 60,
  colour: mix(paper, shallow, 0.4),
  size: [1.1, 2.8],
  seed: 72,
  climb: [70, 180],
});

/** A grey reef shark far off: crosses to the wall while the manta is away, and is behind it at t = 0. */
function patrol(pen: Pen, t: number) {
  const u = turn(t - 0.38) / 0.62;
  const tail = wave(t, 11);
  const at = (points: readonly (readonly [number, number])[]): Dot[] =>
    points.map(([x, y]) => ({ x: x * (1 - 0.055 * tail * ease(0.1, -0.5, x)), y }));
  pen.save();
  pen.translate(-150 + 1330 * u, 330 - 70 * Math.sin(u * 2.6) + 5 * wave(t, 2, 0.3));
  pen.rotate(0.1 * Math.sin(u * 3.2 - 2.2));
  pen.scale(152, 152);
  const tone = mix(reef, deep, 0.12);
  const fins = [
    parsePairs('0.14,-0.09 0.05,-0.2 0,-0.235 -0.025,-0.23 -0.015,-0.17 -0.03,-0.085'),
    parsePairs('-0.25,-0.055 -0.3,-0.1 -0.325,-0.1 -0.31,-0.045'),
    parsePairs('0.19,0.06 0.06,0.23 0,0.24 0.08,0.07'),
    parsePairs('-0.16,0.055 -0.22,0.11 -0.25,0.11 -0.22,0.05'),
    parsePairs(`
      -0.43,-0.02 -0.5,-0.09 -0.6,-0.2 -0.62,-0.19 -0.56,-0.06 -0.53,0 -0.56,0.1 -0.575,0.11
      -0.5,0.07 -0.43,0.02
    `),
  ] as const;
  pen.fillStyle = tone;
  for (const fin of fins) {
    corners(pen, at(fin));
    pen.fill();
  }
  blot(
    pen,
    at(
      parsePairs(`
      0.56,0.004 0.53,-0.012 0.45,-0.048 0.3,-0.095 0.1,-0.11 -0.12,-0.085 -0.34,-0.04 -0.46,-0.02
      -0.46,0.02 -0.34,0.035 -0.1,0.075 0.14,0.09 0.34,0.07 0.47,0.03 0.53,0.012
    `),
    ),
    tone,
  );
  blot(
    pen,
    at(
      parsePairs(`
      0.46,0.032 0.34,0.025 0.1,0.035 -0.2,0.03 -0.34,0.032 -0.1,0.072 0.14,0.087 0.34,0.067
    `),
    ),
    mix(tone, shallow, 0.28),
  );
  pen.restore();
}

const draw = (pen: Pen, t: number) => {
  const c = rock(t);
  pen.lineCap = 'round';
  pen.drawImage(back, 0, 0, WIDTH, HEIGHT);
  light(pen, t);
  patrol(pen, t);
  lay(pen, farWall, c * 6, 0);
  // The manta crosses once in a loop; it comes from behind the wall and is out of the picture at t = 0.61.
  const u = turn(t + 0.39) - 0.39;
  const along = u + 0.012 * Math.sin(TAU * 4 * (t + 0.1)) * 0.5;
  manta(pen, {
    x: 830 - along * 1930,
    y: 312 - 60 * Math.sin(along * 5) + 10 * wave(t, 4, 0.3),
    size: 246 + 36 * Math.cos(Math.PI * along),
    beat: 4 * t + 0.62,
    roll: 0.98 + 0.1 * wave(t, 1, 0.1),
    yaw: -0.42 - 0.1 * wave(t, 1, 0.2),
    pitch: 0.16 + 0.1 * Math.cos(along * 4),
  });
  pen.save();
  pen.translate(c * 13, 0);
  drawFan(pen, farFan, 1262, 468, -2.5, 0.1 * wave(t, 1, 0.1), mix(rust, deep, 0.35));
  pen.restore();
  lay(pen, midWall, c * 13, 0);
  drawShoal(pen, t, false);
  drawShoal(pen, t, true);
  pen.save();
  pen.translate(c * 22, 0);
  drawFan(
    pen,
    bigFan,
    1500,
    512,
    -2.75,
    0.1 * wave(t, 1, 0.02) + 0.03 * wave(t, 2, 0.3),
    mix(coral, rust, 0.12),
  );
  pen.restore();
  lay(pen, nearWall, c * 22, 0);
  pen.save();
  pen.translate(c * 22, 0);
  drawFan(pen, smallFan, 1420, 800, -2.0, 0.11 * wave(t, 1, 0.06), mix(honey, ochre, 0.3));
  softCoral(
    pen,
    t,
    1510,
    300,
    120,
    -0.5,
    tuft1,
    mix(coral, blush, 0.15),
    blush,
    mix(blush, sand, 0.4),
  );
  softCoral(
    pen,
    t,
    1330,
    790,
    92,
    -0.3,
    tuft2,
    mix(blush, coral, 0.45),
    paper,
    mix(blush, sand, 0.5),
  );
  softCoral(
    pen,
    t,
    1590,
    640,
    120,
    -0.6,
    tuft3,
    mix(ochre, coral, 0.5),
    honey,
    mix(honey, sand, 0.4),
  );
  drawAnthias(pen, t);
  pen.restore();
  dust(pen, t);
  calm(pen, mix(deep, ink, 0.6), 0.7);
  lay(pen, corner, c * 46, 0);
};

export const coralWall: Film = {
  name: 'coral-wall',
  draw,
  sound: { low: 150, high: 620, swells: 2, seed: 15 },
  quality: { h264: 30, av1: 44 },
};

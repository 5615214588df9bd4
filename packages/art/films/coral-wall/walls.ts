import { parsePairs } from '../../kit/outline.ts';
import { random } from '../../kit/random.ts';
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
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { barrel, branches, litBranches, mound, table } from '../growth/hard-coral.ts';
import { plate, stipple, stippleFill } from '../kit/layers.ts';
import { blot, disc, trace } from '../kit/pen.ts';
import { type Dot, dots, HEIGHT, lerp, type Pen, WIDTH } from '../kit/stage.ts';

const r = random(33);

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

export const farWall = plate((pen) => {
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

export const midWall = plate((pen) => {
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

export const nearWall = plate((pen) => {
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
    litBranches(pen, { x, y, size: s }, c, 2.2, Math.round(x));
  }
  table(pen, 1540, 6, 84, mix(reef, shallow, 0.3), mix(deep, ink, 0.4));
  mound(pen, 1570, 300, 44, mix(reef, shallow, 0.3), mix(deep, reef, 0.3));
  barrel(pen, 1592, 110, 70, mix(ochre, honey, 0.3), mix(rust, ochre, 0.2));
  mound(pen, 1480, 850, 96, mix(ochre, rust, 0.3), mix(rust, ink, 0.3));
});

export const corner = plate((pen) => {
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

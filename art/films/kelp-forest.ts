import {
  abyss,
  bottle,
  deep,
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
import { parsePairs, random } from '../print.ts';
import { shoal } from './fish.ts';
import { giantKelp } from './kelp.ts';
import { seadragon } from './seadragon.ts';
import {
  alpha,
  blot,
  calm,
  caustics,
  type Dot,
  disc,
  dots,
  type Film,
  HEIGHT,
  lay,
  motes,
  type Pen,
  plate,
  rock,
  shafts,
  stipple,
  stippleFill,
  TAU,
  trace,
  WIDTH,
  waters,
  wave,
} from './stage.ts';

const SUN = { x: 1010, y: -150 };
const back = waters(
  [
    mix(shallow, paper, 0.55),
    mix(shallow, fern, 0.3),
    mix(lagoon, fern, 0.12),
    mix(reef, bottle, 0.35),
    mix(deep, bottle, 0.3),
    mix(deep, ink, 0.45),
  ],
  11,
  (x, y) => {
    const d = Math.hypot((x - SUN.x) * 0.86, (y - SUN.y) * 0.98);
    return d / 1180 - 0.06 + 0.018 * Math.sin(x * 0.009 + y * 0.004);
  },
);

const r = random(12);
function ground(colour: string, line: Dot[]) {
  return (pen: Pen) => {
    blot(pen, [...line, { x: WIDTH + 400, y: HEIGHT + 400 }, { x: -400, y: HEIGHT + 400 }], colour);
  };
}
const ridgeLine = (points: [number, number][], rough: number): Dot[] => {
  const out: Dot[] = [];
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return;
    const steps = Math.max(2, Math.round((next[0] - x) / 30));
    for (let j = 0; j < steps; j++) {
      const s = j / steps;
      const e = s * s * (3 - 2 * s);
      out.push({ x: x + (next[0] - x) * s, y: y + (next[1] - y) * e + r.between(-rough, rough) });
    }
  });
  return out;
};

const farTone = mix(lagoon, bottle, 0.28);
const far = Array.from({ length: 13 }, (_, i) =>
  giantKelp({
    x: -60 + i * 138 + r.between(-46, 46),
    base: 900,
    height: 1080,
    sway: 16,
    lean: r.between(-40, 40),
    phase: 0.05 + r.between(-0.04, 0.04),
    nodes: 24,
    blade: 64,
    stem: 3,
    seed: 100 + i,
    colours: { stem: farTone, blade: farTone, shade: farTone, float: farTone },
  }),
);
const midTone = mix(reef, bottle, 0.55);
const middle = [90, 330, 520, 1130, 1290, 1480].map((x, i) =>
  giantKelp({
    x: x + r.between(-20, 20),
    base: 960,
    height: 1120,
    sway: 34,
    lean: r.between(-50, 50),
    phase: 0.02 + r.between(-0.04, 0.04),
    nodes: 21,
    blade: 118,
    stem: 5,
    seed: 200 + i,
    colours: {
      stem: mix(midTone, ink, 0.25),
      blade: midTone,
      shade: mix(midTone, deep, 0.4),
      float: mix(midTone, fern, 0.25),
    },
  }),
);
const gold = {
  stem: mix(ochre, kelp, 0.5),
  blade: mix(kelp, honey, 0.48),
  shade: mix(kelp, rust, 0.45),
  float: mix(honey, sand, 0.35),
  edge: mix(honey, paper, 0.55),
};
const golden = [
  { x: 1215, height: 1090, nodes: 21, lean: -70, seed: 302 },
  { x: 1430, height: 1120, nodes: 20, lean: 40, seed: 307 },
].map((k) =>
  giantKelp({ ...k, base: 930, sway: 50, phase: 0, blade: 205, stem: 8, colours: gold }),
);
const nearTone = mix(deep, ink, 0.55);
const near = [
  { x: 60, lean: 60, height: 1180, nodes: 14, seed: 401 },
  { x: 330, lean: -150, height: 1150, nodes: 13, seed: 404 },
].map((k) =>
  giantKelp({
    ...k,
    base: 1000,
    sway: 66,
    phase: -0.04,
    blade: 235,
    stem: 11,
    colours: {
      stem: ink,
      blade: nearTone,
      shade: mix(nearTone, ink, 0.6),
      float: mix(nearTone, reef, 0.22),
    },
  }),
);
const nearest = giantKelp({
  x: 1640,
  base: 1060,
  height: 1260,
  nodes: 11,
  lean: -90,
  sway: 84,
  phase: -0.07,
  blade: 330,
  stem: 15,
  seed: 501,
  colours: { stem: ink, blade: mix(ink, deep, 0.35), shade: ink, float: mix(deep, reef, 0.25) },
});

const farRock = plate(
  ground(
    mix(reef, bottle, 0.6),
    ridgeLine(parsePairs('-200,770 200,700 520,800 900,760 1250,790 1500,720 1850,760'), 8),
  ),
);
const sandLine: Dot[] = dots('-200,900 300,850 620,806 900,792 1240,806 1500,820 1850,810');
const floor = plate((pen) => {
  ground(mix(bottle, sand, 0.36), sandLine)(pen);
  trace(pen, [...sandLine.map((p) => ({ x: p.x, y: p.y + 40 })), ...dots('1900,1200 -300,1200')]);
  stippleFill(pen, stipple(mix(bottle, sand, 0.2), 0.4, 5));
});
const rockLine = ridgeLine(parsePairs('-200,700 60,722 260,790 480,846 700,900 900,930'), 12);
const rockRight = ridgeLine(
  parsePairs('980,930 1090,868 1180,832 1330,836 1440,800 1560,812 1850,790'),
  10,
);
const rocks = plate((pen) => {
  const tone = mix(abyss, bottle, 0.2);
  ground(tone, rockLine)(pen);
  ground(mix(abyss, bottle, 0.34), rockRight)(pen);
  pen.save();
  trace(pen, [...rockRight, ...dots('2000,1300 900,1300')]);
  pen.clip();
  trace(pen, [...rockRight.map((p) => ({ x: p.x - 7, y: p.y + 12 })), ...rockRight.toReversed()]);
  pen.fillStyle = mix(bottle, fern, 0.3);
  pen.fill();
  // Sponges and sea squirts between the holdfasts.
  const tints = [ochre, mix(ochre, rust, 0.5), mix(honey, ochre, 0.4), mix(reef, shallow, 0.3)];
  for (let i = 0; i < 46; i++) {
    const p = r.pick(rockRight);
    disc(pen, p.x + r.between(-16, 16), p.y + r.between(8, 70), r.between(5, 16), r.between(4, 9));
    pen.fillStyle = alpha(r.pick(tints), 0.85);
    pen.fill();
  }
  pen.restore();
  // Low red weed along the rim.
  for (let i = 0; i < 26; i++) {
    const p = r.pick(rockRight);
    const tone2 = r.pick([mix(rust, abyss, 0.3), mix(kelp, abyss, 0.45), rust]);
    for (let j = -2; j <= 2; j++) {
      const long = r.between(16, 40);
      blot(
        pen,
        [
          { x: p.x - 3, y: p.y + 8 },
          { x: p.x + j * 5 - 2, y: p.y - long * 0.5 },
          { x: p.x + j * 9, y: p.y - long },
          { x: p.x + j * 5 + 4, y: p.y - long * 0.5 },
          { x: p.x + 3, y: p.y + 8 },
        ],
        tone2,
      );
    }
  }
});

const light = shafts({
  ...SUN,
  y: -260,
  reach: 1250,
  from: -0.78,
  to: 0.62,
  count: 8,
  colour: mix(paper, shallow, 0.35),
  strength: 0.24,
  seed: 21,
});
const nearLight = shafts({
  ...SUN,
  y: -260,
  reach: 1080,
  from: -0.5,
  to: 0.4,
  count: 4,
  colour: paper,
  strength: 0.13,
  seed: 25,
});
const net = caustics({ level: 790, colour: mix(paper, shallow, 0.2), strength: 0.5, scale: 0.9 });
const dust = motes({
  count: 70,
  colour: mix(paper, shallow, 0.4),
  size: [1.2, 3.2],
  seed: 71,
  climb: [90, 210],
});

/** A loose shoal in the distance, on a closed way through the stems. */
const drift = shoal({
  count: 34,
  seed: 13,
  x: 560,
  y: 262,
  start: 0.55,
  lag: 0.09,
  spread: [46, 52, 60],
  size: 17,
  way: (u) => ({
    x: 190 * Math.cos(TAU * u),
    y: 26 * Math.sin(TAU * u + 1) + 16 * Math.sin(2 * TAU * u),
    z: 190 * Math.sin(TAU * u) - 260,
  }),
  near: mix(reef, deep, 0.35),
  far: mix(farTone, deep, 0.35),
  flank: mix(farTone, shallow, 0.45),
});

const dragon = seadragon();
const draw = (pen: Pen, t: number) => {
  const c = rock(t);
  pen.drawImage(back, 0, 0, WIDTH, HEIGHT);
  light(pen, t);
  pen.save();
  pen.translate(c * 5, 0);
  for (const k of far) k(pen, t);
  drift(pen, t, false);
  drift(pen, t, true);
  pen.restore();
  lay(pen, farRock, c * 9, 0);
  pen.save();
  pen.translate(c * 14, 0);
  for (const k of middle) k(pen, t);
  pen.restore();
  nearLight(pen, t);
  lay(pen, floor, c * 18, 0);
  pen.save();
  trace(pen, [
    ...sandLine.map((p) => ({ x: p.x + c * 18, y: p.y })),
    ...dots('1900,1200 -300,1200'),
  ]);
  pen.clip();
  net(pen, t, c * 18);
  pen.restore();
  pen.save();
  pen.translate(c * 24, 0);
  for (const k of golden) k(pen, t);
  pen.restore();
  lay(pen, rocks, c * 24, 0);
  pen.save();
  pen.translate(
    818 + c * 20 + 16 * wave(t, 1, 0.4),
    366 + 15 * wave(t, 1, 0.12) + 5 * wave(t, 2, 0.5),
  );
  pen.rotate(0.06 + 0.035 * wave(t, 1, 0.3));
  pen.scale(0.535, 0.535);
  pen.translate(-480, 0);
  dragon(pen, t);
  pen.restore();
  dust(pen, t);
  calm(pen, mix(deep, ink, 0.6), 0.72);
  pen.save();
  pen.translate(c * 40, 0);
  for (const k of near) k(pen, t);
  pen.restore();
  pen.save();
  pen.translate(c * 58, 0);
  nearest(pen, t);
  pen.restore();
};

export const kelpForest: Film = {
  name: 'kelp-forest',
  draw,
  sound: { low: 130, high: 520, swells: 2, seed: 5 },
  quality: { h264: 32, av1: 47 },
};

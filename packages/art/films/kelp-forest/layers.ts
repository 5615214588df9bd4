import { parsePairs } from '../../kit/outline.ts';
import { random } from '../../kit/random.ts';
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
} from '../../palette.ts';
import { giantKelp } from '../growth/kelp.ts';
import { plate, stipple, stippleFill } from '../kit/layers.ts';
import { blot, disc, trace } from '../kit/pen.ts';
import { alpha, type Dot, dots, HEIGHT, type Pen, WIDTH } from '../kit/stage.ts';

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

export const farTone = mix(lagoon, bottle, 0.28);

export const far = Array.from({ length: 13 }, (_, i) =>
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

export const middle = [90, 330, 520, 1130, 1290, 1480].map((x, i) =>
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

export const golden = [
  { x: 1215, height: 1090, nodes: 21, lean: -70, seed: 302 },
  { x: 1430, height: 1120, nodes: 20, lean: 40, seed: 307 },
].map((k) =>
  giantKelp({ ...k, base: 930, sway: 50, phase: 0, blade: 205, stem: 8, colours: gold }),
);

const nearTone = mix(deep, ink, 0.55);

export const near = [
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

export const nearest = giantKelp({
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

export const farRock = plate(
  ground(
    mix(reef, bottle, 0.6),
    ridgeLine(parsePairs('-200,770 200,700 520,800 900,760 1250,790 1500,720 1850,760'), 8),
  ),
);

export const sandLine: Dot[] = dots('-200,900 300,850 620,806 900,792 1240,806 1500,820 1850,810');

export const floor = plate((pen) => {
  ground(mix(bottle, sand, 0.36), sandLine)(pen);
  trace(pen, [...sandLine.map((p) => ({ x: p.x, y: p.y + 40 })), ...dots('1900,1200 -300,1200')]);
  stippleFill(pen, stipple(mix(bottle, sand, 0.2), 0.4, 5));
});

const rockLine = ridgeLine(parsePairs('-200,700 60,722 260,790 480,846 700,900 900,930'), 12);

const rockRight = ridgeLine(
  parsePairs('980,930 1090,868 1180,832 1330,836 1440,800 1560,812 1850,790'),
  10,
);

export const rocks = plate((pen) => {
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

import { batfish } from '../animals/batfish.ts';
import { random } from '../kit/random.ts';
import {
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
import { swimmer } from './animals/swimmer.ts';
import { turtle } from './animals/turtle.ts';
import { drawFan, fan, softCoral, tufts } from './growth/soft-coral.ts';
import { calm, plate, rocking, shifted, stipple, stippleFill, waters } from './kit/layers.ts';
import { caustics, motes, shafts } from './kit/light.ts';
import { blot, disc, ribbon, trace } from './kit/pen.ts';
import {
  alpha,
  type Dot,
  dots,
  ease,
  type Film,
  HEIGHT,
  type Layer,
  lerp,
  type Pen,
  rock,
  TAU,
  turn,
  WIDTH,
  wave,
} from './kit/stage.ts';
import { drawBow } from './wreck/bow.ts';
import { farShip } from './wreck/far-ship.ts';
import { edgeAt, sheer } from './wreck/hull.ts';
import { bank, bankOutline, corner, farSand, garden } from './wreck/seabed.ts';

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
  40,
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

const bow = plate((pen) => drawBow(pen, r));

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
const crossingTurtle: Layer = (pen, t) => {
  const u = turn(t + 0.4) - 0.4 - 0.013 * Math.sin(TAU * 2 * t + 0.4) + 0.013 * Math.sin(0.4);
  const climb = ease(-0.03, -0.4, u);
  turtle(pen, {
    x: 742 - u * 1790,
    y: 232 + 370 * climb ** 1.8 + 18 * Math.sin(u * 5) + 7 * wave(t, 2, 0.1),
    size: 118,
    t: t + 0.145,
    roll: -0.52 + 0.06 * wave(t, 1, 0.2),
    yaw: -0.2 + 0.1 * wave(t, 1, 0),
    pitch: 0.04 + 0.42 * Math.sin(Math.PI * Math.min(1, climb * 1.05)) + 0.04 * wave(t, 2, 0.55),
  });
};

const batfishDrawing = await swimmer(batfish, 96);

/** Batfish off the bow, head to the current, each on a small round of its own. */
const batfishPod: Layer = (pen, t) => {
  for (const [x, y, length, phase] of [
    [724, 408, 78, 0.5],
    [572, 338, 92, 0],
    [640, 414, 104, 0.3],
    [806, 392, 96, 0.75],
  ] as const)
    batfishDrawing(pen, {
      x: x + 16 * wave(t, 1, phase) + 5 * wave(t, 3, phase * 2),
      y: y + 12 * wave(t, 1, phase + 0.3) + 5 * wave(t, 2, phase),
      length,
      angle: 0.1 * wave(t, 1, phase + 0.1),
      beat: 10 * t + phase * 3,
      strength: 0.5,
    });
};

const growthOnBow: Layer = (pen, t) => {
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
  softCoral(pen, t, { x: 874, y: 344, size: 62, lean: -0.35 }, tuft1, [
    mix(coral, blush, 0.15),
    blush,
    mix(blush, sand, 0.4),
  ]);
  softCoral(pen, t, { x: 1290, y: 560, size: 58, lean: 2.6 }, tuft2, [
    mix(blush, coral, 0.45),
    paper,
    mix(blush, sand, 0.5),
  ]);
  softCoral(pen, t, { x: 1150, y: 410, size: 60, lean: 0.1 }, tuft3, [
    mix(ochre, coral, 0.5),
    honey,
    mix(honey, sand, 0.4),
  ]);
  bubbles(pen, t);
};

/** Light on a ground that moves by its share of the rocking camera. */
const lightOn =
  (outline: (dx: number) => Dot[], light: typeof net, share: number): Layer =>
  (pen, t) => {
    const dx = rock(t) * share;
    pen.save();
    trace(pen, outline(dx));
    pen.clip();
    light(pen, t, dx);
    pen.restore();
  };

export const wreck: Film = {
  name: 'wreck',
  layers: [
    (pen) => pen.drawImage(back, 0, 0, WIDTH, HEIGHT),
    light,
    rocking(farShip, 5),
    rocking(farSand, 8),
    (pen, t) => drawShoal(pen, t, false),
    rocking(floor, 13),
    lightOn(sandOutline, net, 13),
    batfishPod,
    crossingTurtle,
    rocking(bow, 18),
    shifted(growthOnBow, (t) => rock(t) * 18),
    rocking(bank, 20),
    lightOn(bankOutline, bankNet, 20),
    rocking(garden, 20),
    shifted(drawHover, (t) => rock(t) * 18),
    (pen, t) => drawShoal(pen, t, true),
    dust,
    (pen) => calm(pen, mix(deep, ink, 0.6), 0.82),
    rocking(corner, 44),
  ],
  animals: { batfish: batfishPod, turtle: crossingTurtle },
  sound: { low: 100, high: 420, swells: 2, seed: 25 },
  quality: { h264: 25.5, av1: 26 },
};

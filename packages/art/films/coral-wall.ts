import { maoriWrasse } from '../animals/maori-wrasse.ts';
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
  shallow,
} from '../palette.ts';
import { manta } from './animals/manta.ts';
import { hover, shoal } from './animals/shoal.ts';
import { swimmer } from './animals/swimmer.ts';
import { patrol } from './coral-wall/shark.ts';
import { corner, farWall, midWall, nearWall } from './coral-wall/walls.ts';
import { drawFan, fan, softCoral, tufts } from './growth/soft-coral.ts';
import { calm, rocking, shifted, waters } from './kit/layers.ts';
import { motes, shafts } from './kit/light.ts';
import {
  ease,
  type Film,
  HEIGHT,
  type Layer,
  lerp,
  rock,
  TAU,
  turn,
  WIDTH,
  wave,
} from './kit/stage.ts';

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
  40,
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
  x: 905,
  y: 640,
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

/** Crosses once in a loop: it comes from behind the wall and is out of the picture at t = 0.61. */
const crossingManta: Layer = (pen, t) => {
  const u = turn(t + 0.39) - 0.39;
  const along = u + 0.012 * Math.sin(TAU * 4 * (t + 0.1)) * 0.5;
  manta(pen, {
    x: 830 - along * 1930,
    y: 290 - 60 * Math.sin(along * 5) + 10 * wave(t, 4, 0.3),
    size: 236 + 36 * Math.cos(Math.PI * along),
    beat: 4 * t + 0.62,
    roll: 0.98 + 0.1 * wave(t, 1, 0.1),
    yaw: -0.42 - 0.1 * wave(t, 1, 0.2),
    pitch: 0.16 + 0.1 * Math.cos(along * 4),
  });
};

const wrasse = await swimmer(maoriWrasse, 226);

/** A Māori wrasse that keeps to its stretch of the wall. */
const residentWrasse: Layer = (pen, t) =>
  wrasse(pen, {
    x: 902 + 24 * wave(t, 1, 0.2) + 10 * wave(t, 3, 0.1),
    y: 480 + 14 * wave(t, 1, 0.25) + 6 * wave(t, 2, 0.3),
    length: 226,
    angle: 0.05 * wave(t, 1, 0.4),
    beat: 7 * t,
    strength: 0.22,
  });

const growth: Layer = (pen, t) => {
  drawFan(pen, smallFan, 1420, 800, -2.0, 0.11 * wave(t, 1, 0.06), mix(honey, ochre, 0.3));
  softCoral(pen, t, { x: 1510, y: 300, size: 120, lean: -0.5 }, tuft1, [
    mix(coral, blush, 0.15),
    blush,
    mix(blush, sand, 0.4),
  ]);
  softCoral(pen, t, { x: 1330, y: 790, size: 92, lean: -0.3 }, tuft2, [
    mix(blush, coral, 0.45),
    paper,
    mix(blush, sand, 0.5),
  ]);
  softCoral(pen, t, { x: 1590, y: 640, size: 120, lean: -0.6 }, tuft3, [
    mix(ochre, coral, 0.5),
    honey,
    mix(honey, sand, 0.4),
  ]);
  drawAnthias(pen, t);
};

export const coralWall: Film = {
  name: 'coral-wall',
  layers: [
    (pen) => pen.drawImage(back, 0, 0, WIDTH, HEIGHT),
    light,
    patrol,
    rocking(farWall, 6),
    crossingManta,
    shifted(
      (pen, t) =>
        drawFan(pen, farFan, 1262, 468, -2.5, 0.1 * wave(t, 1, 0.1), mix(rust, deep, 0.35)),
      (t) => rock(t) * 13,
    ),
    rocking(midWall, 13),
    (pen, t) => drawShoal(pen, t, false),
    (pen, t) => drawShoal(pen, t, true),
    residentWrasse,
    shifted(
      (pen, t) =>
        drawFan(
          pen,
          bigFan,
          1500,
          512,
          -2.75,
          0.1 * wave(t, 1, 0.02) + 0.03 * wave(t, 2, 0.3),
          mix(coral, rust, 0.12),
        ),
      (t) => rock(t) * 22,
    ),
    rocking(nearWall, 22),
    shifted(growth, (t) => rock(t) * 22),
    dust,
    (pen) => calm(pen, mix(deep, ink, 0.6), 0.7),
    rocking(corner, 46),
  ],
  animals: { wrasse: residentWrasse, manta: crossingManta, shark: patrol },
  sound: { low: 150, high: 620, swells: 2, seed: 15 },
  quality: { h264: 26, av1: 36 },
};

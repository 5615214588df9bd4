import { bottle, deep, fern, ink, lagoon, mix, paper, reef, shallow } from '../palette.ts';
import { seadragon } from './animals/seadragon.ts';
import { shoal } from './animals/shoal.ts';
import {
  far,
  farRock,
  farTone,
  floor,
  golden,
  middle,
  near,
  nearest,
  rocks,
  sandLine,
} from './kelp-forest/layers.ts';
import { calm, rocking, shifted, waters } from './kit/layers.ts';
import { caustics, motes, shafts } from './kit/light.ts';
import { trace } from './kit/pen.ts';
import { dots, type Film, HEIGHT, type Layer, rock, TAU, WIDTH, wave } from './kit/stage.ts';

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
  40,
  (x, y) => {
    const d = Math.hypot((x - SUN.x) * 0.86, (y - SUN.y) * 0.98);
    return d / 1180 - 0.06 + 0.018 * Math.sin(x * 0.009 + y * 0.004);
  },
);

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
  y: 190,
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

/** Light on the sand, clipped to it. */
const lightOnSand: Layer = (pen, t) => {
  const c = rock(t) * 18;
  pen.save();
  trace(pen, [...sandLine.map((p) => ({ x: p.x + c, y: p.y })), ...dots('1900,1200 -300,1200')]);
  pen.clip();
  net(pen, t, c);
  pen.restore();
};

/** It hangs in the surge: on a phone, too, from snout to tail in the picture. */
const hangingDragon: Layer = (pen, t) => {
  pen.save();
  pen.translate(
    748 + rock(t) * 12 + 10 * wave(t, 1, 0.4),
    338 + 15 * wave(t, 1, 0.12) + 5 * wave(t, 2, 0.5),
  );
  pen.rotate(0.12 + 0.035 * wave(t, 1, 0.3));
  pen.scale(0.47, 0.47);
  pen.translate(-480, 0);
  dragon(pen, t);
  pen.restore();
};

const stems =
  (list: readonly Layer[]): Layer =>
  (pen, t) => {
    for (const stem of list) stem(pen, t);
  };

export const kelpForest: Film = {
  name: 'kelp-forest',
  layers: [
    (pen) => pen.drawImage(back, 0, 0, WIDTH, HEIGHT),
    light,
    shifted(stems(far), (t) => rock(t) * 5),
    shifted(
      (pen, t) => {
        drift(pen, t, false);
        drift(pen, t, true);
      },
      (t) => rock(t) * 5,
    ),
    rocking(farRock, 9),
    shifted(stems(middle), (t) => rock(t) * 14),
    nearLight,
    rocking(floor, 18),
    lightOnSand,
    shifted(stems(golden), (t) => rock(t) * 24),
    rocking(rocks, 24),
    hangingDragon,
    dust,
    (pen) => calm(pen, mix(deep, ink, 0.6), 0.72),
    shifted(stems(near), (t) => rock(t) * 40),
    shifted(nearest, (t) => rock(t) * 58),
  ],
  animals: { seadragon: hangingDragon },
  sound: { low: 130, high: 520, swells: 2, seed: 5 },
  quality: { h264: 28.5, av1: 31 },
};

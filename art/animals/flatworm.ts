import { animal } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { mix, paper } from '../palette.ts';

const black = '#1A1517';
const peach = '#D07F66';
const turn = Math.PI * 2;

/** The middle of the back at a share of the body from its tail (-1) to its head (1). */
const middle = (t: number): Point => [530 - t * 470, 26 * Math.sin(t * 2.6)];

/** A point between the back (0) and the edge (1), in the direction `a`: 0 is the head. */
function at(a: number, share: number, ruffle = 0): Point {
  const c = Math.cos(a);
  const [mx, my] = middle(c * 0.8);
  const [ex, ey] = middle(c);
  const wide = 262 + 22 * Math.cos(a * 2 + 0.6);
  const wave = 1 + ruffle * (Math.sin(a * 13 + 1) + 0.5 * Math.sin(a * 7));
  const edge: Point = [
    ex + (ex - 530) * (wave - 1) * 0.5 + 12 * Math.sin(a * 13 + 2.4) * (ruffle ? 1 : 0),
    ey + Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.8 * wide * wave,
  ];
  return [mx + (edge[0] - mx) * share, my + (edge[1] - my) * share];
}

const rim = (share: number, ruffle: number) =>
  curve(Array.from({ length: 96 }, (_, i) => at((i / 96) * turn, share, ruffle)));

/** Stripes of peach from the back towards the edge, some long and some short. */
function stripes() {
  const r = random(227);
  let d = '';
  let a = 0.07;
  while (a < turn - 0.04) {
    const long = r.chance(0.9);
    const from = long ? r.between(0.1, 0.17) : r.between(0.42, 0.55);
    const to = r.between(0.76, 0.85);
    const line = [0, 0.33, 0.66, 1].map((k) => {
      const wobble = k > 0 && k < 1 ? r.between(-0.018, 0.018) : 0;
      return [from + (to - from) * k, a + wobble, 0.019 + 0.006 * Math.sin(k * 3)] as const;
    });
    d += curve([
      ...line.map(([share, b, w]) => at(b - w, share)),
      ...[...line].reverse().map(([share, b, w]) => at(b + w, share)),
    ]);
    a += r.between(0.072, 0.1) * (0.8 + 0.36 * Math.abs(Math.cos(a)));
  }
  return d;
}

/** White dots in crowds over the whole back, no two of them touching. */
function dots() {
  const r = random(229);
  const placed: Point[] = [];
  for (let i = 0; i < 9000; i++) {
    const [x, y] = at(r.between(0, turn), Math.sqrt(r.between(0.004, 0.8)), 0.02);
    if (placed.every(([px, py]) => Math.hypot(px - x, py - y) > 15)) placed.push([x, y]);
  }
  const row = Array.from({ length: 120 }, (_, i) => at((i / 120) * turn, 0.955, 0.045));
  return (
    placed.map(([x, y]) => disc(x, y, r.between(3, 4.8))).join('') +
    row.map(([x, y]) => disc(x, y, 4)).join('')
  );
}

/** Light on the crests where the wafer ripples. */
const ripples = () =>
  Array.from({ length: 13 }, (_, i) => {
    const a = ((i + 0.04) / 13) * turn;
    const line = [0.7, 0.82, 0.93].map((share, k) => at(a + (k - 1) * 0.02, share, 0.045));
    return curve(line, false);
  }).join('');

/** Pseudobiceros bedfordi: a ruffled wafer with peach stripes on black under white dots, two folds for antennae. */
export const persianCarpetFlatworm = animal(() => {
  const body = rim(1, 0.045);
  const folds = [
    '150,-60 112,-112 66,-150 16,-170 0,-150 16,-114 40,-70 64,-24 110,-8',
    '150,66 112,116 66,152 16,170 -2,150 14,114 38,72 62,24 110,12',
  ];
  const clefts = [
    '106,-66 80,-108 32,-150 14,-154 24,-124 52,-74 82,-40',
    '106,72 80,110 32,150 12,152 22,124 50,76 80,42',
  ];
  return (
    shape(body, mix(black, paper, 0.14)) +
    inside(
      body,
      shape(rim(0.985, 0.045), black) +
        shape(stripes(), peach) +
        stroke(ripples(), mix(black, paper, 0.2), 9) +
        stroke(
          curve(
            [0.86, 0.5, 0.1, -0.3, -0.84].map((t) => middle(t)),
            false,
          ),
          mix(peach, black, 0.35),
          14,
        ) +
        shape(dots(), '#F9F2E6'),
    ) +
    shape(folds.map((fold) => curve(fold)).join(''), black) +
    shape(clefts.map((cleft) => curve(cleft)).join(''), mix(peach, black, 0.25)) +
    shape(
      [-150, -128, -104, 104, 128, 150]
        .map((y) => disc(Math.abs(y) > 140 ? 24 : Math.abs(y) > 120 ? 46 : 66, y, 4))
        .join(''),
      '#F9F2E6',
    )
  );
});

import { nth } from '../../kit/list.ts';
import { box, curve, num, type Point, polygon } from '../../kit/outline.ts';
import { disc, round, tone, turned } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import {
  coral,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  sand,
  shallow,
} from '../../palette.ts';

/** Isles with their own rings, and rocks awash. */
function isles() {
  let out = '';
  for (const [x, y, s] of [
    [560, 560, 46],
    [1180, 470, 34],
    [640, 610, 16],
  ] as const) {
    const ring = (k: number) =>
      curve(
        Array.from(
          { length: 9 },
          (_, i) =>
            [
              x + Math.cos(i * 0.7) * s * k * (0.85 + ((i * 37) % 10) / 30),
              y + Math.sin(i * 0.7) * s * k * 0.8,
            ] as Point,
        ),
      );
    out +=
      shape(ring(3), mix(shallow, paper, 0.5)) +
      stroke(ring(3), lagoon, 3) +
      shape(ring(1.9), shallow) +
      stroke(ring(1.9), lagoon, 3) +
      shape(ring(1), mix(honey, paper, 0.35)) +
      stroke(ring(1), ink, 3.5);
  }
  return out;
}

/** Compass rose. */
function compassRose() {
  let out = '';
  let rose = stroke(disc(0, 0, 118), reef, 3) + stroke(disc(0, 0, 100), reef, 2);
  for (let i = 0; i < 72; i++)
    rose += turned(
      stroke(`M0 -118V${i % 9 === 0 ? -96 : -108}`, reef, i % 9 === 0 ? 4 : 2),
      0,
      0,
      i * 5,
    );
  for (let i = 0; i < 8; i++)
    rose += turned(
      shape(
        polygon([
          [0, i % 2 ? -62 : -96],
          [13, -13],
          [0, 0],
        ]),
        i === 0 ? coral : reef,
      ) +
        shape(
          polygon([
            [0, i % 2 ? -62 : -96],
            [-13, -13],
            [0, 0],
          ]),
          mix(shallow, paper, 0.3),
        ),
      0,
      0,
      i * 45,
    );
  out += turned(rose, 190, 580, -11);
  return out;
}

/** Dividers in brass, stepped across the sheet. */
function brassDividers() {
  const leg = (s: number) =>
    shape(
      polygon([
        [s * 2, -10],
        [s * 26, 6],
        [s * 24, 250],
        [s * 12, 262],
      ]),
      s < 0 ? honey : mix(honey, ochre, 0.45),
    ) +
    shape(
      polygon([
        [s * 12, 256],
        [s * 25, 248],
        [s * 18, 420],
      ]),
      mix(lagoon, s < 0 ? paper : ink, 0.35),
    ) +
    stroke(`M${s * 9} 20L${s * 15} 240`, mix(honey, paper, 0.6), 4);
  const dividers =
    turned(leg(-1), 0, 0, 21) +
    turned(leg(1), 0, 0, -21) +
    shape(disc(0, -6, 34), mix(honey, ochre, 0.25)) +
    shape(disc(-3, -10, 22), honey) +
    shape(disc(-5, -12, 8), mix(honey, ink, 0.5)) +
    shape(round(-11, -78, 22, 46, 8), mix(honey, ochre, 0.35)) +
    stroke('M-5 -72v34', mix(honey, paper, 0.6), 4);
  return turned(dividers, 1010, 262, 8, 1.06);
}

/** Pencil. */
function drawPencil() {
  return turned(
    shape(polygon('-230,-15 190,-15 190,15 -230,15'), coral) +
      shape(polygon('-230,3 190,3 190,15 -230,15'), mix(coral, ink, 0.3)) +
      stroke('M-226 -8H186', mix(coral, paper, 0.5), 4) +
      shape(polygon('190,-15 246,0 190,15'), sand) +
      shape(polygon('228,-5 246,0 228,5'), ink) +
      shape(box(-262, -15, 34, 30), mix(lagoon, paper, 0.4)),
    1340,
    640,
    156,
  );
}

export function howWeChoose() {
  const r = random(17);
  let out = shape(box(-30, -30, 1660, 860), mix(sand, paper, 0.4));
  // Contours from deep to shore, as flat tints
  const shore = (o: number, s: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -80 + i * 126;
      return [
        x,
        330 +
          Math.sin(i * 0.9 + 0.6) * 74 +
          Math.sin(i * 2.3) * 34 -
          o +
          Math.sin(i * 1.7 + s) * s * 4 +
          (i > 9 ? (i - 9) * -36 : 0),
      ];
    });
  const tint = [
    mix(shallow, paper, 0.72),
    mix(shallow, paper, 0.5),
    mix(shallow, paper, 0.25),
    shallow,
  ];
  out += shape(box(-30, -30, 1660, 860), mix(shallow, paper, 0.85));
  for (const [i, o] of [-300, -190, -110, -46].entries()) {
    const line = shore(o, i + 1);
    out +=
      shape(`${curve(line, false)}L1700 -40L-80 -40Z`, nth(tint, i)) +
      stroke(curve(line, false), lagoon, 3);
  }
  const coastLine = shore(0, 0);
  out +=
    shape(`${curve(coastLine, false)}L1700 -40L-80 -40Z`, mix(honey, paper, 0.35)) +
    tone(box(-30, -30, 1660, 300), mix(honey, ochre, 0.2), 0.6, 0) +
    stroke(curve(coastLine, false), ink, 4);
  out += isles();
  let soundings = '';
  for (let i = 0; i < 130; i++) {
    const x = r.between(40, 1560);
    const y = r.between(400, 770);
    soundings += r.chance(0.5) ? `M${num(x)} ${num(y)}h9` : `M${num(x)} ${num(y)}h5m6 0h5`;
  }
  out +=
    stroke(soundings, mix(reef, ink, 0.3), 3.4) +
    stroke(
      'M-20 250H1620M-20 520H1620M-20 790H1620M260 -20V820M700 -20V820M1140 -20V820M1580 -20V820',
      mix(lagoon, paper, 0.3),
      2,
    );
  // Wrecks and marks: crosses and rings, one in coral
  out +=
    stroke(
      'M330 640h34M347 620v40M338 626v28M356 626v28M980 690h34M997 670v40M988 676v28M1006 676v28',
      ink,
      4,
    ) +
    stroke(disc(860, 560, 30), coral, 7) +
    shape(disc(860, 560, 9), coral) +
    stroke('M300 720L860 560L1180 470', coral, 4, 'stroke-dasharray="14 10"');
  out += compassRose();
  // Edge of the sheet
  out +=
    stroke('M26 26H1574V774H26Z', ink, 3) +
    stroke('M42 42H1558V758H42Z', ink, 8, 'stroke-dasharray="40 40"');
  const set = brassDividers();
  const pencil = drawPencil();
  out += `<g filter="url(#cast)" opacity="0.28">${set}${pencil}</g>${pencil}${set}`;
  return out;
}

import { bezier, bezierPath, hose, ribbed } from '../kit/hose.ts';
import { nth } from '../kit/list.ts';
import { curve, type Point, parsePairs } from '../kit/outline.ts';
import { clip, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A snorkel with its mouthpiece and clip. */
export function snorkel(theme: GearTheme): string {
  const tube: [number, number][] = parsePairs('928,150 905,330 830,470 668,566');
  const flex: [number, number][] = parsePairs('676,560 590,614 520,650 452,640');
  // Mouthpiece: tube, flange, bite tabs
  let out = hose(
    'M430 636C380 620 352 580 338 520',
    66,
    theme.dark,
    theme.darkShade,
    theme.darkLight,
  );
  out += turned(
    shape(round(-74, -18, 148, 40, 20), theme.dark) +
      shape(round(-74, 2, 148, 20, 10), theme.darkShade) +
      shape(curve('-54,-16 -60,-66 -40,-84 -22,-66 -28,-16'), theme.dark) +
      shape(curve('54,-16 60,-66 40,-84 22,-66 28,-16'), theme.dark) +
      shape(round(-62, -78, 36, 15, 7), theme.darkLight) +
      shape(round(26, -78, 36, 15, 7), theme.darkLight) +
      shape(round(-30, -40, 60, 26, 6), theme.darkShade) +
      shape(round(-64, -12, 90, 6, 3), theme.darkLight),
    332,
    500,
    -14,
    1.05,
  );
  // Purge chamber
  out += turned(
    shape(curve('-66,-52 60,-60 78,0 62,62 20,92 -30,88 -66,50'), theme.dark) +
      tone(curve('-66,0 76,0 62,62 20,92 -30,88 -66,50'), theme.darkShade, 0.2, 1) +
      shape(round(-46, 62, 92, 34, 12), theme.spark) +
      shape(round(-46, 80, 92, 18, 9), theme.sparkShade) +
      stroke('M-30 68v22M-14 68v24M2 68v24M18 68v24M34 68v22', theme.sparkShade, 5),
    462,
    630,
    8,
  );
  out += ribbed(flex, 78, theme.dark, theme.darkShade, theme.darkLight, 9);
  // Barrel
  const path = bezierPath(tube);
  out += stroke(path, theme.mainShade, 72) + stroke(path, theme.main, 64);
  const line = bezier(tube);
  const side = (o: number, from = 0, to = line.length) =>
    curve(
      line.slice(from, to).map(([x, y], i, a) => {
        const p = nth(a, Math.max(0, i - 1));
        const q = nth(a, Math.min(a.length - 1, i + 1));
        const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
        return [x - ((q[1] - p[1]) / l) * o, y + ((q[0] - p[0]) / l) * o] as Point;
      }),
      false,
    );
  out +=
    stroke(side(-20), theme.mainShade, 24) +
    stroke(side(18, 3, 34), theme.mainLight, 9) +
    stroke(side(4, 22, 37), theme.mainLight, 4);
  out += turned(
    shape(round(-44, -22, 88, 46, 12), theme.dark) +
      shape(round(-40, -18, 30, 8, 4), theme.darkLight),
    672,
    566,
    -31 + 90,
  );
  // Keeper that holds it to the mask strap
  out += turned(
    shape(round(-46, -28, 92, 56, 14), theme.spark) +
      shape(round(-46, 4, 92, 24, 12), theme.sparkShade) +
      shape(round(40, -44, 26, 88, 12), theme.dark) +
      shape(round(45, -36, 7, 50, 3), theme.darkLight),
    868,
    372,
    28,
  );
  // Splash guard
  out += turned(
    shape(curve('-50,30^ -58,-40 -44,-112 0,-132 46,-110 58,-40 50,30^'), theme.dark) +
      clip(
        curve('-50,30^ -58,-40 -44,-112 0,-132 46,-110 58,-40 50,30^'),
        tone('M0 -140H70V40H10Z', theme.darkShade, 1, 0.8),
      ) +
      shape(round(-50, 22, 100, 26, 8), theme.spark) +
      stroke('M-26 -84v76M-6 -94v90M14 -94v90M34 -84v76', theme.darkShade, 9) +
      stroke('M-40 -70C-42 -50 -44 -20 -42 6', theme.darkLight, 6),
    930,
    146,
    4,
  );
  return out;
}

import { bezierPath, hose } from '../kit/hose.ts';
import { curve, parsePairs, polygon } from '../kit/outline.ts';
import { clip, disc, right, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { polygonHand } from './computer.ts';
import type { GearTheme } from './theme.ts';

/** A second stage seen from the front and a little from the side, its mouthpiece to the left. */
function stage(theme: GearTheme, cover: string, shade: string, light: string) {
  let out = hose(
    'M-96 26C-130 30 -150 34 -176 34',
    58,
    theme.dark,
    theme.darkShade,
    theme.darkLight,
  );
  out += turned(
    shape(curve('-20,-66 10,-58 16,0 10,60 -20,68 -34,40 -36,-40'), theme.dark) +
      shape(round(-78, -52, 62, 30, 10), theme.dark) +
      shape(round(-78, 24, 62, 30, 10), theme.dark) +
      shape(round(-78, -50, 22, 28, 6), theme.darkLight) +
      shape(round(-78, 26, 22, 26, 6), theme.darkLight) +
      stroke('M-14 -52C-24 -30 -24 20 -14 50', theme.darkLight, 5),
    -184,
    34,
  );
  // Exhaust tee
  out +=
    shape(
      curve(`
        -86,76 0,92 80,78 132,118 138,148^ 96,158 40,132 0,128 -44,134 -104,162 -140,150^ -130,118
      `),
      theme.darkShade,
    ) + stroke('M-116 132C-80 112 -40 106 0 106', theme.darkLight, 5);
  // Case
  out += shape(
    curve(`
      -20,-112 60,-118 116,-70 126,10 98,90 20,116 -70,104 -116,60 -124,-20 -92,-86
    `),
    theme.dark,
  );
  out += tone(curve('60,-110 124,-40 120,40 90,100 -60,106 40,60'), theme.darkShade, 0.8, 1);
  out +=
    shape(disc(14, -2, 88, 92), cover) +
    clip(disc(14, -2, 88, 92), tone(disc(44, 30, 90, 88), shade, 0.25, 1, slant));
  out +=
    shape(disc(14, -2, 56, 59), shade) +
    shape(disc(12, -5, 52, 55), cover) +
    stroke('M-26 -26H50M-34 -4H58M-28 18H52', shade, 9);
  out += stroke('M-58 -28C-52 -60 -24 -84 12 -84', light, 8);
  // Hose nut to the right, adjusting knob to the left
  out +=
    shape(round(112, -26, 44, 50, 6), theme.metalShade) +
    shape(round(114, -24, 40, 16, 4), theme.metalLight) +
    shape(round(150, -20, 34, 40, 6), theme.dark);
  out +=
    shape(round(-134, -44, 40, 50, 10), theme.darkLight) +
    stroke('M-126 -40v42M-114 -42v44', theme.darkShade, 4);
  return out;
}

/** Gauge console. */
function gaugeConsole(theme: GearTheme) {
  return turned(
    shape(
      curve(`
        -24,-120^ 24,-120^ 34,-80 78,-52 96,16 70,82 0,108 -70,82 -96,16 -78,-52 -34,-80
      `),
      theme.dark,
    ) +
      tone(curve('30,-90 96,0 70,84 0,110 50,40'), theme.darkShade, 0.9, 1) +
      stroke('M-66 -44C-84 -20 -88 10 -80 40', theme.darkLight, 6) +
      shape(disc(0, 14, 66), theme.metal) +
      clip(disc(0, 14, 66), tone(disc(0, 40, 70), theme.metalShade, 0, 0.7)) +
      shape(disc(0, 14, 66), 'none', `stroke="${theme.line}" stroke-width="5"`) +
      Array.from({ length: 11 }, (_, i) =>
        turned(
          stroke(
            `M0 ${i % 5 === 0 ? -42 : -48}V-56`,
            i < 3 ? theme.spark : theme.line,
            i % 5 === 0 ? 5 : 3,
          ),
          0,
          14,
          -125 + i * 25,
        ),
      ).join('') +
      stroke('M-40 40A50 50 0 0 1 -48 0', theme.spark, 7) +
      turned(polygonHand(theme), 0, 14, 62) +
      shape(disc(0, 14, 9), theme.line) +
      shape(polygon('-44,-18 -24,-42 -10,-46 -52,10'), theme.metalLight, 'opacity="0.7"'),
    582,
    694,
    -6,
    0.88,
  );
}

/** A regulator: first stage, two second stages and a gauge. */
export function regulator(theme: GearTheme): string {
  let out = '';
  const line = (p: [number, number][]) =>
    hose(bezierPath(p), 27, theme.dark, theme.darkShade, theme.darkLight);
  // Hoses first, then what they feed
  out += line(parsePairs('560,214 380,170 150,190 160,330 166,430 400,400 478,452'));
  out += line(parsePairs('640,230 760,190 1090,150 1100,330 1106,440 1110,520 1052,556'));
  out += line(parsePairs('566,262 470,330 520,450 590,470 670,492 610,560 592,600'));
  out += line(parsePairs('644,268 740,300 780,380 880,370 980,360 940,270 1010,262'));
  // Quick coupling for the inflator
  out += turned(
    shape(round(-10, -15, 38, 30, 6), theme.dark) +
      shape(round(22, -20, 48, 40, 8), theme.metal) +
      shape(round(22, 2, 48, 18, 6), theme.metalShade) +
      stroke('M32 -18v36M42 -18v36M52 -18v36', theme.metalShade, 4) +
      shape(round(66, -14, 18, 28, 4), theme.metalShade),
    1004,
    264,
    6,
  );
  // First stage on its yoke
  out +=
    shape(curve('548,70 600,50 654,70 664,130 650,196^ 552,196^ 538,130'), theme.metalShade) +
    shape(curve('562,88 600,76 638,88 642,130 630,180^ 572,180^ 558,130'), theme.ground);
  out +=
    stroke('M546 170C532 120 544 76 590 62', theme.metal, 12) +
    shape(round(584, 90, 32, 62, 6), theme.metalShade) +
    stroke('M590 100h20M590 112h20M590 124h20', theme.metalLight, 4);
  out +=
    shape(round(552, 8, 98, 44, 18), theme.dark) +
    stroke('M570 14v32M586 14v34M602 14v34M618 14v34M634 14v32', theme.darkLight, 4) +
    shape(round(588, 46, 26, 26, 4), theme.metal);
  const turret = curve('530,190^ 672,190^ 680,240 664,300^ 538,300^ 522,240');
  out +=
    shape(turret, theme.metal) +
    clip(
      turret,
      tone('M600 180H690V310H580Z', theme.metalShade, 0.5, 1, right) +
        shape(round(544, 200, 14, 90, 7), theme.metalLight) +
        stroke(
          'M520 218C580 230 620 230 684 218M524 274C580 286 620 286 680 274',
          theme.metalShade,
          5,
        ),
    );
  out +=
    shape(curve('546,298^ 656,298^ 652,356 636,380 566,380 550,356'), theme.main) +
    tone(curve('600,298 656,298 652,356 636,382 590,382'), theme.mainShade, 0.6, 1, right) +
    stroke('M562 306v52', theme.mainLight, 7) +
    stroke('M574 366h54M580 352h46', theme.mainShade, 4);
  for (const [x, y, a] of [
    [546, 220, 196],
    [654, 234, -12],
    [552, 268, 150],
    [652, 270, 28],
  ] as const)
    out += turned(
      shape(round(-4, -17, 30, 34, 5), theme.metalShade) +
        shape(round(-2, -15, 26, 10, 4), theme.metalLight) +
        shape(round(24, -15, 22, 30, 5), theme.dark),
      x,
      y,
      a,
    );
  out += gaugeConsole(theme);
  out += turned(stage(theme, theme.main, theme.mainShade, theme.mainLight), 344, 540, -16, 1.02);
  out += turned(stage(theme, theme.spark, theme.sparkShade, theme.metalLight), 926, 584, -10, 0.84);
  return out;
}

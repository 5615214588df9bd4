import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A tray with a grip at each end and the two knuckles that hold the housing. */
function tray(theme: GearTheme) {
  let out =
    shape(round(176, 648, 848, 46, 16), theme.metalShade) +
    shape(round(176, 646, 848, 22, 11), theme.metal);
  for (let i = 0; i < 9; i++) out += shape(round(300 + i * 66, 655, 32, 8, 4), theme.metalShade);
  for (const x of [232, 968]) {
    const grip = curve([
      [x - 36, 652, 1],
      [x - 42, 590],
      [x - 32, 520],
      [x - 40, 450],
      [x - 26, 372, 1],
      [x + 26, 372, 1],
      [x + 40, 450],
      [x + 32, 520],
      [x + 42, 590],
      [x + 36, 652, 1],
    ]);
    out +=
      shape(grip, theme.dark) +
      clip(grip, tone(`M${x + 4} 360H${x + 60}V660H${x + 4}Z`, theme.darkShade, 1, 0.8));
    out += stroke(`M${x - 22} 400C${x - 30} 460 ${x - 20} 520 ${x - 28} 610`, theme.darkLight, 6);
    out += shape(disc(x, 356, 30), theme.metalShade) + shape(disc(x - 2, 352, 23), theme.metal);
  }
  return (
    out +
    shape(round(556, 592, 88, 66, 8), theme.darkShade) +
    shape(round(568, 584, 16, 70, 5), theme.dark) +
    shape(round(616, 584, 16, 70, 5), theme.dark) +
    shape(round(520, 606, 160, 22, 11), theme.metalShade)
  );
}

/** The camera inside: grey, its lens in a square at the right, a small screen at the left. */
function body(theme: GearTheme) {
  let out = shape(round(386, 236, 428, 302, 34), theme.dark);
  out += clip(
    round(386, 236, 428, 302, 34),
    tone('M386 400H814V540H386Z', theme.darkShade, 0.3, 1),
  );
  out +=
    shape(round(412, 268, 168, 132, 10), theme.line) +
    shape(round(420, 276, 152, 116, 6), theme.glass);
  out +=
    stroke('M440 300h60M440 324h92', theme.glassLight, 8) + shape(disc(548, 302, 8), theme.spark);
  for (let i = 0; i < 6; i++)
    out += stroke(`M${420 + i * 28} 440v68`, theme.darkLight, 7, 'opacity="0.7"');
  out +=
    shape(round(606, 256, 188, 188, 30), theme.darkShade) +
    shape(round(616, 264, 168, 168, 24), theme.metalShade);
  for (const [radius, colour] of [
    [72, theme.line],
    [58, theme.glass],
    [36, theme.darkShade],
    [20, theme.glass],
  ] as const)
    out += shape(disc(700, 348, radius), colour);
  return out + stroke('M654 330A50 50 0 0 1 690 302', theme.glassLight, 8);
}

/** A small box of a camera in its clear dive housing, on a tray with two grips. */
export function actionCamera(theme: GearTheme): string {
  const housing = round(330, 176, 540, 428, 58);
  let out = tray(theme);
  out +=
    shape(round(438, 136, 118, 50, 14), theme.dark) +
    shape(round(456, 120, 82, 34, 14), theme.spark) +
    shape(round(456, 138, 82, 16, 8), theme.sparkShade);
  out += shape(housing, theme.mainShade) + shape(round(340, 184, 520, 408, 50), theme.main);
  out += clip(
    round(340, 184, 520, 408, 50),
    tone(curve('700,160 900,160 900,620 640,620 780,420'), theme.mainShade, 0.3, 1, slant),
  );
  out += shape(round(366, 214, 468, 346, 42), theme.line) + body(theme);
  out += clip(
    round(366, 214, 468, 346, 42),
    shape(polygon('380,560 540,200 620,200 460,560'), theme.metalLight, 'opacity="0.1"'),
  );
  out += stroke('M360 300V246C362 216 380 204 410 202H560', theme.mainLight, 9);
  out += turned(
    shape(round(-26, -82, 56, 164, 16), theme.dark) +
      stroke('M-8 -60V50', theme.darkLight, 6) +
      shape(round(-14, -20, 40, 40, 10), theme.spark),
    866,
    390,
  );
  for (const y of [264, 516])
    out +=
      shape(round(316, y - 22, 30, 44, 8), theme.metalShade) +
      shape(round(320, y - 18, 14, 34, 6), theme.metal);
  return out;
}

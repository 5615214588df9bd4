import { curve } from '../kit/outline.ts';
import { clip, disc, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

const coil = 'M-98 60C-118 -40 -62 -124 0 -128C62 -124 118 -40 98 60';

/** A steel spring round the heel, each end on a stud. */
function spring(theme: GearTheme) {
  let out = stroke(coil, theme.metalShade, 30) + stroke(coil, theme.metal, 22);
  out += stroke(coil, theme.metalShade, 22, 'stroke-dasharray="4 8"');
  out += stroke('M-26 -126C-24 -176 24 -176 26 -126', theme.darkShade, 22);
  out += stroke('M-22 -132C-20 -168 20 -168 22 -132', theme.dark, 12);
  for (const x of [-98, 98])
    out += shape(disc(x, 62, 24), theme.metalShade) + shape(disc(x - 2, 60, 15), theme.metal);
  return out;
}

/** A short broad fin in one piece of rubber, with slots through the blade. */
function fin(theme: GearTheme): string {
  const body = curve(`
    0,-40 70,-24 104,40^ 124,160 138,280 176,420 204,560 214,690^ 100,724 0,712 -100,724 -214,690^
    -204,560 -176,420 -138,280 -124,160 -104,40^ -70,-24
  `);
  let out = shape(body, theme.dark);
  out += clip(
    body,
    tone(curve('20,-40 220,-20 240,730 60,740 90,300'), theme.darkShade, 0.8, 1) +
      stroke('M-118 150C-140 290 -176 420 -196 670', theme.darkLight, 7) +
      stroke('M-86 300C-112 420 -132 560 -140 700', theme.darkShade, 14) +
      stroke('M-80 300C-106 420 -126 560 -134 700', theme.darkLight, 4) +
      stroke('M86 300C112 420 132 560 140 700', theme.darkShade, 14) +
      stroke('M0 356V700', theme.darkShade, 12) +
      stroke('M7 356V700', theme.darkLight, 3),
  );
  for (const x of [-58, 0, 58])
    out +=
      shape(round(x - 21, 292, 42, 40, 12), theme.ground) +
      stroke(`M${x - 18} 300h36`, theme.darkShade, 6);
  for (const x of [-72, 72])
    out += shape(curve(`${x - 28},384^ ${x + 28},384^ ${x + 30},428 ${x - 30},428`), theme.ground);
  const hole = curve('0,-18 62,6 78,100 66,190 0,226 -66,190 -78,100 -62,6');
  out +=
    shape(hole, theme.darkShade) +
    stroke(hole, theme.darkLight, 4, 'opacity="0.7"') +
    stroke('M-46 50h92M-48 82h96M-48 114h96M-40 146h80', theme.dark, 6);
  out += shape(round(-46, 246, 92, 22, 9), theme.main) + stroke('M-32 253h50', theme.mainLight, 4);
  return out + spring(theme);
}

/** A pair of short vented fins with spring straps. */
export function ventedFins(print: GearTheme): string {
  // Black rubber would drown in the dark ground.
  const theme: GearTheme =
    print.name === 'night'
      ? { ...print, dark: print.mainShade, darkShade: print.under, darkLight: print.mainLight }
      : print;
  return turned(fin(theme), 264, 250, -74, 0.98) + turned(fin(theme), 330, 590, -104, 0.98);
}

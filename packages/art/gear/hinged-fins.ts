import { curve } from '../kit/outline.ts';
import { clip, disc, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Two arms from the foot pocket to the hinge, a gap between them. */
const arms = (theme: GearTheme) =>
  [-1, 1]
    .map((side) => {
      const arm = curve([
        [side * 60, 330, 1],
        [side * 104, 300, 1],
        [side * 116, 400],
        [side * 128, 520, 1],
        [side * 88, 540, 1],
        [side * 78, 430],
      ]);
      return (
        shape(arm, theme.main) +
        clip(arm, tone('M0 300H140V560H0Z', theme.mainShade, 0.3, 0.9)) +
        stroke(
          `M${side * 92} 320C${side * 100} 400 ${side * 106} 460 ${side * 110} 510`,
          theme.mainLight,
          5,
        )
      );
    })
    .join('');

/** A blade like the tail of a whale: broad, with its tips turned out and back. */
function blade(theme: GearTheme) {
  const wing = curve(`
    0,556 70,536 140,520^ 214,600 262,700 286,820^ 236,804 176,838 110,856 50,836 0,806 -50,836
    -110,856 -176,838 -236,804 -286,820^ -262,700 -214,600 -140,520^ -70,536
  `);
  let out = shape(wing, theme.main);
  out += clip(
    wing,
    tone(curve('40,500 300,500 300,880 60,880'), theme.mainShade, 0.4, 1) +
      tone('M-300 510H300V600H-300Z', theme.mainShade, 0.9, 0) +
      stroke('M-132 540C-196 620 -238 710 -262 800', theme.mainLight, 9) +
      stroke('M132 540C196 620 238 710 262 800', theme.dark, 9),
  );
  for (const x of [-96, -32, 32, 96])
    out += stroke(`M${x} 590C${x * 1.3} 660 ${x * 1.5} 740 ${x * 1.6} 808`, theme.mainShade, 9);
  for (const x of [-108, 108])
    out +=
      shape(disc(x, 530, 24), theme.dark) +
      shape(disc(x, 528, 13), theme.metalShade) +
      shape(disc(x - 2, 526, 8), theme.metal);
  return out;
}

function fin(theme: GearTheme): string {
  const pocket = curve(`
    66,-6^ 86,60 102,160 112,270 112,330^ 60,372 0,380 -60,372 -112,330^ -112,270 -102,160 -86,60
    -66,-6^ 0,-30
  `);
  const strap = 'M-82 44C-98 -44 -54 -118 0 -122C54 -118 98 -44 82 44';
  let out = stroke(strap, theme.darkShade, 30) + stroke(strap, theme.dark, 22);
  out += stroke('M-22 -122C-24 -172 24 -172 22 -122', theme.spark, 14);
  out += arms(theme) + blade(theme) + shape(pocket, theme.dark);
  out += clip(
    pocket,
    tone(curve('10,-20 130,0 130,400 30,400 60,250'), theme.darkShade, 1, 1) +
      stroke('M-78 60C-96 180 -100 260 -98 320', theme.darkLight, 6),
  );
  const hole = curve('0,-12 54,6 68,90 62,170 0,206 -62,170 -68,90 -54,6');
  out +=
    shape(hole, theme.darkShade) +
    stroke(hole, theme.darkLight, 3, 'opacity="0.7"') +
    stroke('M-40 40h80M-42 66h84M-42 92h84M-38 118h76', theme.dark, 5);
  for (const x of [-84, 84]) out += shape(round(x - 17, 24, 34, 56, 12), theme.spark);
  return out + stroke('M-46 262h92M-40 288h80', theme.darkLight, 5);
}

/** A pair of fins whose broad blade hangs on two arms by a hinge. */
export const hingedFins = (theme: GearTheme) =>
  turned(fin(theme), 232, 246, -76, 0.82) + turned(fin(theme), 300, 604, -100, 0.82);

import { curve, parsePairs, polygon } from '../kit/outline.ts';
import { clip, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

function fin(theme: GearTheme): string {
  const blade = curve(`
    92,210^ 106,330 112,430 126,560 146,720 160,880^ 110,904 52,886 0,868 -52,884 -112,902
    -164,872^ -150,720 -128,560 -113,430 -106,330 -92,210^
  `);
  const pocket = curve(`
    66,-6^ 84,60 98,160 106,260 102,330 70,400 24,436 0,440 -24,436 -70,400 -102,330 -106,260
    -98,160 -84,60 -66,-6^ 0,-30
  `);
  // Bungee heel strap, pulled back
  let out = stroke('M-78 40C-92 -40 -50 -108 0 -112C50 -108 92 -40 78 40', theme.darkShade, 26);
  out +=
    stroke('M-78 40C-92 -40 -50 -108 0 -112C50 -108 92 -40 78 40', theme.dark, 20) +
    stroke('M-82 10C-86 -46 -46 -104 -4 -108', theme.darkLight, 4);
  out += stroke('M-22 -116C-24 -160 22 -162 20 -116', theme.spark, 13);
  out += shape(blade, theme.main);
  out += clip(
    blade,
    tone(curve('20,200 180,200 190,920 70,920 60,600'), theme.mainShade, 0.35, 0.9) +
      tone('M-180 200H180V520H-180Z', theme.mainShade, 0.85, 0) +
      shape(polygon('-56,430 -40,430 -56,920 -86,920'), theme.mainShade) +
      shape(polygon('40,430 56,430 88,920 60,920'), theme.mainShade) +
      shape(polygon('-38,440 -30,440 -44,920 -54,920'), theme.mainLight) +
      shape(polygon('58,440 64,440 98,920 90,920'), theme.mainLight) +
      shape(polygon('-8,450 8,450 12,760 -12,760'), theme.mainShade),
  );
  for (const s of [-1, 1])
    out +=
      shape(
        curve([
          [s * 92, 150, 1],
          [s * 112, 300],
          [s * 118, 430],
          [s * 134, 560],
          [s * 154, 720],
          [s * 170, 872, 1],
          [s * 152, 878, 1],
          [s * 132, 720],
          [s * 112, 560],
          [s * 98, 430],
          [s * 88, 300],
        ]),
        theme.dark,
      ) +
      stroke(
        curve(
          [
            [s * 104, 330],
            [s * 108, 430],
            [s * 122, 560],
            [s * 142, 720],
          ],
          false,
        ),
        theme.darkLight,
        3.5,
        'opacity="0.7"',
      );
  out += shape(pocket, theme.dark);
  out += clip(
    pocket,
    tone(curve('10,-20 120,0 120,450 20,450 60,250'), theme.darkShade, 1, 1) +
      stroke('M-76 60C-92 200 -92 290 -62 360', theme.darkLight, 5, 'opacity="0.9"'),
  );
  // Foot opening and sole inside
  const hole = curve('0,-12 54,6 68,90 62,170 0,206 -62,170 -68,90 -54,6');
  out +=
    shape(hole, theme.darkShade) +
    clip(
      hole,
      shape(curve('-40,0 40,0 46,120 0,170 -46,120'), theme.darkLight, 'opacity="0.35"') +
        stroke('M-40 40h80M-42 66h84M-42 92h84M-38 118h76', theme.darkShade, 5),
    );
  out += stroke(hole, theme.darkLight, 3, 'opacity="0.7"');
  for (const [x, y] of parsePairs('-44,268 -16,282 16,282 44,268'))
    out +=
      shape(round(x - 6, y, 12, 60, 6), theme.mainShade) +
      shape(round(x - 6, y, 5, 60, 2), theme.darkShade);
  for (const s of [-1, 1])
    out +=
      shape(round(s * 82 - 19, 26, 38, 60, 12), theme.spark) +
      shape(round(s * 82 - 19, 58, 38, 28, 10), theme.sparkShade);
  return out;
}

/** A pair of fins. */
export function fins(theme: GearTheme): string {
  const far = turned(fin(theme), 212, 262, -71, 0.88);
  const near = turned(fin(theme), 300, 648, -106, 0.88);
  return far + near;
}

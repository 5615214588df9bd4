import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A surface marker buoy with its spool. */
export function smb(theme: GearTheme): string {
  const tube = curve(`
    286,634^ 268,590 282,540 330,476 470,380 680,244 860,128 912,104 960,116 996,164 998,210
    960,256 800,366 610,498 460,606 390,648 340,660^
  `);
  // Line from the tail to the spool
  let out =
    stroke(
      'M286 660C250 720 330 752 430 720C540 684 600 604 700 620C760 632 790 640 822 640',
      theme.metalLight,
      6,
    ) + stroke('M286 664C250 724 330 756 430 724C540 688 600 608 700 624', theme.metalShade, 2);
  out += shape(tube, theme.spark);
  out += clip(
    tube,
    tone(
      curve('250,600 470,470 760,290 1010,140 1040,260 640,560 380,700 250,690'),
      theme.sparkShade,
      0.1,
      0.95,
    ) +
      shape(
        curve('330,690^ 420,660 700,460 1010,240^ 1020,300^ 640,560 380,720^'),
        theme.sparkShade,
      ) +
      shape(polygon('700,200 756,164 884,346 828,384'), theme.metal) +
      tone(polygon('790,280 828,250 884,346 828,384'), theme.metalShade, 0.2, 0.9) +
      stroke('M724 200L846 376M740 190L862 364', theme.metalShade, 3) +
      stroke(
        curve('336,506 480,402 690,266 900,130', false),
        theme.metalLight,
        12,
        'opacity="0.85"',
      ) +
      stroke(curve('318,530 334,514', false), theme.metalLight, 12) +
      stroke('M262 560C310 566 360 610 372 664', theme.sparkShade, 6),
  );
  out += stroke('M930 104C956 150 972 190 988 232', theme.sparkShade, 5);
  // Top loop, inflation nipple, tail webbing
  out += stroke('M976 132C1010 96 1046 122 1020 158', theme.dark, 11);
  out += turned(
    shape(round(-16, -60, 32, 70, 8), theme.dark) +
      shape(round(-20, -78, 40, 24, 8), theme.darkShade) +
      shape(round(-12, -56, 7, 50, 3), theme.darkLight),
    296,
    560,
    -64,
  );
  out +=
    shape(polygon('276,612 352,664 322,700 256,652'), theme.dark) +
    stroke('M268 640L328 682', theme.darkLight, 4) +
    stroke('M290 676C276 700 252 690 262 666', theme.metalShade, 9) +
    stroke('M290 676C276 700 252 690 262 666', theme.metal, 5);
  // Finger spool, line wound on it
  const [x, y] = [900, 628];
  out +=
    shape(disc(x + 16, y + 12, 138), theme.mainShade) +
    shape(disc(x + 8, y + 6, 118), theme.metalShade);
  out +=
    shape(disc(x, y, 136), theme.main) +
    clip(disc(x, y, 136), tone(disc(x + 30, y + 50, 150), theme.mainShade, 0, 0.95, slant));
  for (let i = 0; i < 8; i++)
    out += turned(
      shape(disc(0, -102, 17), theme.shadow) +
        stroke('M-15 -102A16 16 0 0 1 0 -119', theme.mainShade, 5),
      x,
      y,
      22 + i * 45,
    );
  out +=
    stroke(disc(x, y, 76), theme.mainShade, 5) +
    shape(disc(x, y, 48), theme.mainShade) +
    shape(disc(x + 4, y + 5, 42), theme.shadow) +
    stroke(`M${x - 120} ${y - 38}A126 126 0 0 1 ${x - 34} ${y - 121}`, theme.mainLight, 8);
  // Double-ended bolt snap
  out += turned(
    stroke('M-70 -6C-112 -30 -132 14 -92 28C-74 32 -64 20 -66 8', theme.metalShade, 17) +
      stroke('M-70 -6C-112 -30 -132 14 -92 28C-74 32 -64 20 -66 8', theme.metal, 10) +
      stroke('M70 6C112 30 132 -14 92 -28C74 -32 64 -20 66 -8', theme.metalShade, 17) +
      stroke('M70 6C112 30 132 -14 92 -28C74 -32 64 -20 66 -8', theme.metal, 10) +
      shape(round(-70, -14, 140, 28, 10), theme.metalShade) +
      shape(round(-70, -14, 140, 15, 7), theme.metal) +
      shape(round(-34, -28, 16, 18, 5), theme.metalShade) +
      shape(round(20, 10, 16, 18, 5), theme.metalShade) +
      stroke('M-60 -8H40', theme.metalLight, 4),
    1040,
    500,
    64,
  );
  return out;
}

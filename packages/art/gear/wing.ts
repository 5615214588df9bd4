import { hose, ribbed } from '../kit/hose.ts';
import { curve, parsePairs, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone, turned, twin } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** The bladder: a closed ring, slim above and full below. */
function bladder(theme: GearTheme) {
  const outer = twin('0,86 96,92 178,140 226,250 256,400 262,530 226,646 136,712 0,726', 560);
  const inner = twin('0,214 56,226 86,290 98,400 96,500 72,566 0,588', 560);
  let out = shape(outer, theme.main);
  out += clip(
    outer,
    tone(curve('540,80 860,80 860,740 560,740 720,480'), theme.mainShade, 0.25, 1, slant) +
      stroke(
        twin('0,112 88,118 160,160 204,262 232,402 238,528 206,630 128,688 0,700', 560),
        theme.mainShade,
        5,
      ) +
      stroke('M352 300C334 380 324 460 328 540C332 580 344 610 362 632', theme.mainLight, 11) +
      stroke('M410 150C440 122 490 108 540 106', theme.mainLight, 9),
  );
  for (const [x, y] of parsePairs('420,640 700,640 400,250 720,250'))
    out += stroke(`M${x - 26} ${y}q26 ${y > 400 ? 18 : -14} 52 0`, theme.mainShade, 5);
  return out + shape(inner, theme.ground) + stroke(inner, theme.mainShade, 8);
}

/** A plate of steel with its bends, slots and the two bolts of the cylinder. */
function plate(theme: GearTheme) {
  const steel = twin('0,150 60,150^ 92,190 96,300 92,470 78,584^ 0,600', 560);
  let out = shape(steel, theme.metal);
  out += clip(
    steel,
    tone('M560 140H680V610H560Z', theme.metalShade, 0.2, 0.9) +
      shape(polygon('522,150 598,150 590,600 530,600'), theme.metalShade, 'opacity="0.55"') +
      stroke('M480 220V560', theme.metalLight, 8),
  );
  for (const y of [250, 480])
    out += shape(disc(560, y, 13), theme.line) + shape(disc(558, y - 2, 7), theme.metalLight);
  for (const [x, y, angle] of [
    [506, 196, 24],
    [614, 196, -24],
    [494, 548, -8],
    [626, 548, 8],
  ] as const)
    out += turned(shape(round(-28, -8, 56, 16, 8), theme.line), x, y, angle);
  return out;
}

/** One strip of webbing over both shoulders and round the waist, with its buckle and rings. */
function harness(theme: GearTheme) {
  const web = (d: string) => hose(d, 46, theme.dark, theme.darkShade, theme.darkLight);
  let out = web('M504 196C440 60 330 70 300 190C270 320 300 420 350 520C390 590 440 580 494 548');
  out += web('M616 196C680 60 790 70 820 190C850 320 820 420 770 520C730 590 680 580 626 548');
  out += web('M560 600C560 660 556 700 540 770');
  for (const x of [300, 820])
    out += turned(
      stroke('M-24 0H24C26 40 -26 40 -24 0Z', theme.metalShade, 11) +
        stroke('M-24 0H24C26 40 -26 40 -24 0Z', theme.metal, 6),
      x,
      240,
    );
  return (
    out +
    shape(round(680, 560, 86, 62, 10), theme.metalShade) +
    shape(round(688, 566, 70, 32, 8), theme.metal) +
    stroke('M700 576h40', theme.metalLight, 5)
  );
}

/** The inflator on its corrugated hose from the top of the bladder. */
const inflator = (theme: GearTheme) =>
  ribbed(
    parsePairs('620,110 760,40 930,90 960,250 970,330 960,380 950,430'),
    46,
    theme.dark,
    theme.darkShade,
    theme.darkLight,
    26,
  ) +
  shape(round(908, 424, 78, 150, 24), theme.dark) +
  shape(round(918, 436, 26, 110, 12), theme.darkLight) +
  shape(round(978, 448, 28, 40, 8), theme.spark) +
  shape(round(978, 506, 28, 40, 8), theme.metalShade) +
  shape(round(924, 570, 46, 40, 10), theme.darkShade);

/** A single-cylinder wing behind its plate and harness. */
export const wing = (theme: GearTheme): string =>
  bladder(theme) + inflator(theme) + plate(theme) + harness(theme);

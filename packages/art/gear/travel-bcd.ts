import { hose, ribbed } from '../kit/hose.ts';
import { curve, parsePairs } from '../kit/outline.ts';
import { clip, disc, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** The end of the roll: layers of thin cloth wound round each other. */
function layers(theme: GearTheme) {
  let out = shape(disc(252, 448, 96, 176), theme.mainShade);
  for (let i = 0; i < 5; i++)
    out +=
      shape(
        disc(252 + i * 2, 448, 84 - i * 17, 158 - i * 32),
        i % 2 ? theme.mainShade : theme.main,
      ) +
      stroke(
        `M${186 + i * 14} ${392 + i * 10}C${196 + i * 12} ${330 + i * 22} 232 ${296 + i * 32} 262 ${300 + i * 30}`,
        theme.mainLight,
        5,
      );
  return out + shape(disc(262, 448, 9, 18), theme.darkShade);
}

/** The roll itself, its seams and the flap with the pocket of weights. */
function roll(theme: GearTheme) {
  const cloth = curve(
    '252,272^ 420,262 640,266 860,258 936,276 970,360 974,450 962,540 930,618 860,634 640,628 420,632 252,624^ 320,590 348,520 348,448 346,370 318,306',
  );
  let out = shape(cloth, theme.main);
  out += clip(
    cloth,
    tone('M240 440H990V650H240Z', theme.mainShade, 0.1, 1) +
      tone(curve('900,240 1000,240 1000,660 880,660'), theme.mainShade, 0.4, 1, slant) +
      stroke('M330 296C520 284 700 290 900 282', theme.mainLight, 11) +
      stroke(
        'M420 264C404 380 404 520 424 634M800 260C818 380 818 520 800 634',
        theme.mainShade,
        5,
      ) +
      stroke(
        'M470 560C560 548 660 560 760 548M478 596C580 588 680 598 750 586',
        theme.mainShade,
        6,
      ),
  );
  const pocket = curve('500,360^ 726,352^ 742,440 730,540^ 506,544^ 492,450');
  return (
    out +
    shape(pocket, theme.dark) +
    clip(pocket, tone('M480 450H750V560H480Z', theme.darkShade, 0.2, 1)) +
    stroke('M512 376H716', theme.darkLight, 5) +
    stroke('M514 412H720', theme.metalShade, 9, 'stroke-dasharray="6 5"') +
    shape(round(590, 440, 60, 74, 14), theme.spark) +
    shape(round(604, 456, 32, 40, 10), theme.sparkShade)
  );
}

/** Two straps that hold the roll shut, each with a plastic buckle. */
const ties = (theme: GearTheme) =>
  [456, 838]
    .map(
      (x) =>
        hose(
          `M${x} 252C${x + 20} 380 ${x + 20} 520 ${x} 648`,
          38,
          theme.dark,
          theme.darkShade,
          theme.darkLight,
        ) +
        turned(
          shape(round(-34, -42, 68, 84, 12), theme.darkShade) +
            shape(round(-26, -36, 52, 34, 8), theme.dark) +
            stroke('M-16 -26h30', theme.darkLight, 5) +
            shape(round(-20, 8, 40, 22, 6), theme.metalShade),
          x + 14,
          420,
        ),
    )
    .join('');

/** A soft-backed BCD rolled for the bag, its inflator and a shoulder strap hanging out. */
export function travelBcd(theme: GearTheme): string {
  let out = ribbed(
    parsePairs('900,320 1020,180 1150,240 1120,400 1106,470 1080,520 1060,560'),
    46,
    theme.dark,
    theme.darkShade,
    theme.darkLight,
    24,
  );
  out += turned(
    shape(round(-38, -16, 76, 140, 22), theme.dark) +
      shape(round(-26, -4, 22, 96, 10), theme.darkLight) +
      shape(round(30, 6, 26, 34, 8), theme.spark) +
      shape(round(30, 58, 26, 34, 8), theme.metalShade) +
      shape(round(-22, 118, 44, 34, 10), theme.darkShade),
    1052,
    566,
    14,
  );
  out += hose(
    'M330 300C260 170 420 110 540 160C650 204 720 180 760 262',
    44,
    theme.dark,
    theme.darkShade,
    theme.darkLight,
  );
  out +=
    shape(round(494, 122, 72, 62, 10), theme.darkShade) +
    shape(round(502, 128, 56, 24, 7), theme.dark);
  return out + roll(theme) + layers(theme) + ties(theme);
}

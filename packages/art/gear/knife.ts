import { hose } from '../kit/hose.ts';
import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Sheath beneath, with its straps. */
function sheathWithStraps(theme: GearTheme) {
  let s =
    hose(
      'M520 560C500 690 560 740 640 726C720 712 726 640 700 566',
      38,
      theme.dark,
      theme.darkShade,
      theme.darkLight,
    ) +
    hose(
      'M812 560C800 680 846 724 912 712C980 700 990 630 966 560',
      38,
      theme.dark,
      theme.darkShade,
      theme.darkLight,
    );
  const sheath = curve(`
    170,486^ 210,462 300,448^ 840,440^ 1010,446^ 1020,500 1010,566^ 840,574^ 330,566^ 220,546
    174,520
  `);
  s +=
    shape(sheath, theme.dark) +
    clip(
      sheath,
      tone('M150 500H1040V590H150Z', theme.darkShade, 0.3, 1) +
        stroke('M210 476C260 460 320 458 640 454', theme.darkLight, 7),
    );
  for (let i = 0; i < 4; i++) s += shape(round(270 + i * 62, 494, 40, 22, 11), theme.ground);
  s +=
    shape(round(498, 434, 50, 148, 10), theme.main) +
    shape(round(498, 512, 50, 70, 10), theme.mainShade) +
    shape(round(694, 432, 30, 150, 8), theme.darkShade) +
    shape(round(800, 428, 50, 156, 10), theme.main) +
    shape(round(800, 512, 50, 72, 10), theme.mainShade) +
    shape(round(952, 428, 30, 156, 8), theme.darkShade);
  s +=
    shape(round(876, 486, 62, 36, 10), theme.spark) +
    shape(round(876, 504, 62, 18, 8), theme.sparkShade);
  s +=
    turned(
      shape(round(-30, -26, 60, 52, 8), theme.metalShade) +
        shape(round(-18, -14, 36, 28, 4), theme.dark) +
        stroke('M-24 -20H20', theme.metalLight, 5),
      640,
      724,
      -6,
    ) +
    turned(
      shape(round(-30, -26, 60, 52, 8), theme.metalShade) +
        shape(round(-18, -14, 36, 28, 4), theme.dark) +
        stroke('M-24 -20H20', theme.metalLight, 5),
      910,
      712,
      -6,
    );
  return s;
}

/** A knife with its sheath. */
export function knife(theme: GearTheme): string {
  let k = '';
  const blade = curve(`
    130,316^ 190,282 270,262 360,254^ 640,254^ 640,352^ 430,356 400,352^ 396,330 376,320 352,330
    346,352^ 250,350 176,338
  `);
  k += shape(blade, theme.metal);
  k += clip(
    blade,
    shape(curve('110,316^ 230,318 640,318^ 640,370^ 120,370^'), theme.metalShade) +
      tone('M110 250H660V320H110Z', theme.metalShade, 0, 0.55) +
      shape(curve('150,312 200,286 280,270 370,266 280,280'), theme.metalLight) +
      stroke('M430 292H610', theme.metalShade, 9) +
      stroke('M430 289H610', theme.metalLight, 3),
  );
  k += Array.from({ length: 14 }, (_, i) =>
    shape(
      polygon([
        [418 + i * 15, 246],
        [426 + i * 15, 268],
        [433 + i * 15, 246],
      ]),
      theme.metalShade,
    ),
  ).join('');
  // Guard, handle, pommel
  k +=
    shape(curve('628,222 662,220 670,300 664,388 630,386 622,300'), theme.darkShade) +
    stroke('M636 240C632 280 632 320 636 360', theme.darkLight, 5);
  const handle = curve(`
    660,256^ 720,246 790,262 860,250 950,246 1000,262^ 1004,344^ 950,360 880,346 800,362 720,350
    660,352^
  `);
  k +=
    shape(handle, theme.main) +
    clip(
      handle,
      tone('M650 300H1010V370H650Z', theme.mainShade, 0.2, 1) +
        stroke('M680 264C730 258 780 272 860 262C900 256 940 256 980 266', theme.mainLight, 8),
    );
  for (let i = 0; i < 8; i++) k += shape(round(706 + i * 32, 282, 14, 52, 7), theme.dark);
  k +=
    shape(curve('994,252^ 1042,248 1060,270 1060,336 1042,356 994,352^'), theme.metalShade) +
    shape(curve('1000,258^ 1038,256 1050,272 1048,300 1000,302^'), theme.metal) +
    shape(disc(1026, 304, 13), theme.ground);
  const s = sheathWithStraps(theme);
  return turned(s, 0, 4) + turned(turned(k, -600, -300), 590, 288, -9);
}

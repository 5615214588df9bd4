import { hose } from '../kit/hose.ts';
import { nth } from '../kit/list.ts';
import { curve, type Point, parsePairs, parsePoints } from '../kit/outline.ts';
import { clip, disc, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Straps round the bag and up into the handles. */
function strapsAndHandles(theme: GearTheme) {
  let out = '';
  for (const x of [448, 842]) {
    const w: Point[] =
      x < 600
        ? parsePoints('430,236^ 478,232^ 472,460 480,702^ 430,700^ 420,460')
        : parsePoints('838,238^ 884,246^ 900,460 888,690^ 840,696^ 850,460');
    out +=
      shape(curve(w), theme.dark) +
      stroke(
        curve(
          [
            [nth(w, 0)[0] + 9, 250],
            [nth(w, 5)[0] + 9, 460],
            [nth(w, 4)[0] + 9, 690],
          ],
          false,
        ),
        theme.darkLight,
        3,
        'stroke-dasharray="10 7"',
      );
  }
  out +=
    hose('M454 330C470 60 820 60 864 330', 34, theme.dark, theme.darkShade, theme.darkLight) +
    turned(
      shape(round(-86, -30, 172, 60, 16), theme.dark) +
        shape(round(-86, 2, 172, 28, 14), theme.darkShade) +
        stroke('M-68 -18H60', theme.darkLight, 5),
      660,
      128,
      0,
    );
  for (const [x, y] of parsePairs('452,470 872,470'))
    out +=
      shape(round(x - 34, y - 26, 68, 56, 12), theme.darkShade) +
      shape(round(x - 22, y - 16, 44, 34, 6), theme.spark) +
      shape(round(x - 22, y + 2, 44, 16, 6), theme.sparkShade);
  return out;
}

/** A mesh and dry bag with fins in it. */
export function bag(theme: GearTheme): string {
  let out = '';
  // Fin blades out of the open end
  const blade = (x: number, y: number, a: number) =>
    turned(
      shape(
        curve(`
          -58,0^ -66,-120 -84,-250^ -40,-262 0,-246 42,-260 86,-248^ 66,-120 58,0^
        `),
        theme.spark,
      ) +
        tone(curve('10,0 14,-250 90,-250 60,0'), theme.sparkShade, 0.9, 0.9) +
        stroke('M-30 -10L-44 -240M28 -10L44 -240', theme.sparkShade, 9) +
        stroke(
          'M-62 -4C-68 -110 -76 -180 -88 -248M62 -4C68 -110 76 -180 88 -248',
          theme.darkShade,
          10,
        ),
      x,
      y,
      a,
    );
  out += blade(872, 300, 24) + blade(950, 340, 44);
  // Body
  const body = curve(`
    196,330 226,268 300,240 540,226 820,236 950,262 1014,330 1036,470 1022,600 960,672 820,694
    520,700 290,690 214,640 184,540 180,420
  `);
  out += shape(body, theme.main);
  const mesh = curve('520,226^ 820,236 880,246^ 892,450 880,690^ 520,700^ 508,460');
  let net = '';
  for (let i = 0; i < 30; i++) net += `M${480 + i * 22} 200l-150 520M${330 + i * 22} 200l150 520`;
  out += clip(
    body,
    shape(mesh, theme.mainShade) +
      clip(mesh, stroke(net, theme.main, 4)) +
      tone(curve('170,560 1040,560 1040,720 170,720'), theme.darkShade, 0, 0.75) +
      shape(curve('980,260 1060,300 1060,680 960,690 1000,560 1004,400'), theme.mainShade) +
      stroke(curve('214,420 222,340 262,286 330,264 490,250', false), theme.mainLight, 10),
  );
  // End panel, seen in perspective, and its grab handle
  const end = disc(238, 468, 74, 216);
  out +=
    shape(end, theme.dark) +
    clip(end, tone('M230 230H330V700H210Z', theme.darkShade, 0.9, 1)) +
    stroke(disc(238, 468, 66, 204), theme.darkLight, 3, 'stroke-dasharray="12 8" opacity="0.8"') +
    hose('M238 392C180 410 180 520 238 540', 24, theme.spark, theme.sparkShade, theme.metalLight) +
    shape(round(218, 380, 40, 26, 6), theme.darkShade) +
    shape(round(218, 528, 40, 26, 6), theme.darkShade);
  // Zip along the top
  out +=
    stroke('M318 292C520 262 760 268 962 306', theme.darkShade, 20) +
    stroke('M318 292C520 262 760 268 962 306', theme.metalShade, 8, 'stroke-dasharray="5 6"') +
    turned(
      shape(round(-14, -12, 50, 26, 8), theme.metal) +
        shape(round(-14, 2, 50, 12, 6), theme.metalShade) +
        stroke('M36 4C60 14 70 40 62 66', theme.spark, 9),
      720,
      274,
      8,
    );
  out += strapsAndHandles(theme);
  // Pocket at the near end
  out +=
    shape(round(290, 470, 118, 150, 16), theme.mainShade) +
    stroke('M302 500H394', theme.metalShade, 6) +
    shape(round(380, 492, 12, 36, 5), theme.spark);
  // Feet and a drip of sea
  for (const x of [330, 900]) out += shape(round(x, 678, 70, 22, 8), theme.darkShade);
  return out;
}

import { hose } from '../kit/hose.ts';
import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A slot with the blade that lies slanted in it, open to one side: 1 is the right. */
function slot(theme: GearTheme, side: 1 | -1) {
  const mouth = curve('76,-118^ 226,-150 250,-96^ 118,-44 84,-30 62,-64');
  return `<g transform="translate(600 372) scale(${side} 1)">${
    shape(mouth, theme.darkShade) +
    clip(
      mouth,
      shape(polygon('84,-150 150,-166 208,-60 132,-24'), theme.metal) +
        shape(polygon('112,-158 150,-166 208,-60 168,-44'), theme.metalShade) +
        stroke('M96 -140L144 -36', theme.metalLight, 6),
    ) +
    stroke('M80 -118C140 -140 200 -146 246 -124', theme.mainShade, 7)
  }</g>`;
}

/** The band that it hangs on, through the loop at its foot. */
const band = (theme: GearTheme) =>
  hose(
    'M60 694C260 640 420 628 600 632C790 636 960 660 1150 716',
    74,
    theme.dark,
    theme.darkShade,
    theme.darkLight,
  ) +
  shape(round(486, 584, 228, 108, 22), theme.darkShade) +
  shape(round(498, 592, 204, 88, 18), theme.dark) +
  stroke('M516 606H664', theme.darkLight, 5) +
  shape(round(842, 602, 34, 116, 8), theme.metalShade) +
  shape(round(846, 604, 14, 108, 6), theme.metal);

/** A line cutter: a body for two fingers with a sheltered blade in a slot at each side. */
export function lineCutter(theme: GearTheme): string {
  const body = curve(`
    600,96 700,108 800,160 862,236^ 852,292 826,344 776,404 744,476 724,560 690,612 600,624 510,612
    476,560 456,476 424,404 374,344 348,292 338,236^ 400,160 500,108
  `);
  let out = band(theme) + shape(body, theme.main);
  out += clip(
    body,
    tone(curve('560,640 900,640 900,120 760,180 740,420'), theme.mainShade, 0.3, 1, slant) +
      stroke('M366 238C416 176 500 128 596 118', theme.mainLight, 11),
  );
  for (let i = 0; i < 5; i++)
    out +=
      stroke(`M${502 + i * 5} ${452 + i * 28}H${698 - i * 5}`, theme.mainShade, 9) +
      stroke(`M${502 + i * 5} ${447 + i * 28}H${640 - i * 5}`, theme.mainLight, 3);
  out += slot(theme, 1) + slot(theme, -1);
  out +=
    shape(disc(600, 300, 84, 92), theme.mainShade) +
    shape(disc(600, 304, 70, 78), theme.ground) +
    stroke('M538 268A72 80 0 0 1 612 224', theme.darkShade, 6, 'opacity="0.5"');
  for (const x of [500, 700])
    out +=
      shape(disc(x, 178, 13), theme.metalShade) +
      shape(disc(x - 1, 176, 9), theme.metal) +
      stroke(`M${x - 6} 172l10 8`, theme.line, 3);
  return (
    out +
    stroke('M250 60C300 150 360 190 420 242C470 286 420 330 330 330', theme.spark, 5) +
    stroke('M812 262C900 300 980 250 1010 150', theme.spark, 5)
  );
}

import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

export const polygonHand = (theme: GearTheme) =>
  shape(polygon('-5,12 5,12 2,-46 -2,-46'), theme.line);

/** Buckle. */
function buckleAndButtons(theme: GearTheme) {
  let out =
    stroke(round(520, 40, 160, 66, 18), theme.metalShade, 18) +
    stroke(round(520, 40, 160, 66, 18), theme.metal, 10) +
    shape(round(594, 32, 14, 86, 6), theme.metalShade) +
    shape(round(594, 32, 6, 82, 3), theme.metalLight);
  out +=
    shape(round(512, 196, 180, 40, 10), theme.dark) + stroke('M522 204H640', theme.darkLight, 4);
  // Buttons
  for (const [x, y, a] of [
    [402, 300, 208],
    [798, 300, -28],
    [402, 500, 152],
    [798, 500, 28],
  ] as const)
    out += turned(
      shape(round(-6, -30, 40, 60, 10), theme.metalShade) +
        shape(round(-2, -26, 24, 20, 6), theme.metal) +
        stroke('M26 -20v40', theme.darkShade, 4),
      x,
      y,
      a,
    );
  return out;
}

function screen(theme: GearTheme, lit: string, warm: string) {
  // The dive so far: down in steps, up slowly, a stop
  let face = shape(
    'M456 330L486 330L510 430L560 452L610 446L650 400L690 372L706 346L752 346V330Z',
    theme.name === 'night' ? theme.sparkShade : theme.main,
  );
  face +=
    stroke('M456 330L486 330L510 430L560 452L610 446L650 400L690 372', lit, 7) +
    stroke('M690 372L706 346L748 346', lit, 4, 'stroke-dasharray="4 9"') +
    shape(disc(690, 372, 9), warm);
  face += stroke('M452 330H748', lit, 3, 'opacity="0.6"');
  // Ascent bars, gas, no-stop time
  for (let i = 0; i < 6; i++)
    face += shape(
      polygon([
        [716 - i * 3, 500 - i * 17],
        [742 - i * 1, 500 - i * 17],
        [742 - i, 488 - i * 17],
        [716 - i * 3, 488 - i * 17],
      ]),
      i < 2 ? lit : theme.darkLight,
      i < 2 ? '' : 'opacity="0.45"',
    );
  for (let i = 0; i < 8; i++)
    face += shape(
      round(470 + i * 26, 494, 18, 20, 3),
      i < 6 ? lit : theme.darkLight,
      i < 6 ? '' : 'opacity="0.4"',
    );
  face +=
    shape(round(500, 530, 120, 10, 5), theme.darkLight, 'opacity="0.5"') +
    shape(round(500, 530, 78, 10, 5), warm);
  face +=
    stroke('M516 284H640', lit, 12) +
    stroke('M516 262H584', lit, 6, 'opacity="0.6"') +
    shape(disc(668, 276, 15), 'none', `stroke="${lit}" stroke-width="5"`) +
    stroke('M668 268v9l6 5', lit, 4);
  return face;
}

/** A wrist dive computer. */
export function computer(theme: GearTheme): string {
  let out = '';
  const top = curve('492,300^ 504,200 520,120 536,56^ 664,56^ 682,120 698,200 708,300^');
  const foot = curve(`
    492,500^ 502,600 524,690 540,742 568,764 632,764 662,742 680,690 698,600 708,500^
  `);
  // Strap
  for (const o of [top, foot]) out += shape(o, theme.dark);
  out +=
    clip(top, tone('M600 40H720V310H620Z', theme.darkShade, 0.9, 1)) +
    clip(foot, tone('M600 490H720V780H600Z', theme.darkShade, 0.9, 1));
  out +=
    stroke('M510 280C518 200 530 130 544 80', theme.darkLight, 6) +
    stroke('M508 560C516 620 532 680 548 726', theme.darkLight, 6);
  for (let i = 0; i < 5; i++)
    out += shape(round(568 + i * 2, 560 + i * 38, 64 - i * 4, 14, 7), theme.ground);
  for (let i = 0; i < 3; i++)
    out += stroke(`M${540 - i * 4} ${150 + i * 34}H${662 + i * 4}`, theme.darkShade, 7);
  out += buckleAndButtons(theme);
  // Case
  out += shape(
    curve('600,172 760,220 836,400 760,580 600,628 440,580 364,400 440,220'),
    theme.dark,
  );
  out +=
    shape(disc(600, 400, 222), theme.main) +
    clip(
      disc(600, 400, 222),
      tone(curve('560,640 840,640 840,200 740,240 740,520'), theme.mainShade, 0.4, 1, slant),
    );
  for (let i = 0; i < 24; i++)
    if (i % 6) out += turned(shape(round(-6, -218, 12, 18, 4), theme.mainShade), 600, 400, i * 15);
  out +=
    stroke('M404 340A206 206 0 0 1 500 222', theme.mainLight, 10) +
    stroke('M396 400A206 206 0 0 1 398 374', theme.mainLight, 10);
  out += shape(disc(600, 400, 186), theme.line);
  const dial = disc(600, 400, 174);
  out += shape(dial, theme.darkShade);
  const lit = theme.name === 'night' ? theme.spark : theme.glassLight;
  const warm = theme.name === 'ochre' ? theme.mainLight : theme.spark;
  const face = screen(theme, lit, warm);
  out += clip(
    dial,
    face + shape(polygon('430,400 560,200 606,200 450,470'), theme.metalLight, 'opacity="0.09"'),
  );
  out += stroke('M452 318A172 172 0 0 1 532 240', theme.metalLight, 5, 'opacity="0.8"');
  return out;
}

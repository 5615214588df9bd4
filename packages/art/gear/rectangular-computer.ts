import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Straps of webbing to both sides, each through a bar of the case, one with its buckle. */
function straps(theme: GearTheme) {
  const left = curve('296,318^ 210,322 120,338 24,362^ 24,468^ 120,474 210,480 296,486^');
  const right = curve('904,318^ 990,322 1080,338 1176,362^ 1176,468^ 1080,474 990,480 904,486^');
  let out = '';
  for (const side of [left, right])
    out +=
      shape(side, theme.dark) + clip(side, tone('M0 420H1200V520H0Z', theme.darkShade, 0.9, 1));
  out += stroke(
    'M40 376C130 356 210 344 280 340M920 340C1000 344 1080 356 1160 376',
    theme.darkLight,
    5,
  );
  for (let i = 0; i < 6; i++)
    out += stroke(`M${60 + i * 34} ${386 - i * 5}v${62 + i * 7}`, theme.darkShade, 5);
  return (
    out +
    stroke(round(976, 322, 96, 162, 16), theme.metalShade, 18) +
    stroke(round(976, 322, 96, 162, 16), theme.metal, 10) +
    shape(round(1016, 330, 14, 146, 6), theme.metalLight)
  );
}

const digit = (x: number, y: number, wide: number, high: number, colour: string) =>
  stroke(round(x, y, wide, high, 8), colour, 10);

/** Depth, no-stop time and time in large figures over a row of small ones, the ascent bar at the right. */
function screen(theme: GearTheme) {
  const lit = theme.name === 'night' ? theme.spark : theme.glassLight;
  const warm = theme.name === 'ochre' ? theme.mainLight : theme.spark;
  let out = '';
  for (const [x, wide] of [
    [372, 74],
    [520, 56],
    [676, 74],
  ] as const)
    out += shape(round(x, 264, wide, 9, 4), theme.darkLight, 'opacity="0.7"');
  out +=
    digit(374, 292, 44, 74, lit) +
    stroke('M444 292h44v36h-44v38h44', lit, 10) +
    shape(disc(508, 366, 6), lit) +
    digit(530, 292, 44, 74, warm) +
    stroke('M600 292v36h44M644 292v74', warm, 10) +
    stroke('M684 292h44v74M684 292v34h44', lit, 10);
  out += stroke('M352 392H848', theme.darkLight, 4, 'opacity="0.5"');
  out +=
    shape(
      'M372 418H430L470 486L540 504L606 498L656 462L708 448L724 424H764V512H372Z',
      theme.main,
      'opacity="0.7"',
    ) +
    stroke('M372 418H430L470 486L540 504L606 498L656 462', lit, 7) +
    stroke('M656 462L708 448L724 424H764', lit, 4, 'stroke-dasharray="4 9"') +
    shape(disc(656, 462, 9), warm);
  for (let i = 0; i < 8; i++)
    out += shape(
      round(806, 490 - i * 30, 30, 20, 3),
      i < 3 ? lit : theme.darkLight,
      i < 3 ? '' : 'opacity="0.4"',
    );
  return out;
}

/** A dive computer with a wide screen in a case of two rounded ends, a button at each. */
export function rectangularComputer(theme: GearTheme): string {
  const body = round(262, 190, 676, 420, 92);
  let out = straps(theme) + shape(round(250, 182, 700, 438, 100), theme.dark);
  out +=
    shape(body, theme.main) +
    clip(
      body,
      tone(curve('300,650 960,650 960,170 880,260 880,540'), theme.mainShade, 0.4, 1, slant),
    );
  out += stroke('M290 300C296 244 326 216 386 212H560', theme.mainLight, 10);
  for (const x of [276, 884])
    out +=
      shape(round(x, 350, 40, 100, 20), theme.metalShade) +
      shape(round(x + 4, 354, 24, 84, 12), theme.metal) +
      stroke(`M${x + 12} 372v40`, theme.metalLight, 5);
  for (const [x, y] of [
    [334, 222],
    [866, 222],
    [334, 578],
    [866, 578],
  ] as const)
    out += shape(disc(x, y, 9), theme.metalShade) + shape(disc(x - 2, y - 2, 4), theme.metalLight);
  const glass = round(334, 236, 532, 300, 26);
  out += shape(round(326, 228, 548, 316, 32), theme.line) + shape(glass, theme.darkShade);
  out += clip(
    glass,
    screen(theme) +
      shape(polygon('360,540 520,230 590,230 420,540'), theme.metalLight, 'opacity="0.08"'),
  );
  return (
    out + stroke('M350 300V270C350 256 358 250 372 250H470', theme.metalLight, 4, 'opacity="0.7"')
  );
}

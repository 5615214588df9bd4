import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, round, slant, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A wide strap of rubber to both sides, with holes at the right and its keeper at the left. */
function strap(theme: GearTheme) {
  const band = curve(
    '20,334^ 180,316 330,300 600,296 870,300 1020,316 1180,334^ 1180,470^ 1020,488 870,504 600,508 330,504 180,488 20,470^',
  );
  let out =
    shape(band, theme.dark) + clip(band, tone('M0 410H1200V520H0Z', theme.darkShade, 0.9, 1));
  out += stroke('M36 348C190 330 300 320 400 314', theme.darkLight, 6);
  for (let i = 0; i < 5; i++) out += shape(round(956 + i * 44, 384, 22, 38, 11), theme.ground);
  return (
    out +
    shape(round(150, 316, 52, 176, 16), theme.darkShade) +
    shape(round(156, 322, 30, 160, 12), theme.dark) +
    stroke('M166 336V400', theme.darkLight, 5)
  );
}

const stem = (x: number, y: number, high: number, colour: string) =>
  stroke(`M${x} ${y}v${high}`, colour, 15);

/** Plain grey figures: depth above, times below, and a bar for the ascent. */
function display(theme: GearTheme) {
  const ink = theme.darkShade;
  const seven = (x: number, y: number, wide: number, high: number) =>
    stroke(`M${x} ${y}h${wide}v${high}`, ink, 15);
  const box = (x: number, y: number, wide: number, high: number) =>
    stroke(round(x, y, wide, high, 6), ink, 15);
  let out = stem(478, 268, 104, ink) + box(516, 268, 66, 104) + shape(disc(608, 372, 9), ink);
  out += seven(636, 268, 58, 104) + stroke('M724 344l16 28l16 -28', ink, 8);
  out += stroke('M446 404H754', ink, 5);
  out +=
    stroke('M470 436h46v36h-46v36h46', ink, 11) +
    box(540, 436, 44, 72) +
    seven(636, 436, 40, 72) +
    stroke('M702 436v36h42M744 436v72', ink, 11);
  for (let i = 0; i < 4; i++)
    out += shape(
      polygon([
        [420, 356 - i * 30],
        [440, 356 - i * 30],
        [440, 336 - i * 30],
        [420, 336 - i * 30],
      ]),
      ink,
      i < 2 ? '' : 'opacity="0.25"',
    );
  return out;
}

/** A thick round computer with one plain screen and one long button below it. */
export function puckComputer(theme: GearTheme): string {
  const body = curve(
    '600,126 740,148 850,236 890,400 850,560 740,660 600,688 460,660 350,560 310,400 350,236 460,148',
  );
  let out =
    strap(theme) +
    shape(
      curve(
        '600,110 760,130 880,232 912,404 872,580 750,690 600,716 450,690 328,580 288,404 320,232 440,130',
      ),
      theme.dark,
    );
  out +=
    shape(body, theme.main) +
    clip(
      body,
      tone(curve('560,700 920,700 920,160 800,280 760,560'), theme.mainShade, 0.35, 1, slant),
    );
  out += stroke('M336 340C356 250 430 176 540 152', theme.mainLight, 11);
  out += shape(disc(600, 390, 214, 206), theme.line);
  const glass = disc(600, 390, 200, 192);
  out +=
    shape(glass, theme.metal) +
    clip(glass, tone('M380 400H820V600H380Z', theme.metalShade, 0, 0.7));
  out += clip(
    glass,
    display(theme) +
      shape(polygon('420,590 560,190 620,190 480,590'), theme.metalLight, 'opacity="0.35"'),
  );
  out +=
    shape(curve('490,632^ 710,632^ 690,668 640,682 600,684 560,682 510,668'), theme.mainShade) +
    shape(curve('500,628^ 700,628^ 684,658 640,670 600,672 560,670 516,658'), theme.spark) +
    stroke('M532 642H640', theme.metalLight, 5);
  return out;
}

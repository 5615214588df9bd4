import type { Outline } from '../kit/outline.ts';
import { clip, right, round, tone, turned, twin } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

const body: Outline = `
  0,196 52,200^ 106,212 172,240 236,340 300,440 342,512^ 298,556^ 242,498 192,428 142,368^ 132,420
  146,500 150,580 136,660 126,754^ 52,758^ 48,640 30,520 0,448
`;

/** Attached hood with a face ringed by its seal. */
function hood(theme: GearTheme) {
  const outline = twin('0,22 70,34 106,96 104,160 76,214 0,236', 600);
  const face = twin('0,70 44,80 60,124 48,172 0,190', 600);
  return (
    shape(outline, theme.dark) +
    clip(outline, tone('M610 10H720V240H610Z', theme.darkShade, 0.6, 1, right)) +
    stroke('M508 130C506 86 530 54 566 44', theme.darkLight, 7) +
    shape(face, theme.darkShade) +
    stroke(face, theme.main, 9)
  );
}

/** Seals at wrists and ankles: a band and a fold. */
const seals = (theme: GearTheme) =>
  [
    [920, 526, 44],
    [280, 526, -44],
    [689, 738, 0],
    [511, 738, 0],
  ]
    .map(([x = 0, y = 0, angle = 0]) =>
      turned(
        shape(round(-44, -16, 88, 32, 11), theme.main) +
          stroke('M-38 -2H38', theme.mainShade, 5) +
          stroke('M-32 -9H8', theme.mainLight, 4),
        x,
        y,
        angle,
        angle ? 0.76 : 0.94,
      ),
    )
    .join('');

/** A thick one-piece suit with its hood on, arms out, the zip from shoulder to shoulder. */
export function semiDry(theme: GearTheme): string {
  const suit = twin(body, 600);
  let out = shape(suit, theme.dark);
  out += clip(
    suit,
    shape(twin('0,316 104,304 142,368^ 134,430 118,474 0,440', 600), theme.main) +
      shape(twin('70,560 140,552 146,640 80,652 60,600', 600), theme.darkLight, 'opacity="0.4"') +
      tone('M640 180H1000V780H640Z', theme.darkShade, 0.5, 1, right) +
      tone('M430 310H660V490H430Z', theme.mainShade, 0, 0.6, right) +
      stroke('M440 262C372 322 316 404 268 470', theme.darkLight, 9) +
      stroke('M470 470C464 560 470 640 484 720', theme.darkLight, 8),
  );
  out += stroke(
    'M600 448V320M460 368C500 316 700 316 740 368',
    theme.darkLight,
    4,
    'opacity="0.8"',
  );
  out += turned(hood(theme), 600 * (1 - 0.84), 240 * (1 - 0.84), 0, 0.84);
  out +=
    stroke('M446 272C520 304 680 304 754 272', theme.metalShade, 15) +
    stroke('M446 272C520 304 680 304 754 272', theme.metal, 8, 'stroke-dasharray="7 6"') +
    turned(shape(round(-8, -12, 60, 24, 9), theme.spark), 752, 274, 56);
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      out += stroke(`M${600 + side * 82} ${580 + i * 18}h${side * 42}`, theme.darkShade, 6);
  return out + seals(theme);
}

import { curve } from '../kit/outline.ts';
import { clip, disc, round, slant, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Three keys along the right side of the back, as wide as a gloved thumb. */
const keys = (theme: GearTheme) =>
  [0, 1, 2]
    .map((i) => {
      const y = 268 + i * 96;
      return (
        shape(round(806, y - 6, 136, 88, 22), theme.darkShade) +
        shape(round(806, y - 10, 132, 80, 20), i === 0 ? theme.spark : theme.main) +
        clip(
          round(806, y - 10, 132, 80, 20),
          tone(
            `M800 ${y + 24}H950V${y + 74}H800Z`,
            i === 0 ? theme.sparkShade : theme.mainShade,
            0.2,
            1,
          ),
        ) +
        stroke(`M826 ${y + 6}h60`, i === 0 ? theme.metalLight : theme.mainLight, 6)
      );
    })
    .join('');

/** What the screen shows: a fish over a bottom, and the marks of a clip. */
function view(theme: GearTheme) {
  let out = tone('M300 260H780V420H300Z', theme.glassLight, 0.45, 0);
  out += shape(
    curve('290,500 400,470 520,486 640,462 790,486^ 790,580^ 290,580^'),
    theme.darkShade,
    'opacity="0.75"',
  );
  out += shape(
    curve('430,404 490,368 566,370 616,398 664,372^ 654,404 666,440^ 616,414 560,440 484,436'),
    theme.darkShade,
  );
  out += shape(disc(470, 396, 6), theme.glassLight);
  return out + shape(disc(336, 288, 11), theme.spark) + stroke('M362 288h64', theme.metalLight, 7);
}

/** A rounded camera without doors: screen, wide keys and a lanyard. */
export function sealedCamera(theme: GearTheme): string {
  const body = curve(`
    248,214 330,176 600,168 870,176 962,214 996,300 1000,400 992,520 956,592 870,628 600,636 330,628
    244,592 208,520 200,400 206,300
  `);
  let out =
    stroke(
      'M236 560C130 590 60 640 90 700C130 760 250 740 268 680C280 640 262 610 246 590',
      theme.spark,
      12,
    ) + stroke('M230 556C124 586 54 636 84 696', theme.sparkShade, 4);
  out +=
    shape(round(430, 134, 196, 60, 24), theme.darkShade) +
    shape(round(430, 128, 190, 44, 20), theme.main) +
    stroke('M456 140h80', theme.mainLight, 6);
  out += shape(body, theme.dark);
  out += clip(
    body,
    tone(curve('640,650 1020,650 1020,180 900,300 860,560'), theme.darkShade, 0.4, 1, slant) +
      stroke('M226 330C236 246 270 208 350 196H600', theme.darkLight, 9),
  );
  const glass = round(290, 252, 480, 314, 20);
  out +=
    shape(round(274, 236, 512, 346, 30), theme.line) +
    shape(glass, theme.glass) +
    clip(glass, view(theme));
  out += clip(glass, shape('M330 566L470 240H520L380 566Z', theme.metalLight, 'opacity="0.14"'));
  out += keys(theme);
  for (let i = 0; i < 6; i++) out += stroke(`M232 ${330 + i * 24}h22`, theme.darkLight, 7);
  return (
    out + shape(disc(874, 584, 12), theme.metalShade) + shape(disc(914, 578, 12), theme.metalShade)
  );
}

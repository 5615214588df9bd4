import { bezierPath, hose } from '../kit/hose.ts';
import { curve, parsePairs, polygon } from '../kit/outline.ts';
import { clip, disc, right, round, slant, tone, twin } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** One pane from temple to temple, let down to both sides of the nose. */
function lens(theme: GearTheme) {
  const pane = twin(
    '0,252 120,244 236,258 306,312 322,400 296,474 226,520 146,526 102,502 78,456 52,420 0,404',
    600,
  );
  return (
    stroke(pane, theme.darkShade, 22) +
    stroke(pane, theme.mainLight, 6) +
    shape(pane, theme.glass) +
    clip(
      pane,
      tone('M260 230H940V420H260Z', theme.line, 0.7, 0) +
        tone('M260 420H940V540H260Z', theme.glassLight, 0, 0.6) +
        shape(polygon('420,230 520,230 370,540 270,540'), theme.glassLight, 'opacity="0.9"') +
        shape(polygon('556,230 584,230 434,540 406,540'), theme.glassLight, 'opacity="0.9"') +
        shape(polygon('800,230 836,230 720,540 684,540'), theme.glassLight, 'opacity="0.6"'),
    )
  );
}

/** A mask without a frame: the skirt is bonded to the edge of its single lens. */
export function framelessMask(print: GearTheme): string {
  // One of the three has a black skirt, as some are sold.
  const theme: GearTheme =
    print.name === 'reef'
      ? { ...print, main: print.dark, mainShade: print.darkShade, mainLight: print.darkLight }
      : print;
  const skirt = twin(
    `
      0,186 140,176 280,196 372,268 404,392 376,516 290,596 172,622^ 138,650 116,706 62,738 0,744
    `,
    600,
  );
  const nose = twin('0,414 44,444 70,512 92,578 94,652 58,708 0,718', 600);
  const strap = bezierPath(parsePairs('980,392 1130,316 1080,96 700,70 330,46 90,176 220,396'));
  let out = hose(strap, 40, theme.main, theme.mainShade, theme.mainLight);
  out += shape(skirt, theme.main);
  out += clip(
    skirt,
    tone(
      curve('560,180 1020,180 1020,760 640,770 780,610 930,480'),
      theme.mainShade,
      0.9,
      0.9,
      slant,
    ) +
      stroke(
        twin('0,206 136,196 268,216 352,282 380,392 354,502 276,574', 600).replace('Z', ''),
        theme.mainLight,
        5,
      ),
  );
  out += shape(nose, theme.mainShade, 'opacity="0.55"');
  out += clip(
    nose,
    tone(curve('610,430 710,430 720,720 540,730 640,650'), theme.mainShade, 0.95, 0.8, right),
  );
  out +=
    shape(curve('540,612 556,590 564,628 554,676'), theme.darkShade, 'opacity="0.6"') +
    shape(curve('648,612 662,594 668,638 658,668'), theme.darkShade, 'opacity="0.6"') +
    stroke('M572 480C578 540 574 580 566 610', theme.mainLight, 9);
  out += lens(theme);
  for (const side of [-1, 1])
    out += `<g transform="translate(${600 + side * 396} 392) scale(${side} 1)">${
      shape(round(-30, -34, 62, 68, 16), theme.dark) +
      shape(disc(-2, 0, 17), theme.metalShade) +
      shape(disc(-4, -2, 12), theme.metal) +
      shape(round(20, -26, 16, 52, 6), theme.spark)
    }</g>`;
  return out;
}

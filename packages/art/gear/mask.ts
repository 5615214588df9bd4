import { bezierPath, hose } from '../kit/hose.ts';
import { curve, type Point, parsePairs, parsePoints, polygon } from '../kit/outline.ts';
import { clip, right, round, slant, tone, turned, twin } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Strap, round the back: two bands over the crown. */
function strap(theme: GearTheme) {
  let out = '';
  const back: [number, number][] = parsePairs(
    '960,400 1130,330 1090,120 700,92 330,66 60,180 222,402',
  );
  out += hose(bezierPath(back), 46, theme.dark, theme.darkShade, theme.darkLight);
  const lower: [number, number][] = parsePairs(
    '1010,372 1060,270 960,176 690,160 420,144 170,210 188,356',
  );
  out += hose(bezierPath(lower), 30, theme.dark, theme.darkShade, theme.darkLight);
  return out;
}

/** Nose pocket. */
function nosePocket(nose: string, theme: GearTheme) {
  let out = shape(nose, theme.darkLight, 'opacity="0.38"');
  out += clip(
    nose,
    tone(curve('600,420 690,420 700,710 520,715 620,640'), theme.darkShade, 0.95, 0.8, right),
  );
  out +=
    shape(curve('530,596 546,574 554,612 544,660'), theme.darkShade) +
    shape(curve('642,596 656,578 662,622 652,662'), theme.darkShade);
  out += shape(curve('564,470 576,440 582,520 570,600 558,590'), theme.darkLight, 'opacity="0.8"');
  return out;
}

/** A mask from the front. */
export function mask(theme: GearTheme): string {
  const skirt = twin(
    `
      0,206 130,190 262,204 352,276 380,392 350,508 268,582 166,604^ 132,634 112,690 62,722 0,728
    `,
    590,
  );
  const frame = twin(
    `
      0,262 110,222 240,228 318,288 340,386 310,486 235,540 150,552 94,530 68,470 46,400 0,372
    `,
    590,
  );
  const lens = (s: number) =>
    curve(
      (
        parsePoints(`
          36,330 62,280 130,254 232,260 290,308 308,386 284,466 222,508 150,514 108,490 84,430
          54,380
        `) as Point[]
      ).map(([x, y]) => [590 + x * s, y]),
    );
  const nose = twin('0,396 36,430 60,500 84,566 88,640 54,696 0,706', 590);
  let out = strap(theme);
  // Skirt
  out += shape(skirt, theme.dark);
  out += clip(
    skirt,
    tone(curve('530,200 1010,200 1010,740 630,760 750,600 920,480'), theme.darkShade, 0.9, 0.9) +
      stroke(
        twin('0,222 130,206 252,220 336,286 362,392 334,496 256,568', 590).replace('Z', ''),
        theme.darkLight,
        3,
        'opacity="0.55"',
      ),
  );
  out += nosePocket(nose, theme);
  // Frame
  out += shape(frame, theme.main);
  out += clip(
    frame,
    tone(curve('580,380 935,250 940,560 670,570'), theme.mainShade, 0.35, 1, slant) +
      tone(curve('245,420 530,500 530,570 250,570'), theme.mainShade, 0.2, 1),
  );
  out += shape(
    curve('268,330^ 290,280 360,240 480,234 570,266^ 480,246 364,254 300,292'),
    theme.mainLight,
  );
  out += shape(curve('650,250^ 710,234 826,240 880,272^ 826,252 710,246'), theme.mainLight);
  for (const s of [-1, 1]) {
    const l = lens(s);
    out += shape(l, theme.line, `transform="translate(0 -3)"`) + stroke(l, theme.line, 9);
    const x = 590 + s * 170;
    out += shape(l, theme.glass);
    out += clip(
      l,
      tone(`M${x - 170} 240H${x + 170}V420H${x - 170}Z`, theme.line, 0.75, 0) +
        tone(`M${x - 170} 420H${x + 170}V530H${x - 170}Z`, theme.glassLight, 0, 0.55) +
        shape(
          polygon([
            [x - 60, 230],
            [x + 24, 230],
            [x - 92, 540],
            [x - 176, 540],
          ]),
          theme.glassLight,
          'opacity="0.9"',
        ) +
        shape(
          polygon([
            [x + 52, 230],
            [x + 76, 230],
            [x - 40, 540],
            [x - 64, 540],
          ]),
          theme.glassLight,
          'opacity="0.9"',
        ),
    );
  }
  // Buckles
  for (const s of [-1, 1]) {
    const b = turned(
      shape(round(-34, -52, 78, 104, 18), theme.main) +
        tone(round(-34, -4, 78, 56, 18), theme.mainShade, 0.2, 1) +
        stroke(round(-34, -52, 78, 104, 18), theme.line, 4) +
        shape(round(-8, -36, 34, 22, 8), theme.spark) +
        shape(round(-8, 2, 34, 34, 8), theme.mainShade) +
        stroke('M-2 12h22M-2 20h22M-2 28h22', theme.line, 3) +
        shape(round(-24, -44, 8, 60, 4), theme.mainLight),
      0,
      0,
      6,
    );
    out += `<g transform="translate(${590 + s * 382} 392) scale(${s} 1)">${b}</g>`;
  }
  return out;
}

import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, left, round, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A dive torch. */
export function torch(theme: GearTheme): string {
  // Drawn level, lens to the left, then tilted.
  // Lanyard first, so that it passes behind
  let t =
    stroke(
      'M1010 404C1100 380 1160 440 1130 520C1100 600 1000 620 960 560C930 510 960 470 1004 430',
      theme.spark,
      12,
    ) +
    stroke('M1016 396C1100 372 1166 432 1136 514', theme.sparkShade, 4) +
    shape(round(944, 548, 34, 44, 10), theme.line);
  const head = curve('238,268^ 330,262 380,280 424,316^ 424,484^ 380,520 330,538 238,532^');
  const body = curve(`
    420,318^ 470,326 480,336^ 900,336^ 920,344 930,352^ 930,448^ 920,456 900,464^ 480,464^ 470,474
    420,482^
  `);
  const tail = curve('926,346^ 990,350 1014,366 1018,434 990,450 926,454^');
  t +=
    shape(tail, theme.dark) +
    clip(tail, tone('M900 400H1030V470H900Z', theme.darkShade, 0.3, 1)) +
    stroke('M944 350v100M962 352v98M980 354v92', theme.darkShade, 6) +
    shape(disc(1004, 400, 12), theme.ground);
  t +=
    shape(body, theme.main) +
    clip(
      body,
      tone('M410 390H940V490H410Z', theme.mainShade, 0.1, 1) +
        shape('M410 452H940V490H410Z', theme.mainShade) +
        shape(round(500, 348, 380, 10, 5), theme.mainLight),
    );
  // Knurled grip
  for (let i = 0; i < 11; i++)
    t +=
      shape(round(560 + i * 28, 372, 15, 76, 6), theme.mainShade) +
      shape(round(560 + i * 28, 372, 5, 40, 2), theme.mainLight, 'opacity="0.75"');
  t +=
    shape(head, theme.dark) +
    clip(
      head,
      tone('M220 400H440V550H220Z', theme.darkShade, 0.3, 1) +
        stroke('M262 288C330 282 372 298 412 330', theme.darkLight, 9),
    );
  for (let i = 0; i < 4; i++)
    t += shape(round(326 + i * 24, 296 + i * 10, 11, 208 - i * 20, 5), theme.darkShade);
  t +=
    shape(round(404, 308, 34, 184, 8), theme.metalShade) +
    shape(round(404, 312, 34, 66, 8), theme.metal) +
    shape(round(408, 316, 8, 90, 4), theme.metalLight);
  // Switch
  t +=
    shape(round(462, 304, 84, 46, 12), theme.darkShade) +
    shape(round(470, 296, 66, 36, 12), theme.spark) +
    shape(round(470, 316, 66, 16, 8), theme.sparkShade) +
    stroke('M484 304h30', theme.metalLight, 4);
  // Bezel and lens, seen a little from the front
  t +=
    shape(disc(238, 400, 58, 142), theme.metalShade) +
    shape(disc(232, 398, 54, 136), theme.metal) +
    clip(disc(232, 398, 54, 136), tone('M170 400H300V550H170Z', theme.metalShade, 0, 0.9)) +
    shape(disc(230, 400, 44, 116), theme.line) +
    shape(disc(228, 400, 39, 106), theme.glassLight) +
    clip(disc(228, 400, 39, 106), tone('M180 400H280V510H180Z', theme.glass, 0, 0.7)) +
    shape(disc(224, 400, 16, 44), theme.name === 'ochre' ? theme.mainLight : theme.spark) +
    shape(disc(220, 392, 7, 18), theme.metalLight);
  return t;
}

/** What the torch throws; it casts no shadow, so it is drawn on its own. */
export function torchBeam(theme: GearTheme): string {
  return tone(
    polygon('226,300 226,500 -560,900 -560,-160'),
    theme.name === 'night' ? theme.glass : theme.metalLight,
    0.85,
    0,
    left,
  );
}

import { curve, polygon } from '../kit/outline.ts';
import { clip, disc, left, round, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A thin torch the width of its lens from end to end, a button on its side. */
export function slimTorch(theme: GearTheme): string {
  let out =
    stroke(
      'M1000 392C1080 340 1150 380 1140 470C1128 570 1010 600 964 540C930 494 960 450 1000 420',
      theme.spark,
      10,
    ) + shape(round(930, 520, 40, 40, 10), theme.line);
  const head = curve('236,322^ 360,318 404,326 420,338^ 420,462^ 404,474 360,482 236,478^');
  const body = curve('418,344^ 560,342 880,342 944,346^ 944,454^ 880,458 560,458 418,456^');
  const cap = curve('940,340^ 996,342 1012,360 1012,440 996,458 940,460^');
  out +=
    shape(cap, theme.dark) + clip(cap, tone('M930 400H1020V470H930Z', theme.darkShade, 0.3, 1));
  for (const x of [956, 974, 992]) out += stroke(`M${x} 350v100`, theme.darkShade, 6);
  out += shape(body, theme.main);
  out += clip(
    body,
    tone('M410 396H950V470H410Z', theme.mainShade, 0.1, 1) +
      shape('M410 442H950V470H410Z', theme.mainShade) +
      shape(round(470, 354, 430, 9, 4), theme.mainLight),
  );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 12; i++)
      out += shape(
        polygon([
          [622 + i * 24 + row * 8, 380 + row * 22],
          [634 + i * 24 + row * 8, 388 + row * 22],
          [622 + i * 24 + row * 8, 396 + row * 22],
          [610 + i * 24 + row * 8, 388 + row * 22],
        ]),
        theme.mainShade,
      );
  out +=
    shape(head, theme.dark) +
    clip(
      head,
      tone('M226 400H430V490H226Z', theme.darkShade, 0.3, 1) +
        stroke('M258 336C320 332 370 336 404 346', theme.darkLight, 8),
    );
  for (const x of [306, 334, 362]) out += shape(round(x, 326, 12, 148, 5), theme.darkShade);
  out +=
    shape(round(400, 334, 26, 132, 7), theme.metalShade) +
    shape(round(400, 338, 26, 52, 7), theme.metal);
  out +=
    shape(disc(520, 372, 44, 30), theme.darkShade) +
    shape(disc(518, 366, 34, 22), theme.spark) +
    stroke('M500 358h24', theme.metalLight, 5);
  out +=
    shape(disc(236, 400, 32, 82), theme.metalShade) +
    shape(disc(231, 399, 29, 77), theme.metal) +
    shape(disc(229, 400, 23, 64), theme.line);
  out +=
    shape(disc(228, 400, 19, 56), theme.glassLight) +
    shape(disc(224, 400, 8, 22), theme.name === 'ochre' ? theme.mainLight : theme.spark);
  return out;
}

/** A beam that hardly widens; it casts no shadow, so it is drawn on its own. */
export const slimBeam = (theme: GearTheme): string =>
  tone(
    polygon('226,346 226,454 -620,520 -620,280'),
    theme.name === 'night' ? theme.glass : theme.metalLight,
    0.95,
    0.25,
    left,
  );

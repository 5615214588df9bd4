import { bezierPath, hose } from '../kit/hose.ts';
import { curve, parsePairs } from '../kit/outline.ts';
import { clip, disc, right, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** A first stage on its side: yoke, wide body of the piston, and a turret that turns with its ports. */
function firstStage(theme: GearTheme) {
  const yoke = curve(
    '96,170^ 220,120 330,132 372,180^ 372,352^ 330,400 220,410 96,360^ 96,318^ 214,352 300,340 308,300 308,230 300,196 214,180 96,212^',
  );
  let out =
    shape(yoke, theme.metalShade) + stroke('M110 186C220 144 310 150 346 186', theme.metalLight, 9);
  out +=
    shape(round(28, 214, 96, 104, 26), theme.dark) +
    stroke('M50 226v80M70 222v88M90 222v88', theme.darkLight, 6);
  out += shape(round(120, 244, 70, 44, 8), theme.metal);
  const barrel = curve('356,150^ 540,150^ 560,176 560,356 540,382^ 356,382^ 340,356 340,176');
  out +=
    shape(barrel, theme.metal) +
    clip(
      barrel,
      tone('M340 266H570V390H340Z', theme.metalShade, 0.1, 1) +
        shape(round(366, 176, 160, 14, 7), theme.metalLight),
    );
  for (let i = 0; i < 5; i++) out += shape(round(388 + i * 28, 216, 14, 96, 7), theme.line);
  const turret = curve('556,178^ 700,178^ 724,206 728,266 724,326 700,354^ 556,354^');
  out +=
    shape(turret, theme.main) +
    clip(
      turret,
      tone('M556 270H740V370H556Z', theme.mainShade, 0.2, 1) +
        stroke('M574 204H690', theme.mainLight, 9),
    );
  out +=
    shape(disc(724, 266, 22, 52), theme.mainShade) + shape(disc(728, 264, 13, 34), theme.metal);
  for (const [x, y, angle] of [
    [600, 178, -90],
    [668, 178, -90],
    [600, 354, 90],
    [668, 354, 90],
  ] as const)
    out += turned(
      shape(round(-2, -21, 40, 42, 5), theme.metalShade) +
        shape(round(0, -19, 34, 14, 4), theme.metalLight),
      x,
      y,
      angle,
    );
  return out;
}

/** A small round second stage from the front: metal ring, knob at one side, lever at the other. */
function secondStage(theme: GearTheme) {
  let out = shape(
    curve(
      '-122,92 -40,120 60,112 150,150 160,188^ 106,202 40,166 -40,176 -124,206 -168,186^ -160,136',
    ),
    theme.darkShade,
  );
  out += stroke('M-136 178C-84 146 60 140 124 174', theme.darkLight, 6);
  out +=
    shape(disc(0, 0, 158, 152), theme.dark) +
    clip(disc(0, 0, 158, 152), tone('M10 -160H170V170H-60Z', theme.darkShade, 0.7, 1, right));
  out +=
    shape(disc(0, -4, 118), theme.metalShade) +
    shape(disc(-3, -8, 112), theme.metal) +
    clip(disc(-3, -8, 112), tone(disc(40, 50, 120), theme.metalShade, 0, 0.9, slant));
  out +=
    shape(disc(0, -6, 84), theme.main) +
    clip(disc(0, -6, 84), tone(disc(34, 34, 90), theme.mainShade, 0.2, 1, slant));
  for (const y of [-42, -16, 10, 36])
    out += stroke(`M${-52 + Math.abs(y) * 0.3} ${y}H${52 - Math.abs(y) * 0.3}`, theme.mainShade, 9);
  out +=
    stroke('M-66 -38C-56 -66 -34 -80 -6 -82', theme.mainLight, 8) +
    stroke('M-96 -44A106 106 0 0 1 -26 -112', theme.metalLight, 9);
  out +=
    shape(round(-232, -44, 88, 84, 18), theme.spark) +
    stroke('M-214 -40v76M-196 -42v80M-178 -42v80', theme.sparkShade, 7);
  out +=
    shape(round(150, -28, 60, 58, 8), theme.metalShade) +
    shape(round(154, -26, 50, 18, 5), theme.metalLight) +
    shape(round(206, -22, 46, 46, 8), theme.dark);
  out += turned(
    shape(round(-14, -12, 92, 26, 12), theme.darkLight) + shape(disc(2, 1, 17), theme.dark),
    52,
    -146,
    -16,
  );
  return out;
}

/** A piston first stage with its turret, and the second stage that belongs to it. */
export function pistonRegulator(theme: GearTheme): string {
  const line = (points: string) =>
    hose(bezierPath(parsePairs(points)), 36, theme.dark, theme.darkShade, theme.darkLight);
  return (
    line('668,148 690,40 1010,20 1110,180 1170,300 1150,470 1010,512') +
    line('600,388 590,520 470,600 330,600 240,600 100,650 -80,720') +
    line('668,388 676,440 640,470 560,480 430,494 200,440 -80,540') +
    firstStage(theme) +
    turned(secondStage(theme), 800, 556, -8, 1.08)
  );
}

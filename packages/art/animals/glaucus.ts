import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, shallow } from '../palette.ts';

const blue = '#2A5FB8';
const dark = '#173C86';
const silver = '#C9DCE6';

type Wing = { x: number; y: number; arm: number; fingers: number; long: number; lean: number };

/** One splayed wing: a short arm from which fingers spread; `side` is -1 for the far one. */
function wing({ x, y, arm, fingers, long, lean }: Wing, side: number) {
  const turn = side * (Math.PI / 2) - side * lean;
  const hand: Point = [x + Math.cos(turn) * arm, y + Math.sin(turn) * arm];
  const each = Array.from({ length: fingers }, (_, i) => {
    const t = fingers === 1 ? 0 : (i / (fingers - 1)) * 2 - 1;
    const a = turn + t * 1.25;
    const l = long * (1 - Math.abs(t) ** 1.6 * 0.42) * (i % 2 ? 0.86 : 1);
    const curl = a - side * 0.25;
    const line: Point[] = [
      [x + Math.cos(turn) * arm * 0.75, y + Math.sin(turn) * arm * 0.75],
      [hand[0] + Math.cos(a) * l * 0.5, hand[1] + Math.sin(a) * l * 0.5],
      [
        hand[0] + Math.cos(a) * l * 0.52 + Math.cos(curl) * l * 0.48,
        hand[1] + Math.sin(a) * l * 0.52 + Math.sin(curl) * l * 0.48,
      ],
    ];
    return (
      shape(taper(line, 24, 5), i % 2 ? dark : blue) +
      stroke(curve(line.slice(0, 2), false), mix(shallow, blue, 0.35), 5)
    );
  });
  const base: Point[] = [
    [x, y],
    [x + Math.cos(turn) * arm * 0.6, y + Math.sin(turn) * arm * 0.6],
    hand,
  ];
  return (
    each.join('') +
    shape(taper(base, arm * 0.95, 46), blue) +
    shape(taper(base, arm * 0.4, 18), silver)
  );
}

/** Glaucus atlanticus, blue glaucus, as it floats seen from above: three pairs of fingered wings, silver and blue. */
export const glaucus = animal(() => {
  const wings: Wing[] = [
    { x: 250, y: 0, arm: 128, fingers: 13, long: 168, lean: -0.16 },
    { x: 440, y: 6, arm: 96, fingers: 10, long: 138, lean: 0.06 },
    { x: 592, y: 12, arm: 62, fingers: 7, long: 96, lean: 0.3 },
  ];
  const body = curve(`
    22,-20 60,-52 130,-66 220,-72 330,-66 450,-50 580,-30 720,-8 860,14 1000,44^ 860,40 720,38 580,46
    450,60 330,70 220,70 130,62 60,46 24,22 14,2
  `);
  return (
    [...wings]
      .reverse()
      .map((w) => wing(w, -1) + wing(w, 1))
      .join('') +
    shape(taper('50,-34 10,-62 -22,-74', 20, 8), blue) +
    shape(taper('50,34 10,58 -22,70', 20, 8), blue) +
    modelled(
      body,
      { base: silver, light: paper, shade: mix(silver, ink, 0.3) },
      inside(
        body,
        stroke(curve('10,-40 130,-62 330,-62 580,-26 860,16 1000,44', false), blue, 26) +
          stroke(curve('10,40 130,60 330,66 580,42 860,38 1000,44', false), dark, 26),
      ) + stroke(curve('90,0 260,2 460,6 640,14 800,24', false), '#FFFFFF', 12),
      { light: 6, shade: 10 },
    ) +
    shape(taper('80,-24 66,-44 62,-58', 16, 8), dark) +
    shape(taper('82,26 68,44 64,56', 16, 8), dark) +
    stroke('M22 -10Q32 2 24 14', dark, 7)
  );
});

import { animal, modelled } from '../kit/fish.ts';
import { curve, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { honey, ink, kelp, mix, paper } from '../palette.ts';

/** A green moray on the move: no fins at its sides, one long fin from the neck around the tail. */
export const moray = animal(() => {
  const base = mix(kelp, '#4E8A4A', 0.45);
  const shade = mix(base, ink, 0.5);
  const spine: [number, number, number][] = [
    [130, -70, 58],
    [220, -70, 64],
    [320, -40, 62],
    [420, 10, 58],
    [520, 40, 54],
    [620, 34, 48],
    [720, 0, 40],
    [810, -20, 32],
    [900, -6, 22],
    [1000, 30, 6],
  ];
  const fin = tube(spine.slice(1).map(([x, y, half]) => [x + 6, y - 18, half + 6]));
  return (
    shape(fin, shade) +
    modelled(tube(spine), { base, light: mix(base, honey, 0.5), shade }, '', {
      light: 14,
      shade: 34,
    }) +
    modelled(
      curve(
        '0,-78^ 30,-112 80,-134 150,-140 210,-124 226,-70 196,-20 120,-6 50,0 22,-10 56,-32 112,-44^ 50,-48 8,-56',
      ),
      { base, light: mix(base, honey, 0.5), shade },
      '',
      { light: 12, shade: 18 },
    ) +
    shape(curve('14,-58^ 60,-50 114,-44 56,-30 30,-20^ 50,-38'), mix('#E88A7A', paper, 0.2)) +
    stroke('M192 -62Q206 -46 198 -30', shade, 10) +
    shape(disc(84, -100, 13), honey) +
    shape(disc(82, -100, 7), ink)
  );
});

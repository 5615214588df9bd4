import { animal, modelled } from '../kit/fish.ts';
import { curve, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, kelp, mix, paper, sand } from '../palette.ts';

/** Aipysurus laevis swimming: a body that deepens behind, the tail a paddle. */
export const seaSnake = animal(() => {
  const base = mix(kelp, sand, 0.35);
  const shade = mix(base, ink, 0.45);
  const spine: [number, number, number][] = [
    [20, -40, 20],
    [90, -60, 28],
    [180, -30, 30],
    [270, 40, 34],
    [370, 70, 38],
    [470, 20, 42],
    [560, -60, 44],
    [660, -80, 42],
    [760, -20, 36],
    [840, 30, 28],
    [900, 40, 30],
    [970, 20, 36],
    [1000, 12, 24],
  ];
  return (
    modelled(
      tube(spine),
      { base, light: mix(base, paper, 0.35), shade },
      stroke(
        spine
          .slice(1)
          .map(([x, y, half]) => `M${x - 30} ${y - half * 1.2}q14 ${half} 0 ${half * 2.2}`)
          .join(''),
        mix(base, shade, 0.55),
        11,
      ),
      { light: 8, shade: 20 },
    ) +
    shape(curve('-6,-40 20,-64 60,-72 70,-40 40,-22 6,-26'), mix(base, shade, 0.2)) +
    shape(disc(28, -48, 7), ink)
  );
});

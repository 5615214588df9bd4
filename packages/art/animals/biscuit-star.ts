import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, honey, ink, mix, paper, rust } from '../palette.ts';

const corner = (i: number, out: number): Point => {
  const turn = (i / 5) * Math.PI * 2 - Math.PI / 2;
  return [500 + Math.cos(turn) * out, 40 + Math.sin(turn) * out];
};

/** Tosia australis from above: a neat pentagon, edged by fat plates. */
export const biscuitStar = animal(() => {
  const base = mix(coral, honey, 0.35);
  const edge = mix(rust, coral, 0.25);
  // The sides bend in a little.
  const outline = [0, 1, 2, 3, 4].flatMap((i): Point[] => [corner(i, 525), corner(i + 0.5, 388)]);
  const plates = [0, 1, 2, 3, 4].flatMap((i) =>
    Array.from({ length: 7 }, (_, k) => {
      const t = (k + 0.5) / 7;
      const [a, b] = [corner(i, 480), corner(i + 1, 480)];
      const bend = 1 - Math.sin(t * Math.PI) * 0.05;
      return disc(
        500 + (a[0] + (b[0] - a[0]) * t - 500) * bend,
        40 + (a[1] + (b[1] - a[1]) * t - 40) * bend,
        37,
        34,
      );
    }),
  );
  const grains = [110, 210, 300].flatMap((out, ring) =>
    Array.from({ length: 5 + ring * 5 }, (_, i) => {
      const [x, y] = corner((i / (5 + ring * 5)) * 5, out * (ring === 2 && i % 3 ? 0.88 : 1));
      return disc(x, y, 26 - ring * 3);
    }),
  );
  return (
    modelled(
      curve(outline, true, 0.5),
      { base: edge, light: mix(edge, paper, 0.3), shade: mix(edge, ink, 0.35) },
      '',
      { light: 12, shade: 22 },
    ) +
    shape(plates.join(''), mix(edge, paper, 0.25)) +
    shape(
      curve(
        [0, 1, 2, 3, 4].flatMap((i): Point[] => [corner(i, 400), corner(i + 0.5, 318)]),
        true,
        0.5,
      ),
      base,
    ) +
    shape(grains.join(''), mix(base, paper, 0.4)) +
    stroke(
      [0, 1, 2, 3, 4].map((i) => `M500 40L${corner(i, 360).slice(0, 2).join(' ')}`).join(''),
      mix(base, ink, 0.2),
      9,
    )
  );
});

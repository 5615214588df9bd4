import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, dune, honey, ink, mix, paper, sand } from '../palette.ts';

/** Sarcoptilus grandis: a fat quill on a shaft in the sand, kidney-shaped leaves edged with polyps on both sides. */
export const southernSeaPen = animal(() => {
  const base = mix(mix(honey, coral, 0.35), paper, 0.25);
  const shade = mix(base, mix(coral, ink, 0.4), 0.45);
  const pale = mix(paper, honey, 0.12);
  const count = 15;
  const axis = (t: number): Point => [500 + Math.sin(t * 2.4) * 34, 250 - t * 700];
  const leaf = (t: number, side: number, i: number) => {
    const [x, y] = axis(t);
    const reach = 60 + Math.sin(Math.min(1, t * 1.08) * Math.PI * 0.92 + 0.12) * 150;
    const tall = 74;
    const at = (u: number, v: number): Point => [x + side * u, y + v - u * 0.3];
    const d = curve([
      at(0, 12),
      at(reach * 0.5, 26),
      at(reach * 0.92, 10),
      at(reach, -tall * 0.4),
      at(reach * 0.8, -tall),
      at(reach * 0.45, -tall * 0.75),
      at(0, -22),
    ]);
    const edge = [0.3, 0.5, 0.68, 0.84, 0.95].map((k) => {
      const [px, py] = at(reach * k, 28 - k * k * 22);
      return disc(px, py, 9);
    });
    const rim = [
      [1.0, -0.2],
      [1.01, -0.5],
      [0.95, -0.82],
    ].map(([u = 0, v = 0]) => {
      const [px, py] = at(reach * u, tall * v);
      return disc(px, py, 9);
    });
    const vein = [at(10, -4), at(reach * 0.5, -14), at(reach * 0.85, -tall * 0.4)];
    return (
      modelled(
        d,
        { base: i % 2 ? base : mix(base, paper, 0.16), light: mix(base, paper, 0.6), shade },
        '',
        { light: 7, shade: 14 },
      ) +
      stroke(curve(vein, false), shade, 4) +
      shape([...edge, ...rim].join(''), pale)
    );
  };
  const pairs = Array.from({ length: count }, (_, i) => {
    const t = 1 - (i / (count - 1)) * 0.84;
    return leaf(t, -1, i) + leaf(t, 1, i);
  });
  const spine = Array.from({ length: 8 }, (_, i): [number, number, number] => {
    const t = i / 7;
    const [x, y] = axis(t * 1.02);
    return [x, y, 40 - t * 28];
  });
  const shaft = tube([[496, 370, 34], [500, 300, 48], ...spine]);
  return (
    modelled(
      disc(axis(1)[0], axis(1)[1] - 34, 62, 70),
      { base, light: mix(base, paper, 0.6), shade },
      '',
      { light: 7, shade: 14 },
    ) +
    shape(
      [-2.7, -2.2, -1.7, -1.2, -0.7, -0.3]
        .map((a) => disc(axis(1)[0] + Math.cos(a) * 62, axis(1)[1] - 34 + Math.sin(a) * 70, 9))
        .join(''),
      pale,
    ) +
    pairs.join('') +
    modelled(shaft, { base: mix(base, paper, 0.35), light: paper, shade }, '', {
      light: 6,
      shade: 10,
    }) +
    stroke(
      curve(
        spine.slice(1, 7).map(([x, y]): Point => [x - 5, y]),
        false,
      ),
      shade,
      5,
    ) +
    shape(
      curve('250,372 340,344 430,352 500,340 580,352 680,344 770,374 660,404 500,414 340,402'),
      dune,
    ) +
    stroke('M320 372Q410 358 470 370M540 376Q620 362 700 374', mix(sand, paper, 0.3), 7)
  );
});

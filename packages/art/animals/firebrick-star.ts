import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point } from '../kit/outline.ts';
import { inside, shape } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { coral, honey, ink, mix, paper, rust } from '../palette.ts';

/** A plate: six blunt corners. */
function plate(x: number, y: number, size: number, r: Random) {
  const turn = r() * 6;
  return curve(
    Array.from({ length: 6 }, (_, i): Point => {
      const a = turn + (i / 6) * Math.PI * 2;
      const s = size * r.between(0.96, 1.06);
      return [x + Math.cos(a) * s, y + Math.sin(a) * s];
    }),
    true,
    0.75,
  );
}

const at = (i: number, out: number, aside = 0): Point => {
  const turn = (i / 5) * Math.PI * 2 - Math.PI / 2 + 0.09;
  return [
    500 + Math.cos(turn) * out - Math.sin(turn) * aside,
    40 + Math.sin(turn) * out + Math.cos(turn) * aside,
  ];
};

/** The star at a share of its size. */
const star = (k: number) =>
  [0, 1, 2, 3, 4].flatMap((i): Point[] => [
    at(i, 505 * k, -20 * k),
    at(i, 505 * k, 20 * k),
    at(i, 400 * k, 72 * k),
    at(i, 270 * k, 126 * k),
    at(i + 0.5, 232 * k),
    at(i + 1, 270 * k, -126 * k),
    at(i + 1, 400 * k, -72 * k),
  ]);

/** Pentagonaster duebeni: red plates in pale mortar, short arms with a swollen plate near each tip. */
export const firebrickStar = animal(() => {
  const red = mix('#D8341F', coral, 0.35);
  const mortar = mix(honey, paper, 0.72);
  const r = random(5);
  const seam = `stroke="${mortar}" stroke-width="7"`;
  const ring = (k: number, count: number, size: number) => {
    const points = star(k);
    return along([...points, ...points.slice(0, 1)], count + 1)
      .slice(0, count)
      .map(({ x, y }) => shape(plate(x, y, size, r), red, seam))
      .join('');
  };
  const edge = [0, 1, 2, 3, 4].flatMap((i) =>
    [-1, 1].flatMap((side) => [
      plate(...(at(i, 482, side * 15).slice(0, 2) as [number, number]), 19, r),
      plate(...(at(i, 418, side * 37).slice(0, 2) as [number, number]), 42, r),
      plate(...(at(i, 344, side * 78).slice(0, 2) as [number, number]), 36, r),
      plate(...(at(i, 280, side * 110).slice(0, 2) as [number, number]), 34, r),
      plate(...(at(i + side * 0.5, 226, -side * 30).slice(0, 2) as [number, number]), 31, r),
    ]),
  );
  const d = curve(star(1.02), true, 0.9);
  return (
    modelled(
      d,
      { base: mortar, light: mix(mortar, paper, 0.6), shade: mix(mortar, rust, 0.4) },
      '',
      { light: 8, shade: 14 },
    ) +
    inside(d, ring(0.2, 12, 27) + ring(0.38, 22, 29) + ring(0.56, 33, 29) + ring(0.75, 46, 30)) +
    shape(plate(500, 40, 26, r), red, seam) +
    edge.map((d) => shape(d, mix(red, rust, 0.22), seam)).join('') +
    shape(
      [0, 1, 2, 3, 4]
        .flatMap((i) =>
          [-1, 1].map((side) => {
            const [x, y] = at(i, 420, side * 37);
            return plate(x - 8, y - 9, 11, r);
          }),
        )
        .join(''),
      mix(red, paper, 0.45),
    ) +
    shape(
      [0, 1, 2, 3, 4]
        .flatMap((i) =>
          [0.15, 0.42].map((k) => {
            const [x, y] = at(i + k, 130 + k * 120);
            return plate(x, y, 4, r);
          }),
        )
        .join(''),
      mix(rust, ink, 0.3),
    )
  );
});

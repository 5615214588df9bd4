import { curve, type Point, tube } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import type { Joint } from './diver-poses.ts';

export const limb = (a: Joint, b: Joint, c: Joint, w: [number, number, number]) =>
  tube([
    [a[0], a[1], w[0]],
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w[0] * 0.96],
    [b[0], b[1], w[1]],
    [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2, w[1] * 0.94],
    [c[0], c[1], w[2]],
  ]);

export const blade = (ankle: Joint, tip: Joint, colour: string, dark: string, knee: Joint) => {
  const dx = tip[0] - ankle[0];
  const dy = tip[1] - ankle[1];
  const l = Math.hypot(dx, dy);
  const [vx, vy] = [dx / l, dy / l];
  const q = (a: number, o: number): Point => [
    ankle[0] + vx * a - vy * o,
    ankle[1] + vy * a + vx * o,
  ];
  const c = (a: number, o: number): Point => [...q(a, o), 1] as Point;
  const kx = knee[0] - ankle[0];
  const ky = knee[1] - ankle[1];
  const side = kx * -vy + ky * vx > 0 ? -1 : 1;
  return (
    shape(
      curve([
        c(-24, 30 * side),
        q(60, 34 * side),
        q(130, 40 * side),
        q(l * 0.7, 48 * side),
        c(l, 62 * side),
        c(l + 10, 2 * side),
        q(l * 0.7, -8 * side),
        q(120, -20 * side),
        q(40, -30 * side),
        c(-10, -24 * side),
      ]),
      colour,
    ) +
    shape(
      curve([
        c(-26, 32 * side),
        q(40, 36 * side),
        q(110, 26 * side),
        q(120, -6 * side),
        q(60, -30 * side),
        c(-12, -28 * side),
      ]),
      dark,
    )
  );
};

import { blot, ribbon } from '../kit/pen.ts';
import { type Dot, lerp, type Pen, wave } from '../kit/stage.ts';
import type { Spot } from './seadragon-body.ts';

/** Weed-like appendages: where they stand, which edge, how long, how they lean. */
export const WEEDS: readonly (readonly [
  x: number,
  side: 1 | -1,
  length: number,
  lean: number,
  leaf: number,
])[] = [
  [210, -1, 34, 0.3, 0.5],
  [300, -1, 92, 0.35, 1],
  [392, -1, 84, 0.25, 0.95],
  [520, -1, 92, 0.5, 1],
  [352, 1, 58, 0.3, 0.7],
  [470, 1, 104, 0.35, 1.1],
  [560, 1, 88, 0.5, 1],
  [690, -1, 46, 0.8, 0.7],
  [690, 1, 62, 0.8, 0.8],
  [790, -1, 40, 0.9, 0.65],
  [790, 1, 54, 0.9, 0.7],
  [880, -1, 32, 1, 0.55],
  [880, 1, 42, 1, 0.6],
];

/** One weed-like appendage: a thin stalk that sways, with a paddle at its end. */
export function drawWeed(
  pen: Pen,
  {
    t,
    index,
    on,
    dx,
    late,
    stalk,
    dark,
    leaf,
  }: {
    t: number;
    index: number;
    on: Spot;
    dx: number;
    late: number;
    stalk: string;
    dark: string;
    leaf: string;
  },
) {
  const w = WEEDS[index];
  if (!w) return;
  const [x, side, length, lean, size] = w;
  const root = on(x + dx, side * 0.82);
  const line: Dot[] = [root];
  let angle =
    side * (Math.PI / 2) -
    side * lean * 0.55 +
    0.22 * wave(t, 1, 0.2 + late + x / 2600) +
    0.1 * wave(t, 2, late + x / 900);
  let { x: px, y: py } = root;
  for (let i = 1; i <= 8; i++) {
    angle +=
      -side * 0.03 * lean +
      0.06 * wave(t, 2, late + x / 900 - i * 0.06) +
      0.035 * wave(t, 1, late - i * 0.05);
    px += (Math.cos(angle) * length) / 8;
    py += (Math.sin(angle) * length) / 8;
    line.push({ x: px, y: py });
  }
  // A thin stalk, then a small narrow paddle.
  blot(
    pen,
    ribbon(line, (s) => lerp(5.5, 2, s)),
    stalk,
  );
  const paddle = line.slice(3);
  const tip = paddle[paddle.length - 1];
  const before = paddle[paddle.length - 2];
  if (tip && before) paddle.push({ x: tip.x * 2 - before.x, y: tip.y * 2 - before.y });
  const wide = (s: number) => 13 * size * Math.sin(Math.PI * Math.min(1, s * 0.97 + 0.02)) ** 0.8;
  blot(pen, ribbon(paddle, wide), dark);
  blot(
    pen,
    ribbon(
      paddle,
      (s) => wide(s) * 0.78,
      (s) => wide(s) * 0.1,
    ),
    leaf,
  );
}

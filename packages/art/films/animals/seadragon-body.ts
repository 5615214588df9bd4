import { blush, coral, deep, honey, ink, mix, ochre, rust } from '../../palette.ts';
import { blot, disc, ribbon, trace } from '../kit/pen.ts';
import { alpha, type Dot, type Pen, through, wave } from '../kit/stage.ts';

/** Finds a spot of the body: `x` along it, `across` from -1 at its upper edge to 1. */
export type Spot = (x: number, across: number) => Dot;

/** The middle line from snout to tail tip, with how far the body reaches above and below it. */
const BODY: readonly (readonly [x: number, y: number, up: number, down: number])[] = [
  [0, 30, 9, 10],
  [12, 29, 12, 13],
  [34, 25, 8, 8],
  [110, 10, 9, 10],
  [160, 0, 14, 14],
  [190, -6, 26, 24],
  [216, -10, 33, 29],
  [244, -20, 29, 27],
  [276, -34, 24, 28],
  [318, -38, 30, 36],
  [362, -28, 44, 50],
  [412, -10, 56, 62],
  [462, 8, 58, 66],
  [512, 28, 48, 54],
  [556, 46, 32, 36],
  [592, 56, 22, 24],
  [640, 64, 18, 19],
  [720, 76, 15, 15],
  [800, 92, 12, 12],
  [880, 118, 9, 9],
  [950, 156, 6, 6],
  [996, 200, 4, 4],
  [1016, 236, 2, 2],
];

const at = (column: 1 | 2 | 3, x: number) =>
  through(
    BODY.map((row) => [row[0], row[column]] as const),
    x,
  );

export const base = mix(coral, ochre, 0.28);

/** The bars of neck and chest. */
export const purple = mix('#5B3A8C', deep, 0.3);

export const yellow = mix(honey, '#F4D35E', 0.65);

/** How the body lies at a moment: its outline, and where its spots are. */
export function postureAt(t: number) {
  const bend = (x: number, y: number): Dot => {
    const s = Math.max(0, (x - 520) / 490);
    const n = Math.max(0, (300 - x) / 300);
    return {
      x: x - 8 * s * s * wave(t, 1, 0.3),
      y:
        y +
        42 * s * s * wave(t, 1, 0.15 - 0.12 * s) +
        8 * s * wave(t, 2, 0.4 - 0.4 * s) +
        5 * n * n * wave(t, 1, 0.6),
    };
  };
  const xs = Array.from({ length: 128 }, (_, i) => (i / 127) * 1016);
  const middle = xs.map((x) => bend(x, at(1, x)));
  // The bony rings of the body show as small steps along both edges.
  const plated = (x: number) => (x > 286 ? 1 + 0.075 * Math.abs(Math.sin((x - 286) * 0.098)) : 1);
  const up = (s: number) => at(2, s * 1016) * plated(s * 1016);
  const down = (s: number) => at(3, s * 1016) * plated(s * 1016);
  const outline = ribbon(middle, up, down);
  const on = (x: number, across: number): Dot => {
    const a = bend(x, at(1, x));
    const b = bend(x + 6, at(1, x + 6));
    const size = Math.hypot(b.x - a.x, b.y - a.y);
    const out = across < 0 ? at(2, x) * across : at(3, x) * across;
    return { x: a.x - ((b.y - a.y) / size) * out, y: a.y + ((b.x - a.x) / size) * out };
  };
  return { on, outline, middle, down, up };
}

/** Body: the plate below slipped, then coral, shade on the belly, bars, spots. */
export function drawBody(
  pen: Pen,
  {
    outline,
    middle,
    down,
    up,
    on,
    spots,
  }: {
    outline: Dot[];
    middle: Dot[];
    down: (s: number) => number;
    up: (s: number) => number;
    on: Spot;
    spots: { x: number; across: number; size: number }[];
  },
) {
  blot(
    pen,
    outline.map((p) => ({ x: p.x - 3.5, y: p.y - 3 })),
    blush,
  );
  blot(pen, outline, base);
  pen.save();
  trace(pen, outline);
  pen.clip();
  blot(
    pen,
    ribbon(
      middle,
      (s) => -down(s) * (0.22 + 0.1 * Math.sin(s * 40)),
      (s) => down(s) * 1.3,
    ),
    mix(ochre, ink, 0.16),
  );
  blot(
    pen,
    ribbon(
      middle.slice(30),
      (s) => up(0.24 + s * 0.76) * 1.2,
      (s) => -up(0.24 + s * 0.76) * 0.72,
    ),
    mix(coral, honey, 0.5),
  );
  // Rings.
  pen.lineWidth = 1.8;
  pen.strokeStyle = alpha(rust, 0.55);
  for (let x = 300; x < 940; x += 32) {
    trace(pen, [on(x, -1.1), on(x + 6, -0.4), on(x + 6, 0.4), on(x, 1.1)], false);
    pen.stroke();
  }

  for (let i = 0; i < 7; i++) {
    const x = 272 + i * 27 + i * i * 0.7;
    const tall = 0.78 - Math.abs(i - 2.5) * 0.04;
    const line = [on(x - 5, -1.05), on(x, -0.4), on(x + 3, 0.1), on(x - 2, tall)];
    blot(
      pen,
      ribbon(line, (s) => 8.4 * (1 - s * 0.45)),
      purple,
    );
    blot(
      pen,
      ribbon(
        line.map((p) => ({ x: p.x - 3, y: p.y })),
        (s) => 1.9 * (1 - s * 0.4),
      ),
      alpha('#A48BD0', 0.9),
    );
  }

  for (const spot of spots) {
    const p = on(spot.x, spot.across);
    disc(pen, p.x, p.y, spot.size, spot.size * 0.82);
    pen.fillStyle = yellow;
    pen.fill();
  }
  pen.restore();
  // Keel along the flank.
  pen.lineWidth = 3;
  pen.strokeStyle = alpha(yellow, 0.75);
  trace(
    pen,
    Array.from({ length: 30 }, (_, i) => on(410 + i * 19, 0.08 + 0.12 * Math.sin(i * 0.25))),
    false,
  );
  pen.setLineDash([9, 8]);
  pen.stroke();
  pen.setLineDash([]);
}

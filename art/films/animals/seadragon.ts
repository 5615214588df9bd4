import { random } from '../../kit/random.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  honey,
  ink,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
} from '../../palette.ts';
import { blot, disc, ribbon, trace } from '../kit/pen.ts';
import { alpha, type Dot, lerp, type Pen, through, wave } from '../kit/stage.ts';

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

/** Weed-like appendages: where they stand, which edge, how long, how they lean. */
const WEEDS: readonly (readonly [
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

const base = mix(coral, ochre, 0.28);

/** The bars of neck and chest. */
const purple = mix('#5B3A8C', deep, 0.3);

const yellow = mix(honey, '#F4D35E', 0.65);

function postureAt(t: number) {
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

function drawWeed(
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
    on: (x: number, across: number) => Dot;
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

/** Dorsal fin: low, clear, always rippling. */
function drawDorsalFin(pen: Pen, t: number, on: (x: number, across: number) => Dot) {
  const finLow: Dot[] = [];
  const finHigh: Dot[] = [];
  for (let i = 0; i <= 22; i++) {
    const s = i / 22;
    const x = 578 + 140 * s;
    const low = on(x, -0.9);
    const tall =
      34 * Math.sin(Math.PI * (0.08 + s * 0.84)) ** 0.7 * (1 + 0.08 * wave(t, 18, -s * 1.6));
    finLow.push(low);
    finHigh.push({ x: low.x + 10 + 5 * wave(t, 18, -s * 1.6), y: low.y - tall });
  }
  blot(pen, [...finLow, ...finHigh.toReversed()], alpha(blush, 0.62));
  pen.strokeStyle = alpha(paper, 0.55);
  pen.lineWidth = 1.6;
  finLow.forEach((p, i) => {
    const q = finHigh[i];
    if (!q || i % 2) return;
    pen.beginPath();
    pen.moveTo(p.x, p.y);
    pen.lineTo(q.x, q.y);
    pen.stroke();
  });
}

/** Body: the plate below slipped, then coral, shade on the belly, bars, spots. */
function drawBody(
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
    on: (x: number, across: number) => Dot;
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

/** Snout: pale bands, the little mouth at its end. */
function drawSnout(pen: Pen, on: (x: number, across: number) => Dot) {
  const snoutMark = alpha(sand, 0.8);
  for (let i = 0; i < 6; i++) {
    const x = 44 + i * 20;
    const line = [on(x, -0.9), on(x + 3, 0.7)];
    blot(
      pen,
      ribbon(
        [
          line[0],
          {
            x: ((line[0]?.x ?? 0) + (line[1]?.x ?? 0)) / 2,
            y: ((line[0]?.y ?? 0) + (line[1]?.y ?? 0)) / 2,
          },
          line[1],
        ].filter((p) => p !== undefined),
        () => 2.1,
      ),
      snoutMark,
    );
  }
  blot(pen, [on(0, -1), on(14, -0.8), on(14, 0.9), on(2, 1)], rust);
}

/** A brooding male: eggs under the tail. */
function drawEggs(
  pen: Pen,
  eggs: { x: number; out: number }[],
  on: (x: number, across: number) => Dot,
) {
  for (const egg of eggs) {
    const p = on(egg.x, 1);
    disc(pen, p.x, p.y + egg.out - 6, 5.2);
    pen.fillStyle = mix(coral, purple, 0.5);
    pen.fill();
    disc(pen, p.x - 1.2, p.y + egg.out - 7.4, 2);
    pen.fillStyle = blush;
    pen.fill();
  }
}

/** Head: spine over the eye, gill cover, eye. */
function drawHead(pen: Pen, on: (x: number, across: number) => Dot) {
  const brow = on(208, -0.92);
  blot(
    pen,
    [
      { x: brow.x - 10, y: brow.y + 4 },
      { x: brow.x + 4, y: brow.y - 22 },
      { x: brow.x + 12, y: brow.y + 5 },
    ],
    base,
  );
  pen.lineWidth = 3;
  pen.strokeStyle = alpha(rust, 0.8);
  trace(pen, [on(236, -0.7), on(248, -0.1), on(238, 0.75)], false);
  pen.stroke();
  const eye = on(210, -0.22);
  disc(pen, eye.x, eye.y, 14.5);
  pen.fillStyle = yellow;
  pen.fill();
  disc(pen, eye.x, eye.y, 10.5);
  pen.fillStyle = ochre;
  pen.fill();
  disc(pen, eye.x - 0.5, eye.y, 7);
  pen.fillStyle = ink;
  pen.fill();
  disc(pen, eye.x - 3, eye.y - 3, 2.3);
  pen.fillStyle = paper;
  pen.fill();
}

/** Pectoral fin: a small fan, beating. */
function drawPectoralFin(pen: Pen, t: number, on: (x: number, across: number) => Dot) {
  const hinge = on(262, 0.25);
  const fan: Dot[] = [hinge];
  for (let i = 0; i <= 8; i++) {
    const a = -0.55 + i * 0.17 + 0.12 * wave(t, 20, i * 0.07);
    fan.push({ x: hinge.x + Math.cos(a) * 33, y: hinge.y + Math.sin(a) * 33 });
  }
  blot(pen, fan, alpha(blush, 0.8));
  pen.lineWidth = 1.4;
  pen.strokeStyle = alpha(rust, 0.6);
  for (const p of fan.slice(1)) {
    pen.beginPath();
    pen.moveTo(hinge.x, hinge.y);
    pen.lineTo(p.x, p.y);
    pen.stroke();
  }
}

/** A weedy seadragon, Phyllopteryx taeniolatus, facing left; 1000 long, its chest near 400, 0. */
export function seadragon(): (pen: Pen, t: number) => void {
  const r = random(41);
  const spots = Array.from({ length: 150 }, () => {
    const x = lerp(180, 940, r() ** 1.25);
    return { x, across: r.between(-0.9, 0.9), size: r.between(2.2, x < 560 && x > 300 ? 6.2 : 4) };
  });
  const eggs = Array.from({ length: 44 }, (_, i) => ({
    x: 606 + (i % 15) * 10 + r.between(-3, 3),
    out: 4 + Math.floor(i / 15) * 8 + r.between(-2, 2),
  }));

  return (pen, t) => {
    const { on, outline, middle, down, up } = postureAt(t);

    const weed = (
      index: number,
      dx: number,
      late: number,
      stalk: string,
      leaf: string,
      dark: string,
    ) => {
      drawWeed(pen, { t, index, on, dx, late, stalk, dark, leaf });
    };

    // The far one of each pair.
    const shade = mix(rust, abyss, 0.35);
    WEEDS.forEach((_, i) => {
      if (i > 0) weed(i, 13, 0.16, shade, mix(abyss, reef, 0.25), abyss);
    });

    drawDorsalFin(pen, t, on);

    drawBody(pen, { outline, middle, down, up, on, spots });

    drawSnout(pen, on);

    drawEggs(pen, eggs, on);

    drawHead(pen, on);

    drawPectoralFin(pen, t, on);

    WEEDS.forEach((_, i) => {
      weed(i, 0, 0, base, mix(purple, reef, 0.25), mix(purple, ink, 0.62));
    });
  };
}

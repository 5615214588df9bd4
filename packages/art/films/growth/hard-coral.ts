import { random } from '../../kit/random.ts';
import { ink, mix, paper } from '../../palette.ts';
import { blot, disc, ribbon, slip, trace } from '../kit/pen.ts';
import { lerp, type Pen } from '../kit/stage.ts';

/** Branching coral as tapered strokes. */
export function branches(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  colour: string,
  spread: number,
  seed: number,
  level = 0,
  angle = -Math.PI / 2,
) {
  const r = random(seed);
  const count = level === 0 ? 5 : r.whole(2, 3);
  for (let i = 0; i < count; i++) {
    const a = angle + ((i + 0.5) / count - 0.5) * spread + r.between(-0.15, 0.15);
    const long = size * r.between(0.7, 1.1);
    const ex = x + Math.cos(a) * long;
    const ey = y + Math.sin(a) * long;
    blot(
      pen,
      ribbon(
        [
          { x, y },
          { x: lerp(x, ex, 0.5) + r.between(-4, 4), y: lerp(y, ey, 0.5) },
          { x: ex, y: ey },
        ],
        (s) => lerp(size * 0.17, size * 0.09, s),
      ),
      colour,
    );
    disc(pen, ex, ey, size * 0.1);
    pen.fillStyle = colour;
    pen.fill();
    if (level < 2)
      branches(pen, ex, ey, size * 0.62, colour, spread * 0.8, seed * 7 + i + 1, level + 1, a);
  }
}

/** Branching coral with a lit edge. */
export function litBranches(
  pen: Pen,
  spot: { x: number; y: number; size: number },
  colour: string,
  spread: number,
  seed: number,
) {
  const { x, y, size } = spot;
  branches(pen, x - 2, y - 2, size, mix(colour, paper, 0.5), spread, seed);
  branches(pen, x, y, size, colour, spread, seed);
}

/** A shelf of plate coral that grows out of a wall to the right of it. */
export function table(pen: Pen, x: number, y: number, wide: number, top: string, under: string) {
  const r = random(Math.round(x + y));
  const upper = Array.from({ length: 19 }, (_, i) => {
    const s = i / 18;
    return {
      x: x - wide + 2 * wide * s,
      y: y - wide * 0.05 * Math.sin(Math.PI * s) + r.between(-1, 1) * wide * 0.022 - wide * 0.1 * s,
    };
  });
  const lip = upper.map((p, i) => ({
    x: p.x + 2,
    y: p.y + wide * (0.075 + 0.035 * Math.sin((i / 18) * Math.PI) + 0.02 * Math.sin(i * 2.1)),
  }));
  const last = lip[lip.length - 1] ?? { x, y };
  blot(
    pen,
    [
      ...lip,
      { x: last.x, y: last.y + wide * 0.95 },
      { x: x + wide * 0.55, y: y + wide * 0.46 },
      { x: x + wide * 0.05, y: y + wide * 0.24 },
      { x: x - wide * 0.6, y: y + wide * 0.12 },
    ],
    under,
  );
  slip(
    pen,
    () => trace(pen, [...upper, ...lip.toReversed()]),
    top,
    mix(top, paper, 0.5),
    -1.5,
    -2.6,
  );
  for (let i = 0; i < 13; i++) {
    const s = (i + 0.5) / 13;
    disc(
      pen,
      x - wide * 0.9 + 1.8 * wide * s,
      y - wide * (0.05 * Math.sin(Math.PI * s) + 0.1 * s) + wide * 0.05,
      wide * 0.022,
      wide * 0.014,
    );
    pen.fillStyle = mix(top, under, 0.5);
    pen.fill();
  }
}

/** A barrel sponge. */
export function barrel(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  colour: string,
  shade: string,
) {
  const body = [
    { x: x - size * 0.34, y: y + size * 0.55 },
    { x: x - size * 0.5, y: y },
    { x: x - size * 0.4, y: y - size * 0.55 },
    { x: x - size * 0.34, y: y - size * 0.6 },
    { x: x + size * 0.34, y: y - size * 0.6 },
    { x: x + size * 0.4, y: y - size * 0.55 },
    { x: x + size * 0.5, y: y },
    { x: x + size * 0.34, y: y + size * 0.55 },
  ];
  slip(pen, () => trace(pen, body), colour, mix(colour, paper, 0.5));
  pen.save();
  trace(pen, body);
  pen.clip();
  for (let i = -3; i <= 4; i++) {
    const line = [
      { x: x + i * size * 0.1, y: y - size * 0.6 },
      { x: x + i * size * 0.145, y },
      { x: x + i * size * 0.1, y: y + size * 0.6 },
    ];
    blot(
      pen,
      ribbon(line, () => size * (i > 0 ? 0.045 : 0.018)),
      shade,
    );
  }
  pen.restore();
  disc(pen, x, y - size * 0.57, size * 0.35, size * 0.1);
  pen.fillStyle = mix(shade, ink, 0.55);
  pen.fill();
}

/** Lobed or brain coral: a mound with winding grooves. */
export function mound(pen: Pen, x: number, y: number, size: number, colour: string, shade: string) {
  const path = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI + (i / 14) * Math.PI;
    return { x: x + Math.cos(a) * size, y: y + Math.sin(a) * size * 0.72 };
  });
  const outline = [
    ...path,
    { x: x + size * 0.7, y: y + size * 0.25 },
    { x: x - size * 0.7, y: y + size * 0.25 },
  ];
  slip(pen, () => trace(pen, outline), colour, mix(colour, paper, 0.5));
  pen.save();
  trace(pen, outline);
  pen.clip();
  pen.strokeStyle = shade;
  pen.lineWidth = size * 0.05;
  for (let k = 1; k < 7; k++) {
    const line = Array.from({ length: 22 }, (_, i) => {
      const a = Math.PI + (i / 21) * Math.PI;
      const rad = size * (1.02 - k * 0.15 + 0.04 * Math.sin(i * 1.9 + k * 2));
      return {
        x: x + size * 0.1 + Math.cos(a) * rad,
        y: y + size * 0.1 + Math.sin(a) * rad * 0.74,
      };
    });
    trace(pen, line, false);
    pen.stroke();
  }
  pen.restore();
}

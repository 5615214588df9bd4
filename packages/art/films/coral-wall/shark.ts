import { parsePairs } from '../../kit/outline.ts';
import { deep, mix, reef, shallow } from '../../palette.ts';
import { blot, corners } from '../kit/pen.ts';
import { type Dot, ease, type Pen, turn, wave } from '../kit/stage.ts';

/** A grey reef shark far off: crosses to the wall while the manta is away, and is behind it at t = 0. */
export function patrol(pen: Pen, t: number) {
  const u = turn(t - 0.38) / 0.62;
  const tail = wave(t, 11);
  const at = (points: readonly (readonly [number, number])[]): Dot[] =>
    points.map(([x, y]) => ({ x: x * (1 - 0.055 * tail * ease(0.1, -0.5, x)), y }));
  pen.save();
  pen.translate(-150 + 1330 * u, 330 - 70 * Math.sin(u * 2.6) + 5 * wave(t, 2, 0.3));
  pen.rotate(0.1 * Math.sin(u * 3.2 - 2.2));
  pen.scale(152, 152);
  const tone = mix(reef, deep, 0.12);
  const fins = [
    parsePairs('0.14,-0.09 0.05,-0.2 0,-0.235 -0.025,-0.23 -0.015,-0.17 -0.03,-0.085'),
    parsePairs('-0.25,-0.055 -0.3,-0.1 -0.325,-0.1 -0.31,-0.045'),
    parsePairs('0.19,0.06 0.06,0.23 0,0.24 0.08,0.07'),
    parsePairs('-0.16,0.055 -0.22,0.11 -0.25,0.11 -0.22,0.05'),
    parsePairs(`
      -0.43,-0.02 -0.5,-0.09 -0.6,-0.2 -0.62,-0.19 -0.56,-0.06 -0.53,0 -0.56,0.1 -0.575,0.11
      -0.5,0.07 -0.43,0.02
    `),
  ] as const;
  pen.fillStyle = tone;
  for (const fin of fins) {
    corners(pen, at(fin));
    pen.fill();
  }
  blot(
    pen,
    at(
      parsePairs(`
      0.56,0.004 0.53,-0.012 0.45,-0.048 0.3,-0.095 0.1,-0.11 -0.12,-0.085 -0.34,-0.04 -0.46,-0.02
      -0.46,0.02 -0.34,0.035 -0.1,0.075 0.14,0.09 0.34,0.07 0.47,0.03 0.53,0.012
    `),
    ),
    tone,
  );
  blot(
    pen,
    at(
      parsePairs(`
      0.46,0.032 0.34,0.025 0.1,0.035 -0.2,0.03 -0.34,0.032 -0.1,0.072 0.14,0.087 0.34,0.067
    `),
    ),
    mix(tone, shallow, 0.28),
  );
  pen.restore();
}

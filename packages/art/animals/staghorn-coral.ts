import { animal } from '../kit/fish.ts';
import { curve, type Point, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { honey, ink, kelp, mix, ochre, paper } from '../palette.ts';

type Branch = { x: number; y: number; turn: number; long: number; wide: number; level: number };

/** Acropora species: antlers of brown with one pale cup at the end of each branch, and small cups along the sides. */
export const staghornCoral = animal(() => {
  const r = random(44);
  const base = mix(mix(ochre, honey, 0.35), kelp, 0.3);
  const draw = ({ x, y, turn, long, wide, level }: Branch): string => {
    const bend = r.between(-0.2, 0.2);
    const mid: Point = [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5];
    const end: Point = [
      mid[0] + Math.cos(turn + bend) * long * 0.5,
      mid[1] + Math.sin(turn + bend) * long * 0.5,
    ];
    const colour = mix(base, ink, [0.3, 0.16, 0, 0][level] ?? 0);
    const half = wide / 2;
    const d = tube([
      [x, y, half],
      [mid[0], mid[1], half * 0.88],
      [end[0], end[1], half * 0.66],
    ]);
    const cups = Array.from({ length: Math.round(long / 26) }, (_, i) => {
      const t = (i + 0.5) / (long / 26);
      const side = i % 2 ? 1 : -1;
      const h = half * (1 - t * 0.3);
      return disc(
        x + (end[0] - x) * t - Math.sin(turn) * h * side,
        y + (end[1] - y) * t + Math.cos(turn) * h * side,
        7,
      );
    });
    const kids: string[] = [];
    if (level < 3) {
      const side = r.chance(0.5) ? 1 : -1;
      kids.push(
        draw({
          x: end[0],
          y: end[1],
          turn: turn + bend - side * r.between(0.1, 0.3),
          long: long * r.between(0.6, 0.78),
          wide: wide * 0.82,
          level: level + 1,
        }),
        draw({
          x: mid[0],
          y: mid[1],
          turn: turn + side * r.between(0.5, 0.8),
          long: long * r.between(0.55, 0.72),
          wide: wide * 0.78,
          level: level + 1,
        }),
      );
    }
    const last = level === 3;
    const tip = last
      ? shape(disc(end[0], end[1], half * 0.95), mix(paper, honey, 0.12)) +
        shape(
          disc(end[0] + Math.cos(turn + bend) * 3, end[1] + Math.sin(turn + bend) * 3, half * 0.3),
          mix(base, ink, 0.35),
        )
      : shape(disc(end[0], end[1], half * 0.68), colour);
    return (
      shape(cups.join(''), mix(colour, paper, 0.25)) +
      kids.slice(1).join('') +
      shape(d, colour) +
      inside(
        d,
        stroke(
          curve(
            [
              [x - half * 0.5, y],
              [mid[0] - half * 0.5, mid[1]],
              [end[0] - half * 0.4, end[1]],
            ],
            false,
          ),
          mix(colour, paper, 0.35),
          wide * 0.18,
        ),
      ) +
      tip +
      kids.slice(0, 1).join('')
    );
  };
  const roots: [number, number, number][] = [
    [470, -1.62, 220],
    [360, -2.1, 230],
    [620, -1.1, 230],
    [270, -2.6, 240],
    [730, -0.62, 240],
    [410, -1.95, 170],
    [560, -1.3, 180],
  ];
  return (
    roots.map(([x, turn, long]) => draw({ x, y: 260, turn, long, wide: 62, level: 0 })).join('') +
    shape(
      curve('180,300 260,236 400,246 520,230 640,244 760,236 840,300 680,330 360,330'),
      mix(base, ink, 0.5),
    )
  );
});

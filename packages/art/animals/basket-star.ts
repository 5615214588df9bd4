import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { ink, mix, ochre, paper, rust, sand } from '../palette.ts';

const base = mix(sand, mix(ochre, ink, 0.35), 0.32);
const shade = mix(base, ink, 0.42);

/** The last twig of an arm: a line that rolls up. */
function curl(x: number, y: number, turn: number, size: number, side: number) {
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const t = i / 11;
    const a = turn + side * (t * 6.6 - 1.2);
    const out = size * (1 - t * 0.72);
    return [
      x + Math.cos(turn) * size * 0.7 + Math.cos(a - side * 1.6) * out * 0.62,
      y + Math.sin(turn) * size * 0.7 + Math.sin(a - side * 1.6) * out * 0.62,
    ];
  });
  return stroke(curve([[x, y], ...points.slice(2)], false), mix(base, shade, 0.3), 7);
}

/** Conocladus australis: five arms, each of which forks again and again into curling tips. */
export const southernBasketStar = animal(() => {
  const r = random(64);
  const levels: string[] = ['', '', '', '', '', ''];
  let tips = '';
  const grow = (x: number, y: number, turn: number, long: number, wide: number, level: number) => {
    const bend = r.between(-0.22, 0.22);
    const mid: Point = [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5];
    const end: Point = [
      mid[0] + Math.cos(turn + bend) * long * 0.5,
      mid[1] + Math.sin(turn + bend) * long * 0.5,
    ];
    levels[level] += taper([[x, y], mid, end], wide, wide * 0.8);
    if (level === 5) {
      tips += curl(end[0], end[1], turn + bend, r.between(24, 36), r.chance(0.5) ? 1 : -1);
      return;
    }
    const open = 0.46 - level * 0.02;
    for (const side of [-1, 1])
      grow(
        end[0],
        end[1],
        turn + bend + side * open * r.between(0.75, 1.15),
        long * r.between(0.72, 0.9),
        wide * 0.7,
        level + 1,
      );
  };
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 - Math.PI / 2 + 0.12;
    grow(500 + Math.cos(turn) * 60, Math.sin(turn) * 60, turn, 92, 54, 0);
  }
  const lobe = (out: number) =>
    Array.from({ length: 10 }, (_, i): Point => {
      const turn = (i / 10) * Math.PI * 2 - Math.PI / 2 + 0.12;
      const far = i % 2 ? out * 0.74 : out;
      return [500 + Math.cos(turn) * far, Math.sin(turn) * far];
    });
  const ribs = [0, 1, 2, 3, 4].flatMap((i) =>
    [-0.12, 0.12].map((off) => {
      const turn = (i / 5) * Math.PI * 2 - Math.PI / 2 + 0.12 + off;
      return `M${(500 + Math.cos(turn) * 34).toFixed(1)} ${(Math.sin(turn) * 34).toFixed(1)}L${(500 + Math.cos(turn) * 108).toFixed(1)} ${(Math.sin(turn) * 108).toFixed(1)}`;
    }),
  );
  return (
    tips +
    [5, 4, 3, 2, 1, 0]
      .map((level) => shape(levels[level] ?? '', mix(base, shade, level % 2 ? 0.34 : 0.1)))
      .join('') +
    modelled(
      curve(lobe(122)),
      { base: mix(base, paper, 0.15), light: mix(base, paper, 0.6), shade },
      '',
      { light: 9, shade: 16 },
    ) +
    stroke(ribs.join(''), mix(base, rust, 0.4), 12) +
    shape(disc(500, 0, 20), mix(base, rust, 0.5))
  );
});

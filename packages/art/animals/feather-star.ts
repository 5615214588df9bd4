import { animal } from '../kit/fish.ts';
import { curve, num, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, honey, ink, mix, ochre } from '../palette.ts';

/** One feathery arm that curls in at its tip. */
function arm(turn: number, long: number, colour: string) {
  const line: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const a = turn + Math.cos(turn) * t * t * 0.85;
    return [500 + Math.cos(a) * long * t, 200 + Math.sin(a) * long * t * 0.9];
  });
  const pinnules = line
    .slice(1)
    .flatMap(([x, y], i) => {
      const [px, py] = line[i] ?? [x, y];
      const [dx, dy] = [x - px, y - py];
      const size = Math.hypot(dx, dy) || 1;
      return [0.6].flatMap((t) =>
        [-1, 1].map((side) => {
          const reach = 46 * (1 - (i / 8) * 0.6);
          const [sx, sy] = [px + dx * t, py + dy * t];
          return `M${num(sx)} ${num(sy)}l${num(((dx * 0.6 - dy * side) / size) * reach)} ${num(((dy * 0.6 + dx * side) / size) * reach)}`;
        }),
      );
    })
    .join('');
  return stroke(pinnules, colour, 15) + stroke(curve(line, false), mix(colour, ink, 0.25), 15);
}

/** Cenolia trichoptera: feathery arms that wave from a crack, the body low between them. */
export const orangeFeatherStar = animal(() => {
  const colours = [mix(coral, honey, 0.35), mix(ochre, honey, 0.4), mix(coral, ochre, 0.5)];
  const arms = Array.from({ length: 11 }, (_, i) => {
    const turn = -Math.PI * (0.1 + (i / 10) * 0.8);
    return arm(turn, 390 + ((i * 37) % 110), colours[i % 3] ?? coral);
  });
  return arms.join('') + shape(disc(500, 206, 44, 30), mix(ochre, ink, 0.3));
});

import { curve, type Point, parsePoints } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { mix, paper } from '../palette.ts';

/** Right half of a whale's flukes seen from above: back along the body, out to the side. */
const half = '0,13^ 22,30 52,78 88,130 122,168^ 112,126 112,84 106,44 92,14';

type Flukes = {
  x: number;
  y: number;
  base: string;
  shade: string;
  /** What lies on the near lobe. */
  marks?: string;
  size?: number;
  half?: string;
};

/** The flukes at the end of a tail, level with the sea and so foreshortened: the near lobe low and back, the far one high. */
export function flukes({ x, y, base, shade, marks = '', size = 1, half: lobe = half }: Flukes) {
  const at =
    (side: number) =>
    ([along, across, corner]: Point): Point => [
      x + size * (along + side * across * 0.26),
      y + size * (side * across * (side > 0 ? 0.6 : 0.52) - along * 0.06),
      corner ?? 0,
    ];
  const lobeOf = (side: number) => {
    const to = at(side);
    return curve([...parsePoints(lobe).map(to), to([84, 0, 1]), to([-30, 0])]);
  };
  const near = lobeOf(1);
  const edge = (side: number) =>
    inside(
      lobeOf(side),
      stroke(curve(parsePoints(lobe).slice(0, 5).map(at(side)), false), mix(base, paper, 0.3), 10),
    );
  return (
    shape(lobeOf(-1), mix(base, shade, 0.55)) +
    edge(-1) +
    shape(near, base) +
    inside(near, marks) +
    edge(1)
  );
}

/** Pleats of the throat, from the chin to the navel: each row starts and ends a little later. */
export const pleats = (
  rows: [from: Point, bend: Point, to: Point][],
  colour: string,
  width: number,
) => stroke(rows.map((row) => curve(row, false)).join(''), colour, width);

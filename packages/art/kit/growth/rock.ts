import { blush, coral, fern, honey, mix, ochre, paper, reef, shallow } from '../../palette.ts';
import { nth } from '../list.ts';
import { box, curve, type Point, taper } from '../outline.ts';
import { inside, shaded, shape } from '../print.ts';
import { random } from '../random.ts';
import { tints } from './foot.ts';

/** Layered rock with vertical cracks and ledges, inside an outline: sandstone or basalt. */
export function rock(
  outline: Point[],
  colour: string,
  seed: number,
  options: {
    shade?: string;
    light?: string;
    layers?: number;
    cracks?: number;
    from?: number;
    to?: number;
  } = {},
): string {
  const t = tints(colour);
  const { shade = t.shade, light = t.light, layers = 6, cracks = 5 } = options;
  const r = random(seed);
  const d = curve(
    outline.flatMap((p, i): Point[] => {
      const q = nth(outline, (i + 1) % outline.length);
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
      if (long < 60) return [p];
      const count = Math.floor(long / 44);
      return [
        p,
        ...Array.from({ length: count }, (_, k): Point => {
          const t = (k + 1) / (count + 1);
          return [
            p[0] + (q[0] - p[0]) * t + r.between(-7, 7),
            p[1] + (q[1] - p[1]) * t + r.between(-7, 7),
          ];
        }),
      ];
    }),
  );
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let marks = '';
  for (let i = 0; i < layers; i++) {
    const y = y0 + ((i + r.between(0.3, 0.7)) / layers) * (y1 - y0);
    let x = x0 - 20;
    while (x < x1) {
      const long = r.between(0.12, 0.35) * (x1 - x0);
      const thick = r.between(3, 9);
      marks += shape(
        curve([
          [x, y + r.between(-4, 4), 1],
          [x + long * 0.5, y - 3 + r.between(-3, 3)],
          [x + long, y + r.between(-4, 4), 1],
          [x + long * 0.55, y + thick],
        ]),
        shade,
      );
      marks += shape(
        curve([
          [x + 6, y - 4, 1],
          [x + long * 0.5, y - 9],
          [x + long * 0.8, y - 4, 1],
          [x + long * 0.45, y - 4],
        ]),
        light,
      );
      x += long + r.between(0.02, 0.2) * (x1 - x0);
    }
  }
  for (let i = 0; i < cracks; i++) {
    const x = r.between(x0, x1);
    const y = r.between(y0, y1 - (y1 - y0) * 0.3);
    const long = (y1 - y0) * r.between(0.12, 0.3);
    marks += shape(
      taper(
        [
          [x, y],
          [x + r.between(-8, 8), y + long * 0.5],
          [x + r.between(-12, 12), y + long],
        ],
        6,
        1.5,
      ),
      shade,
    );
  }
  return (
    shape(d, colour) +
    inside(
      d,
      marks +
        shaded(box(x0 - 20, y0, x1 - x0 + 40, y1 - y0), shade, 0, 0.7, {
          x1: 0,
          y1: 0,
          x2: 0.6,
          y2: 1,
        }),
    )
  );
}

export const growthTints: string[] = [
  honey,
  coral,
  ochre,
  blush,
  fern,
  mix(shallow, paper, 0.3),
  mix(reef, shallow, 0.4),
];

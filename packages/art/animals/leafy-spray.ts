import { nth } from '../kit/list.ts';
import { curve, num, type Point, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import type { random } from '../kit/random.ts';

/** One branching leaf of a leafy: a bent stalk with flat ragged lobes to both sides and at its end. */
export function spray(
  x: number,
  y: number,
  angle: number,
  size: number,
  r: ReturnType<typeof random>,
  tints: { stem: string; leaf: string; lit: string },
  lobes = 4,
): string {
  const bend = r.between(-0.5, 0.5);
  const points: Point[] = [];
  let px = x;
  let py = y;
  let a = angle;
  points.push([px, py]);
  for (let i = 0; i < 6; i++) {
    a += bend / 6;
    px += (Math.cos(a) * size) / 6;
    py += (Math.sin(a) * size) / 6;
    points.push([px, py]);
  }
  const lobe = (lx: number, ly: number, la: number, long: number, wide: number) => {
    const at = (u: number, v: number): Point => [
      lx + Math.cos(la) * u - Math.sin(la) * v,
      ly + Math.sin(la) * u + Math.cos(la) * v,
    ];
    const j = () => r.between(0.7, 1.3);
    const s = r.chance(0.5) ? 1 : -1;
    const k = wide * s;
    const outline = curve([
      [...at(-long * 0.06, 0), 1] as Point,
      at(long * 0.2, -k * 0.2),
      at(long * 0.42, -k * 0.46 * j()),
      at(long * 0.62, -k * 0.42),
      at(long * 0.86, -k * 0.6 * j()),
      at(long * 0.92, -k * 0.38),
      at(long * 0.8, -k * 0.14),
      at(long * 1.06, -k * 0.06),
      at(long * 1.08, k * 0.16),
      at(long * 0.84, k * 0.2),
      at(long * 0.9, k * 0.5 * j()),
      at(long * 0.74, k * 0.56),
      at(long * 0.56, k * 0.34),
      at(long * 0.3, k * 0.32 * j()),
      at(long * 0.1, k * 0.1),
    ]);
    return (
      shape(outline, tints.leaf) +
      inside(
        outline,
        shape(
          outline,
          tints.lit,
          `transform="translate(${num(-wide * 0.05)} ${num(-wide * 0.14)})"`,
        ),
      ) +
      stroke(
        curve([at(0, 0), at(long * 0.4, k * 0.05), at(long * 0.66, 0)], false),
        tints.stem,
        Math.max(1.2, wide * 0.045),
        'opacity="0.7"',
      )
    );
  };
  let out = shape(taper(points, size * 0.07 + 2.5, 2.4), tints.stem);
  for (let i = 0; i < lobes; i++) {
    const k = 2 + Math.floor((i * 4) / lobes);
    const [lx, ly] = nth(points, Math.min(k, 6));
    const side = i % 2 ? 1 : -1;
    out += lobe(
      lx,
      ly,
      angle + (bend * k) / 6 + side * r.between(0.6, 0.95),
      size * r.between(0.4, 0.58),
      size * r.between(0.2, 0.27),
    );
  }
  out += lobe(px, py, a + r.between(-0.2, 0.2), size * 0.6, size * 0.3);
  return out;
}

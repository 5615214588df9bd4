import { curve, type Point } from '../outline.ts';
import { shape } from '../print.ts';
import { random } from '../random.ts';

/** Silhouettes of small schooling fish, all one way with a little wander. */
export function school(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
  options: { angle?: number; flip?: boolean; light?: string } = {},
): string {
  const { angle = 0, flip, light } = options;
  const r = random(seed);
  let d = '';
  let lit = '';
  for (let i = 0; i < count; i++) {
    const u = r() + r() - 1;
    const v = r() + r() - 1;
    const px = x + u * width * 0.5;
    const py = y + v * height * 0.5 + u * u * height * 0.2;
    const s = size * r.between(0.7, 1.15);
    const a = ((angle + r.between(-9, 9)) * Math.PI) / 180;
    const f = flip ? -1 : 1;
    const at = (p: number, q: number): [number, number] => [
      px + f * (Math.cos(a) * p - Math.sin(a) * q) * s,
      py + (Math.sin(a) * p + Math.cos(a) * q) * s,
    ];
    d += curve([
      [...at(-0.5, 0.02), 1] as Point,
      at(-0.3, -0.15),
      at(0, -0.19),
      at(0.24, -0.08),
      [...at(0.34, -0.04), 1] as Point,
      [...at(0.55, -0.2), 1] as Point,
      [...at(0.47, 0), 1] as Point,
      [...at(0.55, 0.2), 1] as Point,
      [...at(0.34, 0.04), 1] as Point,
      at(0.22, 0.1),
      at(-0.02, 0.18),
      at(-0.3, 0.15),
    ]);
    if (light)
      lit += curve([at(-0.46, 0), at(-0.2, -0.11), at(0.1, -0.12), at(0.3, -0.03), at(0, -0.02)]);
  }
  return shape(d, colour) + (light ? shape(lit, light) : '');
}

import { mix, paper } from '../../palette.ts';
import { taper } from '../outline.ts';
import { shape } from '../print.ts';
import { type Random, random } from '../random.ts';
import { blot } from '../spots.ts';
import { sunk } from './foot.ts';

/** Gorgonian sea fan: flat lace of branches on one foot. */
export function seaFan(
  x: number,
  y: number,
  size: number,
  colour: string,
  seed: number,
  lean = 0,
): string {
  const r = random(seed);
  let d = '';
  const grow = (px: number, py: number, a: number, long: number, thick: number, depth: number) => {
    const mx = px + Math.cos(a + r.between(-0.15, 0.15)) * long * 0.5;
    const my = py + Math.sin(a) * long * 0.5;
    const qx = px + Math.cos(a) * long;
    const qy = py + Math.sin(a) * long;
    d += taper(
      [
        [px, py],
        [mx, my],
        [qx, qy],
      ],
      thick,
      thick * 0.7,
    );
    if (depth === 0) return;
    const spread = r.between(0.3, 0.5);
    grow(qx, qy, a - spread, long * r.between(0.74, 0.9), thick * 0.72, depth - 1);
    grow(
      qx,
      qy,
      a + spread * r.between(0.7, 1.1),
      long * r.between(0.74, 0.9),
      thick * 0.72,
      depth - 1,
    );
    if (depth > 1 && r.chance(0.6))
      grow(mx, my, a + (r.chance(0.5) ? 0.7 : -0.7), long * 0.6, thick * 0.55, depth - 1);
  };
  grow(x, y + 6, -Math.PI / 2 + lean, size * 0.22, size * 0.045, 6);
  return shape(d, colour) + sunk(d, x, y, size, size * 0.22);
}

/** Soft coral hanging in puffs, as on a wreck's rail. */
export function softCoral(x: number, y: number, size: number, colour: string, r: Random): string {
  let base = '';
  let light = '';
  for (let i = 0; i < 6; i++) {
    const px = x + r.between(-0.7, 0.7) * size;
    const py = y + r.between(-0.9, 0.35) * size;
    base += blot(px, py, size * r.between(0.26, 0.5), r);
    if (i < 4) light += blot(px - size * 0.08, py - size * 0.12, size * r.between(0.1, 0.2), r);
  }
  return shape(base, colour) + shape(light, mix(colour, paper, 0.28));
}

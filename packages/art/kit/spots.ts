import { curve, num, type Point } from './outline.ts';
import { shape } from './print.ts';
import { type Random, random } from './random.ts';

/** Specks that hang in the water: plankton, bubbles far off. */
export function specks(
  width: number,
  height: number,
  count: number,
  colour: string,
  seed = 11,
  size = 2.2,
) {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = r() * width;
    const y = r() * height;
    const s = r.between(0.5, 1) * size;
    d += `M${num(x - s)} ${num(y)}a${num(s)} ${num(s)} 0 1 0 ${num(s * 2)} 0a${num(s)} ${num(s)} 0 1 0 ${num(-s * 2)} 0Z`;
  }
  return shape(d, colour, 'opacity="0.55"');
}

/** An uneven round blot; `squash` below 1 flattens it. */
export function blot(x: number, y: number, size: number, r: Random, squash = 1, angle = 0): string {
  const points: Point[] = [];
  const count = size > 12 ? 7 : 5;
  const turn = r() * 6;
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * Math.PI * 2;
    const s = size * r.between(0.82, 1.15);
    const px = Math.cos(a) * s;
    const py = Math.sin(a) * s * squash;
    points.push([
      x + px * Math.cos(angle) - py * Math.sin(angle),
      y + px * Math.sin(angle) + py * Math.cos(angle),
    ]);
  }
  return curve(points);
}

/** Blots spread evenly over a box with jitter, never in rows: coats of spotted animals. */
export function spots(
  area: { x: number; y: number; width: number; height: number },
  gap: number,
  r: Random,
  size: (x: number, y: number) => number,
  squash = 1,
): string {
  let d = '';
  let row = 0;
  for (let y = area.y; y < area.y + area.height; y += gap * 0.87) {
    row += 1;
    for (let x = area.x + (row % 2) * gap * 0.5; x < area.x + area.width; x += gap) {
      const px = x + r.between(-0.28, 0.28) * gap;
      const py = y + r.between(-0.28, 0.28) * gap;
      const s = size(px, py) * r.between(0.7, 1.2);
      if (s > 0.4) d += blot(px, py, s, r, squash);
    }
  }
  return d;
}

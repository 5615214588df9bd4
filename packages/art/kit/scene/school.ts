import { num } from '../outline.ts';
import { shape } from '../print.ts';
import { random } from '../random.ts';

/** Little fish as silhouettes, all going one way; drawn as a lens of them. */
export function school(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
  angle = 180,
  light?: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const d = Math.sqrt(r());
    const x = cx + Math.cos(a) * d * rx;
    const y = cy + Math.sin(a) * d * ry;
    const s = size * r.between(0.7, 1.15);
    const turn = angle + r.between(-10, 10);
    out += `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(s / 100)} ${num((s / 100) * (Math.abs(angle) > 90 ? -1 : 1))})">${shape('M50 0C36 -17 8 -22 -22 -9L-50 -22L-42 0L-50 20L-22 8C6 20 36 15 50 0Z', colour)}${light ? shape('M40 -7C24 -16 4 -17 -20 -6C4 -10 24 -9 40 -7Z', light) : ''}</g>`;
  }
  return out;
}

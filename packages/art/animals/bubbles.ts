import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { mix, paper, shallow } from '../palette.ts';

/** Bubbles on their way up from a regulator: they grow and spread. */
export function bubbles(
  x: number,
  y: number,
  height: number,
  count: number,
  seed: number,
  colour = mix(shallow, paper, 0.4),
  size = 9,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + r()) / count;
    const s = size * (0.35 + t * 1.1) * r.between(0.45, 1.1);
    const bx = x + r.between(-1, 1) * (10 + t * height * 0.1) + Math.sin(t * 9 + seed) * 12;
    const by = y - t * height;
    // Small ones are round, large ones flatten to caps.
    out +=
      s > size * 0.9
        ? shape(
            curve([
              [bx - s * 1.3, by + s * 0.45, 1],
              [bx - s * 0.9, by - s * 0.5],
              [bx, by - s * 0.95],
              [bx + s * 0.95, by - s * 0.45],
              [bx + s * 1.3, by + s * 0.5, 1],
              [bx, by + s * 0.2],
            ]),
            colour,
            'opacity="0.9"',
          )
        : `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="${s.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${Math.max(1.5, s * 0.3).toFixed(1)}"/>`;
  }
  return out;
}

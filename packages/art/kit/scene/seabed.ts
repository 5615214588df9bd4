import { mix, paper } from '../../palette.ts';
import { curve, num, polygon } from '../outline.ts';
import { clip } from '../plate.ts';
import { shape, stroke } from '../print.ts';
import { random } from '../random.ts';

/** Grass of the sea: blades in tufts. */
export function seagrass(
  from: number,
  to: number,
  base: (x: number) => number,
  tall: number,
  seed: number,
  colour: string,
  light: string,
) {
  const r = random(seed);
  let a = '';
  let b = '';
  for (let x = from; x < to; x += r.between(5, 13)) {
    const h = tall * r.between(0.45, 1.1);
    const lean = r.between(0.1, 0.5) * h;
    const y = base(x) + r.between(0, 18);
    const w = r.between(4, 8);
    const d = `M${num(x)} ${num(y)}C${num(x + lean * 0.1)} ${num(y - h * 0.5)} ${num(x + lean * 0.4)} ${num(y - h * 0.8)} ${num(x + lean)} ${num(y - h)}C${num(x + lean * 0.6 + w)} ${num(y - h * 0.75)} ${num(x + w + lean * 0.2)} ${num(y - h * 0.4)} ${num(x + w)} ${num(y)}Z`;
    if (r.chance(0.3)) b += d;
    else a += d;
  }
  return shape(a, colour) + shape(b, light);
}

/** Broken coral and stones strewn over the bottom. */
export function rubble(
  from: number,
  to: number,
  base: (x: number) => number,
  size: number,
  count: number,
  seed: number,
  colours: string[],
  shade: string,
) {
  const r = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = r.between(from, to);
    const y = base(x) + r.between(-6, 60);
    const s = size * r.between(0.4, 1.1);
    const c = r.pick(colours);
    const d = curve([
      [x - s, y + s * 0.4, 1],
      [x - s * r.between(0.8, 1), y - s * 0.1],
      [x - s * 0.4, y - s * r.between(0.4, 0.6)],
      [x + s * 0.3, y - s * r.between(0.35, 0.55)],
      [x + s * 0.95, y - s * 0.05],
      [x + s, y + s * 0.4, 1],
    ]);
    out +=
      shape(d, c) +
      clip(
        d,
        shape(
          polygon([
            [x + s * 0.1, y - s],
            [x + s * 1.2, y - s],
            [x + s * 1.2, y + s],
            [x + s * 0.3, y + s],
          ]),
          mix(c, shade, 0.55),
        ),
      ) +
      stroke(
        `M${num(x - s * 0.6)} ${num(y - s * 0.3)}L${num(x)} ${num(y - s * 0.46)}`,
        mix(c, paper, 0.4),
        3,
      );
  }
  return out;
}

import { deep, ink, mix, rust, sand } from '../../palette.ts';
import { box, curve } from '../outline.ts';
import { inside, shaded, shape } from '../print.ts';
import { random } from '../random.ts';
import { blot } from '../spots.ts';

/** Wooden jetty pile with growth: bands of sponge and weed thicken below. */
export function pile(
  x: number,
  top: number,
  bottom: number,
  width: number,
  seed: number,
  options: { wood?: string; shade?: string; light?: string; growth?: string[]; from?: number } = {},
): string {
  const {
    wood = mix(deep, rust, 0.3),
    shade = mix(wood, ink, 0.5),
    light = mix(wood, sand, 0.25),
    growth = [],
    from = top,
  } = options;
  const r = random(seed);
  const lean = r.between(-0.01, 0.01) * (bottom - top);
  const d = curve([
    [x - width / 2, top, 1],
    [x + width / 2, top, 1],
    [x + lean + width * 0.54, (top + bottom) / 2],
    [x + width * 0.56, bottom, 1],
    [x - width * 0.56, bottom, 1],
    [x + lean - width * 0.5, (top + bottom) / 2],
  ]);
  let crust = '';
  for (let y = from; y < bottom && growth.length; y += width * 0.13) {
    const t = (y - from) / (bottom - from || 1);
    for (let k = 0; k < 3; k++) {
      if (!r.chance(0.25 + t * 0.6)) continue;
      const u = r.between(-0.58, 0.58);
      const size = width * r.between(0.07, 0.17) * (0.6 + t * 0.6);
      const lit = u < 0.1;
      crust += shape(
        blot(
          x + lean * 0.6 + u * width,
          y + r.between(-0.1, 0.1) * width,
          size,
          r,
          r.between(0.6, 1.5),
        ),
        mix(r.pick(growth), lit ? wood : shade, lit ? 0.12 + r() * 0.25 : 0.55),
      );
    }
  }
  return (
    shape(d, wood) +
    inside(
      d,
      shape(box(x - width, top, width * 0.72, bottom - top), light) +
        shaded(box(x - width, top, width * 2, bottom - top), shade, 0.15, 0.95) +
        shape(box(x + width * 0.22, top, width, bottom - top), shade),
    ) +
    crust
  );
}

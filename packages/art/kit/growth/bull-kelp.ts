import { honey, ink, kelp, mix, ochre } from '../../palette.ts';
import { along, curve, type Point, taper } from '../outline.ts';
import { disc } from '../plate.ts';
import { inside, shape, stroke } from '../print.ts';
import { random } from '../random.ts';

/** The brown of its leather. */
export const bullKelpBrown = mix(mix('#5C4A1C', kelp, 0.4), ochre, 0.14);

type Surge = { base: string; stream: number; highest: number };

/** A plant of bull kelp (Durvillaea) in the surge: a disc on the rock, a stout stalk, a palm that splits into long straps, none above `highest`. */
export function bullKelpPlant(
  x: number,
  y: number,
  size: number,
  seed: number,
  { base, stream, highest }: Surge,
): string {
  const r = random(seed);
  const shade = mix(base, ink, 0.45);
  const light = mix(base, honey, 0.45);
  const at = (across: number, up: number): Point => [
    x + across * stream * size,
    Math.max(highest, y - up * size),
  ];
  const palm = at(0.3, 0.36);
  const straps = Array.from({ length: 8 }, (_, i) => {
    const spread = i / 7 - 0.5;
    const long = r.between(1.05, 1.6);
    const [wave, sway] = [r.between(0.05, 0.1), r.between(0, 6)];
    const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
      at(
        0.24 + long * t * (1 - Math.abs(spread) * 0.3),
        0.36 + spread * (0.3 + t * 0.72) + Math.sin(t * 5.5 + sway) * wave * t + 0.08 * t,
      ),
    );
    const half = size * r.between(0.03, 0.042);
    const edge = (sign: number, share: number): Point[] =>
      along(line, 14).map(({ x: u, y: v, angle, t }) => {
        const wide = half * share * (t < 0.7 ? 1 : 1 - ((t - 0.7) / 0.3) ** 2 * 0.85) * sign;
        return [u - Math.sin(angle) * wide, v + Math.cos(angle) * wide];
      });
    const d = curve([...edge(-1, 1), ...edge(1, 1).reverse()]);
    const far = i % 2 === 0;
    return {
      far,
      svg:
        shape(d, far ? shade : base) +
        (far ? '' : inside(d, stroke(curve(edge(-1, 0.8), false), light, half * 0.7))),
    };
  });
  const stalk = [at(0, -0.02), at(0.04, 0.16), at(0.16, 0.31), palm];
  return (
    straps
      .toSorted((a, b) => Number(b.far) - Number(a.far))
      .map(({ svg }) => svg)
      .join('') +
    shape(
      curve([
        at(0.1, 0.2),
        at(0.26, 0.56),
        at(0.52, 0.66),
        at(0.46, 0.36),
        at(0.5, 0.1),
        at(0.2, 0.16),
      ]),
      base,
    ) +
    shape(taper(stalk, size * 0.07, size * 0.16), base) +
    shape(disc(x, y + 2, size * 0.15, size * 0.07), shade) +
    shape(disc(x, y - 2, size * 0.11, size * 0.045), base)
  );
}

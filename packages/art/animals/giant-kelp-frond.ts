import { animal } from '../kit/fish.ts';
import { along, curve, type Point, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { honey, ink, kelp, mix, ochre } from '../palette.ts';
import { bladeAt, bladeOf, rootHoldfast } from './seaweed-blade.ts';

const base = mix(mix(kelp, ochre, 0.22), honey, 0.14);
const shade = mix(base, ink, 0.34);
const light = mix(base, honey, 0.55);
const profile = [0.1, 0.5, 0.82, 0.94, 1, 0.96, 0.98, 0.88, 0.82, 0.68, 0.52, 0.34, 0.16, 0];

/** A wrinkled blade with its pear-shaped float. */
function blade(r: Random, x: number, y: number, angle: number, long: number, far: boolean) {
  const at = bladeAt(x, y, angle, long, r.between(0.2, 0.6));
  const wide = long * r.between(0.088, 0.108);
  const d = bladeOf(at, wide, profile, 0.07, 0.2);
  const colour = far ? shade : base;
  const float = curve([
    at(0, -2),
    at(0.07, -5),
    at(0.13, -10),
    at(0.19, -11),
    at(0.235, -6),
    at(0.235, 6),
    at(0.19, 11),
    at(0.13, 10),
    at(0.07, 5),
    at(0, 2),
  ]);
  let wrinkles = '';
  for (let t = 0.3; t < 0.92; t += 0.065) {
    for (const side of [-1, 1]) {
      const [x0, y0] = at(t, side * 2);
      const [x1, y1] = at(t + 0.05, side * wide * r.between(0.4, 0.85));
      wrinkles += `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
    }
  }
  return (
    shape(d, colour) +
    inside(
      d,
      (far
        ? ''
        : shape(
            curve([
              at(0.2, 0),
              at(0.5, -2),
              at(0.8, 0),
              at(1, 0),
              at(0.8, -wide * 1.4),
              at(0.4, -wide * 1.4),
            ]),
            light,
          )) + stroke(wrinkles, mix(colour, ink, 0.2), 3.2),
    ) +
    shape(float, mix(colour, ink, 0.25)) +
    inside(float, shape(float, far ? base : light, 'transform="translate(-2 -4)"'))
  );
}

/** A rope that rises to the surface and runs along it, with blades to both sides. */
function frond(through: Point[], count: number, seed: number, size: number) {
  const r = random(seed);
  const line = along(through, count);
  const back: string[] = [];
  const front: string[] = [];
  line.forEach(({ x, y, angle, t }, i) => {
    if (t < 0.1) return;
    const side = i % 2 ? 1 : -1;
    const stream = 0.35 + r.between(-0.15, 0.15);
    const turn = angle * 0.42 + stream + side * (0.62 + 0.16 * t);
    const long =
      size * (0.72 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 0.9))) * r.between(0.86, 1.1);
    (side < 0 ? back : front).push(blade(r, x, y, turn, long * (t > 0.93 ? 0.6 : 1), side < 0));
  });
  const rope = taper(
    line.map((p): Point => [p.x, p.y]),
    13,
    5,
  );
  return (
    back.join('') +
    shape(rope, shade) +
    stroke(
      curve(
        line.map((p): Point => [p.x - 2, p.y - 2]),
        false,
      ),
      mix(base, light, 0.3),
      4,
    ) +
    front.join('')
  );
}

/** Macrocystis pyrifera: ropes that rise from one holdfast to the surface, each wrinkled blade on a float of its own. */
export const giantKelpFrond = animal(
  () =>
    frond(
      [
        [236, 282],
        [176, 120],
        [196, -60],
        [330, -214],
        [560, -276],
        [760, -284],
        [930, -276],
      ] as Point[],
      25,
      111,
      188,
    ) +
    frond(
      [
        [264, 282],
        [330, 170],
        [390, 30],
        [520, -70],
        [700, -112],
        [900, -110],
      ] as Point[],
      19,
      112,
      188,
    ) +
    frond(
      [
        [270, 284],
        [400, 220],
        [540, 150],
        [700, 104],
        [860, 96],
      ] as Point[],
      14,
      115,
      172,
    ) +
    rootHoldfast(252, 262, 92, { base: mix(base, ochre, 0.3), shade }),
);

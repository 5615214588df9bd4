import { animal } from '../kit/fish.ts';
import { along, curve, type Point, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { honey, ink, kelp, mix, ochre } from '../palette.ts';
import { bladeAt, bladeOf } from './seaweed-blade.ts';

const base = mix(mix(honey, kelp, 0.5), ochre, 0.12);
const shade = mix(base, ink, 0.44);
const light = mix(base, honey, 0.6);
const profile = [0.3, 0.7, 0.9, 1, 0.96, 0.92, 0.84, 0.72, 0.54, 0.3, 0.06];

/** A flat stem with toothed leaves and a float here and there to both sides. */
function frond(through: Point[], count: number, seed: number, size: number) {
  const r = random(seed);
  const line = along(through, count);
  let far = '';
  let near = '';
  let floats = '';
  line.forEach(({ x, y, angle, t }, i) => {
    if (t < 0.12) return;
    for (const side of [-1, 1]) {
      const grown =
        size *
        (0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8))) *
        r.between(0.85, 1.15);
      const turn = angle + side * (0.85 - t * 0.4) + r.between(-0.14, 0.14);
      const back = (i + (side > 0 ? 0 : 1)) % 2 === 0;
      const at = bladeAt(x, y, turn, grown, -side * r.between(0.1, 0.5));
      const wide = grown * 0.1;
      const colour = back ? shade : base;
      const d = bladeOf(at, wide, profile, 0.22);
      const leaf =
        shape(d, colour) +
        inside(
          d,
          stroke(
            curve([at(0.05, -wide * 0.4), at(0.5, -wide * 0.5), at(1, 0)], false),
            back ? mix(shade, base, 0.5) : light,
            wide * 0.7,
          ),
        );
      if (back) far += leaf;
      else near += leaf;
      if ((i + (side > 0 ? 2 : 0)) % 3 === 0 && t < 0.93) {
        const float = bladeAt(x, y, turn + side * 0.42, 46, 0);
        const oval = curve([
          float(0.44, 0),
          float(0.56, -10),
          float(0.8, -14),
          float(1.02, -8),
          float(1.12, 0),
          float(1.02, 8),
          float(0.8, 14),
          float(0.56, 10),
        ]);
        floats +=
          stroke(curve([float(0, 0), float(0.5, 0)], false), shade, 5) +
          shape(oval, mix(base, ink, 0.42)) +
          inside(
            oval,
            shape(
              oval,
              mix(mix('#9DA24A', honey, 0.25), light, 0.2),
              'transform="translate(-3 -5)"',
            ),
          );
      }
    }
  });
  const stem = taper(
    line.map((p): Point => [p.x, p.y]),
    15,
    8,
  );
  return (
    far +
    shape(stem, mix(base, ink, 0.35)) +
    near +
    stroke(
      curve(
        line.map((p): Point => [p.x - 1, p.y - 3]),
        false,
      ),
      mix(base, ink, 0.1),
      5,
    ) +
    floats
  );
}

/** Phyllospora comosa: long feathery fronds from a small button of a holdfast, toothed leaves and olive-shaped floats. */
export const crayweed = animal(() => {
  const button = curve('120,262 144,236 180,226 216,234 238,260 228,284 180,294 132,284');
  return (
    frond(
      [
        [182, 244],
        [260, 150],
        [400, 90],
        [580, 96],
        [780, 150],
        [960, 170],
      ] as Point[],
      17,
      142,
      160,
    ) +
    frond(
      [
        [174, 240],
        [130, 100],
        [160, -60],
        [290, -170],
        [470, -220],
        [660, -220],
        [820, -180],
      ] as Point[],
      19,
      143,
      150,
    ) +
    shape(button, shade) +
    inside(button, shape(button, mix(base, ochre, 0.3), 'transform="translate(-3 -9)"'))
  );
});

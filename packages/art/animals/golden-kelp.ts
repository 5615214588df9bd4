import { animal } from '../kit/fish.ts';
import { along, curve, type Point, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { honey, ink, kelp, mix, ochre } from '../palette.ts';
import { bladeAt, bladeOf, rootHoldfast } from './seaweed-blade.ts';

const base = mix(mix(kelp, ochre, 0.3), honey, 0.24);
const shade = mix(base, ink, 0.46);
const light = mix(base, honey, 0.6);
const profile = [0.42, 0.8, 0.92, 0.96, 1, 0.98, 0.96, 0.9, 0.84, 0.74, 0.6, 0.4, 0.12];

/** A side strap with its toothed edge. */
function strap(
  r: Random,
  x: number,
  y: number,
  angle: number,
  bend: number,
  long: number,
  far: boolean,
) {
  const at = bladeAt(x, y, angle, long, bend);
  const wide = r.between(24, 30);
  const d = bladeOf(at, wide, profile, 0.12);
  const colour = far ? shade : base;
  return (
    shape(d, colour) +
    inside(
      d,
      stroke(
        curve([at(0, -wide * 0.5), at(0.5, -wide * 0.55), at(0.95, -wide * 0.2)], false),
        far ? mix(shade, base, 0.4) : light,
        wide * 0.5,
      ) +
        stroke(
          curve([at(0.05, wide * 0.35), at(0.5, wide * 0.4), at(0.9, wide * 0.2)], false),
          mix(colour, ink, 0.24),
          4,
        ),
    )
  );
}

/** One plant: stiff stalk, flat blade, straps to both sides. */
function plant(foot: Point, through: Point[], seed: number, size: number) {
  const r = random(seed);
  const line = along([foot, ...through], 15);
  const far: string[] = [];
  const near: string[] = [];
  for (const [i, { x, y, angle, t }] of line.entries()) {
    if (t < 0.25) continue;
    const grown = 0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, (t - 0.2) * 1.15));
    for (const side of [-1, 1]) {
      const turn = angle + (side < 0 ? t * 0.35 - 0.95 : 1.3 - t * 0.55) + r.between(-0.14, 0.14);
      const back = (i + (side > 0 ? 1 : 0)) % 2 === 0;
      const bend = side < 0 ? r.between(0.5, 1) : r.between(-0.5, -0.1);
      const one = strap(r, x, y, turn, bend, size * grown * r.between(0.85, 1.15), back);
      (back ? far : near).push(one);
    }
  }
  const end = line[line.length - 1];
  if (end) near.push(strap(r, end.x - 20, end.y - 10, end.angle - 0.05, 0.3, size * 0.62, false));
  const stalk = line.filter(({ t }) => t < 0.34).map((p): Point => [p.x, p.y]);
  const rib = line.filter(({ t }) => t > 0.25).map((p): Point => [p.x, p.y]);
  const blade = taper(rib, 30, 44);
  return (
    far.join('') +
    shape(taper(stalk, 20, 24), shade) +
    stroke(
      curve(
        stalk.map(([x, y]): Point => [x - 4, y]),
        false,
      ),
      light,
      6,
    ) +
    shape(blade, base) +
    inside(
      blade,
      stroke(
        curve(
          rib.map(([x, y]): Point => [x - 8, y - 4]),
          false,
        ),
        light,
        12,
      ),
    ) +
    near.join('')
  );
}

/** Ecklonia radiata: one stiff stalk, a root-like holdfast, a flat blade with toothed side straps, no floats. */
export const goldenKelp = animal(
  () =>
    rootHoldfast(210, 236, 88, { base: mix(base, light, 0.1), shade }) +
    plant(
      [210, 240],
      [
        [204, 150],
        [224, 50],
        [300, -60],
        [430, -130],
        [600, -146],
        [760, -116],
        [890, -50],
      ] as Point[],
      121,
      260,
    ),
);

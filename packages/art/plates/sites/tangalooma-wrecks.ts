import { school } from '../../kit/growth/school.ts';
import { curve, num, type Point } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { ink, mix, ochre, paper, rust, sand } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, rail } from '../grounds/hull.ts';
import { area, groundOf, isNear, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit, low } from '../land.ts';
import { seen } from '../landmarks.ts';
import { trevally, wobbegong } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

type Hulk = { x: number; wide: number; top: number; foot: number; mist: number; bow: 1 | -1 };

const across =
  ({ x, wide, bow }: Hulk) =>
  (t: number) =>
    x + bow * wide * (t - 0.5);

function hulkOutline(one: Hulk): Point[] {
  const { wide, top, foot } = one;
  const at = across(one);
  const high = foot - top;
  return [
    [at(-0.1), top - wide * 0.09, 1],
    [at(0.16), top, 1],
    [at(0.3), top + wide * 0.05, 1],
    [at(0.44), top + wide * 0.01, 1],
    [at(0.52), top + wide * 0.08, 1],
    [at(0.7), top + wide * 0.02, 1],
    [at(0.86), top - wide * 0.02, 1],
    [at(1), top + wide * 0.03, 1],
    [at(1.02), top + high * 0.4],
    [at(0.94), top + high * 0.82],
    [at(0.8), foot, 1],
    [at(0.22), foot, 1],
    [at(0.08), top + high * 0.8],
    [at(-0.04), top + high * 0.36],
  ];
}

/** A hull with holes in its side, open to the sky, its frames bare where the plates have gone. */
function hulk(stage: Stage, one: Hulk) {
  const { x, wide, top, foot, mist } = one;
  const { r, surface = 0, mid } = stage;
  const iron = mix(mix(rust, ochre, 0.35), mid, mist * 0.7);
  const at = across(one);
  const d = curve(hulkOutline(one));
  const left = x - wide * 0.62;
  let frames = '';
  for (let t = 0.34; t < 0.98; t += 0.08)
    frames += `M${num(at(t))} ${num(top + wide * 0.1)}V${num(top - wide * r.between(0, 0.09))}`;
  let streaks = '';
  for (let i = 0; i < wide / 9; i++)
    streaks += `M${num(left + r() * wide * 1.1)} ${num(top + r.between(0, 30))}v${num(wide * r.between(0.06, 0.2))}`;
  let holes = '';
  for (let i = 0; i < 5; i++)
    holes += blot(
      at(0.2 + i * 0.17 + r.between(-0.04, 0.04)),
      r.between(surface - 4, surface + wide * 0.2),
      wide * r.between(0.03, 0.062),
      r,
      r.between(0.7, 1.5),
    );
  const wet = shape(`M-60 ${surface + 4}H1260V900H-60Z`, mix(mid, iron, 0.25), 'opacity="0.62"');
  return (
    stroke(frames, darker(iron, 0.25), Math.max(2.5, wide * 0.012)) +
    shape(d, lighter(iron, 0.3)) +
    inside(
      d,
      shape(d, iron, `transform="translate(0 ${num(wide * 0.025)})"`) +
        stroke(streaks, darker(iron, 0.35), Math.max(1.5, wide * 0.01), 'opacity="0.6"') +
        wet +
        shape(holes, mix(ink, mid, 0.25 + mist * 0.3)) +
        (mist < 0.4 ? growthSpots(stage, left, left + wide * 1.1, surface + 40, foot, 46) : ''),
    )
  );
}

/** The ladder frame of a bucket dredge. */
const ladder = (x: number, y: number, s: number, colour: string) =>
  stroke(
    `M${num(x - 40 * s)} ${num(y)}L${num(x)} ${num(y - 92 * s)}L${num(x + 46 * s)} ${num(y)}M${num(x - 20 * s)} ${num(y - 46 * s)}H${num(x + 23 * s)}M${num(x)} ${num(y - 92 * s)}L${num(x + 104 * s)} ${num(y + 4)}`,
    colour,
    8 * s,
  );

const row: readonly Hulk[] = [
  { x: 40, wide: 92, top: 258, foot: 340, mist: 0.74, bow: -1 },
  { x: 156, wide: 124, top: 252, foot: 358, mist: 0.62, bow: 1 },
  { x: 312, wide: 186, top: 246, foot: 392, mist: 0.48, bow: -1 },
  { x: 548, wide: 290, top: 234, foot: 446, mist: 0.28, bow: -1 },
  { x: 1010, wide: 640, top: 196, foot: 600, mist: 0.02, bow: 1 },
];

/** Sand that the tide has heaped against the foot of a hull. */
const bank = (stage: Stage, { x, wide, foot }: Hulk) =>
  shape(
    curve([
      [x - wide * 0.66, foot + 12, 1],
      [x - wide * 0.36, foot - wide * 0.05],
      [x - wide * 0.06, foot - wide * 0.02],
      [x + wide * 0.24, foot - wide * 0.06],
      [x + wide * 0.66, foot + 10, 1],
      [x, foot + wide * 0.1],
    ]),
    mix(stage.sand.light, stage.sand.colour, 0.5),
  );

/** The line of dredges and barges under the dunes, rust above the water and fish in the gaps. */
export const tangaloomaWrecks: Hand = {
  draw: (stage) => {
    const floor = sandOf(stage, 330, 640);
    const rusty = lit(mix(rust, ochre, 0.3), stage);
    const frames = ladder(318, 254, 0.6, mix(rusty, stage.mid, 0.3)) + ladder(960, 214, 1.2, rusty);
    const perches = rail(stage, [
      [800, 590],
      [1180, 596],
    ]).map((perch) => ({ ...perch, near: 0.8 }));
    return groundOf(
      [
        floor,
        { svg: frames + row.map((one) => hulk(stage, one) + bank(stage, one)).join('') },
        { svg: '', perches },
      ],
      {
        open: area(300, 380, 400, 200),
        floor: floor.floor,
        growth: 'sparse',
        solids: row.filter(isNear).map(hulkOutline),
      },
    );
  },
  hour: 'noon',
  surface: 290,
  above: (stage) =>
    low(stage, lit(mix(bush, paper, 0.15), stage), 92, 1500, -160) +
    low(stage, lit(mix(bush, ink, 0.1), stage), 46, 900, -200) +
    low(stage, lit(mix(sand, paper, 0.4), stage), 14, 1700, -200),
  cast: (stage) => ({
    behind: school(420, 450, 220, 110, 26, 20, seen(stage, ink, 0.3), 31, { flip: true }),
    front:
      trevally(590, 540, 150, 4, true) +
      trevally(440, 610, 190, -2, true) +
      diversOf(stage)(210, 470, 160, -4, { flip: true }) +
      wobbegong(800, 700, 310, -3),
  }),
};

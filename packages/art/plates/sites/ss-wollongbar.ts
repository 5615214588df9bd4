import { school } from '../../kit/growth/school.ts';
import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { ink, mix, ochre, rust } from '../../palette.ts';
import { growthSpots, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { lighthouse, seen, surf } from '../landmarks.ts';
import { batfish, blacktipBullseye, wobbegong } from '../named.ts';
import { ridgeOf } from '../rock.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** The outline of a boiler: its drum and the end towards us. */
const boilerOutline = (x: number, top: number, size: number, long: number): Point[] => [
  [x - size * 0.72, top + size],
  [x - size * 0.5, top + size * 0.3],
  [x, top],
  [x + long, top + size * 0.1],
  [x + long + size * 0.42, top + size],
  [x + long, top + size * 1.9],
  [x, top + size * 2],
  [x - size * 0.5, top + size * 1.7],
];

/** A boiler on the sand, its end with three furnaces towards us. */
function boiler(stage: Stage, x: number, top: number, size: number, long: number) {
  const { surface = 250, mid } = stage;
  const iron = mix(rust, ochre, 0.25);
  const foot = top + size * 2;
  const cy = top + size;
  const drum = curve([
    [x, top, 1],
    [x + long, top + size * 0.1, 1],
    [x + long + size * 0.42, cy],
    [x + long, foot - size * 0.1, 1],
    [x, foot, 1],
  ]);
  const furnaces = [
    [-0.46, 0.3],
    [0.46, 0.3],
    [0, -0.3],
  ]
    .map(([a = 0, b = 0]) => disc(x + a * size * 0.72, cy + b * size, size * 0.21, size * 0.27))
    .join('');
  const rivets = [0.25, 0.5, 0.75]
    .map(
      (t) =>
        `M${num(x + long * t)} ${num(top)}q${num(size * 0.24)} ${num(size)} 0 ${num(size * 2)}`,
    )
    .join('');
  const end = disc(x, cy, size * 0.72, size);
  const wet = shape(`M-60 ${surface + 4}H1260V900H-60Z`, mix(mid, iron, 0.3), 'opacity="0.55"');
  return (
    shape(drum, lighter(iron, 0.2)) +
    inside(
      drum,
      shape(drum, iron, `transform="translate(0 ${num(size * 0.12)})"`) +
        stroke(rivets, darker(iron, 0.3), 4) +
        shape(`M0 ${cy + size * 0.3}H1260V${foot + 40}H0Z`, darker(iron, 0.5), 'opacity="0.6"') +
        wet +
        growthSpots(stage, x, x + long, surface + 30, foot, 60),
    ) +
    shape(end, darker(iron, 0.12)) +
    inside(end, wet + shape(furnaces, darker(iron, 0.85))) +
    `<path d="${end}" fill="none" stroke="${mix(lighter(iron, 0.25), mid, 0.3)}" stroke-width="5"/>`
  );
}

/** Her boilers break the surface at low tide, Cape Byron and its light behind; iron caves below. */
export const ssWollongbar: Hand = {
  draw: (stage) => {
    const { mid, r } = stage;
    const sand = sandOf(stage, 640, 610);
    const iron = mix(mix(rust, ochre, 0.2), mid, 0.4);
    let plates = '';
    for (const [x, y, wide, tilt] of [
      [120, 690, 240, -70],
      [880, 660, 230, -54],
      [1040, 700, 220, 36],
      [330, 730, 200, 20],
    ] as const)
      plates += shape(
        curve([
          [x, y, 1],
          [x + wide * 0.4, y + tilt * 0.8, 1],
          [x + wide, y + tilt * 0.5, 1],
          [x + wide * 0.9, y + 34 + r.between(0, 14), 1],
        ]),
        tilt > 0 ? darker(iron, 0.3) : iron,
      );
    const frames = stroke(
      [900, 950, 1000, 1050, 1100]
        .map((x, i) => `M${x} 690Q${x - 26} ${560 + i * 14} ${x + 14} ${470 + i * 26}`)
        .join(''),
      darker(iron, 0.2),
      14,
    );
    return groundOf(
      [
        { svg: frames },
        sand,
        { svg: boiler(stage, 660, 300, 140, 210) + boiler(stage, 330, 222, 210, 300) + plates },
        {
          svg: '',
          perches: rail(
            stage,
            [
              [700, 330],
              [840, 336],
            ],
            0.6,
          ).concat(
            rail(
              stage,
              [
                [900, 640],
                [1080, 664],
              ],
              0.8,
            ),
          ),
        },
      ],
      {
        open: area(60, 300, 220, 260),
        floor: sand.floor,
        growth: 'sparse',
        solids: [boilerOutline(660, 300, 140, 210), boilerOutline(330, 222, 210, 300)],
      },
    );
  },
  hour: 'dawn',
  surface: 262,
  above: (stage) => {
    const { r, surface: y = 262 } = stage;
    const cape = ridgeOf(
      [
        [700, y + 20],
        [760, y - 26],
        [880, y - 62],
        [960, y - 84],
        [1040, y - 92],
        [1100, y - 66],
        [1150, y - 30],
        [1176, y + 20],
      ],
      lit(mix(bush, '#5A7A4A', 0.4), stage),
      r,
      { grain: 'smooth', rough: 6, step: 50 },
    );
    return (
      lighthouse(1030, y - 88, 52, stage) +
      cape.svg +
      surf(60, y + 3, 260, stage, 10) +
      surf(640, y + 3, 420, stage, 9)
    );
  },
  cast: (stage) => ({
    behind: school(160, 430, 210, 130, 26, 22, seen(stage, ink, 0.3), 6),
    front:
      [
        [60, 560],
        [130, 548],
        [84, 600],
        [156, 598],
      ]
        .map(([x = 0, y = 0], i) => blacktipBullseye(x, y, 66, i * 2 - 4))
        .join('') +
      batfish(1010, 420, 110, 0) +
      batfish(1100, 466, 94, 0) +
      wobbegong(640, 706, 330, -2),
  }),
};

import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { mix, paper } from '../../palette.ts';
import { darker, type Ground, lighter, type Perch, type Stage, WIDTH } from '../scene.ts';
import { blockOf, hullOf, iron, rail } from './hull.ts';
import { crusted } from './pier.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** A submarine broken in two on the sand: the fore end with its tubes open, and the after end apart from it. */
export function submarineInTwo(stage: Stage): Ground {
  const { r } = stage;
  const sand = sandOf(stage, 640);
  const y = r.between(486, 520);
  const body = iron(stage);
  const fore: Point[] = [
    [64, y + 120],
    [96, y + 40],
    [190, y],
    [470, y - 26, 1],
    [502, y + 28, 1],
    [476, y + 76, 1],
    [516, y + 150, 1],
    [490, 790, 1],
    [120, 790, 1],
  ];
  const aft: Point[] = [
    [690, y + 30, 1],
    [724, y - 10, 1],
    [860, y + 30],
    [1040, y + 104],
    [1150, y + 176, 1],
    [1150, 800, 1],
    [700, 800, 1],
    [722, y + 170, 1],
    [682, y + 110, 1],
  ];
  const tubes = [
    [126, y + 70],
    [170, y + 58],
    [134, y + 116],
    [180, y + 108],
  ]
    .map(
      ([x = 0, at = 0]) =>
        shape(disc(x, at, 19, 22), lighter(body, 0.28)) +
        shape(disc(x - 2, at, 13, 16), darker(body, 0.85)),
    )
    .join('');
  const gaps = [
    [
      [470, y - 26, 1],
      [502, y + 28, 1],
      [476, y + 76, 1],
      [516, y + 150, 1],
      [452, y + 150],
      [432, y + 50],
    ],
    [
      [690, y + 30, 1],
      [724, y - 10, 1],
      [752, y + 70],
      [760, y + 170],
      [722, y + 170, 1],
      [682, y + 110, 1],
    ],
  ] satisfies Point[][];
  const torn = gaps.map((gap) => shape(curve(gap), darker(body, 0.78))).join('');
  const plates = shape(
    curve([
      [548, 738, 1],
      [590, 690, 1],
      [652, 712, 1],
      [664, 760, 1],
    ]),
    darker(body, 0.15),
  );
  return groundOf(
    [
      { svg: backdrop(stage, 620) },
      {
        svg: hullOf(stage, fore, []) + hullOf(stage, aft, []) + torn + tubes,
        perches: [
          ...rail(stage, [
            [200, y],
            [450, y - 22],
          ]),
          ...rail(stage, [
            [740, y - 6],
            [1030, y + 98],
          ]),
        ],
      },
      { svg: plates + sand.svg },
    ],
    {
      open: area(230, topOf(stage) + 60, 740, y - topOf(stage) - 130),
      floor: sand.floor.slice(1, 4),
      growth: 'lush',
    },
  );
}

/** A drilling rig upside down: decks on the sand, legs of lattice upwards. */
export function upturnedRig(stage: Stage): Ground {
  const { r } = stage;
  const sand = sandOf(stage, 660);
  const body = iron(stage);
  const deck: Point[] = [
    [150, 540, 1],
    [230, 500, 1],
    [980, 486, 1],
    [1060, 530, 1],
    [1030, 800, 1],
    [190, 800, 1],
  ];
  const leg = (x: number, top: number, wide: number, lean: number, mist: number) => {
    const colour = mix(body, stage.mid, mist);
    const along = (t: number, side: number) =>
      `${num(x + side * wide + lean * t)} ${num(510 + (top - 510) * t)}`;
    let bars = '';
    const bays = Math.round((510 - top) / (wide * 1.7));
    for (let i = 0; i < bays; i++) {
      const side = i % 2 ? 1 : -1;
      bars += `M${along(i / bays, side)}L${along((i + 1) / bays, -side)}`;
      bars += `M${along((i + 1) / bays, -1)}L${along((i + 1) / bays, 1)}`;
    }
    return (
      stroke(bars, colour, wide * 0.13) +
      stroke(
        `M${along(0, -1)}L${along(1, -1)}M${along(0, 1)}L${along(1, 1)}`,
        colour,
        wide * 0.28,
      ) +
      stroke(
        `M${num(x - wide * 1.1)} 510L${num(x - wide * 1.1 + lean)} ${num(top)}`,
        lighter(colour, 0.2),
        4,
      )
    );
  };
  const girders = stroke(
    `M240 560H1010M240 640H1010${[0, 1, 2, 3, 4, 5, 6].map((i) => `M${250 + i * 110} 560l${i % 2 ? -54 : 54} 80`).join('')}`,
    darker(body, 0.45),
    9,
  );
  return groundOf(
    [
      { svg: backdrop(stage, 640) },
      {
        svg:
          leg(560, topOf(stage) + r.between(150, 180), 26, -22, 0.55) +
          leg(300, topOf(stage) + r.between(190, 220), 40, -36, 0) +
          leg(860, topOf(stage) + r.between(90, 120), 42, 46, 0.08) +
          hullOf(stage, deck, []) +
          girders,
        perches: rail(stage, [
          [230, 500],
          [980, 486],
        ]),
      },
      { svg: sand.svg },
    ],
    {
      open: area(380, topOf(stage) + 70, 420, 300),
      floor: sand.floor.slice(1, 4),
      growth: 'lush',
    },
  );
}

/** A road bridge over a tidal channel: concrete pylons in pairs, under a deck. */
export function bridge(stage: Stage): Ground {
  const { r, surface = 210 } = stage;
  const sand = sandOf(stage, 630, 650);
  const concrete = mix(mix('#8C8F8A', stage.mid, 0.3), paper, 0.1);
  const deck = surface - 96;
  const above =
    shape(`M-20 ${deck}H${WIDTH + 20}v34H-20Z`, darker(concrete, 0.18)) +
    shape(`M-20 ${deck}H${WIDTH + 20}v9H-20Z`, lighter(concrete, 0.3)) +
    stroke(`M-20 ${deck - 22}H${WIDTH + 20}`, darker(concrete, 0.3), 4) +
    stroke(
      Array.from({ length: 26 }, (_, i) => `M${i * 48} ${deck}v-22`).join(''),
      darker(concrete, 0.3),
      4,
    );
  const pylon = (x: number, foot: number, wide: number, mist: number) => {
    const colour = mix(concrete, stage.mid, mist);
    const left = num(x - wide / 2);
    return (
      shape(
        `M${num(x - wide * 0.9)} ${deck + 34}h${num(wide * 1.8)}l${num(-wide * 0.3)} 26h${num(-wide * 1.2)}Z`,
        darker(colour, 0.1),
      ) +
      shape(`M${left} ${deck + 50}h${num(wide)}V${num(foot)}H${left}Z`, colour) +
      shape(
        `M${num(x + wide * 0.16)} ${deck + 50}h${num(wide * 0.34)}V${num(foot)}h${num(-wide * 0.34)}Z`,
        darker(colour, 0.35),
      )
    );
  };
  const sponges = (x: number, foot: number, wide: number) =>
    crusted(stage, x, surface + 70, foot, wide, 0.02, true);
  const near = [170, 560, 1000].map((x) => x + r.between(-30, 30));
  const perches = near.flatMap((x): Perch[] => [
    { x: x - 66, y: 762, nx: 0, ny: -1, near: 1 },
    { x: x + 66, y: 762, nx: 0, ny: -1, near: 1 },
  ]);
  return groundOf(
    [
      { svg: backdrop(stage, 620, 40) },
      { svg: near.map((x) => pylon(x + 96, sand.at(x) + 20, 40, 0.55)).join('') },
      sand,
      {
        svg:
          near
            .map((x) => pylon(x, sand.at(x) + 96, 78, 0) + sponges(x, sand.at(x) + 96, 80))
            .join('') + above,
        perches,
      },
    ],
    {
      open: area(220, surface + 60, 760, 330),
      floor: sand.floor,
      solids: near.map((x) => blockOf(x - 39, x + 39, deck + 50, sand.at(x) + 96)),
      growth: 'lush',
    },
  );
}

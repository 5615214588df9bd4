import { curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { honey, mix } from '../../palette.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { growthSpots, hullOf, iron, rail } from './hull.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** A ship upside down, her keel along the top, rudder and screw to the right. */
export function capsized(stage: Stage): Ground {
  const { r, facts } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(660, 700));
  const y = Math.max(topOf(stage) + 190, r.between(440, 500));
  const hull: Point[] = [
    [40, 800, 1],
    [84, y + 150],
    [200, y + 44],
    [400, y],
    [800, y - 8],
    [960, y + 14, 1],
    [1020, y + 96],
    [1090, y + 170, 1],
    [1120, 800, 1],
  ];
  const d = curve(hull);
  const x = r.between(380, 600);
  const hole: Point[] = [
    [x, y + 70, 1],
    [x + 60, y + 40, 1],
    [x + 150, y + 66, 1],
    [x + 190, y + 150, 1],
    [x + 110, y + 196, 1],
    [x + 20, y + 160, 1],
  ];
  const frames = [30, 70, 110, 150]
    .map((dx) => `M${num(x + dx)} ${num(y + 40)}q-16 80 8 170`)
    .join('');
  const blades = [0.2, 1.77, 3.34, 4.9]
    .map((a) =>
      shape(
        curve([
          [1064, y + 78, 1],
          [1064 + Math.cos(a - 0.4) * 46, y + 78 + Math.sin(a - 0.4) * 46],
          [1064 + Math.cos(a) * 70, y + 78 + Math.sin(a) * 70],
          [1064 + Math.cos(a + 0.4) * 42, y + 78 + Math.sin(a + 0.4) * 42],
        ]),
        mix(honey, body, 0.55),
      ),
    )
    .join('');
  const rudder = shape(
    curve(`1000,${y + 30}^ 1010,${y - 74}^ 1090,${y - 66}^ 1096,${y + 10}^ 1036,${y + 64}^`),
    darker(body, 0.12),
  );
  let spill = '';
  if (/spilled gravel/i.test(facts.description))
    for (let i = 0; i < 70; i++) {
      const out = r.between(-1, 1);
      spill += blot(
        300 + out * 190,
        752 - (1 - Math.abs(out)) * 56 * r(),
        r.between(6, 14),
        r,
        0.7,
      );
    }
  if (/buckets/i.test(facts.description))
    for (const bx of [130, 260, 420, 700])
      spill += curve([
        [bx, 716, 1],
        [bx + 56, 724, 1],
        [bx + 48, 768, 1],
        [bx + 8, 762, 1],
      ]);
  return groundOf(
    [
      { svg: backdrop(stage, 640) },
      {
        svg:
          rudder +
          hullOf(stage, hull, []) +
          inside(
            d,
            shape(curve(hole), darker(body, 0.75)) +
              inside(curve(hole), stroke(frames, darker(body, 0.25), 9)),
          ) +
          stroke(
            curve(
              [
                [200, y + 44],
                [400, y],
                [800, y - 8],
                [960, y + 14],
              ],
              false,
            ),
            body,
            13,
          ) +
          stroke(
            curve(
              [
                [150, y + 190],
                [420, y + 150],
                [900, y + 160],
              ],
              false,
            ),
            darker(body, 0.35),
            7,
          ) +
          stroke(`M1020 ${y + 76}H1064`, darker(body, 0.3), 16) +
          blades +
          shape(disc(1064, y + 78, 13), body),
        perches: rail(stage, [
          [110, y + 110],
          [210, y + 36],
          [400, y - 6],
          [800, y - 14],
          [950, y + 8],
        ]),
      },
      { svg: sand.svg + shape(spill, darker(stage.sand.shade, 0.35)) },
    ],
    {
      open: area(100, topOf(stage) + 30, 860, Math.max(110, y - topOf(stage) - 90)),
      floor: sand.floor.slice(0, 3),
    },
  );
}

/** Torn slabs of a big ship, leaning as they fell. */
export function slabs(stage: Stage): Ground {
  const { r } = stage;
  const y = r.between(580, 640);
  const body = iron(stage);
  const sand = sandOf(stage, y);
  const slab = (x: number, foot: number, wide: number, high: number, lean: number) => {
    const outline: Point[] = [
      [x, foot, 1],
      [x + lean, foot - high * r.between(0.82, 1), 1],
      [x + lean + wide * 0.3, foot - high, 1],
      [x + lean + wide * 0.42, foot - high * r.between(0.78, 0.9), 1],
      [x + lean + wide * 0.7, foot - high * r.between(0.86, 1), 1],
      [x + lean * 0.8 + wide, foot - high * r.between(0.55, 0.8), 1],
      [x + wide * r.between(0.92, 1.04), foot + 6, 1],
    ];
    const d = curve(outline);
    const stringers = [0.2, 0.42, 0.64, 0.86]
      .map((t) => `M${num(x + wide * t)} ${num(foot)}l${num(lean)} ${num(-high)}`)
      .join('');
    return {
      line: outline,
      svg:
        shape(d, lighter(body, 0.2)) +
        inside(
          d,
          shape(d, body, 'transform="translate(0 12)"') +
            stroke(stringers, darker(body, 0.35), 7) +
            shape(
              `M-60 ${num(foot - high * 0.3)}H1300V900H-60Z`,
              darker(body, 0.5),
              'opacity="0.6"',
            ) +
            growthSpots(stage, x, x + wide + lean, foot - high, foot - high * 0.2, 40),
        ),
      perches: rail(stage, [
        [x + lean, foot - high * 0.9],
        [x + lean + wide * 0.7, foot - high * 0.92],
      ]),
    };
  };
  const left = r.between(20, 120);
  return groundOf(
    [
      { svg: backdrop(stage, y) },
      sand,
      slab(left + r.between(480, 560), y + 40, 420, r.between(190, 260), r.between(30, 90)),
      slab(left, y + 90, r.between(330, 420), r.between(230, 310), r.between(-20, 60)),
      slab(r.between(760, 840), y + 110, 330, r.between(120, 170), r.between(-90, -30)),
      slab(left + 330, y + 140, 300, r.between(70, 110), r.between(20, 70)),
    ],
    {
      open: area(160, topOf(stage) + 40, 880, Math.max(120, y - topOf(stage) - 300)),
      floor: sand.floor.slice(2),
    },
  );
}

/** A ship whose ends still have their shape, with her middle fallen in. */
export function twoEnds(stage: Stage): Ground {
  const { r } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(650, 690));
  const y = Math.max(topOf(stage) + 150, r.between(430, 480));
  const bow: Point[] = [
    [60, y - 60, 1],
    [200, y - 34],
    [390, y - 16, 1],
    [404, y + 70, 1],
    [372, y + 130, 1],
    [430, y + 220, 1],
    [410, 790, 1],
    [230, 790, 1],
    [150, y + 130],
  ];
  const stern: Point[] = [
    [800, y + 60, 1],
    [850, y + 6, 1],
    [1010, y, 1],
    [1140, y - 24, 1],
    [1128, y + 60],
    [1060, y + 190],
    [1040, 790, 1],
    [770, 790, 1],
    [826, y + 170, 1],
  ];
  const ribs = [470, 530, 590, 660, 730]
    .map(
      (x) =>
        `M${x} 760q${num(r.between(-26, -6))} -60 ${num(r.between(-4, 16))} -${num(r.between(70, 130))}`,
    )
    .join('');
  const plates = [460, 560, 690]
    .map((x) =>
      shape(
        curve([
          [x, 740, 1],
          [x + r.between(40, 90), 740 - r.between(20, 70), 1],
          [x + r.between(130, 170), 740 - r.between(0, 40), 1],
          [x + 90, 766, 1],
        ]),
        darker(body, r.between(0.1, 0.35)),
      ),
    )
    .join('');
  return groundOf(
    [
      { svg: backdrop(stage, 630) },
      {
        svg:
          stroke(ribs, darker(body, 0.2), 13) +
          stroke(`M300 ${y - 20}v-90M262 ${y - 78}h76`, body, 11) +
          hullOf(stage, bow, [
            [220, y + 26],
            [300, y + 34],
          ]) +
          hullOf(stage, stern, [
            [930, y + 50],
            [1010, y + 46],
          ]),
        perches: [
          ...rail(stage, [
            [70, y - 60],
            [380, y - 16],
          ]),
          ...rail(stage, [
            [850, y + 4],
            [1130, y - 22],
          ]),
        ],
      },
      { svg: sand.svg + plates },
    ],
    {
      open: area(160, topOf(stage) + 30, 880, Math.max(120, y - topOf(stage) - 100)),
      floor: sand.floor.slice(1, 4),
    },
  );
}

/** A ship run ashore: her bow out of the water, the rest of her going under the sand. */
export function bowAshore(stage: Stage): Ground {
  const { r, surface = 200 } = stage;
  const sand = sandOf(stage, r.between(600, 640), r.between(500, 540));
  const x = r.between(360, 460);
  const hull: Point[] = [
    [x - 16, surface - r.between(96, 124), 1],
    [x + 120, surface - 64],
    [x + 290, surface - 30, 1],
    [x + 306, surface + 60, 1],
    [x + 330, surface + 150, 1],
    [x + 420, surface + 160, 1],
    [x + 450, surface + 250, 1],
    [x + 620, 640, 1],
    [x + 600, 760, 1],
    [x + 130, 780, 1],
    [x + 30, 500],
  ];
  const body = iron(stage);
  const frames = [470, 540, 620, 700]
    .map((dx, i) => `M${num(x + dx)} 700q-16 -70 6 -${150 - i * 26}`)
    .join('');
  return groundOf(
    [
      { svg: backdrop(stage, 600, 50) },
      {
        svg:
          stroke(
            `M${num(x + 30)} ${num(surface - 92)}v-34M${num(x + 110)} ${num(surface - 72)}v-34M${num(x + 190)} ${num(surface - 54)}v-34M${num(x)} ${num(surface - 134)}L${num(x + 190)} ${num(surface - 86)}`,
            body,
            6,
          ) +
          stroke(frames, darker(body, 0.2), 13) +
          hullOf(stage, hull, [
            [x + 70, surface - 20],
            [x + 160, surface + 4],
            [x + 240, surface + 20],
          ]),
        perches: rail(stage, [
          [x + 330, surface + 152],
          [x + 440, surface + 240],
          [x + 600, 630],
        ]),
      },
      { svg: sand.svg },
    ],
    { open: area(90, surface + 60, x - 120, 300), floor: sand.floor.slice(0, 2) },
  );
}

import { seaFan, softCoral } from '../../kit/growth/soft-coral.ts';
import { curve, type Point } from '../../kit/outline.ts';
import { fade, inside, shape } from '../../kit/print.ts';
import { blush, coral, honey, mix } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, groundOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { distant, shoalOf } from '../landmarks.ts';
import { greyReefShark, potatoCod, trevally, whitetipReefShark } from '../named.ts';
import { rockOf } from '../rock.ts';
import { darker, type Stage } from '../scene.ts';

const edge: Point[] = [
  [560, 210],
  [586, 300],
  [556, 400],
  [600, 500],
  [570, 610],
  [616, 720],
  [600, 860],
];

/** The prow: a lit wall to the left, a dark one to the right, the edge between them towards us. */
function prow(stage: Stage) {
  const { r, near, mid, far } = stage;
  const lit = rockOf(
    [[330, 250], [440, 206], ...edge, [180, 860], [236, 700], [262, 560], [300, 420]],
    mix(mid, stage.water[1] ?? mid, 0.3),
    r,
    { grain: 'reef', rough: 13 },
  );
  const dark = rockOf(
    [
      [560, 204],
      [690, 214],
      [820, 262],
      [852, 420],
      [900, 560],
      [930, 700],
      [1000, 860],
      [600, 860],
      [616, 720],
      [570, 610],
      [600, 500],
      [556, 400],
      [586, 300],
    ],
    darker(near, 0.3),
    r,
    { grain: 'reef', rough: 13 },
  );
  const walls = [
    rockOf(
      [
        [-60, 330],
        [90, 316],
        [210, 296],
        [360, 280],
        [300, 860],
        [-60, 860],
      ],
      mix(far, stage.water[3] ?? far, 0.4),
      r,
      { grain: 'reef', near: 0.1 },
    ),
    rockOf(
      [
        [780, 300],
        [930, 310],
        [1100, 330],
        [1260, 336],
        [1260, 860],
        [840, 860],
      ],
      mix(far, stage.water[3] ?? far, 0.5),
      r,
      { grain: 'reef', near: 0.1 },
    ),
  ];
  return { walls, lit, dark };
}

/** Where two walls of the atoll meet: the horn of reef, sharks out of the blue on either side. */
export const northHorn: Hand = {
  draw: (stage) => {
    const { r, mid } = stage;
    const { walls, lit, dark } = prow(stage);
    const fans = edge
      .slice(1, 6)
      .map(([x, y], i) =>
        i % 2
          ? softCoral(x + 8, y, 46, mix(i > 2 ? blush : coral, mid, 0.1), r)
          : seaFan(
              x - 6,
              y + 20,
              104,
              mix(i ? coral : honey, mid, 0.12),
              50 + i,
              i % 4 ? 0.8 : -0.6,
            ),
      )
      .join('');
    const shade = fade('#061C3C', 0, 0.55);
    const whole = curve([
      [330, 250],
      [560, 200],
      [820, 262],
      [1000, 860],
      [180, 860],
    ]);
    return groundOf(
      [
        ...walls.map(({ svg }) => ({ svg })),
        dark,
        lit,
        { svg: inside(whole, `${shade.defs}${shape('M0 420H1260V860H0Z', shade.fill)}`) + fans },
      ],
      { open: area(700, 80, 420, 400), floor: [], growth: 'lush' },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: distant(
      shoalOf(
        [
          [120, 210, 120, 6],
          [1090, 220, 130, 170],
          [1040, 700, 110, -4],
          [150, 520, 110, 4],
          [690, 116, 120, -6],
        ] as const,
        (x, y, long, angle) => greyReefShark(x, y, long, angle > 90 ? 4 : angle, angle > 90),
      ),
      0.4,
    ),
    front:
      greyReefShark(1029, 370, 320, -6) +
      greyReefShark(172, 330, 250, 8, true) +
      whitetipReefShark(1052, 600, 236, 4, true) +
      greyReefShark(420, 120, 230, -4) +
      trevally(760, 180, 96, 4) +
      trevally(856, 222, 84, 2) +
      potatoCod(140, 680, 246, 3, { flip: true }) +
      diversOf(stage)(1064, 500, 90, 8),
  }),
};

import { school } from '../../kit/growth/school.ts';
import { curve } from '../../kit/outline.ts';
import { inside, shape } from '../../kit/print.ts';
import { ink, mix } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { distant, seen, shoalOf } from '../landmarks.ts';
import { easternBlueDevil, greyNurse, portJacksonShark } from '../named.ts';
import { rockOf } from '../rock.ts';
import { darker } from '../scene.ts';

/** The low cave from outside: sharks drift in the slot and out of it, hornsharks lie in a heap at its sill. */
export const magicPoint: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const sand = sandOf(stage, 590, 560);
    const slot = curve(
      '330,560^ 350,440 470,384 640,372 860,380 1040,410 1180,470^ 1260,520^ 1260,620^ 330,640^',
    );
    const dark =
      shape(slot, darker(near, 0.86)) +
      inside(
        slot,
        shape(
          curve('330,600^ 500,500 760,480 1000,500 1260,560^ 1260,700^ 330,700^'),
          mix(near, mid, 0.3),
          'opacity="0.35"',
        ),
      );
    const roof = rockOf(
      [
        [210, -60],
        [236, 90],
        [200, 200],
        [250, 300],
        [232, 400],
        [300, 470],
        [330, 560],
        [352, 440],
        [470, 388],
        [640, 374],
        [860, 382],
        [1040, 412],
        [1180, 472],
        [1260, 520],
        [1260, -60],
      ],
      mix(near, mid, 0.34),
      r,
      { grain: 'strata', rough: 10, step: 46 },
    );
    const sill = rockOf(
      [
        [230, 470],
        [300, 480],
        [346, 600],
        [300, 660],
        [180, 640],
        [120, 600],
        [180, 540],
      ],
      mix(near, mid, 0.2),
      r,
      { grain: 'strata', rough: 8, step: 40 },
    );
    return groundOf(
      [
        { svg: dark },
        {
          svg: distant(
            shoalOf(
              [
                [620, 470, 200, 2],
                [880, 456, 190, -3],
                [1070, 510, 180, 4],
              ] as const,
              (x, y, long, a) => greyNurse(x, y, long, a, { flip: x < 700 }),
            ),
            0.12,
          ),
        },
        { ...roof, perches: roof.perches.filter(({ x, y }) => x < 340 && y > 60) },
        { svg: growthSpots(stage, 350, 1200, 340, 430, 60) },
        sand,
        sill,
      ],
      { open: area(300, 400, 700, 160), floor: sand.floor, growth: 'lush' },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(120, 250, 170, 200, 26, 20, seen(stage, ink, 0.4), 18),
    front:
      greyNurse(670, 580, 520, -3) +
      diversOf(stage)(166, 384, 132, 4, { flip: true }) +
      shoalOf(
        [
          [1086, 650, 180, -4, 0],
          [560, 742, 190, 3, 1],
          [790, 746, 200, 0, 0],
          [1012, 744, 206, 2, 1],
        ] as const,
        (x, y, long, angle, flip) => portJacksonShark(x, y, long, angle, flip > 0),
      ) +
      easternBlueDevil(392, 706, 120, 3, true),
  }),
};

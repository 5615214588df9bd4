import { bubbles } from '../../animals/bubbles.ts';
import { school } from '../../kit/growth/school.ts';
import { stroke } from '../../kit/print.ts';
import { ink, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf, sunk } from '../grounds/seabed.ts';
import { destroyer, destroyerAt, ship } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { distant, seen } from '../landmarks.ts';
import { boarfish, snapper, southernBlueDevil } from '../named.ts';
import { boulders } from '../rock.ts';

/** The whole destroyer upright on the sand, a diver on each of two moorings, boarfish under her bow. */
export const exHmasHobart: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const body = mix(iron(stage), mid, 0.2);
    const sand = sandOf(stage, 560, 552);
    const ropes = stroke(
      'M150 490L168 -40M590 470L604 -40M1040 470L1024 -40',
      mix(mid, paper, 0.35),
      4,
    );
    const front = boulders(
      [
        [60, 800, 100],
        [190, 820, 60],
        [1160, 806, 90],
      ],
      near,
      r,
    );
    return groundOf(
      [
        { svg: ropes },
        { svg: ship(destroyer(stage, body), 1130, 488, 1.06, 0.6, true) },
        sand,
        {
          svg: front.svg,
          perches: [
            ...front.perches,
            ...rail(
              stage,
              [
                [420, 482],
                [840, 486],
              ],
              0.35,
            ),
          ],
        },
      ],
      {
        open: area(120, 60, 900, 240),
        floor: sand.floor,
        growth: 'lush',
        solids: destroyerAt([1130, 488, 1.06, 0.6, true]).map((line) => sunk(sand, line)),
      },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(420, 300, 380, 110, 40, 18, seen(stage, ink, 0.4), 8, {
      light: mix(stage.mid, paper, 0.3),
    }),
    front:
      distant(
        diversOf(stage)(700, 250, 74, 14) + diversOf(stage)(300, 330, 66, -8, { flip: true }),
        0.15,
      ) +
      bubbles(668, 236, 150, 8, 4) +
      snapper(440, 652, 250, -4) +
      snapper(214, 610, 190, 3) +
      boarfish(710, 680, 200, 2) +
      boarfish(920, 646, 164, -3) +
      southernBlueDevil(1040, 726, 126, -4),
  }),
};

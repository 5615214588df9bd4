import { mix } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf, sunk } from '../grounds/seabed.ts';
import { destroyer, destroyerAt, ship } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { bush, hills, lit } from '../land.ts';
import { kingfish, leafySeadragon, roughBullseye } from '../named.ts';
import { boulders } from '../rock.ts';

/** Seal Island's granite above, the destroyer whole below, and a dragon adrift along her hull. */
export const exHmasPerth: Hand = {
  draw: (stage) => {
    const { mid } = stage;
    const body = mix(iron(stage), mid, 0.22);
    const sand = sandOf(stage, 716, 726);
    return groundOf(
      [
        { svg: ship(destroyer(stage, body, { growth: 120 }), -70, 586, 1.5, 1) },
        {
          svg: sand.svg,
          perches: [
            ...rail(
              stage,
              [
                [10, 540],
                [180, 560],
              ],
              0.7,
            ),
            ...rail(
              stage,
              [
                [560, 556],
                [960, 566],
              ],
              0.6,
            ),
          ],
        },
      ],
      {
        open: area(500, 230, 600, 200),
        floor: sand.floor,
        growth: 'lush',
        solids: destroyerAt([-70, 586, 1.5, 1]).map((line) => sunk(sand, line)),
      },
    );
  },
  hour: 'gold',
  surface: 176,
  above: (stage) => {
    const { r, surface: y = 176 } = stage;
    const stone = lit('#B59A86', stage);
    return (
      hills(stage, lit(mix(bush, stone, 0.35), stage), 46) +
      boulders(
        [
          [760, y - 6, 46],
          [830, y - 18, 66],
          [920, y - 20, 78],
          [1016, y - 10, 62],
          [1090, y - 2, 42],
        ],
        stone,
        r,
      ).svg
    );
  },
  cast: (stage) => ({
    front:
      kingfish(900, 316, 250, 4) +
      kingfish(1060, 386, 190, 2) +
      kingfish(760, 380, 160, 6) +
      diversOf(stage)(610, 330, 96, 16, { flip: true }) +
      [
        [1016, 476],
        [1060, 462],
        [1040, 512],
        [1090, 494],
      ]
        .map(([x = 0, y = 0], i) => roughBullseye(x, y, 50, i * 3, true))
        .join('') +
      leafySeadragon(170, 400, 230, -6),
  }),
};

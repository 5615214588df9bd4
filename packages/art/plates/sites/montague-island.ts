import { curve } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { ink, mix, paper } from '../../palette.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { distant, lighthouse, shoalOf, surf } from '../landmarks.ts';
import { furSeal, smoothStingray } from '../named.ts';
import { boulders, ridgeOf } from '../rock.ts';

const hauled = (x: number, y: number, s: number, colour: string) =>
  shape(
    curve([
      [x, y - 16 * s, 1],
      [x + 8 * s, y - 20 * s],
      [x + 13 * s, y - 10 * s],
      [x + 34 * s, y - 4 * s],
      [x + 44 * s, y + 2 * s, 1],
      [x + 8 * s, y + 2 * s, 1],
      [x + 5 * s, y - 10 * s],
    ]),
    colour,
  );

/** The island's tower of granite, seals on the northern rocks and squadrons of them under water. */
export const montagueIsland: Hand = {
  draw: (stage) => {
    const { r, near, mid, surface: y = 280 } = stage;
    const sand = sandOf(stage, 730, 700);
    const slope = boulders(
      [
        [40, y + 70, 90],
        [150, y + 130, 100],
        [60, y + 220, 140],
        [250, y + 230, 110],
        [170, y + 340, 150],
        [370, y + 360, 110],
        [300, y + 450, 130],
        [500, y + 460, 90],
        [60, y + 470, 150],
        [640, 800, 90],
        [1120, 800, 120],
      ],
      mix(near, mid, 0.12),
      r,
    );
    return groundOf([sand, slope], {
      open: area(420, 340, 700, 320),
      solids: slope.lines,
      floor: sand.floor.slice(3),
      growth: 'sparse',
    });
  },
  hour: 'dawn',
  surface: 270,
  above: (stage) => {
    const { r, surface: y = 270 } = stage;
    const stone = lit('#B99A7E', stage);
    const island = ridgeOf(
      [
        [-60, y - 84],
        [120, y - 96],
        [330, y - 118],
        [520, y - 92],
        [640, y - 60],
        [760, y - 34],
        [860, y + 20],
      ],
      mix(stone, ink, 0.1),
      r,
      { grain: 'smooth', rough: 6, step: 50, light: lit(mix('#D8BC98', paper, 0.2), stage) },
    );
    const grass = curve(
      `-60,${y - 90}^ 140,${y - 116} 330,${y - 132} 520,${y - 106} 640,${y - 66}^ 480,${y - 74} 200,${y - 78} -60,${y - 66}^`,
    );
    const rocks = boulders(
      Array.from(
        { length: 13 },
        (_, i) => [40 + i * 68, y - 2 - (i % 3) * 9, r.between(26, 44)] as const,
      ),
      stone,
      r,
    );
    const seals = [250, 318, 392, 470, 548, 610, 690, 756]
      .map((x, i) => hauled(x, y - 46 + (i % 3) * 12, i % 2 ? -1.5 : 1.6, lit('#3A2A22', stage)))
      .join('');
    return (
      lighthouse(330, y - 116, 92, stage, '#CDB9A0') +
      island.svg +
      shape(grass, lit(mix(bush, '#8E9A4A', 0.4), stage)) +
      rocks.svg +
      seals +
      surf(-20, y + 2, 860, stage, 12)
    );
  },
  cast: () => ({
    behind:
      distant(
        shoalOf(
          [
            [980, 360, 96, 14],
            [1070, 410, 90, 8],
            [900, 420, 84, 20],
          ] as const,
          (x, y, long, angle) => furSeal(x, y, long, angle),
        ),
        0.42,
      ) + distant(furSeal(560, 392, 150, -18, true), 0.2),
    front:
      furSeal(900, 560, 330, 172) +
      furSeal(620, 520, 250, 24) +
      smoothStingray(800, 698, 370, -2, true),
  }),
};

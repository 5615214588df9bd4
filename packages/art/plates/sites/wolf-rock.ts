import { curve, type Point } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { mix, paper } from '../../palette.ts';
import { area, groundOf, sandOf, sunk } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { distant, lighthouse, shoalOf, surf } from '../landmarks.ts';
import { giantGrouper, greyNurse, mulloway, whitespottedEagleRay } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

/** Four peaks of the volcanic plug in a row, gutters between them. */
function peaks(stage: Stage) {
  const { r, near, mid, surface: y = 150 } = stage;
  const make = (line: Point[], colour: string, n: number) =>
    rockOf([...line, [line[line.length - 1]?.[0] ?? 0, 880], [line[0]?.[0] ?? 0, 880]], colour, r, {
      grain: 'boulder',
      rough: 15,
      step: 40,
      near: n,
    });
  return [
    make(
      [
        [300, 760],
        [350, 560],
        [410, 380],
        [440, 230],
        [486, 190],
        [530, 260],
        [560, 430],
        [620, 620],
        [660, 760],
      ],
      mid,
      0.5,
    ),
    make(
      [
        [880, 770],
        [900, 600],
        [960, 430],
        [1000, 260],
        [1050, 226],
        [1100, 320],
        [1130, 520],
        [1200, 700],
        [1240, 780],
      ],
      mid,
      0.55,
    ),
    make(
      [
        [-60, 640],
        [-20, 420],
        [60, 260],
        [110, y + 10],
        [150, y - 12],
        [186, y + 20],
        [230, 330],
        [250, 520],
        [330, 660],
        [360, 800],
      ],
      near,
      0.9,
    ),
    make(
      [
        [560, 800],
        [600, 640],
        [660, 480],
        [690, 300],
        [724, y + 20],
        [770, y - 18],
        [806, y + 16],
        [850, 330],
        [880, 520],
        [940, 680],
        [960, 800],
      ],
      near,
      1,
    ),
  ];
}

/** The plug of an old volcano in section: four peaks out of forty metres, two of them awash, sharks in the gutters. */
export const wolfRock: Hand = {
  draw: (stage) => {
    const sand = sandOf(stage, 622, 634);
    const risen = peaks(stage).map((peak) => ({ ...peak, line: sunk(sand, peak.line) }));
    return groundOf([...risen, sand], {
      open: area(240, 220, 400, 300),
      floor: sand.floor,
      growth: 'lush',
    });
  },
  hour: 'dawn',
  surface: 150,
  above: (stage) => {
    const { r, surface: y = 150 } = stage;
    const tip = (x: number, high: number) =>
      ridgeOf(
        [
          [x - 60, y + 20],
          [x - 26, y - high * 0.6],
          [x, y - high],
          [x + 24, y - high * 0.5],
          [x + 56, y + 20],
        ],
        lit('#4A443E', stage),
        r,
        { grain: 'boulder', rough: 5, step: 24, light: lit(mix('#B9AE9A', paper, 0.2), stage) },
      ).svg;
    const point = curve(
      `860,${y + 8}^ 900,${y - 26} 980,${y - 46} 1080,${y - 62} 1160,${y - 54} 1260,${y - 34}^ 1260,${y + 8}^`,
    );
    return (
      lighthouse(1074, y - 58, 40, stage) +
      shape(point, lit(mix(bush, '#7A8A5A', 0.4), stage)) +
      tip(148, 34) +
      tip(766, 44) +
      surf(90, y + 4, 120, stage, 11) +
      surf(700, y + 4, 130, stage, 12)
    );
  },
  cast: () => ({
    behind: distant(
      shoalOf(
        [
          [1180, 470, 150],
          [836, 560, 150],
        ] as const,
        (x, y, long) => greyNurse(x, y, long, 3),
      ),
      0.35,
    ),
    front:
      greyNurse(420, 682, 330, -3) +
      greyNurse(140, 700, 200, 4, { flip: true }) +
      greyNurse(750, 726, 270, 2, { flip: true }) +
      whitespottedEagleRay(350, 330, 170, -8) +
      mulloway(616, 350, 110, 3) +
      mulloway(617, 404, 100, 4) +
      giantGrouper(1036, 700, 260, -3),
  }),
};

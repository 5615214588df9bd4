import { school } from '../../kit/growth/school.ts';
import { curve } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape } from '../../kit/print.ts';
import { dune, honey, ink, mix, paper, reef, sand } from '../../palette.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, hills, lit } from '../land.ts';
import { distant, lighthouse, seen, surf } from '../landmarks.ts';
import { greenTurtle, leopardShark, wobbegong } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';

/** The two rocks that stand out of the bay, white where the birds sit; sharks asleep on the sand below. */
export const julianRocksNursery: Hand = {
  draw: (stage) => {
    const { r, near, mid, surface: y = 240 } = stage;
    const floor = sandOf(stage, 560, 590);
    const shadows = shape(
      disc(560, 712, 330, 24) + disc(930, 612, 190, 16) + disc(230, 616, 150, 14),
      mix(stage.sand.shade, mid, 0.5),
      'opacity="0.6"',
    );
    const foot = rockOf(
      [
        [1260, y + 6],
        [1260, 860],
        [1120, 860],
        [1060, 760],
        [1110, 660],
        [1010, 560],
        [1000, 470],
        [900, 420],
        [860, 330],
        [800, y + 10],
      ],
      near,
      r,
      { grain: 'reef', rough: 15 },
    );
    const ledge = rockOf(
      [
        [-60, y + 120],
        [40, y + 140],
        [90, 440],
        [150, 520],
        [120, 600],
        [-60, 640],
      ],
      mid,
      r,
      { grain: 'reef', near: 0.7 },
    );
    const rock = { ...foot, perches: foot.perches.filter(({ y: py }) => py > y + 90) };
    return groundOf([ledge, floor, rock, { svg: shadows }], {
      open: area(200, 300, 560, 200),
      floor: floor.floor,
      growth: 'lush',
    });
  },
  hour: 'noon',
  surface: 240,
  above: (stage) => {
    const { r, surface: y = 240 } = stage;
    const stone = lit(mix(ink, '#6E5E50', 0.6), stage);
    const light = lit(mix('#D8D2C2', paper, 0.3), stage);
    const big = ridgeOf(
      [
        [760, y + 20],
        [800, y - 50],
        [870, y - 104],
        [930, y - 148],
        [990, y - 132],
        [1060, y - 160],
        [1130, y - 104],
        [1200, y - 70],
        [1250, y + 20],
      ],
      stone,
      r,
      { grain: 'boulder', rough: 9, step: 34, light },
    );
    const small = ridgeOf(
      [
        [560, y + 20],
        [590, y - 36],
        [640, y - 70],
        [690, y - 44],
        [730, y + 20],
      ],
      stone,
      r,
      { grain: 'boulder', rough: 7, step: 30, light },
    );
    const cape = curve(
      `-60,${y + 6}^ -60,${y - 44}^ 60,${y - 56} 180,${y - 70} 260,${y - 44} 330,${y + 6}^`,
    );
    return (
      hills(stage, lit(mix(bush, paper, 0.45), stage), 50) +
      lighthouse(196, y - 62, 40, stage) +
      shape(cape, lit(mix(bush, '#5A7A4A', 0.4), stage)) +
      big.svg +
      small.svg +
      surf(560, y + 4, 180, stage, 10) +
      surf(770, y + 4, 470, stage, 12)
    );
  },
  cast: (stage) => ({
    behind: school(560, 360, 380, 90, 34, 20, seen(stage, ink, 0.3), 16, {
      light: mix(stage.mid, paper, 0.4),
    }),
    front:
      distant(greenTurtle(400, 420, 150, -10), 0.1) +
      leopardShark(280, 566, 270, 2, {
        flip: true,
        base: mix(sand, honey, 0.22),
        shade: mix(dune, reef, 0.3),
      }) +
      leopardShark(836, 532, 280, -2, { base: mix(sand, honey, 0.25) }) +
      wobbegong(920, 756, 250, 3, true) +
      leopardShark(560, 652, 640, -2),
  }),
};

import { curve, num, type Point, polygon } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { coral, honey, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, rail } from '../grounds/hull.ts';
import { area, groundOf, isNear, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { shoalOf } from '../landmarks.ts';
import { batfish, giantGrouper, kingfish, mulloway } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** x of the tower and of its anchor, y of its flared top and of its anchor, width of the flare, haze. */
const towers = [
  [240, 252, 236, 576, 60, 0.78],
  [668, 660, 224, 580, 64, 0.76],
  [824, 836, 234, 578, 60, 0.8],
  [330, 348, 196, 610, 92, 0.55],
  [590, 606, 184, 618, 96, 0.5],
  [900, 884, 198, 612, 90, 0.56],
  [120, 146, 150, 688, 160, 0.16],
  [474, 494, 128, 716, 178, 0.08],
  [1044, 1016, 146, 694, 164, 0.14],
] as const;

type Tower = (typeof towers)[number];

function towerOutline([x, ax, top, base, wide]: Tower): Point[] {
  const high = (base - top) * 0.72;
  const half = wide / 2;
  const lean = (ax - x) * 0.6;
  const foot = top + high;
  return [
    [x - half, top, 1],
    [x + half, top, 1],
    [x + half * 0.62, top + high * 0.12],
    [x + half * 0.4 + lean * 0.4, top + high * 0.42],
    [x + half * 0.26 + lean * 0.9, foot - 8],
    [x + lean, foot, 1],
    [x - half * 0.26 + lean * 0.9, foot - 8],
    [x - half * 0.4 + lean * 0.4, top + high * 0.42],
    [x - half * 0.62, top + high * 0.12],
  ];
}

/** A tower of steel that floats: flared at the top, slim below, on a chain to a block of concrete. */
function tower(stage: Stage, one: Tower) {
  const [x, ax, top, base, wide, haze] = one;
  const { mid } = stage;
  const steel = mix(mix('#6E7E7C', coral, 0.12), mid, haze);
  const high = (base - top) * 0.72;
  const half = wide / 2;
  const lean = (ax - x) * 0.6;
  const foot = top + high;
  const d = curve(towerOutline(one));
  const rings = [0.14, 0.34, 0.54, 0.74]
    .map(
      (t) =>
        `M${num(x - half)} ${num(top + high * t)}q${num(half)} ${num(wide * 0.12)} ${num(wide)} 0`,
    )
    .join('');
  const block = polygon([
    [ax - half * 0.6, base - wide * 0.22],
    [ax + half * 0.5, base - wide * 0.22],
    [ax + half * 0.7, base + wide * 0.12],
    [ax - half * 0.8, base + wide * 0.12],
  ]);
  return (
    stroke(
      `M${num(x + lean)} ${num(foot)}L${num(ax)} ${num(base - wide * 0.2)}`,
      darker(steel, 0.3),
      Math.max(3, wide * 0.045),
      `stroke-dasharray="${num(wide * 0.05)} ${num(wide * 0.07)}"`,
    ) +
    shape(block, lighter(mix('#9AA09A', mid, haze), 0.1)) +
    shape(
      polygon([
        [ax + half * 0.2, base - wide * 0.22],
        [ax + half * 0.5, base - wide * 0.22],
        [ax + half * 0.7, base + wide * 0.12],
        [ax + half * 0.3, base + wide * 0.12],
      ]),
      darker(mix('#9AA09A', mid, haze), 0.2),
    ) +
    shape(d, lighter(steel, 0.24)) +
    inside(
      d,
      shape(d, steel, `transform="translate(${num(wide * 0.06)} ${num(wide * 0.04)})"`) +
        shape(
          `M${num(x + half * 0.1)} ${top - 4}h${wide}v${num(high + 20)}H${num(x + half * 0.1 + lean)}Z`,
          darker(steel, 0.35),
          'opacity="0.7"',
        ) +
        stroke(rings, darker(steel, 0.4), Math.max(2, wide * 0.03)) +
        (haze < 0.6 ? growthSpots(stage, x - half, x + half, top, foot, haze < 0.2 ? 34 : 12) : ''),
    ) +
    stroke(
      `M${num(x - half)} ${top}H${num(x + half)}`,
      mix(lighter(steel, 0.35), honey, 0.12),
      Math.max(3, wide * 0.05),
    )
  );
}

/** Nine towers afloat in mid-water, three rows of three, each on its chain. */
export const wonderReef: Hand = {
  draw: (stage) => {
    const sand = sandOf(stage, 556, 560);
    const perches = towers
      .filter(([, , , , , haze]) => haze < 0.2)
      .flatMap(([x, , top, , wide]) =>
        rail(
          stage,
          [
            [x - wide * 0.4, top],
            [x + wide * 0.4, top],
          ],
          0.72,
        ),
      );
    return groundOf([sand, { svg: shoalOf(towers, (...one) => tower(stage, one)), perches }], {
      open: area(200, 100, 800, 300),
      solids: towers.filter(([, , , , , mist]) => isNear({ mist })).map(towerOutline),
      floor: sand.floor,
      growth: 'lush',
    });
  },
  hour: 'noon',
  cast: (stage) => ({
    front:
      kingfish(742, 330, 200, -3) +
      kingfish(736, 396, 160, -4) +
      mulloway(236, 500, 150, 3, true) +
      batfish(700, 470, 74, 0, true) +
      batfish(756, 510, 66, 0, true) +
      diversOf(stage)(320, 130, 104, -10, { flip: true, trim: mix(stage.mid, paper, 0.2) }) +
      giantGrouper(768, 670, 290, -2),
  }),
};

import { furSeal } from '../../animals/sea-lion.ts';
import { num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { mix, paper, rust } from '../../palette.ts';
import { darker, type Ground, lighter, type Stage } from '../scene.ts';
import { blockOf, rail } from './hull.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** A house for fish off a pier: a metal frame, a mirror in it, and a sea lion that stays where it is put. */
export function fishHouse(stage: Stage): Ground {
  const { r, near, mid } = stage;
  const sand = sandOf(stage, r.between(600, 630));
  const iron = mix(near, rust, 0.42);
  const left = r.between(330, 400);
  const right = left + r.between(330, 380);
  const foot = 706;
  const top = Math.max(topOf(stage) + 150, r.between(380, 420));
  const depth = 74;
  const far = mix(iron, mid, 0.4);
  const frame = (x: number, y: number, colour: string, width: number) =>
    stroke(
      `M${num(left + x)} ${num(foot + y)}V${num(top + y)}H${num(right + x)}V${num(foot + y)}M${num(left + x)} ${num(foot - 120 + y)}H${num(right + x)}`,
      colour,
      width,
    );
  const ties = [left, right]
    .map((x) => `M${num(x)} ${num(top)}l${depth} -46M${num(x)} ${num(foot - 120)}l${depth} -46`)
    .join('');
  const mirror =
    shape(`M${num(right - 130)} ${num(foot - 250)}h86v112h-86Z`, mix(paper, mid, 0.22)) +
    stroke(`M${num(right - 130)} ${num(foot - 250)}h86v112h-86Z`, darker(iron, 0.3), 7) +
    stroke(`M${num(right - 116)} ${num(foot - 160)}l56 -72`, paper, 5);
  const stone = mix(stage.sand.shade, paper, 0.24);
  const x = right + 190;
  const pedestal =
    shape(`M${num(x - 74)} ${foot + 40}l10 -56h128l12 56Z`, darker(stone, 0.2)) +
    shape(`M${num(x - 64)} ${foot - 16}h128v10h-126Z`, lighter(stone, 0.3));
  const elsa = furSeal(x, foot - 86, 210, -24, true);
  return groundOf(
    [
      { svg: backdrop(stage, 600, 50) },
      sand,
      {
        svg:
          frame(depth, -46, far, 12) +
          stroke(ties, far, 11) +
          mirror +
          frame(0, 0, iron, 16) +
          stroke(`M${num(left - 3)} ${num(top - 4)}H${num(right + 3)}`, lighter(iron, 0.3), 4) +
          pedestal +
          elsa,
        perches: [
          ...rail(stage, [
            [left, top],
            [right, top],
          ]),
          ...rail(stage, [
            [left, foot - 120],
            [right - 160, foot - 120],
          ]),
        ],
      },
    ],
    {
      open: area(100, topOf(stage) + 30, 1000, top - topOf(stage) - 60),
      floor: sand.floor.slice(0, 1),
      solids: [
        blockOf(left - 10, right + depth, top - 60, foot),
        blockOf(x - 110, x + 110, foot - 190, foot + 40),
      ],
      growth: 'sparse',
      scale: 0.5,
    },
  );
}

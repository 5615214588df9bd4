import { giantKelp } from '../../kit/growth/kelp.ts';
import { school } from '../../kit/growth/school.ts';
import { curve, num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { ink, kelp, mix } from '../../palette.ts';
import { area, groundOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { seen } from '../landmarks.ts';
import { seahorse, weedySeadragon } from '../named.ts';
import { boulders, ridgeOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

/** Long-spined urchins on the rock that they have grazed bare. */
const urchin = (x: number, y: number, size: number) => {
  const spines = Array.from({ length: 22 }, (_, i) => {
    const a = -Math.PI * (i / 21);
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * size * (1 + (i % 3) * 0.16))} ${num(y + Math.sin(a) * size * (1 + (i % 2) * 0.2))}`;
  }).join('');
  return (
    stroke(spines, '#1A1426', Math.max(1.6, size * 0.055)) +
    shape(
      `M${num(x - size * 0.4)} ${num(y)}a${num(size * 0.4)} ${num(size * 0.36)} 0 0 1 ${num(size * 0.8)} 0Z`,
      '#241A34',
    )
  );
};

/** Fronds from the bed to the surface, where their tops lie along it; `mist` from 0 near to 1 lost. */
function stand(
  stage: Stage,
  places: readonly (readonly [x: number, foot: number, lean: number])[],
  mist: number,
) {
  const { surface: y = 170, mid, water } = stage;
  const base = mix(kelp, mid, mist);
  const size = 138 * (1 - mist * 0.55);
  return places
    .map(([x, foot, lean], i) => {
      const options = {
        base,
        blade: size,
        light: mix(base, water[0] ?? base, 0.32),
        gap: 17 + 8 * (1 - mist),
        width: 8 * (1 - mist * 0.5),
      };
      return (
        giantKelp([x, foot], [x + lean, y + 14], 40 + i * 7 + Math.round(mist * 90), options) +
        giantKelp([x + lean, y + 16], [x + lean + 150 * (1 - mist * 0.5), y + 10], 90 + i, {
          ...options,
          blade: size * 0.7,
        })
      );
    })
    .join('');
}

/** What is left of the giant kelp: a stand to the surface on the left, a dragon at its fringe, urchins where it has lost. */
export const fortescueBay: Hand = {
  draw: (stage) => {
    const { r, near, mid } = stage;
    const back = ridgeOf(
      [
        [-40, 600],
        [300, 570],
        [700, 610],
        [1240, 580],
      ],
      mid,
      r,
      { grain: 'smooth', near: 0.4 },
    );
    const stones = boulders(
      [
        [80, 740, 150],
        [300, 770, 120],
        [480, 800, 100],
        [700, 780, 110],
        [900, 760, 140],
        [1120, 750, 150],
        [1010, 810, 90],
      ],
      near,
      r,
    );
    const far = stand(
      stage,
      [
        [430, 620, 40],
        [500, 626, 40],
        [570, 630, 30],
        [660, 630, 50],
      ],
      0.62,
    );
    const middle = stand(
      stage,
      [
        [-10, 690, 60],
        [80, 690, 40],
        [250, 680, 60],
        [390, 700, 40],
      ],
      0.28,
    );
    const front = stand(
      stage,
      [
        [150, 740, 60],
        [330, 770, 50],
        [20, 780, 40],
      ],
      0,
    );
    const barrens = [
      [800, 690, 30],
      [880, 650, 34],
      [960, 634, 30],
      [1050, 664, 38],
      [1130, 620, 36],
      [1180, 650, 32],
      [730, 706, 26],
    ]
      .map(([x = 0, y = 0, s = 0]) => urchin(x, y, s))
      .join('');
    return groundOf(
      [{ svg: far }, { svg: back.svg }, { svg: middle }, { svg: stones.svg + barrens + front }],
      {
        open: area(500, 300, 600, 260),
        solids: stones.lines,
        floor: [],
        growth: 'none',
      },
    );
  },
  hour: 'gold',
  surface: 176,
  above: (stage) => {
    const { r, surface: y = 176 } = stage;
    const stone = lit('#6E665C', stage);
    const cape = ridgeOf(
      [
        [-60, y - 130],
        [200, y - 122],
        [420, y - 110],
        [560, y - 84],
        [610, y - 60],
        [640, y + 20],
      ],
      stone,
      r,
      { grain: 'columns', rough: 5, step: 20 },
    );
    const stacks = [
      [690, 66, 26],
      [744, 84, 20],
      [792, 50, 30],
      [850, 30, 24],
    ]
      .map(
        ([x = 0, high = 0, half = 0]) =>
          ridgeOf(
            [
              [x - half, y + 20],
              [x - half * 0.8, y - high * 0.8],
              [x, y - high],
              [x + half * 0.8, y - high * 0.7],
              [x + half, y + 20],
            ],
            stone,
            r,
            { grain: 'columns', rough: 3, step: 16 },
          ).svg,
      )
      .join('');
    const forest = curve(
      `-60,${y - 124}^ -60,${y - 156} 200,${y - 150} 420,${y - 134} 560,${y - 96}^ 300,${y - 108}`,
    );
    return shape(forest, lit(bush, stage)) + cape.svg + stacks;
  },
  cast: (stage) => ({
    behind: school(900, 380, 300, 110, 26, 22, seen(stage, ink, 0.4), 19),
    front: weedySeadragon(760, 480, 470, -5, { flip: false }) + seahorse(520, 640, 150, -6),
  }),
};

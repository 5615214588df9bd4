import { curve, parsePoints } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { abyss, honey, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { boulders } from '../rock.ts';

/** Both sides of the innermost arch. */
const leftWall = '-60,-60 604,190 503,390 464,560 470,900 -60,900';
const rightWall = '1260,-60 604,190 725,380 773,540 770,900 1260,900';

/** Pointed arches one behind the other, windows of green light, walls in yellow zoanthids. */
export const cathedralCave: Hand = {
  draw: (stage) => {
    const { r, near, water } = stage;
    const whole = 'M-60 -60H1260V860H-60Z';
    const lit = mix(water[1] ?? paper, paper, 0.2);
    let svg = '';
    const arches = [
      [620, 150, 190],
      [600, 240, 120],
      [630, 350, 40],
      [610, 480, -70],
    ] as const;
    for (const [i, [cx, half, top]] of arches.entries()) {
      const d = curve([
        [cx - half, 900, 1],
        [cx - half * 1.04, 560],
        [cx - half * 0.78, top + 200],
        [cx - 16, top, 1],
        [cx + half * 0.7, top + 190],
        [cx + half * 1.02, 540],
        [cx + half, 900, 1],
      ]);
      const tone = mix(mix(near, abyss, 0.25 + i * 0.14), lit, 0.42 - i * 0.12);
      svg += shape(`${whole}${d}`, tone, 'fill-rule="evenodd"');
      let zoanthids = '';
      for (let k = 0; k < 46; k++) {
        const side = r.chance(0.5) ? 1 : -1;
        const x = cx + side * half * r.between(1.03, 1.03 + 60 / half);
        zoanthids += blot(x, r.between(top + 250, 760), r.between(4, 10), r);
      }
      svg += shape(zoanthids, mix(honey, tone, 0.6 - i * 0.17));
    }
    const sand = sandOf(stage, 720);
    const stones = boulders(
      [
        [210, 800, 120],
        [1020, 800, 140],
        [860, 812, 70],
      ],
      mix(near, abyss, 0.4),
      r,
    );
    return {
      svg:
        svg +
        sand.svg +
        stones.svg +
        diversOf(stage)(560, 420, 120, -6, { suit: mix(near, abyss, 0.6) }),
      perches: [],
      open: area(440, 470, 340, 180),
      floor: sand.floor.slice(1, 4),
      growth: 'none',
      solids: [parsePoints(leftWall), parsePoints(rightWall)],
    };
  },
  hour: 'noon',
  life: 'Common bullseye, southern rock cod',
  scale: 0.4,
};

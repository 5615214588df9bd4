import { giantGrouper } from '../../animals/giant-grouper.ts';
import { whitetipReefShark } from '../../animals/requiem-shark.ts';
import { trevally } from '../../animals/trevally.ts';
import { wobbegong } from '../../animals/wobbegong.ts';
import { school } from '../../kit/growth/school.ts';
import { honey, ink, mix, paper } from '../../palette.ts';
import { nave } from '../grounds/pier.ts';
import type { Hand } from '../hand.ts';
import { seen, shoalOf } from '../landmarks.ts';

/** Under the steel of the pier: fish stacked between its piles, the groper half hidden in them. */
export const navyPier: Hand = {
  draw: nave,
  hour: 'noon',
  cast: (stage) => {
    const light = mix(stage.mid, paper, 0.45);
    return {
      front:
        school(620, 330, 700, 220, 130, 24, seen(stage, ink, 0.42), 3, { light }) +
        shoalOf(
          [
            [330, 300, 130],
            [430, 366, 140],
            [300, 420, 124],
            [760, 280, 120],
          ] as const,
          (x, y, long) => trevally(x, y, long, 3),
        ) +
        giantGrouper(650, 500, 470, -3, { flip: true }) +
        school(600, 560, 900, 170, 90, 30, mix(seen(stage, honey, 0.25), ink, 0.1), 8, { light }) +
        whitetipReefShark(840, 706, 300, 2, true) +
        wobbegong(330, 748, 290, -3),
    };
  },
};

import { school } from '../../kit/growth/school.ts';
import { honey, ink, mix, paper } from '../../palette.ts';
import { wideNave } from '../grounds/pier.ts';
import type { Hand } from '../hand.ts';
import { seen, shoalOf } from '../landmarks.ts';
import { giantGrouper, trevally, whitetipReefShark, wobbegong } from '../named.ts';

/** Under the steel of the pier: fish stacked between its piles, the groper half hidden in them. */
export const navyPier: Hand = {
  draw: wideNave,
  hour: 'noon',
  cast: (stage) => {
    const light = mix(stage.mid, paper, 0.45);
    return {
      front:
        school(757, 330, 620, 220, 130, 24, seen(stage, ink, 0.42), 3, { light }) +
        shoalOf(
          [
            [612, 316, 120],
            [748, 262, 126],
            [760, 342, 112],
            [896, 300, 120],
          ] as const,
          (x, y, long) => trevally(x, y, long, 3),
        ) +
        giantGrouper(756, 504, 420, -3, { flip: true }) +
        school(740, 560, 820, 170, 90, 30, mix(seen(stage, honey, 0.25), ink, 0.1), 8, { light }) +
        whitetipReefShark(840, 706, 300, 2, true) +
        wobbegong(404, 742, 290, -3),
    };
  },
};

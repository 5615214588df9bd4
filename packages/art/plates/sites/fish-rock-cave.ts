import { abyss, mix } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { mouth } from '../grounds/caves.ts';
import type { Hand } from '../hand.ts';
import { boulders } from '../rock.ts';

/** The deep door from inside: sharks in the blue, a diver on the way out to them. */
export const fishRockCave: Hand = {
  draw: (stage) => {
    const ground = mouth(stage);
    const stones = boulders(
      [
        [90, 780, 120],
        [300, 806, 90],
        [1080, 790, 150],
      ],
      mix(stage.near, abyss, 0.5),
      stage.r,
    );
    return {
      ...ground,
      front: `${ground.front ?? ''}${stones.svg}${diversOf(stage)(536, 552, 160, 6, { flip: true })}`,
    };
  },
  hour: 'noon',
  life: 'Grey nurse sharks, bullseyes',
};

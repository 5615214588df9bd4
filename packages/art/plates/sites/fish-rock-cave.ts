import { diver } from '../../animals/diver.ts';
import { polygon } from '../../kit/outline.ts';
import { fade } from '../../kit/print.ts';
import { abyss, honey, mix, paper } from '../../palette.ts';
import { mouth } from '../grounds/caves.ts';
import type { Hand } from '../hand.ts';
import { boulders } from '../rock.ts';

/** The deep door from inside: sharks in the blue, a diver with a torch in the dark. */
export const fishRockCave: Hand = {
  draw: (stage) => {
    const ground = mouth(stage);
    const g = fade(mix(honey, paper, 0.5), 0.8, 0, { x1: 0, y1: 0, x2: 1, y2: 0 });
    const beam = `${g.defs}<path d="${polygon('246,648 520,566 540,716')}" fill="${g.fill}"/>`;
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
      front: `${ground.front ?? ''}${stones.svg}${beam}${diver(238, 632, 200, 4, { flip: true, suit: stage.mid })}`,
    };
  },
  hour: 'noon',
  life: 'Grey nurse sharks, bullseyes',
};

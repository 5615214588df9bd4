import { plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { school } from '../../kit/growth/school.ts';
import { blush, coral, honey, ink, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { distant, seen } from '../landmarks.ts';
import { maoriWrasse, potatoCod, whitetipReefShark } from '../named.ts';
import { ridgeOf, rockOf } from '../rock.ts';

/** A hollow of sand among coral; the cod come to look at who is there. */
export const codHole: Hand = {
  draw: (stage) => {
    const { r, near, mid, far } = stage;
    const sand = sandOf(stage, 590, 580);
    const back = ridgeOf(
      [
        [-40, 380],
        [180, 420],
        [420, 540],
        [700, 560],
        [940, 470],
        [1240, 340],
      ],
      far,
      r,
      {
        grain: 'reef',
        near: 0.2,
      },
    );
    const left = rockOf(
      [
        [-60, 430],
        [60, 410],
        [170, 470],
        [240, 580],
        [250, 700],
        [310, 860],
        [-60, 860],
      ],
      near,
      r,
      {
        grain: 'reef',
        rough: 14,
      },
    );
    const right = rockOf(
      [
        [1260, 300],
        [1260, 860],
        [980, 860],
        [1020, 700],
        [1000, 600],
        [1060, 470],
        [1140, 360],
      ],
      mix(near, mid, 0.2),
      r,
      {
        grain: 'reef',
        rough: 14,
      },
    );
    const corals =
      plateCoral(210, 540, 220, 60, mix(coral, mid, 0.12), 5) +
      plateCoral(90, 430, 190, 52, mix(honey, mid, 0.16), 7) +
      plateCoral(1070, 520, 230, 60, mix(blush, mid, 0.16), 9) +
      staghorn(1130, 380, 150, 70, mix('#8E7AC0', mid, 0.2), 11) +
      staghorn(300, 760, 170, 76, mix(honey, mid, 0.1), 13);
    return groundOf([back, sand, left, right, { svg: corals }], {
      open: area(300, 100, 600, 300),
      floor: sand.floor,
      growth: 'lush',
    });
  },
  hour: 'noon',
  cast: (stage) => ({
    behind:
      school(620, 250, 520, 140, 60, 20, seen(stage, ink, 0.35), 14, {
        light: mix(stage.mid, paper, 0.4),
      }) +
      distant(whitetipReefShark(300, 260, 190, 4, true), 0.25) +
      distant(maoriWrasse(880, 190, 230, -4), 0.1),
    front:
      diversOf(stage)(784, 420, 220, -4) +
      potatoCod(530, 500, 430, -3, { flip: true }) +
      potatoCod(640, 700, 290, 3),
  }),
};

import { num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { coral, mix, paper, shallow } from '../../palette.ts';
import { blockOf } from '../grounds/hull.ts';
import { sideView } from '../grounds/pier.ts';
import type { Hand } from '../hand.ts';
import { darker, lighter } from '../scene.ts';

/** The end of the long jetty: piles in soft coral, and the observatory with its windows under water. */
export const busseltonJetty: Hand = {
  draw: (stage) => {
    const { surface = 170, mid } = stage;
    const ground = sideView(stage);
    const wall = mix(mid, paper, 0.25);
    const windows = [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((i) =>
            shape(
              `M${868 + i * 62} ${surface + 90 + row * 120}h40v66h-40Z`,
              mix(shallow, '#F4E7A8', 0.55),
            ),
          )
          .join(''),
      )
      .join('');
    const observatory =
      shape(`M850 ${surface - 70}H1050V690H850Z`, wall) +
      shape(`M850 ${surface - 70}H882V690H850Z`, lighter(wall, 0.25)) +
      shape(`M1016 ${surface - 70}H1050V690H1016Z`, darker(wall, 0.25)) +
      windows +
      shape(`M836 ${surface - 116}H1064V${surface - 64}H836Z`, mix(paper, wall, 0.2)) +
      shape(
        `M826 ${surface - 112}L950 ${surface - 160}L1074 ${surface - 112}Z`,
        mix(coral, wall, 0.3),
      );
    const rails = stroke(`M-20 ${num(surface - 92)}H820`, mix(mid, paper, 0.1), 4);
    return {
      ...ground,
      svg: ground.svg + observatory + rails,
      growth: 'lush',
      solids: [...(ground.solids ?? []), blockOf(826, 1074, surface - 160, 690)],
    };
  },
  hour: 'noon',
  surface: 190,
  shore: 'open',
  life: 'Old wife, magpie morwong, nudibranchs',
};

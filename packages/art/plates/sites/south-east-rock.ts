import type { Point } from '../../kit/outline.ts';
import { mix, rust, sand } from '../../palette.ts';
import { pinnacle } from '../grounds/tall.ts';
import type { Hand } from '../hand.ts';
import { ridgeOf } from '../rock.ts';
import { lighter } from '../scene.ts';

/** Ball's Pyramid stands behind; the rock itself is awash, forty metres of clear water under it. */
export const southEastRock: Hand = {
  draw: pinnacle,
  hour: 'dawn',
  surface: 290,
  above: ({ r, surface = 290, coast }) => {
    const stone = mix(coast.rock, rust, 0.2);
    const spire: Point[] = [
      [640, surface + 20],
      [720, surface - 90],
      [780, surface - 150],
      [816, surface - 236],
      [838, surface - 262],
      [862, surface - 226],
      [900, surface - 168],
      [960, surface - 110],
      [1050, surface + 20],
    ];
    return ridgeOf(spire, stone, r, {
      grain: 'columns',
      rough: 6,
      step: 26,
      light: lighter(mix(stone, sand, 0.2), 0.2),
    }).svg;
  },
  life: 'Galapagos sharks, yellowtail kingfish',
};

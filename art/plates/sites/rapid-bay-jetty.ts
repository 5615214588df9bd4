import { num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { mix, rust } from '../../palette.ts';
import { sideView } from '../grounds/pier.ts';
import type { Hand } from '../hand.ts';

/** Two jetties below the quarry cliffs: the new one near, the old one broken behind. */
export const rapidBayJetty: Hand = {
  draw: (stage) => {
    const { r, surface = 170, mid } = stage;
    const wood = mix(mid, rust, 0.25);
    let old = '';
    for (let x = 520; x < 1180; x += 62) {
      const top = surface - (x > 900 && x < 1030 ? -30 : r.between(46, 58));
      old += stroke(`M${x} ${num(top)}L${num(x + r.between(-8, 8))} 610`, wood, 11);
    }
    old += shape(`M500 ${surface - 66}H880L900 ${surface - 40}H500Z`, wood);
    old += shape(`M1040 ${surface - 60}H1260V${surface - 44}H1060Z`, wood);
    old += stroke(`M900 ${surface - 44}L960 ${surface + 70}`, wood, 12);
    const near = sideView(stage);
    return { ...near, svg: old + near.svg };
  },
  hour: 'gold',
  surface: 180,
  shore: 'limestone',
  life: 'Leafy seadragon, southern calamari, old wife',
};

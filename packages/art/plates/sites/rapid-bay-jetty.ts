import { school } from '../../kit/growth/school.ts';
import { box, num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { ink, mix, paper, rust } from '../../palette.ts';
import { blockOf } from '../grounds/hull.ts';
import { crusted } from '../grounds/pier.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { seen } from '../landmarks.ts';
import { leafySeadragon, oldWife, squid } from '../named.ts';
import { lighter, type Stage } from '../scene.ts';

/** The old ore jetty behind: longer, its deck fallen in places, piles without a load. */
function oldJetty(stage: Stage) {
  const { r, surface: y = 180, mid } = stage;
  const wood = mix(rust, mid, 0.5);
  let piles = '';
  for (let x = 560; x < 1220; x += 44) {
    const fallen = (x > 760 && x < 850) || (x > 1010 && x < 1060);
    const top = y - (fallen ? r.between(-40, 14) : 52);
    piles += stroke(`M${x} ${num(top)}L${num(x + r.between(-7, 7))} 560`, wood, 10);
    piles += stroke(
      `M${x + 16} ${num(top + 4)}L${num(x + 16 + r.between(-6, 6))} 548`,
      mix(wood, mid, 0.35),
      7,
    );
  }
  const deck =
    shape(
      box(530, y - 58, 226, 14) + box(850, y - 56, 160, 14) + box(1062, y - 56, 200, 14),
      wood,
    ) + stroke(`M752 ${y - 48}L806 ${y + 70}M1008 ${y - 46}L1036 ${y + 40}`, wood, 12);
  return piles + deck;
}

/** The near piles of the new jetty; another pile, thinner, stands 46 behind each. */
const pileXs = [30, 170, 310, 450];

/** The new jetty in front: short, whole, with its rail and the stairs that divers use. */
function newJetty(stage: Stage, foot: (x: number) => number) {
  const { surface: y = 180, near } = stage;
  const deck = y - 96;
  const timber = mix(near, rust, 0.4);
  let piles = '';
  for (const x of pileXs) {
    piles += crusted(stage, x + 46, deck + 16, foot(x) + 6, 26, 0.3, false);
    piles += crusted(stage, x, deck + 16, foot(x) + 40, 44, 0, false);
  }
  let posts = '';
  for (let x = 4; x < 536; x += 44) posts += `M${x} ${deck}v-34`;
  const steps = Array.from(
    { length: 8 },
    (_, i) => `M${548 + i * 15} ${deck + 24 + i * 26}h34`,
  ).join('');
  return (
    piles +
    stroke(
      `M536 ${deck + 8}L664 ${deck + 236}M570 ${deck + 8}L698 ${deck + 236}${steps}`,
      timber,
      7,
    ) +
    shape(box(-20, deck, 580, 26), timber) +
    shape(box(-20, deck, 580, 8), lighter(timber, 0.28)) +
    stroke(`${posts}M-20 ${deck - 34}H546`, timber, 5)
  );
}

/** Two jetties below the quarry cliffs: the new one near, the old one broken behind. */
export const rapidBayJetty: Hand = {
  draw: (stage) => {
    const sand = sandOf(stage, 600, 560);
    return groundOf([{ svg: oldJetty(stage) }, sand, { svg: newJetty(stage, sand.at) }], {
      open: area(560, 260, 560, 260),
      floor: sand.floor,
      growth: 'none',
      solids: pileXs.flatMap((x) => [
        blockOf(x - 22, x + 22, 100, sand.at(x) + 40),
        blockOf(x + 33, x + 59, 100, sand.at(x + 46) + 40),
      ]),
    });
  },
  hour: 'gold',
  surface: 190,
  shore: 'limestone',
  cast: (stage) => ({
    behind: school(820, 400, 320, 120, 50, 22, seen(stage, ink, 0.35), 9, {
      light: mix(stage.mid, paper, 0.4),
    }),
    front:
      leafySeadragon(770, 610, 420, -4) +
      squid(1000, 330, 130, 6) +
      squid(1090, 376, 116, 4) +
      oldWife(572, 400, 108, 3, true) +
      oldWife(566, 500, 96, -4, true),
  }),
};

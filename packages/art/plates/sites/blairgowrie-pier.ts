import { softCoral } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { box, num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { coral, honey, ink, mix, ochre, paper, rust } from '../../palette.ts';
import { blockOf } from '../grounds/hull.ts';
import { crusted } from '../grounds/pier.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { lit } from '../land.ts';
import { distant, shoalOf } from '../landmarks.ts';
import { boarfish, seahorse, spiderCrab } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

const tints = [ochre, '#8A5AA0', honey, mix(coral, ochre, 0.4), '#B0508A'];

/** The wave screen: planks on edge from the deck into the water, light in the gaps between. */
function waveScreen(stage: Stage, deck: number) {
  const { r, mid } = stage;
  const plank = mix(mix(rust, '#6A6A54', 0.4), mid, 0.5);
  let d = '';
  for (let x = -20; x < 1240; x += 27) d += box(x, deck, 19, 330 + r.between(-8, 10));
  return (
    shape(d, plank) +
    stroke(`M-20 ${deck + 110}H1240M-20 ${deck + 260}H1240`, darker(plank, 0.25), 14)
  );
}

const pileXs = [90, 430, 790, 1110];

/** Piles that hang thick with sponge and soft growth. */
function piles(stage: Stage, deck: number) {
  const { r, mid } = stage;
  return pileXs
    .map((x, i) => {
      let hung = '';
      for (let k = 0; k < 6; k++) {
        const y = 360 + k * 54 + r.between(-12, 12);
        const px = x + (k % 2 ? 26 : -26);
        const tint = mix(r.pick(tints), mid, 0.12);
        hung +=
          k % 3
            ? softCoral(px, y, r.between(22, 32), tint, r)
            : spongeClump(px, y + 14, r.between(56, 80), 60 + i * 9 + k, tints);
      }
      return crusted(stage, x, deck, 690 + (i % 2) * 24, 52, 0, false) + hung;
    })
    .join('');
}

const march: [x: number, y: number, long: number][] = [
  [172, 640, 84],
  [264, 628, 78],
  [350, 640, 86],
  [512, 626, 76],
  [604, 640, 84],
  [700, 630, 80],
  [884, 642, 86],
  [990, 630, 80],
  [190, 694, 110],
  [370, 698, 114],
  [560, 692, 110],
  [740, 698, 114],
  [930, 694, 110],
  [1110, 698, 114],
];

/** Winter at the pier: spider crabs march over the silt between piles hung with sponge, masts behind the screen. */
export const blairgowriePier: Hand = {
  draw: (stage) => {
    const { near, surface: y = 256 } = stage;
    const deck = y - 70;
    const sand = sandOf(stage, 590, 600, false);
    const timber = mix(near, rust, 0.35);
    let posts = '';
    for (let x = 10; x < 1220; x += 60) posts += `M${x} ${deck}v-30`;
    const top =
      shape(box(-20, deck, 1260, 24), timber) +
      shape(box(-20, deck, 1260, 7), lighter(timber, 0.3)) +
      stroke(`${posts}M-20 ${deck - 30}H1240`, timber, 4);
    return groundOf(
      [{ svg: waveScreen(stage, deck + 20) }, sand, { svg: piles(stage, deck + 20) + top }],
      {
        open: area(200, 280, 800, 260),
        floor: sand.floor,
        growth: 'none',
        solids: pileXs.map((x) => blockOf(x - 26, x + 26, deck, 664)),
      },
    );
  },
  hour: 'grey',
  surface: 256,
  above: (stage) => {
    const { r, surface: y = 256 } = stage;
    const white = lit(paper, stage);
    return [60, 170, 262, 380, 520, 610, 730, 860, 940, 1060, 1150]
      .map((x) => {
        const high = r.between(100, 176);
        return (
          stroke(`M${x} ${y - 60}V${num(y - 60 - high)}`, mix(white, ink, 0.45), 5) +
          stroke(
            `M${x} ${num(y - 60 - high)}L${x + 40} ${y - 80}M${x} ${y - 86}h44`,
            mix(white, ink, 0.4),
            3,
          )
        );
      })
      .join('');
  },
  cast: () => ({
    front:
      distant(
        shoalOf(march.slice(0, 8), (x, y, long) => spiderCrab(x, y, long)),
        0.2,
      ) +
      shoalOf(march.slice(8), (x, y, long) => spiderCrab(x, y, long)) +
      spiderCrab(650, 760, 124, 2) +
      spiderCrab(280, 760, 122, -3) +
      spiderCrab(1020, 762, 124, 0) +
      boarfish(600, 470, 230, -2) +
      seahorse(846, 480, 110),
  }),
};

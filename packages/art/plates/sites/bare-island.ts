import { islandWithFort } from '../../pictures/articles/bare-island.ts';
import { ledge, slope } from '../grounds/slopes.ts';
import type { Hand } from '../hand.ts';

/** The fort and the footbridge over both sides of the island. */
const above = ({ surface = 190 }: { surface?: number | undefined }) =>
  `<g transform="translate(60 ${surface - 252}) scale(0.74)">${islandWithFort()}</g>`;

export const bareIslandWest: Hand = {
  draw: ledge,
  hour: 'dawn',
  surface: 200,
  above,
  life: 'Weedy seadragons, giant cuttlefish, nudibranchs',
  scale: 0.56,
};
export const bareIslandEast: Hand = {
  draw: slope,
  hour: 'grey',
  surface: 190,
  above,
  life: 'Big-belly seahorse, weedy seadragons, nudibranchs',
  flip: true,
  scale: 0.6,
};

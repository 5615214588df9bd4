import { bullKelp } from '../../animals/bull-kelp.ts';
import { caulerpa } from '../../animals/caulerpa.ts';
import { crayweed } from '../../animals/crayweed.ts';
import { giantKelpFrond } from '../../animals/giant-kelp-frond.ts';
import { goldenKelp } from '../../animals/golden-kelp.ts';
import { posidonia } from '../../animals/posidonia.ts';
import { wireweed } from '../../animals/wireweed.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const kelpAndSeagrass: SpeciesDrawings = {
  'bull-kelp': {
    draw: bullKelp,
    marks: [
      [70, 50, 'Leather straps thicker than a weight belt'],
      [10, 90, 'a disc the size of a dinner plate'],
    ],
    withoutBar: true,
  },
  caulerpa: {
    draw: caulerpa,
    marks: [
      [22, 81, 'Vivid green runners'],
      [31, 33, 'feathers'],
      [73, 46, 'strings of beads'],
    ],
    withoutBar: true,
  },
  crayweed: {
    draw: crayweed,
    marks: [
      [14, 94, 'a small button of a holdfast'],
      [71, 92, 'serrated leaves'],
      [28, 18, 'olive-shaped floats'],
    ],
    withoutBar: true,
  },
  'giant-kelp': {
    draw: giantKelpFrond,
    marks: [
      [3, 52, 'Ropes rise from rock to surface'],
      [30, 15, 'pear-shaped float'],
      [56, 54, 'wrinkled blade'],
    ],
    withoutBar: true,
  },
  'golden-kelp': {
    draw: goldenKelp,
    marks: [
      [11, 73, 'One stiff stalk'],
      [11, 94, 'a root-like holdfast'],
      [50, 23, 'a flat golden-brown blade with side straps'],
    ],
    withoutBar: true,
  },
  'posidonia-seagrass': {
    draw: posidonia,
    marks: [
      [76, 12, 'rounded ends'],
      [25, 83, 'fibrous stems in the sand'],
      [56, 31, 'flowers and fruits'],
    ],
    withoutBar: true,
  },
  wireweed: {
    draw: wireweed,
    marks: [
      [43, 65, 'Wiry, dark, branching stems'],
      [24, 26, 'tufts of short twisted green leaves'],
    ],
    withoutBar: true,
  },
};

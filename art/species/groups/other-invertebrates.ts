import { blacklipAbalone } from '../../animals/abalone.ts';
import { giantClam } from '../../animals/giant-clam.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const otherInvertebrates: SpeciesDrawings = {
  'blacklip-abalone': {
    draw: blacklipAbalone,
    marks: [
      [24, 38, 'a row of holes'],
      [60, 96, 'a dark frill of foot'],
    ],
  },
  'giant-clam': {
    draw: giantClam,
    marks: [
      [30, 86, 'Two fluted half-shells'],
      [50, 30, 'a velvet lip in blue, green and bronze'],
    ],
  },
};

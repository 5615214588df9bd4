import { dolphin } from '../../animals/dolphin.ts';
import { furSeal, seaLion } from '../../animals/sea-lion.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const mammals: SpeciesDrawings = {
  'australian-sea-lion': {
    draw: seaLion,
    marks: [
      [3, 17, 'snout is blunt'],
      [21, 12, 'ears small'],
    ],
  },
  'bottlenose-dolphin': {
    draw: dolphin,
    marks: [
      [3, 56, 'stubby beak'],
      [50, 8, 'curved back fin'],
      [34, 64, 'paler belly'],
    ],
  },
  'long-nosed-fur-seal': {
    draw: furSeal,
    marks: [
      [3, 19, 'a long pointed snout'],
      [21, 12, 'external ears'],
      [6, 30, 'long pale whiskers'],
    ],
  },
};
